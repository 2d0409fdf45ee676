import type { GameManifest } from '../src/game/manifest.ts'
import { manifest } from './outposts/manifest.ts'

/** The list of the test build (`RAILHEAD_GAMES=outposts`): the kit's model game, which proves what a game must bring and is not shipped. */
export const games: readonly GameManifest[] = [manifest]
