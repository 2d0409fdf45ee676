import type { SortWriter, SortWriters } from '@railhead/table/steps'
import { COUNTRIES } from '../content/content.ts'
import type { OstkriegState } from '../state.ts'
import type { Sorts } from '../steps/frames.ts'
import { KIND_CODES, SIDE_NAMES } from '../units.ts'

type Writer = SortWriter<OstkriegState>

export const BIDDERS = ['player-1', 'player-2']
export const PLAYS = ['whole-card', 'front-effect', 'reaction']

const number: Writer = (_, value) => value
const named =
  (names: readonly string[]): Writer =>
  (_, value) =>
    names[value]
const optional =
  (write: Writer): Writer =>
  (state, value) =>
    value === 0 ? undefined : write(state, value)

/** How the numbers of the agenda's frames stand in positions. */
export const SORTS: SortWriters<OstkriegState> & { readonly [sort in keyof Sorts]: Writer } = {
  side: named(SIDE_NAMES),
  player: named(BIDDERS),
  card: (state, index) => state.content.cardNumber[index],
  nextCard: number,
  op: number,
  area: number,
  areaOrNone: optional(number),
  unit: number,
  kind: named(KIND_CODES),
  kindOrAll: optional(named(KIND_CODES)),
  country: named(COUNTRIES),
  count: number,
  flag: (_, flag) => (flag === 1 ? true : undefined),
  stage: optional(number),
  play: optional(named(PLAYS)),
  phase: optional(number),
}
