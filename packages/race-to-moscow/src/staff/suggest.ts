import { type Choice, type JsonObject, looseChance, Question, type View } from '@railhead/table'
import { AMMO, CARD_SPACES, FOOD, FUEL, KIND_NAMES, NONE } from '../constants.ts'
import { raceToMoscow as game } from '../game.ts'
import { ammoIn, foodIn, fuelIn } from '../parts/amounts.ts'
import { inArea, namedAmounts, onCard, totalInArea, totalOnCard } from '../rules/supply.ts'
import { TRAIN, TRUCK } from '../rules/transport.ts'
import { HALTED, type State } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { placing } from '../steps/transport.ts'
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
const NOTHING: Amounts = [0, 0, 0]
/** Fewer supplies are not worth a vehicle that nobody asked for. */
const WORTH_MOVING = 3

/**
 * Plans for the transport that is being asked: for each army what it lacks, from the stock that reaches it with the fewest vehicles; then
 * depots beside the armies, or as near to them as the vehicles go. Reckoned from a view, and every plan is played on an imagined game, so that all of it is legal.
 */
export function suggest(view: View): readonly Suggestion[] {
  const s = game.imagine(view, looseChance(1))
  if (s.agenda.depth === 0 || s.agenda.step !== STEP.transport) return []
  const found: Suggestion[] = []
  for (const need of needsOf(s)) {
    const plan = bestFor(s, need)
    if (plan !== undefined && !found.some((other) => isSame(other, plan))) found.push(plan)
    if (found.length === MOST - 1) break
  }
  for (const plan of depots(s)) if (found.length < MOST && !found.some((other) => isSame(other, plan))) found.push(plan)
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
    if (!need.dire && total(played.goods) < WORTH_MOVING) continue
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
  readonly after: State
}

const spent = ({ groups, goods }: Pick<Played, 'groups' | 'goods'>): JsonObject => ({
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
  let goods = NOTHING
  for (let i = 1; i < way.length; i++) {
    const ways = [TRAIN, TRUCK].map((vehicle) => placing(s, vehicle, way[i - 1], way[i]))
    game.pending(s, question)
    const place = ways.find((code) => question.has(code))
    if (place === undefined) return undefined
    const placed = game.name(s, place)
    game.apply(s, place)
    const cargo = bestCargo(game.pending(s, question), wanted, order)
    if (cargo === undefined) return undefined
    groups.push([placed, game.name(s, cargo)])
    game.apply(s, cargo)
    goods = [fuelIn(cargo), ammoIn(cargo), foodIn(cargo)]
  }
  return { groups, goods, after: s }
}

/** Of the listed cargoes the one with the most of what is wanted, the first kind before the second; nothing beyond it. */
function bestCargo(question: Question, wanted: Amounts, order: Need['order']): number | undefined {
  let best: number | undefined
  let most = 0
  for (let i = 0; i < question.count; i++) {
    const code = question.choices[i]
    const cargo: Amounts = [fuelIn(code), ammoIn(code), foodIn(code)]
    if (cargo.some((amount, kind) => amount > wanted[kind])) continue
    const worth = cargo[order[0]] * 100 + cargo[order[1]] * 10 + cargo[order[2]]
    if (worth > most) {
      most = worth
      best = code
    }
  }
  return best
}

/** For each army the best depot, those beside an army before those on the way to one, and armored armies first. */
function depots(s: State): Suggestion[] {
  const found: (Depot & { readonly rank: number })[] = []
  for (let army = 0; army < s.armyArea.length; army++) {
    if (s.armyArea[army] === NONE || s.content.armySeat[army] !== s.active) continue
    const depot = depotFor(s, army)
    if (depot === undefined) continue
    const beside = depot.plan.facts.army === undefined ? 0 : 200
    found.push({ ...depot, rank: beside + 100 * s.content.armyArmored[army] + depot.worth })
  }
  return found.toSorted((a, b) => b.rank - a.rank).map(({ plan }) => plan)
}

interface Depot {
  readonly plan: Suggestion
  readonly worth: number
}

/** As much as goes from one stock towards an army; vehicles that are left bring the rest of that stock after it. */
function depotFor(s: State, army: number): Depot | undefined {
  const area = s.armyArea[army]
  const routes = routesTo(s, area)
  const order: Need['order'] = s.content.armyArmored[army] === 1 ? [FUEL, AMMO, FOOD] : [AMMO, FOOD, FUEL]
  let best: Depot | undefined
  for (let from = 0; from < s.content.landCount; from++) {
    if (routes.legs[from] === NONE || routes.legs[from] === 0 || totalInArea(s, from) < WORTH_MOVING || isNeeded(s, from))
      continue
    const way = wayFrom(routes, from)
    const first = farthest(s, way, order)
    if (first === undefined) continue
    const { played, end } = first
    const rest =
      totalInArea(played.after, from) < WORTH_MOVING
        ? undefined
        : farthest(played.after, way.slice(0, way.indexOf(end) + 1), order)
    const groups = [...played.groups, ...(rest?.played.groups ?? [])]
    const also = rest !== undefined && rest.end === end ? rest.played.goods : NOTHING
    const goods: Amounts = [played.goods[0] + also[0], played.goods[1] + also[1], played.goods[2] + also[2]]
    const arrives = end === area
    const worth = total(goods) + (arrives ? 20 : 0) - groups.length
    if (best !== undefined && worth <= best.worth) continue
    const purpose = arrives ? { army: s.content.armyIds[army], aim: 'depot' } : { toward: s.content.armyIds[army] }
    best = { worth, plan: { groups, facts: { ...purpose, area: s.content.areaIds[end], ...spent({ groups, goods }) } } }
  }
  return best
}

/** An army that stands there and is not full will want it itself. */
const isNeeded = (s: State, area: number): boolean =>
  s.armyArea.some((at, army) => at === area && s.content.armySeat[army] === s.active && totalOnCard(s, army) < CARD_SPACES)

/** Along the way as far as the vehicles that may still be placed bring something. */
function farthest(s: State, way: readonly number[], order: Need['order']): { played: Played; end: number } | undefined {
  for (let length = way.length; length > 1; length--) {
    const played = deliver(s, way.slice(0, length), { wanted: ALL, order })
    if (played !== undefined && total(played.goods) >= WORTH_MOVING) return { played, end: way[length - 1] }
  }
  return undefined
}
