import type { SeatName } from '@railhead/table'
import type { Target } from '../../board/api.ts'
import type { SeatLook } from '../../games/client.ts'
import { areas } from '../../games/race-to-moscow/areas.ts'
import type { Supplies } from '../../games/race-to-moscow/state.ts'
import { armies, cardName } from './cards.ts'
import { armyOf, type RaceView } from './view.ts'

const SEATS: { readonly [seat: string]: SeatLook } = {
  gray: { name: 'North', colour: 'north', emblem: 'triangle-up' },
  white: { name: 'Centre', colour: 'centre', emblem: 'square' },
  brown: { name: 'South', colour: 'south', emblem: 'triangle-down' },
  soviet: { name: 'Soviet', colour: 'soviet', emblem: 'diamond' },
}
export const seatLook = (seat: SeatName): SeatLook => SEATS[seat] ?? { name: seat, colour: 'centre', emblem: 'square' }

const areaNames = new Map(areas.map(({ id, name }) => [id, name]))
export const areaName = (id: string): string => areaNames.get(id) ?? id
const descriptions = new Map(areas.map((area) => [area.id, area]))

const KINDS = ['fuel', 'ammo', 'food'] as const
export const supplyWords = (supplies: Supplies): string =>
  KINDS.filter((kind) => supplies[kind] > 0)
    .map((kind) => `${supplies[kind]} ${kind}`)
    .join(', ') || 'nothing'

const AMOUNTS: { readonly [key: string]: string } = {
  fuel: 'Fuel',
  ammo: 'Ammo',
  food: 'Food',
  trucks: 'Trucks',
  trains: 'Trains',
}

/** An area, an army, a card, a kind of supply. */
export function nameOf(id: string): string | undefined {
  if (AMOUNTS[id] !== undefined) return AMOUNTS[id]
  if (id === 'fleet') return 'Fleet'
  if (id.startsWith('stock/')) return areaName(id.slice('stock/'.length))
  const number = Number(id)
  if (id !== '' && Number.isInteger(number)) return cardName(number)
  if (id.includes('~')) return id.split('~').map(areaName).join(' to ')
  return armies.get(id)?.name ?? areaNames.get(id)
}

const sentence = (parts: readonly (string | false | undefined)[]): string => `${parts.filter(Boolean).join(', ')}.`

function describeArea(view: RaceView, id: string): string {
  const area = descriptions.get(id)
  const state = view.areas[id]
  if (area === undefined) return ''
  const here = Object.entries(view.armies).filter(([, army]) => army.area === id)
  if (area.kind === 'sea' || state === undefined)
    return sentence([area.name, 'sea area', view.fleet.area === id && 'the fleet is here'])
  const { features } = area
  const harbour = typeof features.harbour === 'string' ? `harbour on the ${areaName(features.harbour)}` : undefined
  return sentence([
    area.name,
    state.control === null
      ? `free, ${area.colours.map((colour) => seatLook(colour).name).join(' or ')} may enter`
      : `held by ${seatLook(state.control).name}`,
    state.rail === true && 'rail',
    features.base === true && 'main supply base',
    features.frontline === true && 'frontline supply base',
    features.victory === true && 'victory area',
    state.bunker === true && 'fortified, 1 ammo to enter',
    state.soviet !== undefined && `Soviet marker${typeof state.soviet === 'string' ? ` (${state.soviet})` : ''}`,
    state.medals !== undefined && `${state.medals} ${state.medals === 1 ? 'medal' : 'medals'}`,
    state.supplies !== undefined && `supplies: ${supplyWords(state.supplies)}`,
    ...here.map(([army]) => describeArmy(view, army).replace(/\.$/, '')),
    harbour,
    features.winter === true && 'winter zone',
  ])
}

function describeArmy(view: RaceView, id: string): string {
  const army = view.armies[id]
  if (army === undefined) return ''
  const { group, armored, load } = armyOf(id, army)
  return sentence([
    `${armies.get(id)?.name} of ${seatLook(group).name}`,
    armored ? 'armored' : 'field army',
    `in ${areaName(army.area)}`,
    `carries ${supplyWords(load)}`,
    army.halted === true && 'halted: it needs food',
    army.moved === true && 'has moved',
  ])
}

export function describe(view: RaceView, target: Target): string {
  if (target.kind === 'area') return describeArea(view, target.id)
  if (target.kind === 'line') {
    const line = view.transport.lines.find(({ between }) => target.id === [...between].sort().join('~'))
    return sentence([
      `Line ${nameOf(target.id)}`,
      line?.train !== undefined && `train of ${seatLook(line.train).name}`,
      line?.truck !== undefined && `truck of ${seatLook(line.truck).name}`,
    ])
  }
  if (target.id === 'fleet') return sentence(['Fleet of North', areaName(view.fleet.area), view.fleet.moved && 'has moved'])
  if (target.id.startsWith('stock/')) {
    const id = target.id.slice('stock/'.length)
    return sentence([`Supplies in ${areaName(id)}`, supplyWords(view.areas[id]?.supplies ?? { fuel: 0, ammo: 0, food: 0 })])
  }
  if (/^(train|truck)\//.test(target.id)) {
    const [kind, line] = target.id.split('/')
    return sentence([`${kind === 'train' ? 'Train' : 'Truck'} on the line ${nameOf(line)}`])
  }
  return describeArmy(view, target.id)
}
