import { NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId, LineId } from '../ids.ts'
import * as no from '../reasons.ts'
import { controls, lineOpenTo } from '../rules/map.ts'
import { capacityOf, markConnected, placeLimit, TRAIN, TRUCK, whyNotLine } from '../rules/transport.ts'
import { State } from '../state.ts'

/** [2024:8.5] A line between two own areas: what vehicles could carry over it in one transport. */
export type LineSurvey = {
  readonly seat: string
  readonly between: readonly [string, string]
  /** Trains can run on it. */
  readonly rail: boolean
  /** Supplies that could go over it now; a vehicle that stands there already takes its place away. */
  readonly now: number
  /** And once the vehicles have been taken up again. */
  readonly clear: number
}

/** The way from a supply base to an army that carries most. */
export type WaySurvey = {
  readonly seat: string
  readonly army: string
  /** From the base to the army; none where no chain leads there. */
  readonly areas: readonly string[]
  /** Supplies that its narrowest line can take. */
  readonly carries: number
  /** The lines that take no more than that, where others would. */
  readonly narrow: readonly (readonly [string, string])[]
  /** A vehicle for each line of the way: what the group has, and what one action places. */
  readonly vehicles: number
  readonly places: number
}

/** The same position with that seat's turn. */
function asActive(from: State, seat: number): State {
  const s = new State(from.content)
  s.bytes.set(from.bytes)
  s.turn[0] = s.order.indexOf(seat)
  markConnected(s)
  return s
}

interface Reckoned {
  readonly line: LineId
  readonly a: AreaId
  readonly b: AreaId
  readonly rail: boolean
  readonly now: number
  readonly clear: number
}

function reckon(s: State): readonly Reckoned[] {
  const { lineA, lineB, lineCount, landCount } = s.content
  const found: Reckoned[] = []
  for (let line = 0; line < lineCount; line++) {
    const [a, b] = [lineA[line], lineB[line]]
    if (a >= landCount || b >= landCount) continue
    if (!lineOpenTo(s, s.active, line) || !controls(s, s.active, a) || !controls(s, s.active, b)) continue
    const train = whyNotLine(s, line, a, b, TRAIN)
    const truck = whyNotLine(s, line, a, b, TRUCK)
    const rail = train === no.ALLOWED || train === no.LINE_HAS_TRAIN
    const carried = (train: boolean, truck: boolean): number =>
      (train ? capacityOf(s, TRAIN) : 0) + (truck ? capacityOf(s, TRUCK) : 0)
    found.push({ line, a, b, rail, now: carried(train === no.ALLOWED, truck === no.ALLOWED), clear: carried(rail, true) })
  }
  return found
}

export function linesOf(from: State, seat: number): readonly LineSurvey[] {
  const { areaIds } = from.content
  return reckon(asActive(from, seat)).map(({ a, b, rail, now, clear }) => ({
    seat: SEAT_NAMES[seat],
    between: [areaIds[a], areaIds[b]],
    rail,
    now,
    clear,
  }))
}

export function waysOf(from: State, seat: number): readonly WaySurvey[] {
  const s = asActive(from, seat)
  const lines = reckon(s)
  const { areaIds, armyIds, armiesOf, baseOf, frontlineOf } = s.content
  const bases = [baseOf[seat], frontlineOf[seat]].filter((base) => base !== NONE && controls(s, seat, base))
  const vehicles = s.trains[seat] + s.trucks[seat]
  return [...armiesOf[seat]]
    .filter((army) => s.armyArea[army] !== NONE)
    .map((army) => {
      const { way, carries } = widest(lines, bases, s.armyArea[army])
      const legs = way.slice(1).map((area, i) => lines.find((line) => joins(line, way[i], area)))
      const narrow = legs.filter((leg) => leg !== undefined && leg.now === carries)
      return {
        seat: SEAT_NAMES[seat],
        army: armyIds[army],
        areas: way.map((area) => areaIds[area]),
        carries,
        narrow:
          narrow.length === legs.length ? [] : narrow.flatMap((leg) => (leg ? [[areaIds[leg.a], areaIds[leg.b]] as const] : [])),
        vehicles,
        places: placeLimit(s),
      }
    })
}

const joins = ({ a, b }: Reckoned, from: AreaId, to: AreaId): boolean => (a === from && b === to) || (a === to && b === from)

/** Of the ways whose narrowest line takes most, one with the fewest lines. */
function widest(lines: readonly Reckoned[], bases: readonly AreaId[], to: AreaId): { way: readonly AreaId[]; carries: number } {
  if (bases.includes(to)) return { way: [to], carries: 0 }
  const widths = [...new Set(lines.map(({ now }) => now))].sort((a, b) => b - a)
  for (const carries of widths) {
    const way = wayOver(
      lines.filter(({ now }) => now >= carries),
      bases,
      to,
    )
    if (way.length > 0) return { way, carries }
  }
  return { way: [], carries: 0 }
}

function wayOver(lines: readonly Reckoned[], bases: readonly AreaId[], to: AreaId): readonly AreaId[] {
  const before = new Map<AreaId, AreaId>()
  const reached = [...bases]
  for (const at of reached) {
    for (const { a, b } of lines) {
      const next = a === at ? b : b === at ? a : undefined
      if (next === undefined || before.has(next) || bases.includes(next)) continue
      before.set(next, at)
      reached.push(next)
    }
  }
  if (!before.has(to)) return []
  const way = [to]
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.unshift(at)
  return way
}
