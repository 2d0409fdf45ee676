import { type Game, wholeGame } from '@railhead/table'
import { playable } from './bot.ts'
import { reading } from './reading.ts'
import type { OstkriegState } from './state.ts'

/** Ostkrieg, on the table's contract. */
export const ostkrieg: Game<OstkriegState> = wholeGame(playable, reading)
