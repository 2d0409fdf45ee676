/** How a kept game last looked, small: drawn over a picture of its map without loading the board. Only for show, so it may be lost. */
export interface Thumbnail {
  /** The map's measure; the picture shows exactly this much. */
  readonly width: number
  readonly height: number
  readonly marks: readonly ThumbnailMark[]
}

/** Where, a colour token without its dashes, and what: a held place, an enemy, a unit on foot or on wheels. */
export type ThumbnailMark = readonly [x: number, y: number, colour: string, kind: 'held' | 'enemy' | 'foot' | 'armor']

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
  if (typeof value !== 'object' || value === null || !('width' in value && 'height' in value && 'marks' in value)) return false
  const { width, height, marks } = value
  return typeof width === 'number' && typeof height === 'number' && Array.isArray(marks) && marks.every(isMark)
}

function isMark(mark: unknown): mark is ThumbnailMark {
  if (!Array.isArray(mark)) return false
  const [x, y, colour, kind] = mark
  return typeof x === 'number' && typeof y === 'number' && /^[a-z]+$/.test(String(colour)) && typeof kind === 'string'
}
