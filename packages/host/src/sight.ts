import {
  type Game,
  type GameState,
  type LoggedEvent,
  looseChance,
  Match,
  PositionError,
  type RecordedChoice,
} from '@railhead/table'
import { Host, type Opening } from './host.ts'
import type { Asks, Snapshot } from './messages.ts'
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
  readonly #state: GameState
  #host: Host | undefined

  private constructor(told: Told, game: Game, staff: Staff | undefined, wishes: Served, state: GameState) {
    this.#told = told
    this.#game = game
    this.#staff = staff
    this.#wishes = wishes
    this.#state = state
  }

  /** Undefined where no world can be imagined: at a moment in which a seat that the game itself plays is due. */
  static of(told: Told, game: Game, staff: Staff | undefined, wishes: Served): Sight | undefined {
    try {
      return new Sight(told, game, staff, wishes, game.imagine(told.bare.view, looseChance(0)))
    } catch (error) {
      if (error instanceof PositionError) return undefined
      throw error
    }
  }

  /** What the table would show; undefined where it must be another than what was told of it. */
  snapshot(news: News): Snapshot | undefined {
    const { bare } = this.#told
    const snapshot = dressed(bare, news, this.#game, this.#state, this.#staff)
    return (snapshot.asked?.decision.choices.length ?? 0) === bare.asks ? snapshot : undefined
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
    const { bare } = this.#told
    // What was chosen before and can be taken back still can, unless nothing can.
    return { ...foreseen, recent: foreseen.recent.length === 0 ? [] : [...bare.recent, ...foreseen.recent] }
  }

  #open(): Host {
    const { bare, log } = this.#told
    const { id, viewer, seats, question, readOnly } = bare
    const choices: RecordedChoice[] = Array.from({ length: bare.length }, () => ({ seat: '', choice: {} }))
    for (const { choice, by } of log) if (choice > 0) choices[choice - 1] = { seat: by, choice: {} }
    if (bare.lastSeat !== null) choices[choices.length - 1] = { seat: bare.lastSeat, choice: {} }
    const entries = log.map(({ n, choice, event }): LoggedEvent => ({ n, choice, event }))
    const match = Match.seen(this.#game, this.#game.copy(this.#state), { choices, log: entries })
    const opening = { id, seats, handover: false, readOnly: readOnly ?? undefined, staff: this.#staff, ...this.#wishes }
    const host = Host.open(match, { ...opening, question }).device(viewer)
    host.news()
    return host
  }
}
