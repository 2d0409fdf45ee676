import { randomBytes } from 'node:crypto'
import { openRecord } from '@railhead/host'
import type { NewTable, Wanted } from '@railhead/host/new-table'
import { playerOf } from '@railhead/players'
import { type Game, Match, type Options, OptionsError, RecordError, type SeatName } from '@railhead/table'
import { Problem } from '../problem.ts'
import { randomName } from '../random-name.ts'
import type { Person, Rated, SeatedTable, StoredSeat, StoredTable } from '../store/store.ts'

/*
 * What a new table is made of: its luck, who sits where, and whether its result will count.
 */

/** A game that nobody has begun, with a seed that nobody knows. */
export function setUp(game: Game, options: Options, suggestions: boolean): Match {
  try {
    const luck = { seed: randomBytes(32).toString('hex'), salt: randomName() }
    return Match.open(game, { options, ...luck, ...(suggestions ? {} : { suggestions: 'forbidden' }) })
  } catch (error) {
    if (error instanceof OptionsError) throw new Problem('options', error.message)
    throw error
  }
}

/** A game that was begun elsewhere, if it can be played on. */
export function broughtAlong(game: Game, record: string): Match {
  try {
    const { match, readOnly } = openRecord(game, record)
    if (readOnly !== undefined) throw new Problem('options', readOnly)
    if (match.awaited.length === 0) throw new Problem('options', 'This game is over.')
    return match
  } catch (error) {
    if (error instanceof RecordError) throw new Problem('options', error.message)
    throw error
  }
}

/** A seat as it is wanted. */
export function rowOf(game: Game, seat: SeatName, wanted: Wanted, owner: Person, words: string | null): StoredSeat {
  if (wanted.kind !== 'computer')
    return wanted.kind === 'me'
      ? { seat, player: null, person: owner.id, words }
      : { seat, player: null, person: null, words: null, ...(wanted.kind === 'invited' ? { invite: randomName() } : {}) }
  if (playerOf(game.id, wanted.player) === undefined) throw new Problem('options', 'There is no computer player of that name.')
  return { seat, player: wanted.player, person: null, words: null }
}

/** Whether a new table's result will count, or why not. */
export function ratedAs({ rated, record }: NewTable, seated: readonly SeatName[], allied: readonly SeatName[]): Rated {
  if (!rated) return 'chosen'
  if (record !== undefined) return 'begun-elsewhere'
  if (seated.length < 2) return 'alone'
  return seated.every((seat) => allied.includes(seat)) ? 'together' : 'yes'
}

/** The same, once it is known who plays. */
export function ratedWith({ rated, seats }: SeatedTable): Rated {
  if (rated !== 'yes') return rated
  const people = seats.flatMap(({ person, botOf }) => botOf ?? person ?? [])
  if (people.length === 0) return 'only-computers'
  return new Set(people).size < people.length ? 'several-seats' : 'yes'
}

/** Before anybody who sits there is known. */
export const withNames = (table: StoredTable, seats: readonly StoredSeat[]): SeatedTable => ({
  ...table,
  seats: seats.map((seat) => ({ ...seat, name: null, away: null, began: null, botOf: null, noticed: false })),
})

/** The same game once more, set up by whoever had this seat. Nobody else takes the seat of somebody who played. */
export function sameAgain({ title, header, pace, access, rated, seats }: SeatedTable, mine: SeatName): NewTable {
  const wanted = seats.map(({ seat, player }): [SeatName, Wanted] => [
    seat,
    player !== null ? { kind: 'computer', player } : { kind: seat === mine ? 'me' : 'invited' },
  ])
  return {
    ...{ game: header.game, title, options: header.options, suggestions: header.suggestions === undefined },
    ...{ seats: Object.fromEntries(wanted), pace, access, words: null, rated: rated !== 'chosen' },
  }
}
