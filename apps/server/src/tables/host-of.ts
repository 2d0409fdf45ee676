import { Host, type Opening, openRecord, type Saved, type SeatPlan, type Staff, seatingOf, summaryOf } from '@railhead/host'
import { playerOf, proposedFor } from '@railhead/players'
import { type Game, RecordError, type RecordedChoice, writeRecord } from '@railhead/table'
import { Problem } from '../problem.ts'
import type { Ending, Progress, SeatedTable, StoredAct } from '../store/store.ts'
import { choicesAfter, reasonsAfter } from './acts.ts'

/*
 * A table as the engine has it, from what is stored of it.
 */

interface Played {
  readonly game: Game
  readonly staff: Staff | undefined
}

/** Takes a table up from what is stored of it. */
export const hostOf = (table: SeatedTable, acts: readonly StoredAct[], played: Played): Host =>
  hostAfter(table, choicesAfter(acts), { ...acts.at(-1)?.saved, reasons: reasonsAfter(acts) }, played)

export function hostAfter(
  table: SeatedTable,
  choices: readonly RecordedChoice[],
  saved: Saved & Pick<Opening, 'reasons'>,
  { game, staff }: Played,
): Host {
  const seats = planOf(table)
  const header = { ...table.header, ...seatingOf(seats, proposedFor(game.id).id) }
  const { match, readOnly } = opened(game, writeRecord({ header, choices }))
  const ended = table.abandoned ? 'This game was ended before its end.' : readOnly
  // Until its page says otherwise, a turn that waited goes on waiting.
  return Host.open(match, { id: table.id, seats, handover: false, confirmTurn: true, readOnly: ended, staff, ...saved })
}

function opened(game: Game, text: string): ReturnType<typeof openRecord> {
  try {
    return openRecord(game, text)
  } catch (error) {
    if (error instanceof RecordError) throw new Problem('damaged', error.message)
    throw error
  }
}

/** What the others at a table read: a program is told from people. */
export const calledAt = (name: string, botOf: string | null): string =>
  botOf === null || name === '' ? name : `${name} (program)`

/** A seat that nobody has taken is a person's, without a name. */
export function planOf({ seats, header }: Pick<SeatedTable, 'seats' | 'header'>): SeatPlan {
  return Object.fromEntries(
    seats.map(({ seat, player, name, botOf }) => [
      seat,
      player === null
        ? { kind: 'person', name: calledAt(name ?? '', botOf) }
        : { kind: 'computer', name: `Computer (${playerOf(header.game, player)?.title ?? player})`, player },
    ]),
  )
}

export function progressOf({ match }: Pick<Host, 'match'>, updated: number): Omit<Progress, 'clock'> {
  const turn = match.held ? match.choices.slice(-1).map(({ seat }) => seat) : match.awaited
  const over = turn.length === 0
  const ending = over ? endingOf(match) : null
  return { length: match.length, over, turn, summary: summaryOf(match.game, match.log), updated, ending }
}

function endingOf({ game, state }: Host['match']): Ending | null {
  const outcome = game.outcome(state)
  if (outcome === undefined) return null
  const { winners, reason, scores } = outcome
  return { winners, reason, scores }
}
