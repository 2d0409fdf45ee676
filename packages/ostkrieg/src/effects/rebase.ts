import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

/** [8.3.5] Every air unit in supply may rebase once. */
export const rebase: Effect<'rebase'> = (state) => {
  state.agenda.push(STEP['rebase-from'])
}
