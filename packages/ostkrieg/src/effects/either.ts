import { STEP } from '../steps/numbers.ts'
import { type Effect, PC } from './effect.ts'

/** [8.0] "Do this OR that": exactly one of the two is performed. */
export const either: Effect = (state, at) => {
  state.agenda.push(STEP.either, state.content.program.ops[at + 1])
}

/** Over the branch that was not chosen. */
export const jump: Effect = (state, at) => {
  state.agenda.set(PC, state.content.program.ops[at + 1])
}
