import { type Game, wholeGame } from '@railhead/table'
import { bringBot } from './bot.ts'
import { playable } from './playable.ts'
import { reading } from './reading.ts'
import type { OstkriegState } from './state.ts'

bringBot()

/** Ostkrieg, on the table's contract. */
export const ostkrieg: Game<OstkriegState> = wholeGame(playable, reading)
