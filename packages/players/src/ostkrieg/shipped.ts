import { FITTED } from './generated/weights.ts'
import { Judgement } from './judgement.ts'

/** The judgement of the players that one meets. */
export const shipped = new Judgement(FITTED)
