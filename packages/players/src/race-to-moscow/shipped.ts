import { FITTED } from './generated/weights.ts'
import { judgementOf } from './judgement.ts'

/** The judgement of the players that one meets. */
export const shipped = judgementOf(FITTED)
