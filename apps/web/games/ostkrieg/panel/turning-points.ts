import type { Told, TurningPoint } from '../../../src/game/client.ts'
import { areaById } from '../board/areas.ts'
import type { Side } from '../board/state.ts'

/** What a card play, or the end of a year, brought. */
interface Part {
  readonly year: number
  readonly card?: number
  readonly taken: { readonly area: string; readonly side: Side; readonly points: number }[]
  choice: number
}

/** At most so many are worth telling, each of so many points at least. */
const MOST = 5
const LEAST = 2

const BEGINS: ReadonlySet<string> = new Set(['card-played', 'front-card-used', 'year-over', 'year'])

/** The card plays that moved most Victory Points (2.0), in their order. */
export function turningPoints(told: readonly Told[], say: Words): readonly TurningPoint[] {
  const parts: Part[] = []
  // The first year is not announced: it is the first that ends.
  let year = Number(told.find(({ event }) => event.type === 'year-over')?.event.year ?? 0)
  for (const { event, choice } of told) {
    const { type, card, area, side } = event
    if (event.year !== undefined) year = Number(event.year)
    if (BEGINS.has(type)) parts.push({ year, taken: [], choice, ...(card === undefined ? {} : { card: Number(card) }) })
    const points = type === 'control' ? Number(areaById(String(area))?.features.vp ?? 0) : 0
    const part = parts.at(-1)
    if (points === 0 || part === undefined || (side !== 'axis' && side !== 'soviet')) continue
    part.taken.push({ area: String(area), side, points })
    part.choice = choice
  }
  return parts
    .map((part) => ({ part, swing: swingOf(part) }))
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .toSorted((a, b) => a.part.choice - b.part.choice)
    .map(({ part, swing }) => {
      const winner: Side = swing > 0 ? 'axis' : 'soviet'
      const areas = part.taken.filter(({ side }) => side === winner).map(({ area }) => area)
      return {
        choice: part.choice,
        text: say({ year: part.year, card: part.card, side: winner, areas, points: Math.abs(swing) }),
      }
    })
}

/** Points that the Axis gained, less those of the Soviets. */
const swingOf = ({ taken }: Part): number =>
  taken.reduce((sum, { side, points }) => sum + (side === 'axis' ? points : -points), 0)

type Words = (swing: {
  readonly year: number
  readonly card: number | undefined
  readonly side: Side
  readonly areas: readonly string[]
  readonly points: number
}) => string
