import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow, allies as raceToMoscowAllies } from '@railhead/race-to-moscow'
import * as raceToMoscowStaff from '@railhead/race-to-moscow/staff'
import type { Game, Options, SeatName } from '@railhead/table'
import type { Staff } from './staff.ts'

/** A game that there are tables for, and who proposes plans in it. */
export interface Offered {
  readonly game: Game
  readonly staff?: Staff
  /** The seats that win or lose together under these options; nobody where it is left out. */
  readonly allies?: (options: Options) => readonly SeatName[]
}

/**
 * Every game that Railhead plays: the command, the engine, the server and the bench read this list. The browser, which fetches a game bit by
 * bit, has a list of its own that `npm run generate` makes from this one.
 */
export const offered: readonly Offered[] = [
  { game: raceToMoscow, staff: raceToMoscowStaff, allies: raceToMoscowAllies },
  { game: ostkrieg },
]

export const games: readonly Game[] = offered.map(({ game }) => game)
