import { signal } from '@preact/signals'
import { listGames } from '../store/games.ts'
import type { DamagedGame, StoredGame } from '../store/model.ts'

/** The games of this browser, as the pages show them. */
export const storedGames = signal<readonly (StoredGame | DamagedGame)[] | undefined>(undefined)
/** Why the store cannot be read. */
export const storeTrouble = signal<string | undefined>(undefined)

export async function refreshGames(): Promise<void> {
  try {
    storedGames.value = await listGames()
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

export function opponents(game: StoredGame): string {
  const names = Object.values(game.seats)
    .map(({ name }) => name)
    .filter(Boolean)
  return names.join(', ')
}
