import { type Game, type GameRecord, Match, parseRecord, RecordError, type RecordHeader } from '@railhead/table'
import type { SeatPlan } from './messages.ts'
import { sentences } from './sentences.ts'

/** A match out of its record, and why it can only be looked at, if so. */
export interface Opened {
  readonly match: Match
  readonly readOnly?: string
}

/**
 * Takes a stored record up again. One that was made under other rules, or whose choices do not fit any more, opens to
 * look at, as far as it fits, with the reason. Throws `RecordError` where nothing of it can be read.
 */
export function openRecord(game: Game, text: string): Opened {
  const record = parseRecord(text)
  try {
    return { match: Match.fromRecord(game, record) }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    switch (error.code) {
      case 'other-rules':
      case 'other-content': {
        const was = `${record.header.rules} (${record.header.content.slice(0, 8)})`
        const is = `${game.rulesVersion} (${game.contentHash.slice(0, 8)})`
        return { match: asFarAsItFits(game, record), readOnly: sentences.otherRules(was, is) }
      }
      case 'illegal-choice':
      case 'wrong-outcome': {
        const match = asFarAsItFits(game, record)
        return { match, readOnly: sentences.doesNotFit(match.length, error.message) }
      }
      default:
        throw error
    }
  }
}

function asFarAsItFits(game: Game, record: GameRecord): Match {
  const { outcome: _, ...choices } = record
  const ours: GameRecord = { ...choices, header: { ...record.header, rules: game.rulesVersion, content: game.contentHash } }
  const match = Match.fromRecord(game, ours, { upTo: 0 })
  for (const { seat, choice } of record.choices) if (!match.choose(choice, seat).ok) break
  return match
}

/** Who sits where, in the words of a record; a computer of which nothing is known is that player. */
export function seatingOf(plan: SeatPlan, someComputer: string): Required<Pick<RecordHeader, 'seats' | 'computers'>> {
  const holders = Object.entries(plan)
  return {
    seats: Object.fromEntries(holders.map(([seat, { name }]) => [seat, name])),
    computers: Object.fromEntries(
      holders.flatMap(([seat, { kind, player }]) => (kind === 'computer' ? [[seat, player ?? someComputer]] : [])),
    ),
  }
}
