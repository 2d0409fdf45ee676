import type { Choice, JsonObject } from '@railhead/table'
import type { OstkriegState } from './state.ts'
import { dice, play, position } from './test-kit.ts'

/** Somebody plays cards of the hand over these areas, in 1942 unless told otherwise, and makes the choices. */
export function after(
  side: 'axis' | 'soviet',
  hand: readonly number[],
  areas: JsonObject,
  choices: readonly Choice[],
  rest: JsonObject = {},
) {
  const cards = { axis: { hand: [] }, soviet: { hand: [] }, [side]: { hand } }
  const state = position({ year: 1942, turn: side, cards, areas, ...rest })
  play(state, ...choices)
  return state
}
export const axis = (card: number, areas: JsonObject, ...choices: readonly Choice[]) =>
  after('axis', [card], areas, [{ card }, ...choices])
export const soviet = (card: number, areas: JsonObject, ...choices: readonly Choice[]) =>
  after('soviet', [card], areas, [{ card }, ...choices])

/** Four Germans attack Brest from Warsaw, others from elsewhere; then the dice fall. */
export function battle(areas: JsonObject, faces: readonly number[], ...choices: readonly Choice[]): OstkriegState {
  const state = axis(9, { Warsaw: { units: '4GI' }, ...areas }, { done: true }, { area: 66 }, { from: 81, all: true })
  dice(state, ...faces)
  play(state, ...choices)
  return state
}

export const area = (...numbers: readonly number[]): Choice[] => numbers.map((number) => ({ area: number }))
export const done = { done: true }
