import { type Json, PositionError } from '@railhead/table'
import type { SortReader, SortReaders } from '@railhead/table/steps/reading'
import { AREAS, CARDS, COUNTRIES } from '../content/content.ts'
import type { OstkriegState } from '../state.ts'
import type { Sorts } from '../steps/frames.ts'
import { KIND_CODES, SIDE_NAMES } from '../units.ts'
import { readCard } from './names.ts'
import { BIDDERS, PLAYS } from './sorts.ts'

type Reader = SortReader<OstkriegState>

/** A whole number within bounds. */
const number =
  (is: string, most: number, least = 0): Reader =>
  (_, value, where) =>
    wholeAt(value, where, is, least, most)

function wholeAt(value: Json | undefined, where: string, is: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new PositionError(where, `must be ${is}, from ${least} to ${most}`)
  return value
}

/** One of these names, from `least` on. */
const named =
  (is: string, names: readonly string[], least = 0): Reader =>
  (_, value, where) => {
    const found = names.indexOf(String(value))
    if (typeof value !== 'string' || found < least)
      throw new PositionError(where, `must be ${is}: ${names.slice(least).join(', ')}`)
    return found
  }

const optional =
  (read: Reader): Reader =>
  (state, value, where) =>
    value === undefined ? 0 : read(state, value, where)

const kind = named('a kind of unit', KIND_CODES, 1)
const area = number('the number of an area', AREAS - 1, 1)

const card: Reader = (state, value, where) => {
  const found = typeof value === 'number' || typeof value === 'string' ? readCard(state.content, value) : -1
  if (found < 0) throw new PositionError(where, 'must be the number or the name of a card')
  return found
}

/** A place in the list of all cards' steps, as the content compiles it. */
const op: Reader = (state, value, where) =>
  wholeAt(value, where, 'the place of a step in the cards', 0, state.content.program.ops.length - 1)

/** What `sorts.ts` writes, read. */
export const READ_SORTS: SortReaders<OstkriegState> & { readonly [sort in keyof Sorts]: Reader } = {
  side: named('a side', SIDE_NAMES),
  player: named('a bidder', BIDDERS),
  card,
  nextCard: number('the place of a card', CARDS),
  op,
  area,
  areaOrNone: optional(area),
  unit: number('a unit point', 255, 1),
  kind,
  kindOrAll: optional(kind),
  country: named('a country', COUNTRIES),
  count: number('a number of what is left', 12),
  flag(_, value, where) {
    if (value !== undefined && typeof value !== 'boolean') throw new PositionError(where, 'must be true or false')
    return value === true ? 1 : 0
  },
  stage: optional(number('a stage', 13)),
  play: optional(named('a way of playing', PLAYS)),
  phase: optional(number('a phase of the retreat', 5)),
}
