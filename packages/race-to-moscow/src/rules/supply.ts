import { AMMO, AREA_LIMIT, CARD_SPACES, FOOD, FUEL, KINDS, MAIN_BASE_LIMIT, NONE } from '../constants.ts'
import type { AreaId, ArmyId, Kind } from '../ids.ts'
import type { Amounts } from '../questions.ts'
import { DISCARDED, HALTED, STANDING_IN, type State } from '../state.ts'
import { armyAt } from './map.ts'

/** [2024:2.3] The one place where supply tokens move: nothing else writes to stock, areas and Army cards, so that none gets lost. */

export const inArea = (s: State, area: AreaId, kind: Kind): number => s.supply[area * KINDS + kind]
export const onCard = (s: State, army: ArmyId, kind: Kind): number => s.load[army * KINDS + kind]

export const totalInArea = (s: State, area: AreaId): number =>
  s.supply[area * KINDS] + s.supply[area * KINDS + 1] + s.supply[area * KINDS + 2]
export const totalOnCard = (s: State, army: ArmyId): number =>
  s.load[army * KINDS] + s.load[army * KINDS + 1] + s.load[army * KINDS + 2]

/** [2024:8.4] [2021:12] A Main Supply Base holds 9, any other area 6; Army cards do not count. */
export const limitOf = (s: State, area: AreaId): number => (s.content.baseOwner[area] !== 0 ? MAIN_BASE_LIMIT : AREA_LIMIT)

/** [2024:2.2] */
export const roomOnCard = (s: State, army: ArmyId): number => CARD_SPACES - totalOnCard(s, army)

/**
 * A token comes back. Where a Pursuit card stands in for a missing token of the kind, the token takes its place instead
 * and the card goes to its owner's discard pile [2024:8.2] [2021:7]. The active player's card is freed first.
 */
function toStock(s: State, kind: Kind): void {
  const card = standingIn(s, kind)
  if (card === NONE) s.stock[kind]++
  else s.pursuitPlace[card] = DISCARDED
}

/** The card that stands in for a token of the kind: the active player's before the others', in turn order. */
function standingIn(s: State, kind: Kind): number {
  const cards = s.content.bringing[kind]
  let found = NONE
  let soonest = NONE
  for (let i = 0; i < cards.length; i++) {
    if (s.pursuitPlace[cards[i]] !== STANDING_IN) continue
    const turns = turnsUntil(s, s.content.pursuitDeck[cards[i]])
    if (turns >= soonest) continue
    soonest = turns
    found = cards[i]
  }
  return found
}

/** How many turns on it is the seat's turn; NONE where it does not play. */
function turnsUntil(s: State, seat: number): number {
  for (let i = 0; i < s.players[0]; i++) if (s.order[(s.turn[0] + i) % s.players[0]] === seat) return i
  return NONE
}

/** [2024:8.2] What an army spends goes back to the stock. */
export function spend(s: State, army: ArmyId, kind: Kind, count = 1): void {
  s.load[army * KINDS + kind] -= count
  for (let i = 0; i < count; i++) toStock(s, kind)
}

export function areaToStock(s: State, area: AreaId, kind: Kind, count: number): void {
  s.supply[area * KINDS + kind] -= count
  for (let i = 0; i < count; i++) toStock(s, kind)
}

export function stockToArea(s: State, kind: Kind, area: AreaId, count: number): void {
  s.stock[kind] -= count
  s.supply[area * KINDS + kind] += count
  if (kind === FOOD) feedHaltedIn(s, area)
}

/** Food for a halted army is spent on arrival, like food for its area [2024:8.7]. */
export function stockToCard(s: State, kind: Kind, army: ArmyId): void {
  s.stock[kind]--
  s.load[army * KINDS + kind]++
  if (kind !== FOOD || (s.armyFlags[army] & HALTED) === 0) return
  spend(s, army, FOOD)
  liftHalt(s, army)
}

/** A Pursuit card stands in for the token that the stock lacks [2024:8.2] [2021:7]. */
export function cardStandsIn(s: State, card: number, kind: Kind, area: AreaId): void {
  s.pursuitPlace[card] = STANDING_IN
  s.supply[area * KINDS + kind]++
}

export function areaToArea(s: State, kind: Kind, from: AreaId, to: AreaId, count: number): void {
  s.supply[from * KINDS + kind] -= count
  s.supply[to * KINDS + kind] += count
  if (kind === FOOD) feedHaltedIn(s, to)
}

/** Settles what of card and area together lies on the card. */
export function stow(s: State, army: ArmyId, fuel: number, ammo: number, food: number): void {
  stowKind(s, army, FUEL, fuel)
  stowKind(s, army, AMMO, ammo)
  stowKind(s, army, FOOD, food)
}

function stowKind(s: State, army: ArmyId, kind: Kind, wanted: number): void {
  const change = wanted - onCard(s, army, kind)
  s.load[army * KINDS + kind] += change
  s.supply[s.armyArea[army] * KINDS + kind] -= change
}

/**
 * [2024:8.7] [2021:14] Food that lies in the area of a halted army is spent at once and lifts the HALT; it cannot pass
 * through.
 */
export function feedHaltedIn(s: State, area: AreaId): void {
  const army = armyAt(s, area)
  if (army === NONE || (s.armyFlags[army] & HALTED) === 0 || inArea(s, area, FOOD) === 0) return
  areaToStock(s, area, FOOD, 1)
  liftHalt(s, army)
}

function liftHalt(s: State, army: ArmyId): void {
  s.armyFlags[army] &= ~HALTED
  const area = s.content.areaIds[s.armyArea[army]]
  s.tell?.({ type: 'army-fed', army: s.content.armyIds[army], area, lifted: true })
}

/** [2024:8.4] [2021:11] Supplies of an area that is lost go back to the stock. */
export function loseSupplies(s: State, area: AreaId): void {
  for (let kind = 0; kind < KINDS; kind++) areaToStock(s, area, kind, inArea(s, area, kind))
}

/** [2024:13.4] The load of an army that is lost goes back to the stock. */
export function loseLoad(s: State, army: ArmyId): void {
  for (let kind = 0; kind < KINDS; kind++) spend(s, army, kind, onCard(s, army, kind))
}

export const namedAmounts = (fuel: number, ammo: number, food: number): Amounts => ({ fuel, ammo, food })

/** What lies on an army's card, by name. */
export const loadOf = (s: State, army: ArmyId): Amounts =>
  namedAmounts(onCard(s, army, FUEL), onCard(s, army, AMMO), onCard(s, army, FOOD))
