import { signal } from '@preact/signals'
import { manifestOf } from '../../games/index.ts'
import { listGames } from '../store/games.ts'
import type { DamagedGame, StoredGame } from '../store/model.ts'
import { pruneThumbnails } from '../store/thumbnails.ts'

/** The games of this browser, as the pages show them. */
export const storedGames = signal<readonly (StoredGame | DamagedGame)[] | undefined>(undefined)
/** Why the store cannot be read. */
export const storeTrouble = signal<string | undefined>(undefined)

export async function refreshGames(): Promise<void> {
  try {
    storedGames.value = await listGames()
    pruneThumbnails(new Set(storedGames.value.map(({ id }) => id)))
    storeTrouble.value = undefined
  } catch (error) {
    storedGames.value = []
    storeTrouble.value = error instanceof Error ? error.message : String(error)
  }
}

export const isDamaged = (game: StoredGame | DamagedGame): game is DamagedGame => 'damaged' in game

/** Is a person of this device asked? */
export function personIsAsked(game: StoredGame): boolean {
  return game.turnOf !== null && game.seats[game.turnOf]?.kind === 'person'
}

/** Who sits there, or what the seat is called. */
export const nameOfSeat = (game: StoredGame, seat: string): string =>
  game.seats[seat]?.name || (manifestOf(game.game)?.seatNames[seat] ?? seat)

/** Everybody at the table; persons with the seat that they play. */
export const opponents = (game: StoredGame): string =>
  Object.entries(game.seats)
    .map(([seat, { kind }]) => {
      const [name, title] = [nameOfSeat(game, seat), manifestOf(game.game)?.seatNames[seat] ?? seat]
      return kind === 'person' && name !== title ? `${name} (${title})` : name
    })
    .join(', ')
