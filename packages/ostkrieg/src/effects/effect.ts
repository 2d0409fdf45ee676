import type { Tell } from '../events.ts'
import type { OstkriegState } from '../state.ts'

/** Begins one verb of the card vocabulary; `at` is where its numbers stand in the program. The card's frame is on top. */
export type Effect = (state: OstkriegState, at: number, tell?: Tell) => void

/** Bytes of the card's frame. */
export const CARD_OF_FRAME = 0
export const PC = 1
export const KEPT = 2
/** What kind of play it is: a card, the effect of a card in front, or such an effect in the enemy's card play. */
export const PLAY = 3
export const WHOLE_CARD = 0
export const FRONT_EFFECT = 1
export const REACTION = 2
