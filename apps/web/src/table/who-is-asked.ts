import type { SeatName, View } from '@railhead/table'
import type { Clock } from '../game/client.ts'
import { t } from '../texts/index.ts'
import type { TableState } from './table-state.ts'

type Asking = Pick<TableState, 'client' | 'nameOfSeat' | 'story'>

/** Round and order of play; a turn that waits to be confirmed is still being played. */
export function clockOf(table: Asking): Clock | undefined {
  const snapshot = table.story.view.value
  if (snapshot === undefined) return undefined
  return table.client.clock?.(snapshot.held ? (table.story.answered.value ?? snapshot.view) : snapshot.view)
}

/** What waits to be confirmed: a whole turn, what somebody else is asked about in the middle of one, or an answer in the turn of another. */
export type Held = 'over' | 'middle' | 'answer'

export function heldAs({ client, story }: Pick<TableState, 'client' | 'story'>): Held | undefined {
  const snapshot = story.view.value
  if (snapshot === undefined || !snapshot.held) return undefined
  const turnIn = (view: View | undefined): SeatName | undefined =>
    view === undefined ? undefined : client.clock?.(view).order.find(({ state }) => state === 'now')?.seat
  const before = turnIn(story.answered.value)
  if (before === undefined ? snapshot.heldAnswer : before !== snapshot.lastSeat) return 'answer'
  return before !== undefined && turnIn(snapshot.view) === before ? 'middle' : 'over'
}

/** Whose deeds are being told: while they are, it is nobody else's turn. */
function tellerOf({ story }: Pick<TableState, 'story'>): SeatName | undefined {
  const { by } = story.told.value ?? {}
  return by === undefined || by === '' || by === story.view.value?.viewer || story.isPast.value ? undefined : by
}

/** Whose answer the table waits for, in the words of the head: name of the seat and how far its turn is. */
export function whoIsAsked(
  table: Asking,
): { readonly seat: SeatName; readonly title: string; readonly turn: string } | undefined {
  const snapshot = table.story.view.value
  if (snapshot === undefined) return undefined
  const { awaited, handover, held, lastSeat, outcome, seated, seats, viewer } = snapshot
  const clock = clockOf(table)
  const waits = heldAs(table)
  const teller = tellerOf(table)
  if (teller !== undefined) return { seat: teller, title: t.table.turnOf(table.nameOfSeat(teller)), turn: clock?.turn ?? '' }
  // A finished turn that waits to be confirmed is still the turn of whoever made it.
  const seat = handover ?? (held ? lastSeat : awaited[0]) ?? lastSeat ?? seated[0]
  if (outcome !== null) return { seat, title: t.end.title, turn: '' }
  const person = seats[seat]?.kind === 'person'
  const name = person ? (table.story.players.value[seat] ?? table.nameOfSeat(seat)) : table.nameOfSeat(seat)
  if (seat !== viewer) return { seat, title: t.table.turnOf(name), turn: clock?.turn ?? '' }
  const shared = name !== t.kept.you && Object.values(seats).filter(({ kind }) => kind === 'person').length > 1
  const now = clock?.order.find(({ state }) => state === 'now')?.seat
  // Somebody else's turn may ask me something.
  if (now !== undefined && now !== seat && seated.includes(now) && (!held || waits === 'answer'))
    return { seat, title: shared ? t.table.askedAs(name) : t.table.asked, turn: t.table.inTurnOf(table.nameOfSeat(now)) }
  if (waits === 'over') return { seat, title: shared ? t.table.yourTurnAs(name) : t.table.yourTurn, turn: t.table.turnComplete }
  return { seat, title: shared ? t.table.yourTurnAs(name) : t.table.yourTurn, turn: clock?.turn ?? '' }
}
