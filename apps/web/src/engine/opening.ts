import { players } from '@railhead/players'
import { type Game, type GameRecord, Match, parseRecord, RecordError, type RecordHeader } from '@railhead/table'
import type { SeatPlan } from '../store/model.ts'
import { said } from '../texts/engine.ts'
import { EngineProblem } from './problem.ts'

export interface Opened {
  readonly table: Match
  /** Why it can only be looked at. */
  readonly readOnly?: string
}

/**
 * Takes a stored record up again. One that was made under other rules, or whose choices do not fit any more, opens to
 * look at, as far as it fits, with the reason.
 */
export function openRecord(game: Game, text: string): Opened {
  let record: GameRecord
  try {
    record = parseRecord(text)
  } catch (error) {
    throw new EngineProblem('damaged', error instanceof Error ? error.message : String(error))
  }
  try {
    return { table: Match.fromRecord(game, record) }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    switch (error.code) {
      case 'other-rules':
      case 'other-content': {
        const opened = asFarAsItFits(game, record)
        const was = `${record.header.rules} (${record.header.content.slice(0, 8)})`
        const is = `${game.rulesVersion} (${game.contentHash.slice(0, 8)})`
        return { table: opened.table, readOnly: said.readOnlyRules(was, is) }
      }
      case 'illegal-choice':
      case 'wrong-outcome': {
        const opened = asFarAsItFits(game, record)
        return { table: opened.table, readOnly: said.readOnlyBroken(opened.table.length, error.message) }
      }
      default:
        throw new EngineProblem('damaged', error.message)
    }
  }
}

function asFarAsItFits(game: Game, record: GameRecord): Opened {
  const { outcome: _, ...choices } = record
  const ours: GameRecord = { ...choices, header: { ...record.header, rules: game.rulesVersion, content: game.contentHash } }
  let table: Match
  try {
    table = Match.fromRecord(game, ours, { upTo: 0 })
  } catch (error) {
    throw new EngineProblem('damaged', error instanceof Error ? error.message : String(error))
  }
  for (const { seat, choice } of record.choices) if (!table.choose(choice, seat).ok) break
  return { table }
}

/** Who sits where, in the words of a record. */
export function seatingOf(plan: SeatPlan): Required<Pick<RecordHeader, 'seats' | 'computers'>> {
  const holders = Object.entries(plan)
  return {
    seats: Object.fromEntries(holders.map(([seat, { name }]) => [seat, name])),
    computers: Object.fromEntries(
      holders.flatMap(([seat, { kind, player }]) => (kind === 'computer' ? [[seat, player ?? players[0].id]] : [])),
    ),
  }
}
