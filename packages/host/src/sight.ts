import { type Game, type LoggedEvent, Match, type RecordedChoice } from '@railhead/table'
import { Host, type Opening } from './host.ts'
import type { Asks, Snapshot } from './messages.ts'
import { seatNumber } from './seating.ts'
import { dressed, type News } from './snapshot.ts'
import type { Staff } from './staff.ts'
import type { Told } from './telling.ts'

/** How the viewer wants to be served at the table. */
export type Served = Pick<Opening, 'confirmTurn' | 'stepwise'>

/**
 * A table as somebody sees it who was told of it and knows the rules: a world that looks the same from their seat. What can be said without
 * what is hidden from them is the same in it as at the table itself.
 */
export class Sight {
  readonly #told: Told
  readonly #game: Game
  readonly #staff: Staff | undefined
  readonly #wishes: Served
  #host: Host | undefined

  constructor(told: Told, game: Game, staff: Staff | undefined, wishes: Served) {
    this.#told = told
    this.#game = game
    this.#staff = staff
    this.#wishes = wishes
  }

  /** What the table would show; undefined where it must be another than what was told of it. */
  snapshot(news: News): Snapshot | undefined {
    const { facts, state } = this.#told
    const view = this.#game.view(state, seatNumber(this.#game, facts.viewer))
    const snapshot = dressed({ ...facts, view }, news, this.#game, state)
    return (snapshot.asked?.decision.choices.length ?? 0) === facts.asks ? snapshot : undefined
  }

  /** The viewer's device at such a table: to ask, and to try. */
  get host(): Host {
    this.#host ??= this.#open()
    return this.#host
  }

  /** What a choice would lead to, as `Host.foresee` says it. */
  foresee(ask: Asks['foresee']['ask']): Snapshot | null {
    const foreseen = this.host.foresee(ask)
    if (foreseen === null) return null
    const { facts } = this.#told
    // What was chosen before and can be taken back still can, unless nothing can.
    return { ...foreseen, recent: foreseen.recent.length === 0 ? [] : [...facts.recent, ...foreseen.recent] }
  }

  #open(): Host {
    const { facts, log, state } = this.#told
    const { id, viewer, seats, question, readOnly, suggestions } = facts
    // Where a game has no turns, what happens next begins one if it is another's deed than the last.
    const deeds = new Map(log.map(({ choice, by }) => [choice, by]))
    const choiceOf = (n: number): RecordedChoice => ({ seat: deeds.get(n) ?? '', choice: {} })
    const choices = Array.from({ length: facts.length }, (_, i) => choiceOf(i + 1))
    const entries = log.map(({ n, choice, event }): LoggedEvent => ({ n, choice, event }))
    const match = Match.seen(this.#game, this.#game.copy(state), { choices, log: entries })
    // The rules of the table are not in what is imagined of it.
    const staff = suggestions ? this.#staff : undefined
    const opening = { id, seats, handover: false, readOnly: readOnly ?? undefined, staff, ...this.#wishes }
    const host = Host.open(match, { ...opening, question }).device(viewer)
    host.news()
    return host
  }
}
