import { Judgement } from './judgement.ts'
import { START } from './start.ts'

/** The judgement of the players that one meets. */
export const shipped = new Judgement(START)
