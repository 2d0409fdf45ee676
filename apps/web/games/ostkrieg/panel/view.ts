import type { BoardReport, OstkriegReport, OstkriegView as ViewOfGame } from '@railhead/ostkrieg'
import type { SeatName, View } from '@railhead/table'
import { areaById, areas, lines as borders } from '../board/areas.ts'
import { type OstkriegArea, type OstkriegBoardState, type OstkriegToken, type Side, stackId } from '../board/state.ts'
import { readStack, sideOfControl } from '../board/units.ts'
import { overlay } from './overlay.ts'

/** A view of Ostkrieg as a page gets it: with what follows from it. */
export type OstkriegView = ViewOfGame & { readonly report: OstkriegReport }

export const ostkriegView = (view: View): OstkriegView => view as OstkriegView

/** Control and supply, worked out by the game's package. */
export const reportOf = (view: View): BoardReport => ostkriegView(view).report.board

/** Units by area id. */
export function unitsOf(view: OstkriegView): ReadonlyMap<string, string> {
  return new Map(Object.entries(view.areas).map(([name, { units }]) => [String(Number.parseInt(name, 10)), units ?? '']))
}

/** The side that a seat plays: with bidding the players' numbers stand for the sides they got. */
export function sideOfSeat(view: OstkriegView, seat: SeatName | null): Side | undefined {
  if (seat === 'axis' || seat === 'soviet') return seat
  if (seat === null || view.bid?.axisPlayer === undefined) return undefined
  return seat === `player-${view.bid.axisPlayer}` ? 'axis' : 'soviet'
}

export function boardOf(view: View): OstkriegBoardState {
  const report = reportOf(view)
  const units = unitsOf(ostkriegView(view))
  const shown = overlay.value
  const starving = new Set(report.starving)
  const lines = new Set(
    shown === 'none' ? [] : shown === 'axis' ? [...report.lines.axis, ...report.lines.finnish] : report.lines.soviet,
  )
  const through = ways(lines)
  const cells: Record<string, OstkriegArea> = {}
  const tokens: OstkriegToken[] = []
  for (const { id } of areas) {
    const number = Number(id)
    const control = report.control[number]
    const way = through.get(id)
    const supply =
      shown !== control
        ? {}
        : { supply: lines.has(number) ? ('open' as const) : ('cut' as const), ...(way === undefined ? {} : { through: way }) }
    cells[id] = { control, ...supply }
    const stack = readStack(units.get(id) ?? '')
    if (stack.length > 0)
      tokens.push({
        id: stackId(id),
        kind: 'stack',
        on: { area: id },
        side: sideOfControl(control),
        cells: stack,
        starving: starving.has(number),
      })
  }
  return { areas: cells, tokens }
}

/** From each supplied area the next one on its way to a source: by land if there is a way, else across a sea, which is not drawn. */
function ways(supplied: ReadonlySet<number>): ReadonlyMap<string, string> {
  const through = new Map<string, string>()
  const reached = areas
    .filter(({ id, features }) => features.supply !== undefined && supplied.has(Number(id)))
    .map(({ id }) => id)
  const known = new Set(reached)
  const reach = (id: string): void => {
    known.add(id)
    reached.push(id)
  }
  for (let walked = 0; walked < reached.length; walked++) {
    const from = reached[walked]
    for (const { a, b } of borders) {
      const next = a === from ? b : b === from ? a : undefined
      if (next === undefined || known.has(next) || !supplied.has(Number(next))) continue
      through.set(next, from)
      reach(next)
    }
    // All that land reaches has been walked: now the ports across the seas.
    if (walked === reached.length - 1) for (const id of overseas(known, supplied)) reach(id)
  }
  return through
}

function overseas(known: ReadonlySet<string>, supplied: ReadonlySet<number>): string[] {
  const seasOf = (id: string): readonly string[] =>
    String(areaById(id)?.features.seas ?? '')
      .split(' ')
      .filter(Boolean)
  const open = new Set([...known].flatMap(seasOf))
  return areas
    .filter(({ id }) => !known.has(id) && supplied.has(Number(id)) && seasOf(id).some((sea) => open.has(sea)))
    .map(({ id }) => id)
}

/** Victory Points that each side holds now (2.0). */
export function victoryPoints(view: View): Record<Side, number> {
  const { control } = reportOf(view)
  const points = { axis: 0, soviet: 0 }
  for (const { id, features } of areas) {
    const side = control[Number(id)]
    if (side !== 'neutral') points[side] += Number(features.vp ?? 0)
  }
  return points
}
