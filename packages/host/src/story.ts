import { eventFor, type Game, type GameEvent, type LoggedEvent, type Match, type SeatName } from '@railhead/table'
import type { LogLine } from './messages.ts'
import { sentences } from './sentences.ts'

/** A new turn began with this choice, counted from 1. */
export const beginsTurn = ({ game, log }: Match, choice: number): boolean =>
  log.some((entry) => entry.choice === choice && startsTurn(game, entry.event))

/** Whose turn it was when the last choice was made; where the game has no such turns, it was whose choice it was. */
export function turnAtLastChoice({ game, log, length, choices }: Match): SeatName | null {
  const began = log.findLast(({ choice, event }) => choice < length && startsTurn(game, event))
  if (began !== undefined) return seatOf(began.event) ?? choices.at(-1)?.seat ?? null
  // That the first turn begins is not always told. Where later ones are, it was that of whoever chose first.
  const hasTurns = log.some(({ event }) => startsTurn(game, event))
  return choices.at(hasTurns ? 0 : -1)?.seat ?? null
}

/** A line of the log without what follows from it by the game's own words. */
export type ToldLine = Pick<LogLine, 'n' | 'choice' | 'by' | 'turn' | 'event' | 'why' | 'advised'>

interface Entry extends Pick<LogLine, 'by' | 'turn'> {
  readonly logged: LoggedEvent
  /** Who began to act by a fact of this choice: a seat that the game plays goes on until somebody chooses again. */
  readonly actor: SeatName | undefined
}

/** Whose deeds the facts of a log are, and in which turn. A game that has no turns is grouped by who chose. What was found out is kept while it stays true. */
export class Chronicle {
  readonly #entries: Entry[]

  constructor(entries: readonly Entry[] = []) {
    this.#entries = [...entries]
  }

  fork(): Chronicle {
    return new Chronicle(this.#entries)
  }

  /** The log as one seat may know it, from line `from` on, counted from 1. */
  lines(match: Match, viewer: SeatName | null, from: number): ToldLine[] {
    this.#keepUp(match)
    return this.#entries.slice(from - 1).map(({ logged: { n, choice, event }, by, turn }) => ({
      ...{ n, choice, by, turn, event: eventFor(event, viewer) },
      ...(match.choices[choice - 1]?.advised === true ? { advised: true as const } : {}),
    }))
  }

  #keepUp({ game, log, choices, state }: Match): void {
    const hasTurns = game.turnsBeginWith.length > 0
    this.#entries.length = sameBefore(this.#entries.length, log.length, (i) => this.#entries[i].logged === log[i])
    for (const logged of log.slice(this.#entries.length)) {
      const { n, choice, event } = logged
      const last = this.#entries.at(-1)
      const actor = game.actor?.(state, event) ?? (last?.logged.choice === choice ? last.actor : undefined)
      const by = actor ?? choices[choice - 1]?.seat ?? ''
      const begins = hasTurns ? startsTurn(game, event) && n > 1 : last !== undefined && last.by !== by
      this.#entries.push({ logged, actor, by, turn: (last?.turn ?? 1) + (begins ? 1 : 0) })
    }
  }
}

/** The line in the game's own words. */
export function inWords({ texts }: Game, { n, choice, by, turn, event, why, advised }: ToldLine): LogLine {
  const several = texts.several?.(event)
  const words = { text: texts.event(event), ...(several === undefined ? {} : { several }) }
  return { n, choice, seat: seatOf(event) ?? by, by, turn, ...words, why, advised, event }
}

/** How many of the first are the same in two lists of which each only ever loses or gains at its end. */
function sameBefore(one: number, other: number, isSame: (i: number) => boolean): number {
  let same = Math.min(one, other)
  while (same > 0 && !isSame(same - 1)) same--
  return same
}

/** The round, and the last public fact about somebody or about the whole game: what was laid out beside the board says little. */
export function summaryOf(game: Game, log: readonly LoggedEvent[]): string {
  const { telling, round } = latestIn(log)
  const told = telling ?? log.at(-1)
  if (told === undefined) return ''
  const text = game.texts.event(eventFor(told.event, null))
  return round === undefined || told.event.round !== undefined ? text : `${sentences.round(String(round))} ${text}`
}

interface Latest {
  readonly upTo: LoggedEvent | undefined
  /** The last fact about somebody or about the whole game. */
  readonly telling: LoggedEvent | undefined
  readonly round: GameEvent['round']
}
const NOTHING: Latest = { upTo: undefined, telling: undefined, round: undefined }

/** How far each log was read, and what was found up to there: of a long game it is not read anew at every choice. */
const read = new WeakMap<readonly LoggedEvent[], Latest>()

function latestIn(log: readonly LoggedEvent[]): Latest {
  const before = read.get(log) ?? NOTHING
  // A log loses and gains only at its end.
  const goesOn = before.upTo !== undefined && log[before.upTo.n - 1] === before.upTo
  let { telling, round } = goesOn ? before : NOTHING
  for (const entry of log.slice(goesOn ? before.upTo?.n : 0)) {
    if (seatOf(entry.event) !== undefined || entry.event.round !== undefined) telling = entry
    round = entry.event.round ?? round
  }
  const latest = { upTo: log.at(-1), telling, round }
  read.set(log, latest)
  return latest
}

/** What somebody has been told of a log, so that they are told only what is new. */
export class Reader {
  #viewer: SeatName | null | undefined
  #told: LoggedEvent[] = []

  fork(): Reader {
    const fork = new Reader()
    fork.#viewer = this.#viewer
    fork.#told = [...this.#told]
    return fork
  }

  /** The first line that the viewer has not been told, counted from 1; all of them count as told now. */
  next(log: readonly LoggedEvent[], viewer: SeatName | null): number {
    const known = this.#viewer === viewer ? this.#told : []
    const from = sameBefore(known.length, log.length, (i) => known[i] === log[i])
    this.#viewer = viewer
    this.#told.splice(from, Number.POSITIVE_INFINITY, ...log.slice(from))
    return from + 1
  }
}

const startsTurn = (game: Game, event: GameEvent): boolean => game.turnsBeginWith.includes(event.type)

/** A fact may name its own seat: a computer's reaction belongs to whoever reacts, not to whoever chose. */
function seatOf(event: GameEvent): SeatName | undefined {
  return typeof event.seat === 'string' ? event.seat : undefined
}
