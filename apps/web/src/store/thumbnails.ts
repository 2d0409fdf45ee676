/** How a kept game last looked, small: drawn over a picture of its map without loading the board. Only for show, so it may be lost. */
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

const PREFIX = 'railhead.thumbnail.'

export function keepThumbnail(id: string, thumbnail: Thumbnail): void {
  try {
    localStorage.setItem(`${PREFIX}${id}`, JSON.stringify(thumbnail))
  } catch {
    // Without room for it the picture of the map stays.
  }
}

export function thumbnailOf(id: string): Thumbnail | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`${PREFIX}${id}`) ?? 'null')
    return isThumbnail(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Forgets those of games that are gone. */
export function pruneThumbnails(ids: ReadonlySet<string>): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !ids.has(key.slice(PREFIX.length))) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function isThumbnail(value: unknown): value is Thumbnail {
  if (!isRecord(value)) return false
  const { width, height, signs, marks } = value
  if (typeof width !== 'number' || typeof height !== 'number' || !Array.isArray(signs) || !Array.isArray(marks)) return false
  return signs.every((sign) => Array.isArray(sign) && sign.every(isPath)) && marks.every((mark) => isMark(mark, signs.length))
}

function isPath(value: unknown): value is ThumbnailPath {
  if (!isRecord(value)) return false
  const { d, fill, stroke, width } = value
  return typeof d === 'string' && typeof width === 'number' && [fill, stroke].every((colour) => COLOUR.test(String(colour)))
}
const COLOUR = /^(none|#[0-9a-f]{6})$/

function isMark(mark: unknown, signs: number): mark is ThumbnailMark {
  if (!Array.isArray(mark)) return false
  const [x, y, sign] = mark
  return typeof x === 'number' && typeof y === 'number' && Number.isInteger(sign) && sign >= 0 && sign < signs
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null
