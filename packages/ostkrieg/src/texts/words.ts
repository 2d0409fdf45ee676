import type { Json } from '@railhead/table'
import { content } from '../content/content.ts'

const UNITS: { readonly [code: string]: string } = {
  GI: 'German infantry',
  GA: 'German armor',
  GL: 'German air',
  FI: 'Finnish infantry',
  HI: 'Hungarian infantry',
  RI: 'Romanian infantry',
  BI: 'Bulgarian infantry',
  II: 'Italian infantry',
  SI: 'Soviet infantry',
  SA: 'Soviet armor',
  SL: 'Soviet air',
  SP: 'Soviet partisan',
  YP: 'Yugoslav partisan',
}

export const unit = (code: Json | undefined): string => UNITS[String(code)] ?? String(code)
/** Several of them: soldiers are counted like one, partisans are not. */
export const unitsOf = (code: Json | undefined): string => `${unit(code)}${String(code).endsWith('P') ? 's' : ''}`

/** Names of areas are unique, so the number is only for areas that do not exist. */
export function area(number: Json | undefined): string {
  const name = content.names[Number(number)]
  return name === undefined || name === '' ? `area ${String(number)}` : name
}

export function card(number: Json | undefined): string {
  const found = content.sources.cards.cards.find((known) => known.number === number)
  return found === undefined ? `card ${String(number)}` : found.name
}

export const sideName = (side: Json | undefined): string =>
  side === 'axis' ? 'Axis' : side === 'soviet' ? 'Soviets' : String(side)
const SEAT_WORDS: { readonly [seat: string]: string } = {
  axis: 'Axis',
  soviet: 'Soviets',
  'player-1': 'Player 1',
  'player-2': 'Player 2',
}
export const seatName = (seat: string): string => SEAT_WORDS[seat] ?? seat
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const country = (name: Json | undefined): string =>
  name === 'soviet-union' ? 'the Soviet Union' : capital(String(name ?? 'that country'))
export const times = (count: Json | undefined, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`
export const list = (value: Json | undefined): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

/** `3GI 84`, `2SA`: what a card still gives, in words. */
export function units(value: Json | undefined): string {
  let said: string | undefined
  const words = (Array.isArray(value) ? value : []).map((text) => {
    const [, count, code, where] = /^(\d+)([A-Z]{2})(?: (\d+))?$/.exec(String(text)) ?? []
    if (code === undefined) return String(text)
    // Units of one kind in several places are named once.
    const named = code === said && where !== undefined ? count : `${count} ${unit(code)}`
    said = code
    return where === undefined ? named : `${named} in ${area(Number(where))}`
  })
  return words.join(', ')
}
