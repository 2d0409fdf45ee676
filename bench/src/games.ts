import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import type { Game } from '@railhead/table'

/** The games that are measured. */
export const games: readonly Game[] = [raceToMoscow, ostkrieg]
