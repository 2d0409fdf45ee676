import type { GameManifest } from '../src/game/manifest.ts'
import { ostkrieg } from './ostkrieg/manifest.ts'
import { raceToMoscow } from './race-to-moscow/manifest.ts'

/** The games that can be played: one folder and one line each. */
export const games: readonly GameManifest[] = [raceToMoscow, ostkrieg]
