import type { SeatHolder, SeatPlan } from '@railhead/host'
import type { SeatName } from '@railhead/table'
import type { GameInfo } from '../engine/protocol.ts'
import { pages } from '../texts/home.ts'

/** Who plays: one person against computers, or persons all round. */
export type Mode = 'computer' | 'friends'

/** What the person set, and for the rest: one person and computers, or persons all round. */
export function planSeats(
  seated: readonly SeatName[],
  set: SeatPlan,
  mode: Mode,
  nameOf: (seat: SeatName) => string,
  computer: SeatHolder,
): SeatPlan {
  const personSet = seated.some((seat) => set[seat]?.kind === 'person')
  const holder = (seat: SeatName, at: number): SeatHolder => {
    const person = mode === 'friends' || (at === 0 && !personSet)
    return set[seat] ?? (person ? { kind: 'person', name: mode === 'computer' ? pages.newGame.you : nameOf(seat) } : computer)
  }
  return Object.fromEntries(seated.map((seat, at) => [seat, holder(seat, at)]))
}

/** A computer player as it sits at a table. */
export const computerHolder = (players: GameInfo['players'], id: string): SeatHolder => {
  const title = players.length === 1 ? undefined : players.find((player) => player.id === id)?.title
  const { computer } = pages.newGame
  return { kind: 'computer', name: title === undefined ? computer : `${computer} (${title})`, player: id }
}

export const titleOf = (title: string, preset: string | undefined): string =>
  preset === undefined ? title : `${title}, ${preset}`
