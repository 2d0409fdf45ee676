import type { Pending } from '../store/notices.ts'
import type { SeatedTable } from '../store/store.ts'
import { timeLeft } from '../tables/clock.ts'
import { warningFor } from './announcements.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What is told about one table. */
export interface Saying {
  readonly kind: Pending['kind']
  readonly sentence: string
  /** The table, or nothing where it is about none. */
  readonly table: string
  /** Where to look at it, from the address of the server. */
  readonly path: string
}

/** Nothing if it is not true any more; a moment if it is not true yet. */
export type Said = Saying | { readonly later: number } | undefined

/** What is told of this to that person, as the table is now. */
export function saying({ kind, table: id, created }: Pending, table: SeatedTable | undefined, person: string, now: number): Said {
  if (kind === 'trial') return { kind, sentence: 'This is what a notice looks like.', table: '', path: 'online' }
  if (table === undefined || kind === 'confirm') return undefined
  const mine = table.seats.filter((seat) => seat.person === person)
  const asked = mine.filter(({ seat }) => table.turn.includes(seat))
  const say = (sentence: string, path = `online/${id}/table`): Saying => ({ kind, sentence, table: id, path })
  switch (kind) {
    case 'turn':
      if (table.over || table.started === null || asked.length === 0) return undefined
      // Whoever is asked alone and has done something since is there.
      if (table.turn.length === asked.length && table.updated > created) return undefined
      return say(`It is your turn at “${table.title}”.`)
    case 'reminder': {
      if (table.over || table.clock === null || table.pace.kind !== 'days') return undefined
      const [{ seat } = { seat: '' }] = asked
      if (seat === '') return undefined
      const left = timeLeft(table, seat, now)
      const warning = warningFor(table.clock.left[seat] ?? 0)
      if (left > warning + MINUTE) return { later: now + left - warning }
      return say(left > 0 ? `${inWords(left)} left for your turn at “${table.title}”.` : `Your time at “${table.title}” is up.`)
    }
    case 'ended':
      return table.over ? say(`The game at “${table.title}” is over.`) : undefined
    case 'table': {
      if (table.rematch !== null) return say(`They play again at “${table.title}”: come along.`, `online/${table.rematch}`)
      if (table.over) return undefined
      if (table.started !== null) return say(`The game at “${table.title}” has begun.`)
      const free = table.seats.filter((seat) => seat.person === null && seat.player === null).length
      const seats = free === 1 ? '1 seat is free' : `${free} seats are free`
      return say(`Somebody has taken a seat at “${table.title}”; ${seats}.`, `online/${id}`)
    }
    case 'mention':
      return mine.length > 0 ? say(`You were called in the talk at “${table.title}”.`) : undefined
  }
}

function inWords(milliseconds: number): string {
  const hours = Math.round(milliseconds / HOUR)
  if (hours >= 1) return hours === 1 ? '1 hour is' : `${hours} hours are`
  return `${Math.max(1, Math.round(milliseconds / MINUTE))} minutes are`
}
