import { eventFor, type Game, type GameEvent, type LoggedEvent, type SeatName } from '@railhead/table'
import { said } from '../texts/engine.ts'
import type { LogLine } from './protocol.ts'

/** The fact begins a new group of the log. */
export const startsTurn = ({ turnsBeginWith }: Game, { type }: GameEvent): boolean => turnsBeginWith.includes(type)

/**
 * The log as one seat may read it, from line `from` on. A game that does not say where its turns begin is grouped by
 * who chose.
 */
export function story(
  game: Game,
  log: readonly LoggedEvent[],
  chosenBy: readonly SeatName[],
  viewer: SeatName | null,
  from: number,
  actorOf: (event: GameEvent) => SeatName | undefined = () => undefined,
): LogLine[] {
  const tellsTurns = game.turnsBeginWith.length > 0
  const lines: LogLine[] = []
  let turn = 1
  let seat: SeatName | undefined
  let acting: { readonly choice: number; readonly seat: SeatName } | undefined
  for (const { n, choice, event } of log) {
    const actor = actorOf(event)
    if (actor !== undefined) acting = { choice, seat: actor }
    // A seat that the game plays goes on until somebody chooses again.
    const chooser = acting?.choice === choice ? acting.seat : (chosenBy[choice - 1] ?? '')
    if (tellsTurns ? startsTurn(game, event) && n > 1 : seat !== undefined && seat !== chooser) turn++
    seat = chooser
    if (n < from) continue
    const known = eventFor(event, viewer)
    lines.push({ n, choice, seat: seatOf(known) ?? chooser, by: chooser, turn, text: game.texts.event(known), event: known })
  }
  return lines
}

/** The round, and the last public fact about somebody or about the whole game: what was laid out beside the board says little. */
export function summaryOf(game: Game, log: readonly LoggedEvent[]): string {
  const told = log.findLast(({ event }) => seatOf(event) !== undefined || event.round !== undefined) ?? log.at(-1)
  if (told === undefined) return ''
  const text = game.texts.event(told.event)
  const round = log.findLast(({ event }) => event.round !== undefined)?.event.round
  return round === undefined || told.event.round !== undefined ? text : `${said.round(String(round))} ${text}`
}

/** A fact may name its own seat: a computer's reaction belongs to whoever reacts, not to whoever chose. */
function seatOf(event: GameEvent): SeatName | undefined {
  return typeof event.seat === 'string' ? event.seat : undefined
}
