import { FITTED } from './generated/weights.ts'
import { Judgement, weightsFrom } from './judgement.ts'

/** The judgement of the players that one meets. */
export const shipped = new Judgement(weightsFrom(FITTED))
