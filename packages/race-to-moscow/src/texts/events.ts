import type { GameEvent } from '@railhead/table'
import type { Events, EventType } from '../events.ts'
import { frontCardText } from './front-card.ts'
import { areaName, armyName, capital, cardName, count, deckName, seatName, supplies, vehicles } from './names.ts'

type SecretFacts<E> = E extends { readonly secret?: { readonly facts: infer F } } ? Partial<F> : unknown
/** What can be said of an event: its facts, and the secret ones for whoever may know them. */
type Known<Type extends EventType> = Omit<Events[Type], 'secret'> & SecretFacts<Events[Type]>

/** One sentence for each type of event. */
const EVENTS: { readonly [type in EventType]: (facts: Known<type>) => string } = {
  'turn-began': (f) => `Round ${f.round}: ${seatName(f.seat)} began the turn.`,
  'action-gained': (f) => `${seatName(f.seat)} gained 1 action.`,
  'game-ended': (f) => `The game ended with round ${f.round}.`,
  victory: (f) => `${seatName(f.seat)} captured ${areaName(f.area)}, linked to the Main Supply Base, and won at once.`,
  'last-round': () => 'The pool of Soviet markers is empty: this round was declared the last.',

  'army-activated': (f) => `${armyName(f.army)} was activated in ${areaName(f.area)}.`,
  'army-entered': (f) => `${armyName(f.army)} moved from ${areaName(f.from)} to ${areaName(f.area)}.`,
  'army-loaded': (f) => `${armyName(f.army)} loaded in ${areaName(f.area)} and carried ${supplies(f)} from there on.`,
  'army-redeployed': (f) => `${armyName(f.army)} went by train from ${areaName(f.from)} to ${areaName(f.area)}.`,
  'bunker-taken': (f) => `${armyName(f.army)} broke the bunker of ${areaName(f.area)}${f.byAir ? ' with air support' : ''}.`,
  'area-captured': (f) =>
    `${seatName(f.seat)} took control of ${areaName(f.area)}${f.medals > 0 ? ` and won ${count(f.medals, 'medal')}` : ''}.`,
  'area-encircled': (f) =>
    `${areaName(f.area)} was cut off${f.marker ? ' with its Soviet marker' : ''} and fell to ${seatName(f.seat)}.`,
  'card-encircled': (f) => `${seatName(f.seat)} took the top Soviet card face down.`,
  'fleet-moved': (f) => `The fleet moved to the ${areaName(f.area, 'next sea')}.`,

  'card-drawn': (f) => `${seatName(f.seat)} drew ${cardName(f.card, 'a card')} from ${deckName(f.deck)}.`,
  'card-kept': (f) => `${seatName(f.seat)} kept ${cardName(f.card)} for later.`,
  'card-played': (f) => `${seatName(f.seat)} played ${cardName(f.card)}.`,
  'no-effect': (f) => `${cardName(f.card)} had no effect${f.because === undefined ? '' : NO_EFFECT[f.because]}.`,
  'army-stopped': (f) => `${armyName(f.army)} was stopped in ${areaName(f.area)}.`,
  'deck-empty': (f) => `${deckName(f.deck)} was empty: no card was drawn.`,
  'deck-reshuffled': (f) => `${seatName(f.seat)} made a new Pursuit deck from the discard pile.`,
  'supply-captured': (f) =>
    f.from === 'card'
      ? `1 ${f.supply} was captured in ${areaName(f.area)}; the card stood in for it, as the stock had none.`
      : `1 ${f.supply} was captured in ${areaName(f.area)}.`,
  'supply-missing': (f) => `1 ${f.supply} would have been captured in ${areaName(f.area)}, but the stock had none.`,
  'medal-moved': (f) => `A medal was moved from ${areaName(f.from)} to ${areaName(f.area)}.`,
  'medal-returned': (f) => `${seatName(f.seat)} returned ${count(f.medals, 'medal')} of ${areaName(f.area)}.`,
  partisans: (f) => `Partisans struck at the railway of ${seatName(f.seat)} in ${areaName(f.area)}.`,
  'rail-lost': (f) => `The rail in ${areaName(f.area)} was torn up.`,

  'combat-won': (f) => {
    const cost = supplies(f, '')
    return `${armyName(f.army)} won the combat in ${areaName(f.area)}${cost === '' ? ' at no cost' : ` for ${cost}`}.`
  },
  'combat-lost': (f) => `${armyName(f.army)} lost the combat in ${areaName(f.area)} and spent ${supplies(f)}.`,
  'army-withdrew': (f) => `${armyName(f.army)} withdrew to ${areaName(f.area)}.`,

  'supplies-taken': (f) => `${seatName(f.seat)} brought ${supplies(f)} to ${areaName(f.area)}.`,
  'supplies-moved': (f) => `${supplies(f)} went from ${areaName(f.from)} to ${areaName(f.area)}.`,
  'supplies-removed': (f) => `${supplies(f)} went from ${areaName(f.area)} back to the stock.`,
  'transport-placed': (f) => `${seatName(f.seat)} placed a ${f.vehicle} from ${areaName(f.from)} to ${areaName(f.area)}.`,
  'transport-taken': (f) => `${seatName(f.seat)} took ${vehicles(f)} from the stock.`,
  reorganization: (f) =>
    f.first
      ? 'The Transport Stock ran out of trains: Theater Re-Organization, and logistics rose to level 2.'
      : 'The Transport Stock ran out of trains: Theater Re-Organization.',
  'army-fed': (f) => `${armyName(f.army)} ate 1 food in ${areaName(f.area)}${f.lifted ? ' and was free to move again' : ''}.`,
  'army-halted': (f) => `${armyName(f.army)} found no food in ${areaName(f.area)} and was halted.`,

  'looked-at-deck': (f) =>
    f.card === undefined
      ? `${seatName(f.seat)} looked at the top card of ${deckName(f.deck)}.`
      : `${seatName(f.seat)} looked at the top card of ${deckName(f.deck)}: ${cardName(f.card)}.`,
  'looked-at-marker': (f) => `${seatName(f.seat)} looked at the Soviet marker in ${areaName(f.area)}${face(f)}.`,
  'okh-revealed': (f) => `${cardName(f.card)} was laid out in the OKH row.`,
  'okh-taken': (f) => `${seatName(f.seat)} took ${cardName(f.card)}.`,
  'okh-played': (f) => `${seatName(f.seat)} played ${cardName(f.card)}.`,
  airlift: (f) => `1 ${f.supply} was flown to ${armyName(f.army)}.`,

  'rail-laid': (f) => `${seatName(f.seat)} laid rail in ${areaName(f.area)}.`,
  'front-card': (f) => frontCardText(f),
  'counter-attack': (f) => `The Soviets counter-attacked ${areaName(f.area)}, held by ${seatName(f.seat)}.`,
  'area-lost': (f) => `${seatName(f.seat)} lost ${areaName(f.area)}.`,
  'area-defended': (f) => `${armyName(f.army)} held ${areaName(f.area)} for 1 ammo.`,
  'army-formed-again': (f) => `${armyName(f.army)} was lost and formed again in ${areaName(f.area)}.`,
  'marker-placed': (f) => `A Soviet marker was placed in ${areaName(f.area)}${face(f)}; ${f.pool} left in the pool.`,
  'marker-discarded': (f) => `There was no place for a Soviet marker: it left the game; ${f.pool} left in the pool.`,
  'marker-set-up': (f) => `A Soviet marker was set up in ${areaName(f.area)}${face(f)}.`,
  'marker-flipped': (f) => `The Soviet marker in ${areaName(f.area)} was flipped: ${f.face}.`,
}

/** Why a card that does something did nothing. */
const NO_EFFECT: { readonly [because in NonNullable<Events['no-effect']['because']>]: string } = {
  'no-rail': ': there was no rail marker that could be flipped',
  'no-medal': ': no medal could be moved',
  'one-a-turn': ': one Axis Auxiliaries card is used in a turn',
}

const face = ({ face }: { readonly face?: string }): string => (face === undefined ? '' : `: ${face}`)

export function eventText(event: GameEvent): string {
  const { secret, ...open } = event
  // Facts of an event fit its type: the rules tell no others.
  const sentence = EVENTS[event.type as EventType] as (facts: object) => string
  return capital(sentence({ ...open, ...secret?.facts }))
}
