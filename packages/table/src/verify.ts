import type { Game, GameState } from './game.ts'
import { Match } from './match.ts'
import { type GameRecord, parseRecord, RecordError, type RecordErrorCode } from './record.ts'
import type { Known } from './replay.ts'

/**
 * What is known of a record after playing it through.
 * - `verified`: every choice was legal, the outcome is the one recorded, and the seed is the one that was promised.
 * - `unfinished`: the same as far as it goes, but the game is not over.
 * - any code of `RecordError`: what is wrong and in which line; `other-rules` and `other-content` only say that this
 *   program cannot judge it, `no-seed` that the seed has not been shown yet.
 * - `defect`: the game broke while it was played through, so that nothing can be said of the record.
 */
export interface Verdict {
  readonly result: 'verified' | 'unfinished' | 'defect' | RecordErrorCode
  /** True only for `verified`. */
  readonly ok: boolean
  /** A sentence for people. */
  readonly says: string
  /** The line that is at fault. */
  readonly line?: number
  readonly choices?: number
  /** `none`: the game began from a position, so no seed was promised. */
  readonly commitment?: 'kept' | 'none'
  readonly truncated?: GameRecord['truncated']
}

/**
 * Plays a record through and checks everything in it; with `commitment`, also that it is the one that was published. Never throws, whatever
 * the text is.
 */
export function verifyRecord<S extends GameState>(game: Game<S>, text: string, known: Pick<Known, 'commitment'> = {}): Verdict {
  let record: GameRecord
  let table: Match<S>
  try {
    record = parseRecord(text)
    table = Match.fromRecord(game, record, known)
  } catch (error) {
    if (!(error instanceof RecordError)) return { result: 'defect', ok: false, says: `A defect of Railhead: ${textOf(error)}` }
    return { result: error.code, ok: false, says: error.message, line: error.line }
  }
  const finished = record.outcome !== undefined
  const truncated = record.truncated === undefined ? {} : { truncated: record.truncated }
  const commitment = record.header.commitment === null ? 'none' : 'kept'
  const promised =
    commitment === 'kept'
      ? ' The seed is the one that was promised.'
      : ' The game began from a position, so no seed was promised.'
  const soFar = `${table.length} choices, all legal.${promised}`
  const says = finished ? `${soFar} The outcome is right.` : `${soFar} The game is not over.`
  const cut = record.truncated === undefined ? '' : ` ${record.truncated.says}`
  return {
    result: finished ? 'verified' : 'unfinished',
    ok: finished,
    says: says + cut,
    choices: table.length,
    commitment,
    ...truncated,
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
