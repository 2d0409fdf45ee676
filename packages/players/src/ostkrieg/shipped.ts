import { FITTED as AGAINST_BOT } from './generated/against-bot.ts'
import { FITTED } from './generated/weights.ts'
import { Judgement } from './judgement.ts'

/** The judgement of the players that one meets. */
export const shipped = new Judgement(FITTED, AGAINST_BOT)
