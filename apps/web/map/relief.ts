import { inside, type Line, type Point, seeded } from './geometry.ts'

/** Short strokes down both slopes of a ridge, as engravers drew hills. `crest` and `reach` are in map units. */
export function hachures(crest: Line, reach: number, seed: number): Line[] {
  const random = seeded(seed)
  const strokes: Line[] = []
  let travelled = 0
  for (let i = 1; i < crest.length; i++) {
    const [a, b] = [crest[i - 1], crest[i]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length === 0) continue
    const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
    for (let at = (4 - (travelled % 4)) % 4; at < length; at += 4) {
      const t = at / length
      for (const side of [-1, 1]) {
        if (random() < 0.12) continue
        const start = reach * (0.12 + 0.5 * random())
        const end = start + reach * (0.25 + 0.35 * random())
        const lean = (random() - 0.5) * 3
        const foot = (distance: number, shift: number): Point => [
          a[0] + t * (b[0] - a[0]) + normal[0] * side * distance + normal[1] * shift,
          a[1] + t * (b[1] - a[1]) + normal[1] * side * distance - normal[0] * shift,
        ]
        strokes.push([foot(start, lean * 0.3), foot(end, lean)])
      }
    }
    travelled += length
  }
  return strokes
}

/** Tufts of reed strewn over the marsh, clear of the towns. */
export function tufts(marsh: Line, towns: readonly Point[], seed: number): Point[] {
  const random = seeded(seed)
  const xs = marsh.map(([x]) => x)
  const ys = marsh.map(([, y]) => y)
  const found: Point[] = []
  for (let tries = 0; tries < 4000 && found.length < 90; tries++) {
    const at: Point = [
      Math.min(...xs) + random() * (Math.max(...xs) - Math.min(...xs)),
      Math.min(...ys) + random() * (Math.max(...ys) - Math.min(...ys)),
    ]
    const clear = (others: readonly Point[], distance: number) =>
      others.every(([x, y]) => Math.hypot(at[0] - x, at[1] - y) >= distance)
    if (inside(at, [marsh]) && clear(found, 12) && clear(towns, 20)) found.push(at)
  }
  return found
}
