import { type Game, wholeGame } from '@railhead/table'
import { playable } from './playable.ts'
import { reading } from './reading.ts'
import type { State } from './state.ts'

/** 1941: Race to Moscow, on the table's contract. */
export const raceToMoscow: Game<State> = wholeGame(playable, reading)
