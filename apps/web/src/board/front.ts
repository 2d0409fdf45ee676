/*
 * The front is drawn along the borders that two sides share. Between some of them lie strips that nobody crosses: there the
 * line goes on to the nearest end, so that it reads as one.
 */

type Point = readonly [number, number]

/** Longest strip that is bridged, in tenths of map units. */
const LONGEST = 1080
/** Ends as near as this meet already. */
const MEETS = 12

interface End {
  readonly piece: number
  readonly point: Point
}

/** First and last point of a path of one move and relative lines, as the map's borders are written. */
export function endsOf(path: string): readonly [Point, Point] | undefined {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
  if (numbers.length < 4) return undefined
  let [x, y] = numbers
  for (let i = 2; i + 1 < numbers.length; i += 2) {
    x += numbers[i]
    y += numbers[i + 1]
  }
  return [
    [numbers[0], numbers[1]],
    [x, y],
  ]
}

const distance = ([a, b]: Point, [c, d]: Point): number => Math.sqrt((a - c) ** 2 + (b - d) ** 2)

/** Lines that join loose ends of the pieces, the nearest first. */
export function bridges(pieces: readonly string[]): string {
  const ends = pieces.flatMap((path, piece): End[] => (endsOf(path) ?? []).map((point) => ({ piece, point })))
  const loose = new Set(
    ends.filter((end) => !ends.some((other) => other.piece !== end.piece && distance(end.point, other.point) < MEETS)),
  )
  const joins = [...loose].flatMap((a, i) =>
    [...loose].slice(i + 1).flatMap((b) => {
      const length = distance(a.point, b.point)
      return a.piece === b.piece || length > LONGEST ? [] : [{ a, b, length }]
    }),
  )
  const joined = lines(ends)
  return joins
    .toSorted((one, other) => one.length - other.length)
    .flatMap(({ a, b }) => {
      const [one, other] = [joined[a.piece], joined[b.piece]]
      // Both ends of the same line: it would become a ring.
      if (!loose.has(a) || !loose.has(b) || one === other) return []
      loose.delete(a)
      loose.delete(b)
      joined.forEach((line, piece) => {
        if (line === other) joined[piece] = one
      })
      return [`M${a.point[0]} ${a.point[1]}L${b.point[0]} ${b.point[1]}`]
    })
    .join('')
}

/** Which line each piece belongs to: those whose ends meet are one. */
function lines(ends: readonly End[]): number[] {
  const line: number[] = []
  for (const { piece } of ends) line[piece] = piece
  for (const a of ends)
    for (const b of ends) {
      const [one, other] = [line[a.piece], line[b.piece]]
      if (one === other || distance(a.point, b.point) >= MEETS) continue
      line.forEach((of, piece) => {
        if (of === other) line[piece] = one
      })
    }
  return line
}
