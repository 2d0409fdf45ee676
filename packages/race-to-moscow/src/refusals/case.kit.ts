import type { Choice } from '@railhead/table'
import type { Situation } from '../testing.ts'

/** An attempt, what comes before it, and the refusal that it must get in each edition. */
export interface Case {
  readonly code: string
  readonly rules: readonly [in2024: string, in2021: string]
  readonly given?: Situation
  readonly after?: readonly Choice[]
  readonly attempt: Choice
}

export const MOVE_GRAY: Choice = { action: 'move-armored', army: '4PzGr' }
export const TRANSPORT: Choice = { action: 'transport' }
