import type { Forecast, Json, JsonObject } from '@railhead/table'
import { areaName, cardName, count, supplies } from './names.ts'

const percent = (chance: Json | undefined): string => `${Math.round(Number(chance ?? 0) * 100)} %`
const list = (areas: Json | undefined): string => (Array.isArray(areas) ? areas.map((area) => areaName(area)).join(', ') : '')
const facts = (value: Json | undefined): JsonObject => (value ?? {}) as JsonObject
const byAir = (f: Forecast): string => (f.support === 1 ? ' Air support has paid 1 ammo of it.' : '')

/** What the step itself asks for, kind by kind. */
const STEP_COSTS: readonly (readonly [kind: string, what: string])[] = [
  ['fuel', '1 fuel to go on'],
  ['ammo', '1 ammo for the bunker'],
  ['food', '1 food for the forced march'],
]

/** One line for each thing that a choice will cost or may bring. */
export const FORECASTS: { readonly [type: string]: (f: Forecast) => string } = {
  start: () => 'Starting costs 1 fuel.',
  room: (f) =>
    f.room === 0
      ? `${areaName(f.area)} is full: what is above ${f.limit} goes back to the stock.`
      : `${areaName(f.area)} has room for ${f.room ?? 0}.`,
  cost: (f) => {
    const parts = STEP_COSTS.filter(([kind]) => Number(f[kind] ?? 0) > 0).map(([, what]) => what)
    return `Costs ${parts.join(' and ') || 'nothing'}; left: ${supplies(f.left)}.`
  },
  own: () => 'It is yours: no card is drawn.',
  'pursuit-draw': pursuitDraw,
  'soviet-draw': sovietDraw,
  medals: (f) => `Worth ${count(f.medals, 'medal')}.`,
  encircles: (f) => `Cuts off ${list(f.areas)}.`,
  exposes: (f) => `Leaves ${list(f.areas)} open to a counter-attack.`,
}

const unseen = (cards: Json | undefined, which: string): string =>
  cards === 1 ? `the last ${which} card` : `one of ${cards} unseen ${which} cards`

function pursuitDraw(f: Forecast): string {
  if (Number(f.cards ?? 0) === 0) return 'No Pursuit card is left to draw.'
  const { paid, left } = facts(f.price)
  const fight =
    f.price === undefined
      ? ''
      : ` The fight costs ${priceWords(f.price)}: ${paid === true ? `left then ${supplies(left)}` : NOT_PAID}.${byAir(f)}`
  if (f.card !== undefined) {
    const halts = f.halt === 1 ? ' It stops the army.' : ''
    return `The Pursuit card is known: ${cardName(f.card)}.${halts}${fight}`
  }
  const free = 1 - Number(f.halt ?? 0) - Number(f.combat ?? 0)
  const chances = [
    `${percent(free)} let it go on`,
    ...(Number(f.halt ?? 0) > 0 ? [`${percent(f.halt)} stop it`] : []),
    ...(Number(f.combat ?? 0) > 0 ? [`${percent(f.combat)} are a fight and stop it`] : []),
  ]
  return `Draws ${unseen(f.cards, 'Pursuit')}: ${chances.join(', ')}.${fight}`
}

/** `2 ammo and 1 fuel`: among other prices a comma would not do. */
const priceWords = (price: Json | undefined): string => supplies(price).split(', ').reverse().join(' and ')

const NOT_PAID = 'too much, it would pay what it has and go back'

function sovietDraw(f: Forecast): string {
  if (Number(f.cards ?? 0) === 0) return 'No Soviet card is left: nobody fights.'
  const prices = (Array.isArray(f.prices) ? f.prices : []).map(facts)
  const fight = prices.length === 1 ? onePrice(prices[0]) : manyPrices(prices)
  if (f.card !== undefined) return `The Soviet card is known: ${cardName(f.card)}. ${fight}${byAir(f)}`
  const which = f.echelon === undefined ? 'Soviet' : `${f.echelon} Soviet`
  return `Fights ${unseen(f.cards, which)}: ${percent(f.won)} can be paid. ${fight}${byAir(f)}`
}

const onePrice = (price: JsonObject): string =>
  `Winning costs ${priceWords(price)}: ${price.paid === true ? `left then ${supplies(price.left)}` : NOT_PAID}.`

function manyPrices(prices: readonly JsonObject[]): string {
  const each = prices.map((price) => `${priceWords(price)} (${percent(price.chance)}${price.paid === true ? '' : ', too much'})`)
  const paid = prices.filter((price) => price.paid === true).map((price) => facts(price.left))
  const left = paid.length === 0 ? '' : ` Left when won: ${between(paid)}.`
  const lost = paid.length === prices.length ? '' : ' Not paid, it spends what it has and goes back.'
  return `Winning costs ${each.join(', ')}.${left}${lost}`
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

export const forecastText = (forecast: Forecast): string => FORECASTS[forecast.type]?.(forecast) ?? ''
