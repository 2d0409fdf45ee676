import { type Choice, type JsonObject, looseChance, Question, type View } from '@railhead/table'
import * as pick from '../choices.ts'
import { AMMO, FOOD, FUEL, KIND_NAMES, NONE } from '../constants.ts'
import { raceToMoscow as game } from '../game.ts'
import { lineBetween } from '../rules/map.ts'
import { inArea, namedAmounts, onCard, totalInArea } from '../rules/supply.ts'
import { HALTED, type State } from '../state.ts'
import * as step from '../steps/step.ts'
import { type Amounts, type Need, needsOf } from './needs.ts'
import { routesTo, wayFrom } from './routes.ts'

/** A whole transport: its choices, vehicle by vehicle, and what it is for. */
export interface Suggestion {
  readonly groups: readonly (readonly Choice[])[]
  readonly facts: JsonObject
}

/** More than a handful is no help. */
const MOST = 5
const ALL: Amounts = [9, 9, 9]
/** Fewer supplies are not worth a vehicle that nobody asked for. */
const WORTH_MOVING = 3

/**
 * Plans for the transport that is being asked: for each army what it lacks, from the stock that reaches it with the fewest vehicles; and
 * a stockpile towards the front. Reckoned from a view, and every plan is played on an imagined game, so that all of it is legal.
 */
export function suggest(view: View): readonly Suggestion[] {
  const s = game.imagine(view, looseChance(1))
  if (s.agenda.depth === 0 || s.agenda.step !== step.TRANSPORT) return []
  const found: Suggestion[] = []
  for (const need of needsOf(s)) {
    const plan = bestFor(s, need)
    if (plan !== undefined && !found.some((other) => isSame(other, plan))) found.push(plan)
    if (found.length === MOST - 1) break
  }
  const pile = stockpile(s)
  if (pile !== undefined && !found.some((other) => isSame(other, pile))) found.push(pile)
  return found
}

const isSame = (a: Suggestion, b: Suggestion): boolean => JSON.stringify(a.groups) === JSON.stringify(b.groups)

/** The plan that brings the army the most of what it lacks, with the fewest vehicles. */
function bestFor(s: State, need: Need): Suggestion | undefined {
  const routes = routesTo(s, need.area)
  let best: { readonly plan: Suggestion; readonly worth: number } | undefined
  for (let from = 0; from < s.content.landCount; from++) {
    if (routes.legs[from] === NONE || routes.legs[from] === 0 || inArea(s, from, need.aim) === 0) continue
    const played = deliver(s, wayFrom(routes, from), need)
    if (played === undefined || played.goods[need.aim] === 0) continue
    const worth = 3 * played.goods[need.aim] + total(played.goods) - played.groups.length
    if (best !== undefined && worth <= best.worth) continue
    best = { worth, plan: { groups: played.groups, facts: { ...factsOf(s, need), ...spent(played) } } }
  }
  return best?.plan
}

const total = (goods: Amounts): number => goods[FUEL] + goods[AMMO] + goods[FOOD]

function factsOf(s: State, { army, area, aim }: Need): JsonObject {
  return {
    army: s.content.armyIds[army],
    area: s.content.areaIds[area],
    aim: KIND_NAMES[aim],
    halted: (s.armyFlags[army] & HALTED) !== 0,
    card: namedAmounts(onCard(s, army, FUEL), onCard(s, army, AMMO), onCard(s, army, FOOD)),
  }
}

interface Played {
  readonly groups: readonly (readonly Choice[])[]
  /** What arrived. */
  readonly goods: Amounts
}

const spent = ({ groups, goods }: Played): JsonObject => ({
  goods: namedAmounts(...goods),
  trains: groups.filter(([place]) => place.vehicle === 'train').length,
  trucks: groups.filter(([place]) => place.vehicle === 'truck').length,
})

/** Sends what is wanted along the way; a second time with no more than arrives, so that nothing is left lying on it. */
function deliver(s: State, way: readonly number[], wants: Pick<Need, 'wanted' | 'order'>): Played | undefined {
  const first = send(s, way, wants)
  return first === undefined ? undefined : send(s, way, { ...wants, wanted: first.goods })
}

/** Plays the way leg by leg, by train where one goes; undefined when the rules stop it somewhere. */
function send(start: State, way: readonly number[], { wanted, order }: Pick<Need, 'wanted' | 'order'>): Played | undefined {
  const s = game.copy(start)
  const question = new Question()
  const groups: Choice[][] = []
  let goods: Amounts = [0, 0, 0]
  for (let i = 1; i < way.length; i++) {
    const line = lineBetween(s, way[i - 1], way[i])
    const direction = s.content.lineA[line] === way[i - 1] ? 0 : pick.BACKWARDS
    const ways = [direction | pick.BY_TRAIN, direction].map((how) => pick.choice(pick.PLACE, line, how))
    game.pending(s, question)
    const place = ways.find((code) => question.has(code))
    if (place === undefined) return undefined
    const placed = game.name(s, place)
    game.apply(s, place)
    const cargo = bestCargo(game.pending(s, question), wanted, order)
    if (cargo === undefined) return undefined
    groups.push([placed, game.name(s, cargo)])
    game.apply(s, cargo)
    goods = [pick.fuelOf(cargo), pick.ammoOf(cargo), pick.foodOf(cargo)]
  }
  return { groups, goods }
}

/** Of the listed cargoes the one with the most of what is wanted, the first kind before the second; nothing beyond it. */
function bestCargo(question: Question, wanted: Amounts, order: Need['order']): number | undefined {
  let best: number | undefined
  let most = 0
  for (let i = 0; i < question.count; i++) {
    const code = question.choices[i]
    const cargo: Amounts = [pick.fuelOf(code), pick.ammoOf(code), pick.foodOf(code)]
    if (cargo.some((amount, kind) => amount > wanted[kind])) continue
    const worth = cargo[order[0]] * 100 + cargo[order[1]] * 10 + cargo[order[2]]
    if (worth > most) {
      most = worth
      best = code
    }
  }
  return best
}

/** Everything that one vehicle can take from an area to the next one on the way to an army, where it brings the most nearest. */
function stockpile(s: State): Suggestion | undefined {
  const { start, area: neighbours } = s.content.land
  const armies = [...s.armyArea].filter((area, army) => area !== NONE && s.content.armySeat[army] === s.active)
  const routes = armies.map((area) => routesTo(s, area))
  const toFront = (area: number): number => Math.min(NONE, ...routes.map(({ legs }) => legs[area]))
  let best: { readonly plan: Suggestion; readonly worth: number } | undefined
  for (let from = 0; from < s.content.landCount; from++) {
    if (toFront(from) === NONE || totalInArea(s, from) < WORTH_MOVING) continue
    for (let i = start[from]; i < start[from + 1]; i++) {
      const to = neighbours[i]
      if (toFront(to) >= toFront(from)) continue
      const played = send(s, [from, to], { wanted: ALL, order: [FUEL, AMMO, FOOD] })
      const worth = played === undefined ? 0 : total(played.goods)
      if (played === undefined || (best !== undefined && worth <= best.worth)) continue
      best = { worth, plan: { groups: played.groups, facts: { area: s.content.areaIds[to], ...spent(played) } } }
    }
  }
  return best?.plan
}
