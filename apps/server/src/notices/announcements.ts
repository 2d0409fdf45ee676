import type { SeatName } from '@railhead/table'
import type { Announced, NoticeKind } from '../store/notices.ts'
import type { Progress, SeatedTable } from '../store/store.ts'

/*
 * Who is to be told what, when something happens at a table. Whether it is still true is looked at when it is told.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Whoever sits at the table answers sooner, and need not be told. */
const SOON = 20 * SECOND
/** Mails gather what happens meanwhile. */
const GATHERED = 10 * MINUTE
/** So much before the time runs out one is reminded, or when a quarter of it is left. */
const WARNING = 24 * HOUR

type Seats = SeatedTable['seats']

/** How much is left of so much time when one is reminded. */
export const warningFor = (time: number): number => Math.min(WARNING, time / 4)

/** Something that people are told in a moment. */
export function announced(kind: NoticeKind, persons: readonly (string | null)[], at: number): Announced {
  const [due, dueByMail] = [at + SOON, at + GATHERED]
  return { kind, persons: [...new Set(persons.filter((person) => person !== null))], at, due, dueByMail }
}

/**
 * What those who want to be told anything are told when the table has got so far. `by` is the seat of the person who acted last: whatever computers
 * answered since, they know of it.
 */
export function announcedBy(table: SeatedTable, progress: Progress, by: SeatName | null): Announced[] {
  const { updated, turn, clock, over } = progress
  if (!table.seats.some(({ noticed }) => noticed)) return []
  const actor = table.seats.find(({ seat }) => seat === by)?.person ?? null
  const noticed = table.seats.filter((seat) => seat.noticed)
  const others = (seats: Seats): (string | null)[] => personsIn(seats).filter((person) => person !== actor)
  if (over) return table.over ? [] : [announced('ended', others(noticed), updated)]
  const isNew = (seat: SeatName): boolean => turn.includes(seat) && (table.started === null || !table.turn.includes(seat))
  const asked = noticed.filter(({ seat }) => isNew(seat))
  return [announced('turn', others(asked), updated), ...reminders({ ...table, clock }, asked, updated)].filter(
    ({ persons }) => persons.length > 0,
  )
}

/** Those of them who have days for their turn are reminded before these run out. */
export function reminders({ pace, clock }: Pick<SeatedTable, 'pace' | 'clock'>, asked: Seats, at: number): Announced[] {
  if (pace.kind !== 'days' || clock === null) return []
  return asked.map(({ seat, person }) => {
    const left = clock.left[seat] ?? 0
    const due = clock.since + left - warningFor(left)
    return { ...announced('reminder', [person], at), due, dueByMail: due }
  })
}

export const personsIn = (seats: Seats): (string | null)[] => seats.map(({ person }) => person)
