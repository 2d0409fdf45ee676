import { eventFor, type Game, type GameEvent, type LoggedEvent, type SeatName } from '@railhead/table'
import type { LogLine } from './protocol.ts'

/** Facts that begin a new group of the log. */
const TURN_STARTS: ReadonlySet<string> = new Set(['turn-began', 'turn-begins', 'turn-started', 'turn'])

export const startsTurn = (event: GameEvent): boolean => TURN_STARTS.has(event.type)

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
  const tellsTurns = log.some(({ event }) => startsTurn(event))
  const lines: LogLine[] = []
  let turn = 1
  let seat: SeatName | undefined
  let acting: { readonly choice: number; readonly seat: SeatName } | undefined
  for (const { n, choice, event } of log) {
    const actor = actorOf(event)
    if (actor !== undefined) acting = { choice, seat: actor }
    // A seat that the game plays goes on until somebody chooses again.
    const chooser = acting?.choice === choice ? acting.seat : (chosenBy[choice - 1] ?? '')
    if (tellsTurns ? startsTurn(event) && n > 1 : seat !== undefined && seat !== chooser) turn++
    seat = chooser
    if (n < from) continue
    const known = eventFor(event, viewer)
    lines.push({ n, choice, seat: seatOf(known) ?? chooser, by: chooser, turn, text: game.texts.event(known), event: known })
  }
  return lines
}

/** A fact may name its own seat: a computer's reaction belongs to whoever reacts, not to whoever chose. */
function seatOf(event: GameEvent): SeatName | undefined {
  return typeof event.seat === 'string' ? event.seat : undefined
}
