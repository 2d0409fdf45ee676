import type { View } from '@railhead/table'
import type { Suggestion } from './messages.ts'

/** Plans that somebody who knows the game proposes, from what a seat can see. Fetched with the first choice; a game need not have any. */
export interface Staff {
  /** Whole plans for the question. */
  suggest(view: View): readonly Suggestion[]
}
