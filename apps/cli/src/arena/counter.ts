import type { Played, Thought } from './play.ts'
import { type Bout, ordersOf } from './schedule.ts'
import { shareOf, type Verdict, verdict } from './statistics.ts'
import type { Report } from './worker.ts'

export interface Counted extends Bout {
  /** Stop as soon as it is clear whether the player is stronger by so much Elo, or not at all. */
  readonly test: number | undefined
}

export interface Tallied {
  readonly games: number
  readonly broken: readonly { readonly number: number; readonly message: string }[]
  /** Games won by the player that is measured; a shared win, or a draw, is counted in parts. */
  readonly wins: number
  readonly rivals: number
  readonly verdict: Verdict | undefined
  readonly bySeat: { readonly [seat: string]: number }
  /** Wins by the place in the order of turns, where a game has one. */
  readonly byPlace: readonly number[]
  /** By what ended the games. */
  readonly endings: { readonly [reason: string]: Ending }
  readonly rounds: readonly number[]
  readonly scores: { readonly [seat: string]: number }
  readonly thoughts: { readonly [player: string]: Omit<Thought, 'player'> }
}

export interface Ending {
  readonly games: number
  readonly bySeat: { readonly [seat: string]: number }
  /** In ascending order, where a game counts rounds. */
  readonly rounds: readonly number[]
}

/** Counts games as they come in, in the order of their numbers. */
export class Counter {
  readonly #plan: Counted
  readonly #rivals: number
  readonly #seats: readonly string[]
  #games = 0
  #wins = 0
  readonly #broken: { number: number; message: string }[] = []
  readonly #bySeat = new Map<string, number>()
  readonly #byPlace: number[] = []
  readonly #endings = new Map<string, { games: number; bySeat: { [seat: string]: number }; rounds: number[] }>()
  readonly #rounds: number[] = []
  readonly #scores = new Map<string, number>()
  readonly #thoughts = new Map<string, { turns: number; total: number; longest: number }>()

  constructor(plan: Counted) {
    this.#plan = plan
    const { game, options } = plan
    this.#seats = game.seated(game.setup(options, '')).map((seat) => game.seats[seat])
    this.#rivals = this.#seats.length - 1
  }

  add(report: Report): void {
    if ('broken' in report) this.#broken.push({ number: report.number, message: report.broken })
    else this.#count(report.played)
  }

  #count({ number, outcome, thoughts }: Played): void {
    const { winners, reason, scores, detail } = outcome
    this.#games++
    const seat = this.#seats[number % this.#seats.length]
    if (winners.includes(seat)) this.#wins += 1 / winners.length
    // A draw is shared by all who might have won.
    else if (winners.length === 0 && this.#rivals > 0) this.#wins += 1 / this.#seats.length
    for (const winner of winners) {
      this.#bySeat.set(winner, (this.#bySeat.get(winner) ?? 0) + 1 / winners.length)
      const place = this.#placeOf(number, winner)
      if (place >= 0) this.#byPlace[place] = (this.#byPlace[place] ?? 0) + 1 / winners.length
    }
    const ending = this.#endings.get(reason) ?? { games: 0, bySeat: {}, rounds: [] }
    this.#endings.set(reason, ending)
    ending.games++
    for (const winner of winners) ending.bySeat[winner] = (ending.bySeat[winner] ?? 0) + 1 / winners.length
    if (typeof detail.rounds === 'number') {
      ending.rounds.push(detail.rounds)
      this.#rounds.push(detail.rounds)
    }
    for (const [name, score] of Object.entries(scores)) this.#scores.set(name, (this.#scores.get(name) ?? 0) + score)
    for (const { player, turns, total, longest } of thoughts) {
      const known = this.#thoughts.get(player) ?? { turns: 0, total: 0, longest: 0 }
      this.#thoughts.set(player, {
        turns: known.turns + turns,
        total: known.total + total,
        longest: Math.max(known.longest, longest),
      })
    }
  }

  #placeOf(number: number, seat: string): number {
    const { game, options, player, rival } = this.#plan
    const key = game.options.options.find(({ type }) => type === 'order')?.key
    if (key === undefined) return -1
    const orders = ordersOf(game, options)
    const round = player === rival ? number : Math.floor(number / this.#seats.length)
    const order = orders[round % orders.length][key]
    return Array.isArray(order) ? order.indexOf(seat) : -1
  }

  get #verdict(): Verdict | undefined {
    const { test } = this.#plan
    if (test === undefined || this.#rivals === 0) return undefined
    return verdict(this.#wins, this.#games, shareOf(0, this.#rivals), shareOf(test, this.#rivals))
  }

  get isDecided(): boolean {
    const now = this.#verdict
    return now !== undefined && now !== 'open'
  }

  tally(): Tallied {
    return {
      games: this.#games,
      broken: this.#broken,
      wins: this.#wins,
      rivals: this.#rivals,
      verdict: this.#verdict,
      bySeat: Object.fromEntries(this.#bySeat),
      byPlace: Array.from(this.#byPlace, (wins) => wins ?? 0),
      endings: Object.fromEntries(
        [...this.#endings].map(([reason, ending]) => [reason, { ...ending, rounds: ascending(ending.rounds) }]),
      ),
      rounds: ascending(this.#rounds),
      scores: Object.fromEntries([...this.#scores].map(([seat, sum]) => [seat, sum / this.#games])),
      thoughts: Object.fromEntries(this.#thoughts),
    }
  }
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)
