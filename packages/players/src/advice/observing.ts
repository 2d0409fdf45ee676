import { type Game, type Options, type Outcome, Question, type SeatName } from '@railhead/table'
import { Opponent } from '../opponent.ts'
import { playerChance, type ReadyPlayer, seenBy, thoughtOut } from '../player.ts'
import type { Adviser, Situation } from './advice.ts'
import { type FittedKind, Marks } from './calibration.ts'
import { type Example, fitted } from './fitting.ts'
import { outlookOf } from './model.ts'
import { isMoment } from './moment.ts'

/** A game between computers, as far as chances can be learnt from it. */
export interface Observed {
  readonly options: Options
  readonly outcome: Outcome
  /** How it stood at the beginning of each turn or card. */
  readonly situations: readonly Situation[]
}

/** Plays a game to its end; any of the players sits in each seat. */
export function observed(
  adviser: Adviser,
  game: Game,
  options: Options,
  seed: string,
  players: readonly ReadyPlayer[],
): Observed {
  const chance = playerChance(`${seed} seats`)
  const state = game.setup(options, seed)
  const opponents = new Map(game.seated(state).map((seat) => [seat, new Opponent(players[chance.pick(0, players.length)])]))
  const begins = new Set(game.turnsBeginWith)
  const question = new Question()
  const situations: Situation[] = []
  let isNew = true
  for (let made = 0; made < game.longestGame; made++) {
    if (game.pending(state, question).over) break
    const opponent = opponents.get(question.seat)
    if (opponent === undefined) throw new Error(`seat ${game.seats[question.seat]} is asked but takes no part`)
    const seen = seenBy(game, state, question, playerChance(`${seed}\n${made}`))
    if (isNew && isMoment(adviser, seen.decision.step)) {
      situations.push(adviser.situation(game.view(state, null), playerChance(`${seed} ${made}`)))
      isNew = false
    }
    const { index } = thoughtOut(opponent.answer(seen, made))
    game.apply(
      state,
      question.choices[index],
      ({ type }) => {
        isNew ||= begins.has(type)
      },
      question.seat,
    )
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('the game did not come to its end')
  return { options: game.optionsOf(state), outcome, situations }
}

/** What each contender won of the victory; where nobody wins and nobody is among the contenders, all won alike. */
function wonBy({ contenders }: Situation, winners: readonly SeatName[]): number[] {
  const won = contenders.map(({ seats }) =>
    seats.length === 0 ? Number(winners.length === 0) : Number(seats.some((seat) => winners.includes(seat))),
  )
  const all = won.reduce((sum, one) => sum + one, 0)
  return won.map((one) => (all === 0 ? 1 / won.length : one / all))
}

const examplesOf = ({ situations, outcome }: Observed): Example[] =>
  situations.map((situation) => ({
    contenders: situation.contenders,
    won: wonBy(situation, outcome.winners),
    weight: 1 / situations.length,
  }))

/** How often each seat won of the games in which it took part. */
function howOften(games: readonly Observed[]): Map<SeatName, number> {
  const counts = new Map<SeatName, { won: number; games: number }>()
  for (const { situations, outcome } of games) {
    const [situation] = situations
    const won = wonBy(situation, outcome.winners)
    situation.contenders.forEach(({ seats }, at) => {
      for (const seat of seats) {
        const before = counts.get(seat) ?? { won: 0, games: 0 }
        counts.set(seat, { won: before.won + won[at], games: before.games + 1 })
      }
    })
  }
  return new Map([...counts].map(([seat, count]) => [seat, count.won / count.games]))
}

/** Fits the chances of one kind of game to some games and tests them on others. */
export function fittedKind(width: number, learnt: readonly Observed[], tested: readonly Observed[]): FittedKind {
  const weights = fitted(learnt.flatMap(examplesOf), width)
  const wins = howOften(learnt)
  const marks = new Marks()
  const constant = new Marks()
  for (const { situations, outcome } of tested)
    for (const situation of situations) {
      const { chances } = outlookOf(situation.contenders, weights)
      const won = wonBy(situation, outcome.winners)
      const happened = Object.fromEntries(situation.contenders.flatMap(({ seats }, at) => seats.map((seat) => [seat, won[at]])))
      marks.add(chances, happened, 1 / situations.length)
      constant.add(
        Object.fromEntries(Object.keys(chances).map((seat) => [seat, wins.get(seat) ?? 1 / situation.contenders.length])),
        happened,
        1 / situations.length,
      )
    }
  return {
    weights,
    games: learnt.length,
    tested: tested.length,
    brier: rounded(marks.brier),
    constant: rounded(constant.brier),
    reliability: marks.reliability.map(({ foretold, happened, count }) => ({
      foretold: rounded(foretold),
      happened: rounded(happened),
      count,
    })),
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
