import { type Choice, type Forecast, type Json, type JsonObject, looseChance, type View } from '@railhead/table'
import { AMMO, AREA_LIMIT, ARMOR, FIELD_RANGE, FOOD, FUEL, faceName, INFANTRY, MAIN_BASE_LIMIT } from './constants.ts'
import type { Content } from './content/compiled.ts'
import { imagineFrom } from './positions/load.ts'
import * as no from './reasons.ts'
import { traceCommunication } from './rules/encirclement.ts'
import { orderNow, reactionAhead } from './rules/front-card.ts'
import { airSupportPaysBunker, supportsDraw } from './rules/movement.ts'
import { whyNotCounterAttack } from './rules/reaction.ts'
import { namedAmounts, onCard } from './rules/supply.ts'
import { SOVIET_PLAYER } from './settings.ts'
import { DISCARDED, IN_DECK, SOVIET_ENCIRCLED, SOVIET_IN_DECK, State } from './state.ts'

/** What the bill may have on it; `texts/forecasts.ts` has a line for each. */
export type ForecastType =
  | 'start'
  | 'air-support'
  | 'unused'
  | 'reaction'
  | 'room'
  | 'cost'
  | 'own'
  | 'pursuit-draw'
  | 'soviet-draw'
  | 'prices'
  | 'medals'
  | 'encircles'
  | 'exposes'

export interface RaceForecast extends Forecast {
  readonly type: ForecastType
}

/**
 * Before you commit, you see the bill: what a step costs, how likely its combat is paid for, what it would encircle and what it would leave
 * open to a counter-attack. Reckoned from a view, so it knows nothing that the player may not.
 */
export function forecastOf(content: Content, view: View, choice: Choice): readonly RaceForecast[] {
  if (choice.action === 'move-armored') return [{ type: 'start', fuel: 1 }]
  if (choice.action === 'air-support') return [{ type: 'air-support', marker: choice.area !== undefined }]
  if (choice.action === 'end-turn') return endOfTurn(content, view)
  if (choice.action === 'take-supplies') return roomAt(content, view, choice.area)
  const now = Array.isArray(view.agenda) ? (view.agenda.at(-1) as JsonObject | undefined)?.step : undefined
  if (now === 'soviet-reaction') return ordered(content, view, choice)
  if (now !== 'move-army' || typeof choice.to !== 'string') return []
  const area = content.areaIds.indexOf(choice.to)
  if (area < 0 || area >= content.landCount) return []
  return forecastStep(imagined(content, view), area, viewerOf(view))
}

/** What is left unused, and what the Soviets will do [2024:12]. */
function endOfTurn(content: Content, view: View): RaceForecast[] {
  const ahead = reactionAhead(imagined(content, view))
  const unused: RaceForecast[] = Number(view.actionsLeft) > 0 ? [{ type: 'unused', actions: view.actionsLeft }] : []
  if (ahead === undefined) return unused
  const { areas, ...order } = ahead
  return [...unused, { type: 'reaction', order, areas }]
}

/** Whoever chooses among the areas that the Front card leaves sees what it orders, and what it preferred [2024:12]. */
function ordered(content: Content, view: View, { place, counterAttack }: Choice): RaceForecast[] {
  const order = orderNow(imagined(content, view), place !== undefined)
  return order === undefined ? [] : [{ type: 'reaction', order, areas: [String(place ?? counterAttack)] }]
}

const states = new WeakMap<View, State>()

/** A state that agrees with the view, to be changed freely. Imagined once, however many choices of a question are asked about. */
function imagined(content: Content, view: View): State {
  const known = states.get(view) ?? imagineFrom(content, view, looseChance(1))
  states.set(view, known)
  const state = new State(content)
  state.bytes.set(known.bytes)
  return state
}

export const viewerOf = (view: View): number => ['gray', 'white', 'brown', 'soviet'].indexOf(view.viewer ?? '')

/** [2024:8.4] What a base can still hold: more than that goes back to the stock. */
function roomAt(content: Content, view: View, name: Json | undefined): readonly RaceForecast[] {
  const area = content.areaIds.indexOf(String(name))
  if (area < 0) return []
  const { supplies } = ((view.areas ?? {}) as { readonly [id: string]: JsonObject })[content.areaIds[area]] ?? {}
  const held = Object.values((supplies ?? {}) as { readonly [kind: string]: number }).reduce((sum, amount) => sum + amount, 0)
  const limit = content.baseOwner[area] !== 0 ? MAIN_BASE_LIMIT : AREA_LIMIT
  return [{ type: 'room', area: content.areaIds[area], room: Math.max(0, limit - held), limit }]
}

