import { type Json, PositionError } from '@railhead/table'
import type { Sort, Sorts as Written } from '@railhead/table/steps'
import { AREAS, CARDS, COUNTRIES } from '../content/content.ts'
import type { OstkriegState } from '../state.ts'
import type { Sorts } from '../steps/frames.ts'
import { KIND_CODES, SIDE_NAMES } from '../units.ts'
import { readCard } from './names.ts'

type OstkriegSort = Sort<OstkriegState>

/** A whole number within bounds. */
const number = (is: string, most: number, least = 0): OstkriegSort => ({
  write: (_, value) => value,
  read: (_, value, where) => wholeAt(value, where, is, least, most),
})

function wholeAt(value: Json | undefined, where: string, is: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new PositionError(where, `must be ${is}, from ${least} to ${most}`)
  return value
}

/** One of these names, from `least` on. */
const named = (is: string, names: readonly string[], least = 0): OstkriegSort => ({
  write: (_, value) => names[value],
  read(_, value, where) {
    const found = names.indexOf(String(value))
    if (typeof value !== 'string' || found < least)
      throw new PositionError(where, `must be ${is}: ${names.slice(least).join(', ')}`)
    return found
  },
})

const optional = (sort: OstkriegSort): OstkriegSort => ({
  write: (state, value) => (value === 0 ? undefined : sort.write(state, value)),
  read: (state, value, where) => (value === undefined ? 0 : sort.read(state, value, where)),
})

const kind = named('a kind of unit', KIND_CODES, 1)
const area = number('the number of an area', AREAS - 1, 1)

const card: OstkriegSort = {
  write: (state, index) => state.content.cardNumber[index],
  read(state, value, where) {
    const found = typeof value === 'number' || typeof value === 'string' ? readCard(state.content, value) : -1
    if (found < 0) throw new PositionError(where, 'must be the number or the name of a card')
    return found
  },
}

/** A place in the list of all cards' steps, as the content compiles it. */
const op: OstkriegSort = {
  write: (_, at) => at,
  read: (state, value, where) =>
    wholeAt(value, where, 'the place of a step in the cards', 0, state.content.program.ops.length - 1),
}

/** How the numbers of the agenda's frames stand in positions. */
export const SORTS: Written<OstkriegState> & { readonly [sort in keyof Sorts]: OstkriegSort } = {
  side: named('a side', SIDE_NAMES),
  player: named('a bidder', ['player-1', 'player-2']),
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
  flag: {
    write: (_, flag) => (flag === 1 ? true : undefined),
    read(_, value, where) {
      if (value !== undefined && typeof value !== 'boolean') throw new PositionError(where, 'must be true or false')
      return value === true ? 1 : 0
    },
  },
  stage: optional(number('a stage', 13)),
  play: optional(named('a way of playing', ['whole-card', 'front-effect', 'reaction'])),
  phase: optional(number('a phase of the retreat', 5)),
}
