/** How a kept game last looked, small: drawn over a picture of its map without loading the board. */
export interface Thumbnail {
  /** The map's measure; the picture shows exactly this much. */
  readonly width: number
  readonly height: number
  /** What lies on the map, each drawn once. */
  readonly signs: readonly ThumbnailSign[]
  /** Where, and which of the signs. */
  readonly marks: readonly ThumbnailMark[]
}

/** Paths around (0, 0), bottom to top. */
export type ThumbnailSign = readonly ThumbnailPath[]

export interface ThumbnailPath {
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
}

export type ThumbnailMark = readonly [x: number, y: number, sign: number]
