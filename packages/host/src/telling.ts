import { type Game, type GameState, looseChance, PositionError } from '@railhead/table'
import { type Delta, fingerprint, withDelta } from './delta.ts'
import type { Facts, Snapshot } from './messages.ts'
import { bytesFingerprint, type Patch, writePatch } from './patch.ts'
import { seatNumber } from './seating.ts'
import { asJson, type News, undressed } from './snapshot.ts'
import type { ToldLine } from './story.ts'
import { linesOf, type ToldLog } from './told-log.ts'

/*
 * How somebody far away is kept up to date who knows the rules: once they are shown all, and from then on told only what is other. What lies on the
 * board they have as the bytes of a state without what they cannot know, from which their view and all else follows. Both ends keep what the far
 * one has; a number that follows from it shows whether they agree. `tellers.ts` is the end that tells.
 */

/** Raised whenever steps come to be written otherwise: a page of before is then shown all each time, until it is loaded again. */
export const TELLING = 2

/** What is new since the last step. */
export interface Step {
  /** What is other in what they know beside the board. */
  readonly delta?: Delta
  /** The bytes of their state that are other. */
  readonly bytes?: Patch
  /** What is new in the log. Left out where nothing was added or taken back. */
  readonly log?: ToldLog
  /** The fingerprint of what they have then. */
  readonly check: number
}

/** What somebody has who is told. */
export class Told {
  readonly facts: Facts
  /** It looks to them as the table does. To read from. */
  readonly state: GameState
  /** The whole log. */
  readonly log: readonly ToldLine[]
  readonly #game: Game

  private constructor(game: Game, facts: Facts, state: GameState, log: readonly ToldLine[]) {
    this.#game = game
    this.facts = facts
    this.state = state
    this.log = log
  }

  /** Somebody was shown all of it. Undefined where no world can be imagined: at a moment in which a seat that the game itself plays is due. */
  static whole(snapshot: Snapshot, game: Game): Told | undefined {
    const { view, ...facts } = undressed(snapshot)
    try {
      const world = game.imagine(view, looseChance(0))
      return new Told(game, facts, game.masked(world, seatNumber(game, facts.viewer), game.copy(world)), snapshot.lines)
    } catch (error) {
      if (error instanceof PositionError) return undefined
      throw error
    }
  }

  /** What they have after a step, and what of the log is new; undefined where the step does not fit to what they have. */
  after({ delta, bytes, log, check }: Step): { readonly told: Told; readonly news: News } | undefined {
    const facts = delta === undefined ? this.facts : changed(this.facts, delta)
    const state = bytes === undefined ? this.state : this.#game.copy(this.state)
    if (bytes !== undefined && !writePatch(state.bytes, bytes)) return undefined
    if (facts === undefined || checkOf(facts, state) !== check) return undefined
    const logFrom = log?.[0] ?? this.log.length + 1
    if (logFrom > this.log.length + 1) return undefined
    const lines = log === undefined ? [] : linesOf(log, this.log)
    if (lines === undefined) return undefined
    const told = new Told(this.#game, facts, state, [...this.log.slice(0, logFrom - 1), ...lines])
    return { told, news: { logFrom, lines } }
  }
}

const checkOf = (facts: Facts, { bytes }: GameState): number => (fingerprint(asJson(facts)) + bytesFingerprint(bytes)) >>> 0

function changed(facts: Facts, delta: Delta): Facts | undefined {
  try {
    return withDelta(asJson(facts), delta) as unknown as Facts // the fingerprint shows whether it is
  } catch {
    return undefined
  }
}
