import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

const FIRST_BOX = 1

/** [8.0] "Either/or": asks for one of the two text boxes, and comes back here with the answer. */
export const either: Effect<'either'> = (state, { second }, card) => {
  if (state.answered === 0) {
    card.next--
    const box = state.agenda.push(STEP.either)
    box.card = card.card
    box.op = card.next
    return
  }
  if (state.answered !== FIRST_BOX) card.next = second
  state.answered = 0
}

/** Over the box that was not chosen. */
export const jump: Effect<'jump'> = (_, { to }, card) => {
  card.next = to
}
