import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [8.3.5] Every air unit in supply may rebase once. */
export const rebase: Effect = (state) => {
  state.agenda.push(STEP['rebase-from'])
}
