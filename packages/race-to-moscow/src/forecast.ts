import { type Choice, type Forecast, looseChance, type View } from '@railhead/table'
import { AMMO, ARMOR, CARD_SPACES, FIELD_RANGE, FOOD, FUEL, INFANTRY, RESERVE_ARMY } from './constants.ts'
import type { Content } from './content/compile.ts'
import { imagineFrom } from './positions/read.ts'
import * as no from './reasons.ts'
import { soviets } from './rules/encirclement.ts'
import { whyNotCounterAttack } from './rules/reaction.ts'
import { namedAmounts, onCard } from './rules/supply.ts'
import { SOVIET_PLAYER } from './settings.ts'
import { IN_DECK, SOVIET_ENCIRCLED, SOVIET_IN_DECK, type State } from './state.ts'
import { ARMY_ARG, airSupportPaysBunker, FLAGS_ARG, STEPS_ARG, STOPPED, supportsDraw, WITH_PIONIEREN } from './steps/movement.ts'
import * as step from './steps/step.ts'

/**
 * Before you commit, you see the bill: what a step costs, how likely its combat is paid for, what it would encircle and what it would leave
 * open to a counter-attack. Reckoned from a view, so it knows nothing that the player may not.
 */
export function forecastOf(content: Content, view: View, choice: Choice): readonly Forecast[] {
  const s = imagineFrom(content, view, looseChance(1))
  if (choice.action === 'move-armored') return [{ type: 'cost', fuel: 1, ammo: 0, food: 0 }]
  if (s.agenda.depth === 0 || s.agenda.step !== step.MOVE || typeof choice.to !== 'string') return []
  const area = content.areaIds.indexOf(choice.to)
  return area < 0 || area >= content.landCount ? [] : forecastStep(s, area, viewerOf(view))
}

const viewerOf = (view: View): number => ['gray', 'white', 'brown', 'soviet'].indexOf(view.viewer ?? '')

function forecastStep(s: State, area: number, viewer: number): Forecast[] {
  const army = s.agenda.get(ARMY_ARG)
  const seat = s.content.armySeat[army]
  const flags = s.agenda.get(FLAGS_ARG)
  const armored = s.content.armyArmored[army] === 1
  const fuel = armored && flags & STOPPED ? 1 : 0
  const food = !armored && s.agenda.get(STEPS_ARG) >= FIELD_RANGE ? 1 : 0
  const captures = s.control[area] === 0
  const bunker = captures && s.bunker[area] === 1 && (flags & WITH_PIONIEREN) === 0
  const byAir = bunker && airSupportPaysBunker(s, seat, area)
  const ammo = bunker && !byAir ? 1 : 0
  const left = { fuel: onCard(s, army, FUEL) - fuel, ammo: onCard(s, army, AMMO) - ammo, food: onCard(s, army, FOOD) - food }
  const bill: Forecast[] = [
    { type: 'cost', ...namedAmounts(fuel, ammo, food) },
    { type: 'left', ...namedAmounts(left.fuel, left.ammo, left.food), spaces: CARD_SPACES },
  ]
  if (!captures) return bill
  const support = supportsDraw(s, seat, area) && !byAir ? 1 : 0
  return [...bill, draw(s, area, viewer, left.fuel, left.ammo + support), ...consequences(s, army, area)]
}

/** The chance that the card met there stops the army, is a combat, and that the combat is won with what the army carries. */
function draw(s: State, area: number, viewer: number, fuel: number, ammo: number): Forecast {
  const odds = { combat: 0, won: 0, halt: 0 }
  const add = (chance: number, needsAmmo: number, needsFuel: number, halts: boolean): void => {
    const fights = needsAmmo > 0
    odds.combat += fights ? chance : 0
    odds.won += fights && needsAmmo <= ammo && needsFuel <= fuel ? chance : 0
    odds.halt += halts ? chance : 0
  }
  if (s.soviet[area] === 0) {
    const cards = unseenPursuit(s, viewer)
    for (const card of cards) {
      const ammoNeeded = s.content.pursuitType[card] === RESERVE_ARMY ? s.content.pursuitAmmo[card] : 0
      add(1 / cards.length, ammoNeeded, 0, s.content.pursuitHalt[card] === 1)
    }
    return { type: 'draw', deck: 'pursuit', cards: cards.length, ...odds }
  }
  let cards = 0
  for (const [deck, weight] of decksMet(s, area, viewer)) {
    const unseen = unseenSoviet(s, deck, viewer)
    cards += unseen.length
    for (const card of unseen) add(weight / unseen.length, s.content.sovietAmmo[card], s.content.sovietFuel[card], true)
  }
  return { type: 'draw', deck: 'soviet', cards, ...odds }
}

const knows = (seen: number, viewer: number): boolean => viewer >= 0 && (seen & (1 << viewer)) !== 0

/** Cards that the next draw may be: the one on top if the viewer knows it, else all that he has not placed elsewhere. */
function unseenPursuit(s: State, viewer: number): number[] {
  const seat = s.active
  const size = s.content.pursuitCount / 3
  if (s.pursuitCount[seat] === 0) return []
  const top = s.pursuitDeck[seat * size + s.pursuitCount[seat] - 1]
  if (knows(s.pursuitSeen[top], viewer)) return [top]
  return [...s.pursuitPlace.keys()].filter(
    (card) => s.pursuitPlace[card] === IN_DECK && s.content.pursuitDeck[card] === seat && !knows(s.pursuitSeen[card], viewer),
  )
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
  const green = unseen.filter((card) => sovietEchelon[card] === 0)
  return sovietEchelon[top] === 0 && green.length > 0 ? green : unseen
}

const reached = new Uint8Array(256)

/** What would be cut off, and which own markers would lie open, if the army captured the area. */
function consequences(s: State, army: number, area: number): Forecast[] {
  const seat = s.content.armySeat[army]
  const names = (areas: readonly number[]): string[] => areas.map((one) => s.content.areaIds[one])
  const before = new Set(exposed(s, seat))
  s.armyArea[army] = area
  s.control[area] = seat + 1
  s.soviet[area] = 0
  soviets(s, reached)
  const cutOff: number[] = []
  for (let other = 0; other < s.content.landCount; other++) if (s.control[other] === 0 && reached[other] === 0) cutOff.push(other)
  const open = exposed(s, seat).filter((other) => !before.has(other))
  return [
    ...(cutOff.length > 0 ? [{ type: 'encircles', areas: names(cutOff) }] : []),
    ...(open.length > 0 ? [{ type: 'exposes', areas: names(open) }] : []),
  ]
}

const exposed = (s: State, seat: number): number[] =>
  [...s.control.keys()].filter((area) => s.control[area] === seat + 1 && whyNotCounterAttack(s, area, true) === no.ALLOWED)
