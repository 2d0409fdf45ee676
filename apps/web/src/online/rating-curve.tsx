import { archive } from '../texts/archive.ts'
import type { PlayerRating } from './archive-server.ts'

const [WIDTH, HEIGHT, EDGE] = [420, 110, 6]

/** Points of the curve and of the band around it, from left to right game by game. */
export function curveOf(curve: PlayerRating['curve']): { readonly line: string; readonly band: string } {
  const low = Math.min(...curve.map(({ rating, deviation }) => rating - deviation))
  const high = Math.max(...curve.map(({ rating, deviation }) => rating + deviation))
  const x = (i: number): number => EDGE + ((WIDTH - 2 * EDGE) * i) / Math.max(1, curve.length - 1)
  const y = (rating: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (rating - low)) / Math.max(1, high - low)
  const points = (of: (point: PlayerRating['curve'][number]) => number): string[] =>
    curve.map((point, i) => `${x(i).toFixed(1)},${y(of(point)).toFixed(1)}`)
  const [upper, lower] = [points((p) => p.rating + p.deviation), points((p) => p.rating - p.deviation)]
  return { line: points(({ rating }) => rating).join(' '), band: [...upper, ...lower.reverse()].join(' ') }
}

/** How a rating came about, and how sure it was. */
export function RatingCurve({ curve }: Pick<PlayerRating, 'curve'>) {
  if (curve.length < 2) return null
  const { line, band } = curveOf(curve)
  const [first, last] = [curve[0], curve[curve.length - 1]]
  return (
    <svg
      class="rating-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={archive.player.curve(Math.round(first.rating), Math.round(last.rating))}
    >
      <polygon class="rating-band" points={band} />
      <polyline class="rating-line" points={line} />
    </svg>
  )
}
