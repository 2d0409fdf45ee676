import { looseChance } from '../chance.ts'
import type { Game, GameState, Position } from '../game.ts'
import { Question } from '../question.ts'
import { PropertyError } from './check.ts'
import { timesLonger, usualSeed } from './length.ts'
import { holdOutcome } from './properties/ending.ts'
import { hold, holdSameBytes, type Setting } from './property.ts'
import { stepOf, Walk } from './walk.ts'

export interface FuzzOptions<S extends GameState> extends Setting<S> {
  /** How many choices to make in all, in a run of usual length. */
  readonly actions: number
  readonly seed?: number
  /** Refusal, copy, save and load are looked at once in so many choices. */
  readonly everySoOften?: number
}

export interface FuzzReport {
  readonly actions: number
  readonly games: number
  readonly longestGame: number
  readonly mostChoices: number
  /** How often each step was asked, by its name: a step that is missing was never reached. */
  readonly steps: { readonly [step: string]: number }
}

const PROMISE = { name: 'bulk-play', says: 'games played at random keep their invariants, never throw, and end' }
const PICKS = 0x10000
const SHORTENING_TRIES = 400

/**
 * Plays many games at random and fast, checking the invariants at every choice and the dearer promises now and then.
 * Throws `PropertyError` with a shortened walk.
 */
export function fuzzGame<S extends GameState>(game: Game<S>, options: FuzzOptions<S>): FuzzReport {
  const { cases, seed = usualSeed(), everySoOften = 64 } = options
  const actions = options.actions * timesLonger()
  const random = looseChance(seed)
  const tally = new Tally()
  let [made, games, longestGame] = [0, 0, 0]
  while (made < actions) {
    const from = cases[games % cases.length]
    const picks: number[] = []
    const draw = (): number => {
      const pick = random.pick(0, PICKS)
      picks.push(pick)
      return pick
    }
    const name = `fuzz ${seed}.${games}`
    try {
      playOne(game, new Walk(game, from, name, []).start(), draw, options, everySoOften, tally)
    } catch (thrown) {
      throw shortened(new Walk(game, from, name, picks), options, thrown)
    }
    made += picks.length
    games++
    longestGame = Math.max(longestGame, picks.length)
  }
  return { actions: made, games, longestGame, mostChoices: tally.mostChoices, steps: tally.steps }
}

class Tally {
  choices = 0
  mostChoices = 0
  readonly #steps: { name: string; times: number }[] = []

  count<S extends GameState>(game: Game<S>, state: S, question: Question): void {
    this.choices++
    if (question.count > this.mostChoices) this.mostChoices = question.count
    const known = this.#steps[question.step]
    if (known !== undefined) known.times++
    else this.#steps[question.step] = { name: game.describe(state, question).step, times: 1 }
  }

  get steps(): FuzzReport['steps'] {
    const counts: Record<string, number> = {}
    for (const { name, times } of Object.values(this.#steps)) counts[name] = (counts[name] ?? 0) + times
    return counts
  }
}

/** Plays one game to its end, or until there are no more picks. */
function playOne<S extends GameState>(
  game: Game<S>,
  state: S,
  nextPick: () => number | undefined,
  { invariants }: Setting<S>,
  everySoOften: number,
  tally: Tally,
): void {
  const question = new Question()
  for (let made = 0; ; made++) {
    if (invariants !== undefined) {
      const broken = invariants(state)
      hold(broken === undefined, () => String(broken))
    }
    if (game.pending(state, question).over) {
      holdOutcome(game, state)
      return
    }
    hold(made < game.longestGame, `the game is not over after ${game.longestGame} choices`)
    hold(question.count > 0, 'somebody is asked with no choice to make')
    const pick = nextPick()
    if (pick === undefined) return
    const step = stepOf(game, state, pick, question)
    tally.count(game, state, question)
    if (tally.choices % everySoOften === 0) lookCloser(game, state, step.code, step.seat)
    game.apply(state, step.code, undefined, step.seat)
  }
}

function lookCloser<S extends GameState>(game: Game<S>, state: S, code: number, seat: number): void {
  const choice = game.name(state, code, seat)
  const before = game.copy(state)
  hold(game.refusal(state, choice, seat) === undefined, () => `${JSON.stringify(choice)} is listed and refused`)
  const loaded = game.load(JSON.parse(JSON.stringify(game.save(state))) as Position)
  holdSameBytes(loaded, state, 'saved and loaded')
  holdSameBytes(state, before, 'after refusal and save')
}

/** Leaves out choices, many at once and then fewer, as long as the game still fails. */
function shortened<S extends GameState>(walk: Walk<S>, setting: Setting<S>, thrown: unknown): PropertyError<S> {
  let [best, reason] = [walk, thrown]
  let tries = SHORTENING_TRIES
  const fails = (picks: readonly number[]): boolean => {
    let next = 0
    try {
      playOne(walk.game, walk.start(), () => picks[next++], setting, 1, new Tally())
      return false
    } catch (again) {
      best = new Walk(walk.game, walk.case, walk.seed, picks.slice(0, next))
      reason = again
      return true
    }
  }
  for (let size = walk.picks.length >> 1; size >= 1; size >>= 1) {
    for (let at = 0; at + size <= best.picks.length && tries > 0; tries--) {
      if (!fails([...best.picks.slice(0, at), ...best.picks.slice(at + size)])) at += size
    }
  }
  return new PropertyError(walk.game, PROMISE, best, reason)
}
