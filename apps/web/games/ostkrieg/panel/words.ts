import type { SeatName, View } from '@railhead/table'
import type { Target } from '../../../src/board/api.ts'
import type { SeatLook } from '../../../src/game/client.ts'
import { areaById } from '../board/areas.ts'
import { readStack, stackInWords, UNITS } from '../board/units.ts'
import { ost } from '../texts/texts.ts'
import { cards } from './cards.ts'
import { ostkriegView, reportOf, sideOfSeat, unitsOf } from './view.ts'

const SEATS: Readonly<Record<string, SeatLook>> = {
  axis: { name: ost.seats.axis, colour: 'ost-axis', emblem: 'square' },
  soviet: { name: ost.seats.soviet, colour: 'ost-soviet', emblem: 'diamond' },
  'player-1': { name: ost.seats['player-1'], colour: 'ost-first', emblem: 'one' },
  'player-2': { name: ost.seats['player-2'], colour: 'ost-second', emblem: 'two' },
}

/** With bidding a player looks like the side that they got, once that is known. */
export function seatLook(seat: SeatName, view?: View): SeatLook {
  const side = view === undefined ? undefined : sideOfSeat(ostkriegView(view), seat)
  return SEATS[side ?? seat] ?? SEATS.axis
}

/** The area's own name; ids are numbers. */
export const areaName = (id: string | number): string => areaById(String(id))?.name ?? ost.area.unknown(id)

export function nameOf(id: string): string | undefined {
  const stack = id.startsWith('stack/') ? id.slice('stack/'.length) : id
  const area = areaById(stack)
  if (area !== undefined) return area.name
  return UNITS[id]?.name ?? cards.get(Number(id.replace(/^card\//, '')))?.name
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Everything about an area in words: holder, worth, ports, units, supply. */
export function describe(view: View, target: Target): readonly string[] {
  const id = target.kind === 'token' ? target.id.replace('stack/', '') : target.id
  const area = areaById(id)
  if (area === undefined) return []
  const { features, name } = area
  const report = reportOf(view)
  const number = Number(id)
  const signs = [
    ...(features.vp ? [ost.area.points(Number(features.vp))] : []),
    ...(features.oil ? [ost.area.oil(Number(features.oil))] : []),
    ...(features.seas ? [ost.area.port(String(features.seas).split(' ').map(capital))] : []),
    ...(features.supply ? [ost.sources[String(features.supply)]] : []),
  ]
  const units = stackInWords(readStack(unitsOf(ostkriegView(view)).get(id) ?? ''))
  return [
    `${name}, ${ost.countries[String(features.country)] ?? ''}`,
    `${ost.area.holders[report.control[number]]}.`,
    ...(signs.length > 0 ? [`${capital(signs.join(', '))}.`] : []),
    units === '' ? ost.area.empty : `${units}.`,
    ...(report.starving.includes(number) ? [ost.area.starving] : []),
  ]
}
