import type { SeatName, View } from '@railhead/table'
import type { Target } from '../../board/api.ts'
import type { SeatLook } from '../../games/client.ts'
import { areaById } from '../../games/ostkrieg/areas.ts'
import { readStack, stackInWords, UNITS } from '../../games/ostkrieg/units.ts'
import { cards } from './cards.ts'
import { ostkriegView, reportOf, unitsOf } from './view.ts'

const SEATS: Readonly<Record<string, SeatLook>> = {
  axis: { name: 'Axis', colour: 'axis', emblem: 'square' },
  soviet: { name: 'Soviet', colour: 'soviet', emblem: 'diamond' },
  'player-1': { name: 'Player 1', colour: 'north', emblem: 'triangle-up' },
  'player-2': { name: 'Player 2', colour: 'south', emblem: 'triangle-down' },
}

export const seatLook = (seat: SeatName): SeatLook => SEATS[seat] ?? SEATS.axis

/** The area's own name; ids are numbers. */
export const areaName = (id: string | number): string => areaById(String(id))?.name ?? `area ${id}`

export function nameOf(id: string): string | undefined {
  const stack = id.startsWith('stack/') ? id.slice('stack/'.length) : id
  const area = areaById(stack)
  if (area !== undefined) return area.name
  return UNITS[id]?.name ?? cards.get(Number(id.replace(/^card\//, '')))?.name
}

const COUNTRIES: Readonly<Record<string, string>> = {
  'soviet-union': 'Soviet Union',
  germany: 'Germany',
  romania: 'Romania',
  hungary: 'Hungary',
  bulgaria: 'Bulgaria',
  finland: 'Finland',
  norway: 'Norway',
  slovakia: 'Slovakia',
  yugoslavia: 'Yugoslavia',
  greece: 'Greece',
  sweden: 'Sweden',
  turkey: 'Turkey',
}
const SOURCES: Readonly<Record<string, string>> = {
  axis: 'Axis supply source',
  soviet: 'Soviet supply source',
  finnish: 'supply source of the Finns',
  'eastern-edge': 'Soviet supply from the eastern map edge',
}
const HOLDERS = { axis: 'Held by the Axis', soviet: 'Held by the Soviets', neutral: 'Neutral' } as const

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Everything about an area in words: holder, worth, ports, units, supply. */
export function describe(view: View, target: Target): string {
  const id = target.kind === 'token' ? target.id.replace('stack/', '') : target.id
  const area = areaById(id)
  if (area === undefined) return ''
  const { features, name } = area
  const report = reportOf(view)
  const number = Number(id)
  const signs = [
    ...(features.vp ? [`${features.vp} Victory Point${features.vp === 1 ? '' : 's'}`] : []),
    ...(features.oil ? [`oil ${features.oil}`] : []),
    ...(features.seas ? [`port (${String(features.seas).split(' ').map(capital).join(' and ')})`] : []),
    ...(features.supply ? [SOURCES[String(features.supply)]] : []),
  ]
  const units = stackInWords(readStack(unitsOf(ostkriegView(view)).get(id) ?? ''))
  const hungry = report.starving.includes(number) ? ' Out of supply: one unit is lost at the next supply step.' : ''
  return `${name} (${id}), ${COUNTRIES[String(features.country)] ?? ''}. ${HOLDERS[report.control[number]]}.${signs.length > 0 ? ` ${capital(signs.join(', '))}.` : ''} ${units === '' ? 'No units.' : `${units}.`}${hungry}`
}
