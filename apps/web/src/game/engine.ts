import type { Staff } from '@railhead/host'
import type { Options, Playable, Reading } from '@railhead/table'

/** The rules of a game, as the worker loads them part by part. */
export interface GameEngine {
  /** Loaded when the first table of the game is opened. */
  playable(): Promise<Playable>
  /** Loaded with the first choice, or where a position is read; undefined where it comes with the rules. */
  reading?(): Promise<Reading>
  /** The part of the rules that plays a seat by itself, loaded for a table at which it does; undefined where there is none, or where it comes with the rules. */
  readonly bot?: {
    plays(options: Options): boolean
    bring(): Promise<void>
  }
  /** Those who propose, loaded with the first choice. */
  staff?(): Promise<Staff>
}