/** What the moving army pays for a step to the area before it meets anybody there [2024:8.1] [2024:8.2]. */
export function costOfStep(s: State, area: number): Left {
  const { army, steps, stopped, pionieren } = s.movement
  const armored = s.content.armyArmored[army] === 1
  const bunker = s.control[area] === 0 && s.bunker[area] === 1 && pionieren === 0
  return {
    fuel: armored && stopped === 1 ? 1 : 0,
    ammo: bunker && !airSupportPaysBunker(s, s.content.armySeat[army], area) ? 1 : 0,
    food: !armored && steps >= FIELD_RANGE ? 1 : 0,
  }
}

/** [2024:9.1] The ammo that air support pays of the fight in the area; none if it pays the bunker there. */
function supportIn(s: State, seat: number, area: number): number {
  const { ammo } = costOfStep(s, area)
  const byAir = s.control[area] === 0 && s.bunker[area] === 1 && s.movement.pionieren === 0 && ammo === 0
  return supportsDraw(s, seat, area) && !byAir ? 1 : 0
}

/** [2024:10] How likely the moving army wins the fight for the marker in the area, with what it has left when it comes there. */
export function chanceInFight(s: State, area: number, viewer: number, left: Left): number {
  const [draw] = sovietDraw(s, area, viewer, left, supportIn(s, s.content.armySeat[s.movement.army], area))
  return Number(draw.won)
}

function forecastStep(s: State, area: number, viewer: number): RaceForecast[] {
  const { army } = s.movement
  const seat = s.content.armySeat[army]
  const { fuel, ammo, food } = costOfStep(s, area)
  const captures = s.control[area] === 0
  const left = { fuel: onCard(s, army, FUEL) - fuel, ammo: onCard(s, army, AMMO) - ammo, food: onCard(s, army, FOOD) - food }
  const bill: RaceForecast[] =
    fuel + ammo + food === 0
      ? []
      : [{ type: 'cost', ...namedAmounts(fuel, ammo, food), left: namedAmounts(left.fuel, left.ammo, left.food) }]
  if (!captures) return [...bill, { type: 'own' }]
  const support = supportIn(s, seat, area)
  const medals = s.medals[area]
  return [
    ...bill,
    ...(s.soviet[area] === 0 ? pursuitDraw(s, viewer, left, support) : sovietDraw(s, area, viewer, left, support)),
    ...(medals > 0 ? [{ type: 'medals' as const, medals }] : []),
    ...consequences(s, army, area),
  ]
}

interface Left {
  readonly fuel: number
  readonly ammo: number
  readonly food: number
}

/** What a card may ask for, how likely that is, and what the army would have then; `paid` when it has enough. */
function priceOf(left: Left, support: number, ammo: number, fuel: number): JsonObject {
  const owed = Math.max(0, ammo - support)
  const paid = owed <= left.ammo && fuel <= left.fuel
  return { ammo: owed, fuel, paid, ...(paid ? { left: namedAmounts(left.fuel - fuel, left.ammo - owed, left.food) } : {}) }
}

/** [2024:8.2] The next Pursuit card: it lets the army go on, stops it, or is a reserve army to fight. */
function pursuitDraw(s: State, viewer: number, left: Left, support: number): RaceForecast[] {
  const cards = unseenPursuit(s, viewer)
  const share = (counts: (card: number) => boolean): number => cards.filter(counts).length / Math.max(1, cards.length)
  const fights = (card: number): boolean => s.content.pursuitDoes[card].do === 'fight'
  const reserve = cards.find(fights)
  const draw: RaceForecast = {
    type: 'pursuit-draw',
    cards: cards.length,
    ...(cards.length === 1 && knows(s.pursuitSeen[cards[0]], viewer) ? { card: s.content.pursuitNumber[cards[0]] } : {}),
    halt: share((card) => s.content.pursuitHalt[card] === 1 && !fights(card)),
    combat: share(fights),
  }
  if (reserve === undefined) return [draw]
  return [draw, { type: 'prices', support, prices: [priceOf(left, support, s.content.pursuitAmmo[reserve], 0)] }]
}

/** [2024:10] A Soviet marker: the cards that may be met, by their price, the cheapest first. */
function sovietDraw(s: State, area: number, viewer: number, left: Left, support: number): RaceForecast[] {
  const prices = new Map<string, { readonly ammo: number; readonly fuel: number; chance: number }>()
  const met: number[] = []
  const decks: JsonObject[] = []
  for (const [deck, weight] of decksMet(s, area, viewer)) {
    const unseen = unseenSoviet(s, deck, viewer)
    if (weight > 0) met.push(...unseen)
    if (weight > 0) decks.push({ face: faceName(deck + INFANTRY), cards: unseen.length, chance: weight })
    for (const card of unseen) {
      const [ammo, fuel] = [s.content.sovietAmmo[card], s.content.sovietFuel[card]]
      const price = prices.get(`${ammo}/${fuel}`) ?? { ammo, fuel, chance: 0 }
      prices.set(`${ammo}/${fuel}`, price)
      price.chance += weight / unseen.length
    }
  }
  const listed = [...prices.values()]
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => a.ammo - b.ammo || a.fuel - b.fuel)
    .map(({ ammo, fuel, chance }) => ({ chance, ...priceOf(left, support, ammo, fuel) }))
  const echelons = new Set(met.map((card) => s.content.sovietEchelon[card]))
  const draw: RaceForecast = {
    type: 'soviet-draw',
    cards: met.length,
    ...(met.length === 1 && knows(s.cardSeen[met[0]], viewer) ? { card: s.content.sovietNumber[met[0]] } : {}),
    ...(echelons.size === 1 && s.settings[SOVIET_PLAYER] === 0 ? { echelon: echelons.has(0) ? 'green' : 'blue' } : {}),
    ...(s.settings[SOVIET_PLAYER] === 1 ? { decks } : {}),
    won: listed.reduce((sum, price) => sum + ('left' in price ? price.chance : 0), 0),
  }
  return met.length === 0 ? [draw] : [draw, { type: 'prices', support, prices: listed }]
}

