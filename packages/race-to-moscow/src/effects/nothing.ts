import type { PursuitId } from '../ids.ts'
import { discardPursuit } from '../rules/decks.ts'
import type { State } from '../state.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/** [2024:8.2] [2021:7] A card without effect. */
export const nothing: PursuitEffect<'nothing'> = {
  meet(s, _deed, card) {
    discardPursuit(s, card)
    tellNoEffect(s, card)
  },
}

/** The card does nothing, by itself or because it finds nothing to do: whoever reads the log should not wonder. */
export function tellNoEffect(
  s: State,
  card: PursuitId,
  why: { readonly because?: 'no-rail' | 'no-medal' | 'one-a-turn' } = {},
): void {
  s.tell?.({ type: 'no-effect', card: s.content.pursuitNumber[card], ...why })
}
