import type { Choice, Decision } from '@railhead/table'
import type { About, Amounts, AskingName, ChoiceOf, LookedAt, PlaceChoice, TurnChoice } from '../questions.ts'
import { areaName, armyName, capital, cardName, deckName, supplies, vehicles } from './names.ts'

type Action = TurnChoice['action']
type ActionOf<Name extends Action> = Extract<TurnChoice, { readonly action: Name }>

/** Names of the actions of a turn: what the button says. Some are offered inside an action too. */
const ACTIONS: { readonly [action in Action]: (choice: ActionOf<action>) => string } = {
  'move-armored': (c) => `Move ${armyName(c.army)} (1 fuel)`,
  'move-field': () => 'Move the field armies',
  'move-fleet': (c) => `Move the fleet to the ${areaName(c.to, 'next sea')}`,
  'take-supplies': (c) => `Take supplies to ${areaName(c.area)}`,
  transport: () => 'Transport supplies',
  'take-transport': () => 'Take transport',
  'air-support': (c) => `Air support on ${lookedAt(c)}`,
  'play-card': (c) =>
    isPlaced(c) ? `Play ${cardName(c.card)}: look at ${lookedAt(c)}` : `Play ${cardName(c.card)}: 1 more action`,
  'take-okh': (c) => `Take ${cardName(c.card)}`,
  'play-okh': (c) => (isPlaced(c) ? `Play ${cardName(c.card)}: air support on ${lookedAt(c)}` : `Play ${cardName(c.card)}`),
  load: (c) => `Load or unload ${armyName(c.army)}`,
  'end-turn': () => 'End the turn',
}

/** Is something looked at with it? */
const isPlaced = <C extends object>(choice: C): choice is C & LookedAt => 'deck' in choice || 'area' in choice
const lookedAt = (c: LookedAt): string => ('deck' in c ? deckName(c.deck) : `the marker in ${areaName(c.area)}`)

const action = <Name extends Action>(choice: ActionOf<Name>): string =>
  (ACTIONS[choice.action as Name] as (choice: ActionOf<Name>) => string)(choice)

const amounts =
  (what: (words: string) => string) =>
  (choice: Amounts): string =>
    what(supplies(choice))
const area = ({ area }: { readonly area: string }): string => areaName(area)
const face = ({ face }: { readonly face: string }): string => capital(face)
const withdraw = ({ withdraw }: { readonly withdraw: string }): string => `Withdraw to ${areaName(withdraw)}`

/** The choices of each step. */
const CHOICES: { readonly [step in AskingName]: (choice: ChoiceOf<step>, about: About<step>) => string } = {
  'soviet-setup': face,
  turn: action,
  'field-armies': (c) => ('action' in c ? action(c) : 'army' in c ? `Move ${armyName(c.army)}` : 'Move no more armies'),
  'move-army': (c) => ('action' in c ? action(c) : 'to' in c ? `Move to ${areaName(c.to)}` : 'Stop here'),
  'load-army': amounts((what) => `Carry ${what}`),
  combat: (c) => ('action' in c ? action(c) : 'Fight'),
  'move-medal'(c) {
    if ('from' in c) return `Move the medal away from ${areaName(c.from)}`
    return 'to' in c ? `Move the medal to ${areaName(c.to)}` : 'Move no medal'
  },
  partisans: (c) => ('area' in c ? `Flip the marker in ${area(c)}` : 'Flip no marker'),
  'sicherungs-division': (c) => (c.cancel ? 'Play Sicherungs-Division' : 'Let it happen'),
  'take-supplies': amounts((what) => `Take ${what}`),
  'remove-excess': amounts((what) => `Give back ${what}`),
  transport(c, { placed }) {
    if ('action' in c) return action(c)
    if ('vehicle' in c) return placement(c)
    return placed === 0 ? 'Transport nothing (the action is spent)' : 'Finish the transport'
  },
  cargo: amounts((what) => `Load ${what}`),
  'take-transport': (c) => `Take ${vehicles(c)}`,
  'feed-army': (c) => (c.food === 'card' ? 'Eat from the card' : 'Eat from the area'),
  railhead: (c) => ('area' in c ? `Lay rail in ${area(c)}` : 'Lay no rail'),
  'soviet-reaction': (c) =>
    'place' in c ? `Place a marker in ${areaName(c.place)}` : `Counter-attack ${areaName(c.counterAttack)}`,
  'marker-face': face,
  'winter-counter-attack': (c) => ('defend' in c ? 'Defend for 1 ammo' : withdraw(c)),
  'make-room': withdraw,
  'okh-target': (c) =>
    'area' in c ? area(c) : 'supply' in c ? `1 ${c.supply} to ${armyName(c.army)}` : `Activate ${armyName(c.army)}`,
}

function placement(c: PlaceChoice): string {
  const way = `${areaName(c.from)} to ${areaName(c.to)}`
  return 'army' in c ? `${capital(c.vehicle)} with ${armyName(c.army)} from ${way}` : `${capital(c.vehicle)} from ${way}`
}

/** A step has no other choices than `Questions` says. */
export const choiceText = ({ step, about }: Decision, choice: Choice): string =>
  (CHOICES[step as AskingName] as (choice: Choice, about: object) => string)(choice, about)
