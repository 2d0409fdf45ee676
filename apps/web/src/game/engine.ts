import type { Decision, Playable, Reading, View } from '@railhead/table'
import type { Suggestion } from '../engine/protocol.ts'

/** The rules of a game, as the worker loads them part by part. */
export interface GameEngine {
  /** Loaded when the first table of the game is opened. */
  playable(): Promise<Playable>
  /** Loaded with the first choice, or where a position is read; undefined where it comes with the rules. */
  reading?(): Promise<Reading>
  /** Those who propose, loaded with the first choice. */
  staff?(): Promise<Staff>
}

/** Answers that are proposed for what is asked, from what the viewer can see. */
export interface Staff {
  /** Whole plans for the question. */
  suggest(view: View): readonly Suggestion[]
  /**
   * The answer to a question that only fills in what was just chosen, such as the cargo of a truck: it is given at once, can be
   * changed afterwards, and is taken back together with what it belongs to.
   */
  fill(view: View, decision: Decision): number | undefined
}
