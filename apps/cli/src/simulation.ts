import { Opponent, playerChance, type ReadyPlayer, random, seenBy, thoughtOut } from '@railhead/players'
import {
  type Chance,
  type Game,
  type GameState,
  type Options,
  type Outcome,
  playRandomly,
  Question,
  type SeatName,
} from '@railhead/table'
import { type Interval, numbersIn, type Summary, Tally, wilson } from './statistics.ts'

/** How many broken games are told in full. */
const MOST_FAILURES = 10

export interface SimulationPlan {
  readonly game: Game
  readonly options: Options
  readonly games: number
  readonly seed: string
  /** One for each seat that takes part, in their order. */
  readonly players: readonly ReadyPlayer[]
  /** Told after each game. */
  readonly onGame?: (played: number, actions: number) => void
}

/** What `railhead simulate --json` prints; documented in docs/cli.md. */
export interface SimulationReport {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly options: Options
  readonly seed: string
  readonly games: number
  readonly finished: number
  readonly errors: number
  readonly actions: number
  readonly seats: readonly SeatReport[]
  /** Finished games won by seats that the game itself plays. */
  readonly automaticWins: { readonly [seat: SeatName]: number }
  /** Finished games that several seats won together, and that nobody won. */
  readonly sharedWins: number
  readonly withoutWinner: number
  /** How the finished games ended, and how often. */
  readonly reasons: { readonly [reason: string]: number }
  readonly statistics: { readonly [name: string]: Summary }
  readonly failures: readonly { readonly game: number; readonly seed: string; readonly message: string }[]
}

export interface SeatReport {
  readonly seat: SeatName
  readonly player: string
  readonly wins: number
  /** Wins among the finished games, and its 95 % interval after Wilson. */
  readonly share: number
  readonly interval: Interval
}

/** The seed of one game of many: what `new` of the engine takes to set up the same game. */
const seedOfGame = (seed: string, number: number): string => `${seed}/${number}`

export const seatsIn = (game: Game, options: Options): readonly SeatName[] =>
  game.seated(game.setup(options, '')).map((seat) => game.seats[seat])

/** Plays many games and counts. The same plan gives the same report. */
export function simulate(plan: SimulationPlan): SimulationReport {
  const { game, options, games, seed, players } = plan
  const seats = seatsIn(game, options)
  const wins = new Map<SeatName, number>(seats.map((seat) => [seat, 0]))
  const reasons = new Map<string, number>()
  const tallies = new Map<string, Tally>()
  const failures: { game: number; seed: string; message: string }[] = []
  const counts = { finished: 0, errors: 0, actions: 0, sharedWins: 0, withoutWinner: 0 }

  for (let number = 1; number <= games; number++) {
    const gameSeed = seedOfGame(seed, number)
    try {
      const { outcome, actions } = playOne(game, options, gameSeed, players)
      counts.finished++
      counts.actions += actions
      if (outcome.winners.length === 0) counts.withoutWinner++
      if (outcome.winners.length > 1) counts.sharedWins++
      for (const winner of outcome.winners) wins.set(winner, (wins.get(winner) ?? 0) + 1)
      reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1)
      for (const [name, value] of numbersIn({ actions, score: outcome.scores, detail: outcome.detail })) {
        const tally = tallies.get(name) ?? new Tally()
        tally.add(value)
        tallies.set(name, tally)
      }
    } catch (error) {
      counts.errors++
      const message = error instanceof Error ? error.message : String(error)
      if (failures.length < MOST_FAILURES) failures.push({ game: number, seed: gameSeed, message })
    }
    plan.onGame?.(number, counts.actions)
  }

  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    options,
    seed,
    games,
    ...counts,
    seats: seats.map((seat, i) => {
      const won = wins.get(seat) ?? 0
      return {
        seat,
        player: players[i].player.id,
        wins: won,
        share: counts.finished === 0 ? 0 : won / counts.finished,
        interval: wilson(won, counts.finished),
      }
    }),
    automaticWins: Object.fromEntries([...wins].filter(([seat]) => !seats.includes(seat))),
    reasons: Object.fromEntries([...reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
    statistics: Object.fromEntries([...tallies].map(([name, tally]) => [name, tally.summary()])),
    failures,
  }
}

function playOne(
  game: Game,
  options: Options,
  seed: string,
  players: readonly ReadyPlayer[],
): { outcome: Outcome; actions: number } {
  const state = game.setup(options, seed)
  const chance = playerChance(seed)
  // Random players need no view and no names, which makes bulk simulation many times faster.
  const actions = players.every(({ player }) => player === random)
    ? playRandomly(game, state, chance)
    : playBy(players, game, state, chance)
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error(`the game is not over after ${actions} choices`)
  return { outcome, actions }
}

function playBy(players: readonly ReadyPlayer[], game: Game, state: GameState, chance: Chance): number {
  const seated = game.seated(state)
  const playerOf = new Map(seated.map((seat, i) => [seat, new Opponent(players[i])]))
  const question = new Question()
  for (let made = 0; made < game.longestGame; made++) {
    if (game.pending(state, question).over) return made
    const player = playerOf.get(question.seat)
    if (player === undefined) throw new Error(`seat ${game.seats[question.seat]} is asked but takes no part`)
    const { index } = thoughtOut(player.answer(seenBy(game, state, question, chance), made))
    game.apply(state, question.choices[index], undefined, question.seat)
  }
  return game.longestGame
}
