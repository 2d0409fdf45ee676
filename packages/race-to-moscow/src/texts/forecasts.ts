import type { Forecast, Json, JsonObject } from '@railhead/table'
import type { ForecastType } from '../forecast.ts'
import type { FrontOrder } from '../rules/front-card.ts'
import { frontCardOrder } from './front-card.ts'
import { areaName, cardName, count, supplies } from './names.ts'

const percent = (chance: Json | undefined): string => `${Math.round(Number(chance ?? 0) * 100)}%`
const list = (areas: Json | undefined): string => (Array.isArray(areas) ? areas.map((area) => areaName(area)).join(', ') : '')
const facts = (value: Json | undefined): JsonObject => (value ?? {}) as JsonObject

/** What the step itself asks for, kind by kind. */
const STEP_COSTS: readonly (readonly [kind: string, what: string])[] = [
  ['fuel', '1 fuel to go on'],
  ['ammo', '1 ammo for the bunker'],
  ['food', '1 food for the forced march'],
]

/** One line for each thing that a choice will cost or may bring. */
const FORECASTS: { readonly [type in ForecastType]: (f: Forecast) => string } = {
  start: () => 'Starting costs 1 fuel.',
  // [2024:9.1], and with a Soviet player [2024:14.5].
  'air-support': (f) =>
    f.marker === true
      ? 'You look at the other side of the Soviet marker and leave yours there. If you fight it, that counts as 1 ammo.'
      : 'You look at the top card and leave the marker on it. If you draw it and must fight, it counts as 1 ammo.',
  unused: (f) => `${count(f.actions, 'core action')} ${f.actions === 1 ? 'is' : 'are'} not used.`,
  // The rules tell no other facts of it.
  reaction: (f) => frontCardOrder(f.order as FrontOrder, f.areas as readonly string[]),
  room: (f) =>
    f.room === 0
      ? `${areaName(f.area)} is full: what is above ${f.limit} goes back to the stock.`
      : `${areaName(f.area)} has room for ${f.room ?? 0}.`,
  cost: (f) => {
    const parts = STEP_COSTS.filter(([kind]) => Number(f[kind] ?? 0) > 0).map(([, what]) => what)
    return `Costs ${parts.join(' and ') || 'nothing'}; left: ${supplies(facts(f.left))}.`
  },
  own: () => 'It is yours: no card is drawn.',
  'pursuit-draw': pursuitDraw,
  'soviet-draw': sovietDraw,
  prices,
  medals: (f) => `Worth ${count(f.medals, 'medal')}.`,
  encircles: (f) => `Cuts off ${list(f.areas)}.`,
  exposes: (f) => `Leaves ${list(f.areas)} open to a counter-attack.`,
}

const unseen = (cards: Json | undefined, which: string): string =>
  cards === 1 ? `the last ${which} card` : `one of ${cards} unseen ${which} cards`

function pursuitDraw(f: Forecast): string {
  if (Number(f.cards ?? 0) === 0) return 'No Pursuit card is left to draw.'
  if (f.card !== undefined) return `The Pursuit card is known: ${cardName(f.card)}${f.halt === 1 ? '. It stops the army' : ''}.`
  const [halt, combat] = [Number(f.halt ?? 0), Number(f.combat ?? 0)]
  const chances = [
    `${percent(1 - halt - combat)} let it go on`,
    ...(halt > 0 ? [`${percent(halt)} stop it`] : []),
    ...(combat > 0 ? [`${percent(combat)} are a fight and stop it`] : []),
  ]
  return `Draws ${unseen(f.cards, 'Pursuit')}: ${chances.join(', ')}.`
}

function sovietDraw(f: Forecast): string {
  if (Number(f.cards ?? 0) === 0) return 'No Soviet card is left: nobody fights.'
  if (f.card !== undefined) return `The Soviet card is known: ${cardName(f.card)}.`
  if (Array.isArray(f.decks)) return `Fights ${f.decks.map(facts).map(deckMet).join(', or ')}: ${percent(f.won)} can be paid.`
  const which = f.echelon === undefined ? 'Soviet' : `${f.echelon} Soviet`
  return `Fights ${unseen(f.cards, which)}: ${percent(f.won)} can be paid.`
}

/** [2024:14.4] The face of the marker says from which deck. */
const deckMet = ({ face, cards, chance }: JsonObject): string =>
  `${unseen(cards, face === 'armor' ? 'armored' : 'infantry')}${Number(chance) < 1 ? ` (${percent(chance)})` : ''}`

/** `2 ammo and 1 fuel`: among other prices a comma would not do. */
const priceWords = (price: JsonObject): string => supplies(price).split(', ').reverse().join(' and ')

/** What a fight may cost, what is left of it when won, and what happens when it cannot be paid. */
function prices(f: Forecast): string {
  const each = (Array.isArray(f.prices) ? f.prices : []).map(facts)
  const listed = each.map((price) => {
    const chance = each.length === 1 ? '' : percent(price.chance)
    const marks = [chance, price.paid === true ? '' : 'too much'].filter((mark) => mark !== '').join(', ')
    return `${priceWords(price)}${marks === '' ? '' : ` (${marks})`}`
  })
  const paid = each.filter((price) => price.paid === true).map((price) => facts(price.left))
  const left = paid.length === 0 ? '' : ` Left then: ${between(paid)}.`
  const lost = paid.length === each.length ? '' : ' Not paid, it spends what it has and goes back.'
  return `Winning costs ${listed.join(', ')}${f.support === 1 ? ', 1 ammo paid by air support' : ''}.${left}${lost}`
}

/** `0 to 2 fuel, 1 ammo`: what is left in the worst and in the best case. */
function between(amounts: readonly JsonObject[]): string {
  const kinds = ['fuel', 'ammo', 'food'].flatMap((kind) => {
    const each = amounts.map((left) => Number(left[kind] ?? 0))
    const [least, most] = [Math.min(...each), Math.max(...each)]
    return most === 0 ? [] : [`${least === most ? most : `${least} to ${most}`} ${kind}`]
  })
  return kinds.join(', ') || 'nothing'
}

/** The line for a forecast that came from the engine, and so is one of the game's. */
export const forecastText = (forecast: Forecast): string => FORECASTS[forecast.type as ForecastType](forecast)
