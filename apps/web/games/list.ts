import type { GameManifest } from '../src/game/manifest.ts'
import { manifest as ostkrieg } from './ostkrieg/manifest.ts'
import { manifest as raceToMoscow } from './race-to-moscow/manifest.ts'

/** The games that can be played, written by `npm run generate` from `packages/host/src/games.ts`; do not edit. */
export const games: readonly GameManifest[] = [raceToMoscow, ostkrieg]
