import { OP_WIDTH } from '../content/program.ts'
import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [8.5] Place units in listed areas as the player likes, at most so many in each. */
export const placeChoice: Effect = (state, at) => {
  const { ops } = state.content.program
  state.agenda.push(STEP['place-choice'], at / OP_WIDTH, ops[at + 4], ops[at + 6])
}
