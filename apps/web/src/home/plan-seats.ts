import type { SeatHolder, SeatPlan } from '@railhead/host'
import type { SeatName } from '@railhead/table'
import { pages } from '../texts/home.ts'

/** Who plays: one person against computers, or persons all round. */
export type Mode = 'computer' | 'friends'

/** What the person set, and for the rest: one person and computers, or persons all round. */
export function planSeats(seated: readonly SeatName[], set: SeatPlan, mode: Mode, nameOf: (seat: SeatName) => string): SeatPlan {
  const personSet = seated.some((seat) => set[seat]?.kind === 'person')
  const holder = (seat: SeatName, at: number): SeatHolder => {
    const person = mode === 'friends' || (at === 0 && !personSet)
    return set[seat] ?? (person ? { kind: 'person', name: mode === 'computer' ? pages.newGame.you : nameOf(seat) } : computer)
  }
  return Object.fromEntries(seated.map((seat, at) => [seat, holder(seat, at)]))
}

const computer: SeatHolder = { kind: 'computer', name: pages.newGame.computer, player: 'random' }

export const titleOf = (title: string, preset: string | undefined): string =>
  preset === undefined ? title : `${title}, ${preset}`
