import { games as manifests } from '#games'
import type { GameEngine } from '../src/game/engine.ts'
import type { ShownGame } from '../src/game/manifest.ts'

export const games: readonly ShownGame[] = manifests

export const manifestOf = (id: string): ShownGame | undefined => games.find((game) => game.id === id)

export const engineOf = (id: string): GameEngine | undefined => manifests.find((game) => game.id === id)?.engine
