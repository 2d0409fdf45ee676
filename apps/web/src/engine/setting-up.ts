import { Host, type SeatPlan, seatingOf } from '@railhead/host'
import { type Game, Match, OptionsError, PositionError, type SeatName } from '@railhead/table'
import type { StoredGame } from '../store/model.ts'
import { said } from '../texts/engine.ts'
import { computersOf } from './describing.ts'
import { stateOf } from './kept-state.ts'
import { EngineProblem } from './problem.ts'
import type { LessonStart, NewTable } from './protocol.ts'
import { randomName } from './random-name.ts'
import { gameById, staffOf, wholeGameById } from './registry.ts'

/*
 * Tables that are new. Whoever comes back to one need not fetch this.
 */

/** A table set up, to be kept. */
export async function create(ask: NewTable): Promise<StoredGame> {
  const { options, seed, suggestions } = ask
  const game = await gameById(ask.game, options)
  const { proposed } = computersOf(game.id)
  try {
    const forbidden = suggestions === undefined ? {} : { suggestions }
    const match = Match.open(game, { options, seed, salt: randomName(), ...seatingOf(ask.seats, proposed), ...forbidden })
    return newTable(match, ask.title, ask.seats, ask.handover)
  } catch (error) {
    if (error instanceof OptionsError) throw new EngineProblem('options', error.message)
    throw error
  }
}

/** A match as a new table, to be kept. */
export function newTable(
  match: Match,
  title: string,
  seats: SeatPlan,
  handover: boolean,
  record = match.record({ withSeed: true }),
): StoredGame {
  const now = Date.now()
  const id = randomName()
  return { format: 1, id, game: match.game.id, title, seats, handover, created: now, ...stateOf(match, now), record }
}

/** A lesson is a table with one person at it, which nobody keeps. */
export async function lesson({ game: id, position, seat, played }: LessonStart): Promise<Host> {
  const match = fromPosition(await wholeGameById(id), position)
  for (const choice of played) if (!match.choose(choice, match.awaited[0]).ok) break
  return unkept(match, seat, true)
}

/** A table with one person at it, which nobody keeps. */
export async function unkept(match: Match, seat: SeatName, stepwise: boolean): Promise<Host> {
  const { game } = match
  const seats: SeatPlan = Object.fromEntries(
    game.seats.map((name) => [name, { kind: 'person', name: name === seat ? said.you : '' }]),
  )
  const staff = await staffOf(game.id).catch(() => undefined)
  const host = Host.open(match, { id: 'lesson', seats, handover: false, confirmTurn: false, stepwise, staff })
  host.take({ question: host.question, seat: match.awaited[0] ?? seat })
  return host
}

function fromPosition(game: Game, position: LessonStart['position']): Match {
  try {
    return Match.fromPosition(game, position)
  } catch (error) {
    if (error instanceof PositionError) throw new EngineProblem('damaged', error.message)
    throw error
  }
}
