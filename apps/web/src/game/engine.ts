import type { Staff } from '@railhead/host'
import type { Options, Playable, Reading, View } from '@railhead/table'

/** The rules of a game, as the worker loads them part by part. */
export interface GameEngine {
  /**
   * Loaded when the first table of the game is opened: what is played with these options, or with any where they are not known. A bot that a
   * game brings along need not come with options without it.
   */
  playable(options: Options | undefined): Promise<Playable>
  /** Loaded with the first choice, or where a position is read; undefined where it comes with the rules. */
  reading?(): Promise<Reading>
  /** Those who propose, loaded with the first choice. */
  staff?(): Promise<Staff>
  /** What anybody could work out from a view and the rules, in the game's own terms; loaded when somebody first looks at a layer of the map. */
  survey?(): Promise<{ survey(view: View): object }>
}
