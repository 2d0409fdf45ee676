import type { Case } from '@railhead/table/kit'
import { CARDS } from './cards.ts'
import type { State } from './state.ts'

export const CASES: readonly Case[] = [
  { name: 'two players', options: {} },
  { name: 'three players', options: { players: 3, rounds: 4 } },
  { name: 'without blocking', options: { blocking: false } },
]

/** 1.1 Each card lies in exactly one place. */
export function eachCardOnce(state: State): string | undefined {
  const seen = new Uint8Array(CARDS.length)
  for (const pile of [state.deck, state.discard, ...state.hands]) for (const card of pile.entries()) seen[card]++
  for (const pledged of state.pledge) if (pledged > 0) seen[pledged - 1]++
  const card = seen.findIndex((times) => times !== 1)
  return card < 0 ? undefined : `${CARDS[card]} lies in ${seen[card]} places`
}
