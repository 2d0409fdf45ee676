import type { Decision } from '@railhead/table'
import type { About, AskingName, MedalCard } from '../questions.ts'
import { areaName, armyName, capital, cardName, count, isArmored, seatName, supplies } from './names.ts'

/** The question of each step, by the step's name. */
const PROMPTS: { readonly [step in AskingName]: (about: About<step>) => string } = {
  'soviet-setup': (f) =>
    `Set up your markers secretly: infantry or armor for ${areaName(f.area)}. ${f.areas.length} to be placed; the pool has ${f.infantry} infantry and ${f.armor} armor.`,
  turn: (f) =>
    f.actionsLeft === 0
      ? `Round ${f.round}. No core action is left: take bonus actions, or end your turn.`
      : `Round ${f.round}. Choose an action: ${count(f.actionsLeft, 'core action')} left, bonus actions free.`,
  'field-armies': () => 'Choose the next field army to move, or stop here. Moving one area is free.',
  'move-army': moveArmy,
  'load-army': (f) =>
    `Choose what ${armyName(f.army)} carries from now on. On its card: ${supplies(f.card)}; in ${areaName(f.area)}: ${supplies(f.there)}; the card holds ${f.spaces}.`,
  combat: (f) =>
    `${armyName(f.army)} meets ${cardName(f.card, 'a Soviet unit')} in ${areaName(f.area)}. Winning costs ${supplies(f)}. Fight, or play a card first.`,
  'move-medal': (f) =>
    f.ask === 'to'
      ? `${MEDAL_CARDS[f.card]}: choose the objective area that the medal from ${areaName(f.from)} moves to.`
      : `${MEDAL_CARDS[f.card]}: a medal moves to another objective area; nobody wins it. Choose the area that loses it.`,
  partisans: () => 'Partisans: choose the rail marker that is flipped.',
  'sicherungs-division': (f) => `Partisans strike at ${areaName(f.area)}. Play Sicherungs-Division to cancel them?`,
  'take-supplies': (f) =>
    `Take up to ${f.most} supplies to ${areaName(f.area)}${roomWords(f.room)}. In the stock: ${supplies(f.stock)}.`,
  'remove-excess': (f) =>
    `${areaName(f.area)} may hold ${f.limit} supplies and has ${supplies(f.there)}. Choose ${f.excess} to go back to the stock.`,
  transport: (f) =>
    f.placed >= f.limit
      ? `All ${f.limit} that this action may place are placed. Finish, or take something back.`
      : `Place a truck or a train, or stop here. ${f.placed} of ${f.limit} placed; you have ${count(f.trucks, 'truck')} and ${count(f.trains, 'train')}.`,
  cargo: (f) =>
    `Load the ${f.vehicle} from ${areaName(f.from)} to ${areaName(f.area)}: up to ${f.most} supplies. There: ${supplies(f.there)}.`,
  'take-transport': (f) =>
    `Take up to ${count(f.most, 'transport')}. In the stock: ${count(f.stockTrucks, 'truck')} of yours, ${count(f.stockTrains, 'train')}. The last train brings the Theater Re-Organization.`,
  'feed-army': (f) =>
    `Theater Re-Organization: ${armyName(f.army)} in ${areaName(f.area)} eats 1 food. From its card or from the area?`,
  railhead: () => 'Railhead advancement: lay rail in one area next to your rail, or in none.',
  'soviet-reaction': sovietReaction,
  'marker-face': (f) => `Secretly choose the marker for ${areaName(f.area)}.`,
  'winter-counter-attack': (f) =>
    `${armyName(f.army)} is attacked in ${areaName(f.area)}. Defend for 1 ammo, or withdraw to an adjacent area of yours.`,
  'make-room': (f) => `${armyName(f.army)} must leave ${areaName(f.area)} to make room. Choose where it goes.`,
  'okh-target': (f) => `${cardName(f.card)}: choose the target.`,
}

const roomWords = (room: number): string => (room === 0 ? ', which is full' : `, which has room for ${room}`)

const MEDAL_CARDS: { readonly [card in MedalCard]: string } = {
  halder: 'Halder',
  fuehrerbefehl: 'Führerbefehl',
  wolfsschanze: 'Wolfsschanze',
}

function moveArmy(f: About<'move-army'>): string {
  const army = armyName(f.army)
  const { steps, range, stopped } = f
  const left = `It carries ${supplies(f.card)}.`
  if (steps >= range)
    return `${army} has moved ${count(steps, 'area')}, as far as it can. Load or unload it, or stop here. ${left}`
  const armored = isArmored(f.army)
  // Only an armored army buys itself out of a halt (8.1).
  if (stopped && !armored)
    return `${army} was stopped in ${areaName(f.area)} and goes no further this turn. Load or unload it, or stop here. ${left}`
  const cost = stopped ? ' Going on costs 1 fuel.' : steps > 0 && !armored ? ' A forced march costs 1 food.' : ''
  return `Choose the next area for ${army}, or stop in ${areaName(f.area)}. Step ${steps + 1} of ${range}.${cost} ${left}`
}

function sovietReaction(f: About<'soviet-reaction'>): string {
  const pool = `${count(f.pool, 'marker')} in the pool.`
  // [2024:12] Where the rules leave a choice, it is made by the player to the left of the one whose turn it was.
  const why = f.left === f.turn ? '' : ` You decide, being on ${seatName(f.turn)}'s left.`
  if (f.ask === 'place') return `Soviet reaction to ${seatName(f.turn)}: choose where the marker is placed.${why} ${pool}`
  if (f.ask === 'counter-attack') return `Soviet reaction to ${seatName(f.turn)}: choose the area that is counter-attacked.${why}`
  return `Soviet reaction to ${seatName(f.turn)}: counter-attack an area, or place a marker. ${pool}`
}

/** A step's question is about what `Questions` says. */
export const prompt = ({ step, about }: Decision): string =>
  capital((PROMPTS[step as AskingName] as (about: object) => string)(about))
