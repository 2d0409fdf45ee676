import type { SeatName } from '@railhead/table'
import { Problem } from '../problem.ts'
import type { Motion, SeatedTable } from '../store/store.ts'
import { isMissing } from './clock.ts'

/*
 * What needs the others: ending the game, a computer in the place of somebody who is missing, going back further than the rules of taking back allow.
 */

/**
 * The people who must agree. Going back takes something from everybody, so all are asked; otherwise whoever is missing is not waited for, and nobody is
 * asked about their own replacement.
 */
export function askedAbout(table: SeatedTable, what: Motion['what'], now: number): SeatName[] {
  const people = table.seats.filter(({ person }) => person !== null).map(({ seat }) => seat)
  if (what.kind === 'back') return people
  return people.filter((seat) => !isMissing(table, seat, now) && !(what.kind === 'computer' && what.seat === seat))
}

/** What was asked last, if nobody has played on since. */
export const lastAsked = ({ motion }: SeatedTable, seq: number): Motion | null =>
  motion !== null && motion.seq === seq ? motion : null

/** The same if nobody has refused it. */
export function standing(table: SeatedTable, seq: number): Motion | null {
  const motion = lastAsked(table, seq)
  return motion?.refusedBy === undefined ? motion : null
}

/** Throws unless this can be asked of the others. */
export function checkMotion(table: SeatedTable, by: SeatName, what: Motion['what'], length: number, now: number): void {
  if (what.kind === 'back' && what.to >= length) throw new Problem('unreadable', 'There is nothing to go back to there.')
  if (what.kind !== 'computer') return
  if (what.seat === by) throw new Problem('unreadable', 'To leave your own seat to a computer, leave the table.')
  const holder = table.seats.find(({ seat }) => seat === what.seat)
  if (holder === undefined || holder.person === null) throw new Problem('unreadable', 'Nobody sits there.')
  if (!isMissing(table, what.seat, now)) throw new Problem('not-allowed', 'Whoever sits there still has time to answer.')
}