const knows = (seen: number, viewer: number): boolean => viewer >= 0 && (seen & (1 << viewer)) !== 0

/** Cards that the next draw may be: the one on top if the viewer knows it, else all that he has not placed elsewhere. */
function unseenPursuit(s: State, viewer: number): number[] {
  const seat = s.active
  const size = s.content.pursuitCount / 3
  const own = [...s.pursuitPlace.keys()].filter((card) => s.content.pursuitDeck[card] === seat)
  // [2024:8.2] An empty deck is made anew from the discards.
  if (s.pursuitCount[seat] === 0) return own.filter((card) => s.pursuitPlace[card] === DISCARDED)
  const top = s.pursuitDeck[seat * size + s.pursuitCount[seat] - 1]
  if (knows(s.pursuitSeen[top], viewer)) return [top]
  return own.filter((card) => s.pursuitPlace[card] === IN_DECK && !knows(s.pursuitSeen[card], viewer))
}

/** Which Soviet deck a marker calls for, and how likely: with a Soviet player its face may be unknown [2024:14.4]. */
function decksMet(s: State, area: number, viewer: number): [number, number][] {
  if (s.settings[SOVIET_PLAYER] === 0) return [[0, 1]]
  if (knows(s.sovietSeen[area], viewer)) return [[s.soviet[area] - INFANTRY, 1]]
  const hidden = [0, 0]
  for (let other = 0; other < s.content.landCount; other++) {
    if (s.soviet[other] !== 0 && !knows(s.sovietSeen[other], viewer)) hidden[s.soviet[other] - INFANTRY]++
  }
  for (const face of [0, 1]) hidden[face] += s.pool[face] + s.markerBox[face]
  const armored = hidden[ARMOR - INFANTRY] / (hidden[0] + hidden[1])
  return [
    [0, 1 - armored],
    [1, armored],
  ]
}

function unseenSoviet(s: State, deck: number, viewer: number): number[] {
  const { sovietCount, sovietEchelon, sovietArmored } = s.content
  if (s.sovietCount[deck] === 0) return []
  const top = s.sovietDeck[deck * sovietCount + s.sovietCount[deck] - 1]
  if (knows(s.cardSeen[top], viewer)) return [top]
  const split = s.settings[SOVIET_PLAYER] === 1
  const unseen = [...s.sovietPlace.keys()].filter((card) => {
    const hidden = s.sovietPlace[card] === SOVIET_IN_DECK || s.sovietPlace[card] >= SOVIET_ENCIRCLED
    return hidden && !knows(s.cardSeen[card], viewer) && (!split || sovietArmored[card] === deck)
  })
  // Green lies over blue until a lost combat has mixed them.
  if (split || s.sovietMixed[0] === 1) return unseen
  return unseen.filter((card) => sovietEchelon[card] === sovietEchelon[top])
}

const reached = new Uint8Array(256)

/** What would be cut off, and which own markers would lie open, if the army captured the area. */
function consequences(s: State, army: number, area: number): RaceForecast[] {
  const seat = s.content.armySeat[army]
  const names = (areas: readonly number[]): string[] => areas.map((one) => s.content.areaIds[one])
  const before = new Set(exposed(s, seat))
  s.armyArea[army] = area
  s.control[area] = seat + 1
  s.soviet[area] = 0
  traceCommunication(s, reached)
  const cutOff: number[] = []
  for (let other = 0; other < s.content.landCount; other++) if (s.control[other] === 0 && reached[other] === 0) cutOff.push(other)
  const open = exposed(s, seat).filter((other) => !before.has(other))
  return [
    ...(cutOff.length > 0 ? [{ type: 'encircles' as const, areas: names(cutOff) }] : []),
    ...(open.length > 0 ? [{ type: 'exposes' as const, areas: names(open) }] : []),
  ]
}

const exposed = (s: State, seat: number): number[] =>
  [...s.control.keys()].filter((area) => s.control[area] === seat + 1 && whyNotCounterAttack(s, area, true) === no.ALLOWED)
