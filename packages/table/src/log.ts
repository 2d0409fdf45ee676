import { eventFor, type GameEvent, type SeatName } from './game.ts'

/** An event and where it stands: `n` counts events, `choice` is the choice that brought it about; both from 1. */
export interface LoggedEvent {
  readonly n: number
  readonly choice: number
  readonly event: GameEvent
}

/** What happened in a match, with secrets. */
export class Log {
  readonly #entries: LoggedEvent[]

  constructor(entries: readonly LoggedEvent[] = []) {
    this.#entries = [...entries]
  }

  get entries(): readonly LoggedEvent[] {
    return this.#entries
  }

  /** This happened because of a choice. */
  tell(choice: number, events: readonly GameEvent[]): LoggedEvent[] {
    const logged: LoggedEvent[] = []
    for (const event of events) {
      const entry = { n: this.#entries.length + 1, choice, event }
      this.#entries.push(entry)
      logged.push(entry)
    }
    return logged
  }

  /** Nothing happened after so many choices. */
  endAt(choices: number): void {
    while (this.#entries.length > 0 && this.#entries[this.#entries.length - 1].choice > choices) this.#entries.pop()
  }

  /** As that seat may know it; null is the public log. */
  for(seat: SeatName | null): LoggedEvent[] {
    return this.#entries.map((entry) => ({ ...entry, event: eventFor(entry.event, seat) }))
  }
}
