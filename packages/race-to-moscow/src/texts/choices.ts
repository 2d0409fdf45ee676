import type { Choice, Decision, JsonObject } from '@railhead/table'
import { areaName, armyName, capital, cardName, deckName, supplies, vehicles } from './names.ts'

/** Names of the actions of a turn: what the button says. */
const ACTIONS: { readonly [action: string]: (choice: Choice) => string } = {
  'move-armored': (c) => `Move ${armyName(c.army)} (1 fuel)`,
  'move-field': () => 'Move the field armies',
  'move-fleet': (c) => `Move the fleet to the ${areaName(c.to, 'next sea')}`,
  'take-supplies': (c) => `Take supplies to ${areaName(c.area)}`,
  transport: () => 'Transport supplies',
  'take-transport': () => 'Take transport',
  'air-support': (c) => `Air support on ${lookedAt(c)}`,
  'play-card': (c) =>
    c.deck === undefined && c.area === undefined
      ? `Play ${cardName(c.card)}: 1 more action`
      : `Play ${cardName(c.card)}: look at ${lookedAt(c)}`,
  'take-okh': (c) => `Take ${cardName(c.card)}`,
  'play-okh': (c) =>
    c.deck === undefined && c.area === undefined
      ? `Play ${cardName(c.card)}`
      : `Play ${cardName(c.card)}: air support on ${lookedAt(c)}`,
  load: (c) => `Load or unload ${armyName(c.army)}`,
  'end-turn': () => 'End the turn',
}

const lookedAt = (c: Choice): string => (c.deck === undefined ? `the marker in ${areaName(c.area)}` : deckName(c.deck))

/** What ends the question without choosing anything, by step. */
const DONE: { readonly [step: string]: string } = {
  'move-army': 'Stop here',
  'field-armies': 'Move no more armies',
  transport: 'Finish the transport',
  railhead: 'Flip no marker',
}
/** Nothing has been placed: the action is given away. */
const NO_TRANSPORT = 'Transport nothing (the action is spent)'

/** How amounts read, by step: what happens to them. */
const AMOUNTS: { readonly [step: string]: (what: string) => string } = {
  'load-army': (what) => `Carry ${what}`,
  'take-supplies': (what) => `Take ${what}`,
  'remove-excess': (what) => `Give back ${what}`,
  cargo: (what) => `Load ${what}`,
}

/** What choosing an area or an army does, by step. */
const AREAS: { readonly [step: string]: (area: string) => string } = {
  railhead: (area) => `Lay rail in ${area}`,
  partisans: (area) => `Flip the marker in ${area}`,
}

/** Each kind of choice is known by the first of these keys that it has. */
const KINDS: readonly (readonly [key: string, text: (c: Choice, step: string, about: JsonObject) => string])[] = [
  ['action', (c) => ACTIONS[String(c.action)]?.(c) ?? capital(String(c.action))],
  ['done', (_c, step, about) => (step === 'transport' && about.placed === 0 ? NO_TRANSPORT : (DONE[step] ?? 'Done'))],
  ['fuel', (c, step) => (AMOUNTS[step] ?? AMOUNTS['load-army'])(supplies(c))],
  ['trucks', (c) => `Take ${vehicles(c)}`],
  ['vehicle', placement],
  ['supply', (c) => `1 ${c.supply} to ${armyName(c.army)}`],
  ['army', (c, step) => (step === 'okh-target' ? `Activate ${armyName(c.army)}` : `Move ${armyName(c.army)}`)],
  ['fight', () => 'Fight'],
  ['cancel', (c) => (c.cancel === true ? 'Play Sicherungs-Division' : 'Let it happen')],
  ['food', (c) => (c.food === 'card' ? 'Eat from the card' : 'Eat from the area')],
  ['face', (c) => capital(String(c.face))],
  ['defend', () => 'Defend for 1 ammo'],
  ['withdraw', (c) => `Withdraw to ${areaName(c.withdraw)}`],
  ['counterAttack', (c) => `Counter-attack ${areaName(c.counterAttack)}`],
  ['place', (c) => `Place a marker in ${areaName(c.place)}`],
  ['from', (c) => `Move the medal away from ${areaName(c.from)}`],
  ['to', (c, step) => (step === 'move-medal' ? `Move the medal to ${areaName(c.to)}` : `Move to ${areaName(c.to)}`)],
  ['area', (c, step) => (AREAS[step] ?? ((area) => area))(areaName(c.area))],
]

function placement(c: Choice): string {
  const way = `${areaName(c.from)} to ${areaName(c.to)}`
  return c.army === undefined
    ? `${capital(String(c.vehicle))} from ${way}`
    : `${capital(String(c.vehicle))} with ${armyName(c.army)} from ${way}`
}

export function choiceText(decision: Decision, choice: Choice): string {
  const kind = KINDS.find(([key]) => choice[key] !== undefined)
  return kind === undefined ? JSON.stringify(choice) : kind[1](choice, decision.step, decision.about)
}
