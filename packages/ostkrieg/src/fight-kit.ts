import type { Choice, JsonObject } from '@railhead/table'
import type { OstkriegState } from './state.ts'
import { asks, canChoose, dice, play, position } from './test-kit.ts'

export const many = (count: number, ...choices: readonly Choice[]): Choice[] =>
  Array.from({ length: count }, () => choices).flat()

interface Fight {
  readonly areas: JsonObject
  /** Card 9 attacks twice without a bonus, card 63 does so for the Soviets. */
  readonly card?: number
  readonly year?: number
  readonly rest?: JsonObject
}

/** Plays the card up to the first question after the target was marked. */
export function attack(target: number, { areas, card = 9, year = 1942, rest = {} }: Fight): OstkriegState {
  const side = card < 50 ? 'axis' : 'soviet'
  const state = position({
    year,
    turn: side,
    cards: { axis: { hand: side === 'axis' ? [card] : [] }, soviet: { hand: side === 'soviet' ? [card] : [] } },
    areas,
    ...rest,
  })
  play(state, { card })
  while (asks(state).step !== 'mark-attacks') play(state, { done: true })
  play(state, { area: target })
  if (asks(state).step === 'mark-attacks') play(state, { done: true })
  return state
}

/** Everybody takes part on both sides; answers the battle. */
export function fight(state: OstkriegState, from: readonly number[], ...faces: readonly number[]): JsonObject {
  for (const area of from) {
    const all = { from: area, all: true }
    if (canChoose(state, all)) play(state, all)
    else play(state, asks(state).choices.find((choice) => choice.from === area) ?? {})
  }
  dice(state, ...faces)
  const events = play(state, { done: true })
  while (asks(state).step === 'commit-air') events.push(...play(state, { all: true }))
  return events.find((event) => event.type === 'battle') ?? {}
}

/** Germans in Warsaw before Soviets in Brest. */
export const front = { Warsaw: { units: '4GI' }, Brest: { units: '2SI' } }

/** The attacker wins 0 to 0 or by a tie card and advances: the defenders must retreat whole. */
export function driveOut(target: number, from: number, card: number, areas: JsonObject, rest: JsonObject = {}): OstkriegState {
  const state = attack(target, { areas, card, year: 1943, rest })
  play(state, asks(state).choices.find((choice): boolean => choice.from === from && choice.all === true) ?? ({ from } as Choice))
  dice(state, ...Array.from({ length: 12 }, () => 1))
  play(state, { done: true })
  while (asks(state).step === 'commit-air') play(state, { done: true })
  play(state, { advance: true })
  return state
}
