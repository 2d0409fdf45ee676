import { eventFor, type Game, type GameEvent, type LoggedEvent, type Match, type SeatName } from '@railhead/table'
import type { LogLine } from './messages.ts'
import { sentences } from './sentences.ts'

/** A new turn began with this choice, counted from 1. */
export const beginsTurn = ({ game, log }: Match, choice: number): boolean =>
  log.some((entry) => entry.choice === choice && startsTurn(game, entry.event))

/** Whose turn it was when the last choice was made; where the game has no such turns, it was whose choice it was. */
export function turnAtLastChoice({ game, log, length, choices }: Match): SeatName | null {
  const began = log.findLast(({ choice, event }) => choice < length && startsTurn(game, event))
  return (began === undefined ? undefined : seatOf(began.event)) ?? choices.at(-1)?.seat ?? null
}

/** The log as one seat may read it, from line `from` on, counted from 1. A game that has no turns is grouped by who chose. */
export function story({ game, log, choices, state }: Match, viewer: SeatName | null, from: number): LogLine[] {
  const hasTurns = game.turnsBeginWith.length > 0
  const lines: LogLine[] = []
  let turn = 1
  let seat: SeatName | undefined
  let acting: { readonly choice: number; readonly seat: SeatName } | undefined
  for (const { n, choice, event } of log) {
    const actor = game.actor?.(state, event)
    if (actor !== undefined) acting = { choice, seat: actor }
    // A seat that the game plays goes on until somebody chooses again.
    const by = acting?.choice === choice ? acting.seat : (choices[choice - 1]?.seat ?? '')
    if (hasTurns ? startsTurn(game, event) && n > 1 : seat !== undefined && seat !== by) turn++
    seat = by
    if (n < from) continue
    const known = eventFor(event, viewer)
    const several = game.texts.several?.(known)
    const words = { text: game.texts.event(known), ...(several === undefined ? {} : { several }) }
    lines.push({ n, choice, seat: seatOf(known) ?? by, by, turn, ...words, event: known })
  }
  return lines
}

/** The round, and the last public fact about somebody or about the whole game: what was laid out beside the board says little. */
export function summaryOf(game: Game, log: readonly LoggedEvent[]): string {
  const told = log.findLast(({ event }) => seatOf(event) !== undefined || event.round !== undefined) ?? log.at(-1)
  if (told === undefined) return ''
  const text = game.texts.event(eventFor(told.event, null))
  const round = log.findLast(({ event }) => event.round !== undefined)?.event.round
  return round === undefined || told.event.round !== undefined ? text : `${sentences.round(String(round))} ${text}`
}

/** What somebody has been told of a log, so that they are told only what is new. */
export class Reader {
  #viewer: SeatName | null | undefined
  #told: readonly LoggedEvent[] = []

  fork(): Reader {
    const fork = new Reader()
    fork.#viewer = this.#viewer
    fork.#told = this.#told
    return fork
  }

  /** The first line that the viewer has not been told, counted from 1; all of them count as told now. */
  next(log: readonly LoggedEvent[], viewer: SeatName | null): number {
    const differs = this.#told.findIndex((entry, i) => log[i] !== entry)
    const from = this.#viewer !== viewer ? 0 : differs < 0 ? this.#told.length : differs
    this.#viewer = viewer
    this.#told = [...log]
    return from + 1
  }
}

const startsTurn = (game: Game, event: GameEvent): boolean => game.turnsBeginWith.includes(event.type)

/** A fact may name its own seat: a computer's reaction belongs to whoever reacts, not to whoever chose. */
function seatOf(event: GameEvent): SeatName | undefined {
  return typeof event.seat === 'string' ? event.seat : undefined
}
