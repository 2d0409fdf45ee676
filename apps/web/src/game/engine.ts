import type { Staff } from '@railhead/host'
import type { Playable, Reading } from '@railhead/table'

/** The rules of a game, as the worker loads them part by part. */
export interface GameEngine {
  /** Loaded when the first table of the game is opened. */
  playable(): Promise<Playable>
  /** Loaded with the first choice, or where a position is read; undefined where it comes with the rules. */
  reading?(): Promise<Reading>
  /** Those who propose, loaded with the first choice. */
  staff?(): Promise<Staff>
}
