import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import type { Game } from '@railhead/table'

/** Every game that Railhead plays. */
export const games: readonly Game[] = [raceToMoscow, ostkrieg]
