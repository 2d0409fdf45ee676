import type { SeatName } from '@railhead/table'
import { lineId, type Target } from '../../../src/board/api.ts'
import type { SeatLook } from '../../../src/game/client.ts'
import { areas, lines } from '../board/areas.ts'
import type { Supplies } from '../board/state.ts'
import { race } from '../texts/texts.ts'
import { armies, cardName } from './cards.ts'
import { armyOf, type RaceView } from './view.ts'

const { seats } = race
const SEATS: { readonly [seat: string]: SeatLook } = {
  gray: { name: seats.gray, colour: 'rtm-north', emblem: 'triangle-up' },
  white: { name: seats.white, colour: 'rtm-centre', emblem: 'square' },
  brown: { name: seats.brown, colour: 'rtm-south', emblem: 'triangle-down' },
  soviet: { name: seats.soviet, colour: 'rtm-soviet', emblem: 'diamond' },
}
export const seatLook = (seat: SeatName): SeatLook => SEATS[seat] ?? { name: seat, colour: 'rtm-centre', emblem: 'square' }

const areaNames = new Map(areas.map(({ id, name }) => [id, name]))
export const areaName = (id: string): string => areaNames.get(id) ?? id
const descriptions = new Map(areas.map((area) => [area.id, area]))

const KINDS = ['fuel', 'ammo', 'food'] as const
export const supplyWords = (supplies: Supplies): string =>
  KINDS.filter((kind) => supplies[kind] > 0)
    .map((kind) => `${supplies[kind]} ${kind}`)
    .join(', ') || race.nothing

/** An area, an army, a card, a kind of supply. */
export function nameOf(id: string): string | undefined {
  if (race.amounts[id] !== undefined) return race.amounts[id]
  if (id.startsWith('stock/')) return areaName(id.slice('stock/'.length))
  const number = Number(id)
  if (id !== '' && Number.isInteger(number)) return cardName(number)
  if (id.includes('~')) return id.split('~').map(areaName).join(race.to)
  return armies.get(id)?.name ?? areaNames.get(id)
}

type Fact = string | false | undefined
const facts = (name: string, ...sentences: readonly Fact[]): readonly string[] => [
  name,
  ...sentences.filter((one): one is string => typeof one === 'string'),
]
const { about } = race
const groups = (colours: readonly string[]): string =>
  colours
    .map((colour) => seatLook(colour).name)
    .join(', ')
    .replace(/, ([^,]*)$/, `${about.or}$1`)

function describeArea(view: RaceView, id: string): readonly string[] {
  const area = descriptions.get(id)
  const state = view.areas[id]
  if (area === undefined) return []
  if (area.kind === 'sea' || state === undefined) return facts(area.name, about.sea, view.fleet.area === id && about.fleetHere)
  const { features } = area
  const here = Object.keys(view.armies).filter((army) => view.armies[army].area === id)
  return facts(
    area.name,
    state.control === null ? about.free(groups(area.colours)) : about.held(seatLook(state.control).name, state.rail === true),
    features.base === true && about.base,
    features.frontline === true && about.frontline,
    features.victory === true && about.victory,
    state.bunker === true && about.bunker,
    state.soviet !== undefined && about.soviet(typeof state.soviet === 'string' ? state.soviet : ''),
    state.medals !== undefined && about.medals(state.medals),
    state.supplies !== undefined && about.supplies(supplyWords(state.supplies)),
    ...here.map((army) => about.here(armyName(army), supplyWords(view.armies[army]))),
    typeof features.harbour === 'string' && about.harbour(areaName(features.harbour)),
    features.winter === true && about.winter,
  )
}

const armyName = (id: string): string => about.of(armies.get(id)?.name ?? id, seatLook(armies.get(id)?.seat ?? '').name)

function describeArmy(view: RaceView, id: string): readonly string[] {
  const army = view.armies[id]
  if (army === undefined) return []
  const { armored, load } = armyOf(id, army)
  return facts(
    armyName(id),
    about.army(armored, areaName(army.area)),
    about.carries(supplyWords(load)),
    army.halted === true && about.halted,
    army.moved === true && about.moved,
    armored && load.fuel === 0 && about.noFuel,
  )
}

/** Only lines of one's own colour can be used (8.2, 8.5). */
const USERS: { readonly [kind: string]: string } = { red: about.sovietLine, sea: about.seaLine, harbour: about.harbourLine }

export function describe(view: RaceView, target: Target): readonly string[] {
  const { id } = target
  if (target.kind === 'area') return describeArea(view, id)
  if (target.kind === 'line') {
    const { train, truck } = view.transport.lines.find(({ between }) => id === lineId(...between)) ?? {}
    const line = lines.find((one) => one.id === id)
    return facts(
      about.line(nameOf(id) ?? id),
      line !== undefined && (USERS[line.kind] ?? about.lineOf(groups(line.colours))),
      train !== undefined && about.vehicle('train', seatLook(train).name),
      truck !== undefined && about.vehicle('truck', seatLook(truck).name),
    )
  }
  if (id === 'fleet')
    return facts(about.fleet, about.fleetIn(areaName(view.fleet.area)), view.fleet.moved && about.moved, about.fleetHelp)
  const [kind, place] = id.split('/')
  if (kind === 'stock')
    return facts(about.stock(areaName(place)), `${supplyWords(view.areas[place]?.supplies ?? { fuel: 0, ammo: 0, food: 0 })}.`)
  if (place !== undefined) {
    const line = view.transport.lines.find(({ between }) => place === lineId(...between))
    const owner = kind === 'train' ? line?.train : line?.truck
    return facts(about.vehicle(kind, seatLook(owner ?? '').name).replace(/\.$/, ''), about.onLine(nameOf(place) ?? place))
  }
  return describeArmy(view, id)
}
