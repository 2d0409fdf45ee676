import type { Staff } from '@railhead/host'
import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import * as raceToMoscowStaff from '@railhead/race-to-moscow/staff'
import type { Game } from '@railhead/table'

/** A game that a server has tables for, and who proposes plans in it. */
export interface Offered {
  readonly game: Game
  readonly staff?: Staff
}

export const offered: readonly Offered[] = [{ game: raceToMoscow, staff: raceToMoscowStaff }, { game: ostkrieg }]
