import { games } from '#games'
import type { GameManifest } from '../src/game/manifest.ts'

export { games }

export function manifestOf(id: string): GameManifest | undefined {
  return games.find((game) => game.id === id)
}
