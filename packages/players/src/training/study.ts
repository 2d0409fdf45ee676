import { type Exercise, type Lesson, type Mark, type Round, type Study, TrainingError } from '../training.ts'
import { Sums } from './sums.ts'

/** Weights, and which game they belong to. */
export interface Learnt {
  readonly rulesVersion: string
  readonly contentHash: string
}

/** What a course went through, for the file that it ends with. */
export interface Course {
  readonly seed: string
  readonly rounds: readonly Round[]
  readonly curve: readonly Mark[]
}

/** What is learnt, by least squares: results out of rows of numbers, in several groups that have weights of their own. */
export interface Subject<L extends Learnt> {
  /** The id of the game, and its name. */
  readonly game: string
  readonly title: string
  readonly rulesVersion: string
  readonly contentHash: string
  /** What stands in a row behind the number of its group. */
  readonly columns: readonly string[]
  readonly groups: number
  /** How many games are played in each round where nothing else is asked for. */
  readonly rounds: readonly Round[]
  /** How strongly each weight is held back towards nothing. */
  readonly ridge: number
  /** The same as a share of what the numbers of its column say: so that those are held back alike that are counted in different measures. */
  readonly share?: number
  /** After each round: what it and those before it count for beside the games of the next. */
  readonly fading: readonly number[]
  /** What was learnt by the end of a round: the solution by group, by how much it misses the results, and what was learnt before. */
  learnt(solved: readonly Float64Array[], errors: readonly number[], before: readonly L[]): L
  /** The file of weights. */
  file(learnt: L, course: Course): string
}

/** After so many games it is seen how well the next ones are foretold. */
const BLOCK = 100
const DIGITS = 4

/** A study as it is written down. */
interface Written<L extends Learnt> {
  readonly study: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly columns: readonly string[]
  readonly seed: string
  readonly rounds: readonly Round[]
  readonly round: number
  readonly done: number
  readonly learnt: readonly L[]
  readonly curve: readonly Mark[]
  readonly block: Block
  readonly sums: readonly {
    readonly rows: number
    readonly results: number
    readonly products: readonly number[]
    readonly withResult: readonly number[]
  }[]
}

/** How the games since the last mark were foretold, and by what. */
interface Block {
  readonly by: readonly (readonly number[])[] | null
  readonly rows: number
  readonly squares: number
}

const EMPTY: Block = { by: null, rows: 0, squares: 0 }

/** Least squares to the results of games, each group of rows for itself. */
export class LeastSquares<L extends Learnt> implements Study {
  readonly seed: string
  readonly rounds: readonly Round[]
  readonly #subject: Subject<L>
  #round = 0
  #done = 0
  #learnt: L[] = []
  #curve: Mark[] = []
  #block: Block = EMPTY
  #sums: readonly Sums[]

  private constructor(subject: Subject<L>, seed: string, rounds: readonly Round[]) {
    this.#subject = subject
    this.seed = seed
    this.rounds = rounds
    this.#sums = Array.from({ length: subject.groups }, () => new Sums(subject.columns.length))
  }

  static begin<L extends Learnt>(
    subject: Subject<L>,
    seed: string,
    games: readonly number[] = subject.rounds.map((round) => round.games),
  ): Study {
    const usual = subject.rounds
    if (games.length === 0 || games.length > usual.length)
      throw new TrainingError(
        `${subject.title} is learnt in up to ${usual.length} rounds; name the games of each, such as ${usual.map((round) => round.games).join(',')}.`,
      )
    return new LeastSquares(
      subject,
      seed,
      games.map((count, round) => ({ ...usual[round], games: count })),
    )
  }

  static resume<L extends Learnt>(subject: Subject<L>, checkpoint: string): Study {
    const written = readWritten(subject, checkpoint)
    const study = new LeastSquares(subject, written.seed, written.rounds)
    study.#round = written.round
    study.#done = written.done
    study.#learnt = [...written.learnt]
    study.#curve = [...written.curve]
    study.#block = written.block
    study.#sums = written.sums.map(({ rows, results, products, withResult }) => {
      const sums = new Sums(subject.columns.length, Float64Array.from(products), Float64Array.from(withResult))
      return Object.assign(sums, { rows, results })
    })
    return study
  }

  get next(): Exercise | undefined {
    if (this.#round >= this.rounds.length) return undefined
    return { seed: this.seed, round: this.#round, number: this.#done, learnt: this.#learnt }
  }

  get curve(): readonly Mark[] {
    return this.#curve
  }

  add(lesson: Lesson): void {
    this.#foretell(lesson)
    this.#take(lesson)
    this.#done++
    const { games } = this.rounds[this.#round]
    if (this.#done % BLOCK === 0 || this.#done === games) this.#mark()
    if (this.#done < games) return
    const solved = this.#solved()
    const errors = this.#sums.map((sums, group) => sums.error(solved[group]))
    this.#learnt.push(this.#subject.learnt(solved, errors, this.#learnt))
    for (const sums of this.#sums) sums.fade(this.#subject.fading[this.#round] ?? 0)
    this.#round++
    this.#done = 0
  }

  get #width(): number {
    return 1 + this.#subject.columns.length
  }

  #take({ rows, results }: Lesson): void {
    if (rows.length !== results.length * this.#width)
      throw new RangeError('a row of a lesson has more or fewer numbers than it should')
    for (const [n, result] of results.entries()) {
      const at = n * this.#width
      this.#sums[rows[at]].add(rows, at + 1, result)
    }
  }

  #foretell({ rows, results }: Lesson): void {
    const { by, rows: before, squares } = this.#block
    if (by === null) return
    let sum = 0
    for (const [n, result] of results.entries()) {
      const at = n * this.#width
      const weights = by[rows[at]]
      let told = 0
      for (let i = 0; i < weights.length; i++) told += weights[i] * rows[at + 1 + i]
      sum += (told - result) * (told - result)
    }
    this.#block = { by, rows: before + results.length, squares: squares + sum }
  }

  #mark(): void {
    const { rows, squares } = this.#block
    if (rows > 0) this.#curve.push({ round: this.#round, games: this.#done, error: Number(Math.sqrt(squares / rows).toFixed(3)) })
    this.#block = { ...EMPTY, by: this.#solved().map((weights) => Array.from(weights)) }
  }

  #solved(): readonly Float64Array[] {
    return this.#sums.map((sums) => sums.solve(this.#subject.ridge, this.#subject.share))
  }

  checkpoint(): string {
    const { game, rulesVersion, contentHash, columns } = this.#subject
    const written: Written<L> = {
      ...{ study: game, rulesVersion, contentHash, columns },
      seed: this.seed,
      rounds: this.rounds,
      round: this.#round,
      done: this.#done,
      learnt: this.#learnt,
      curve: this.#curve,
      block: this.#block,
      sums: this.#sums.map(({ rows, results, products, withResult }) => ({
        rows,
        results,
        products: Array.from(products),
        withResult: Array.from(withResult),
      })),
    }
    return JSON.stringify(written)
  }

  result(): string {
    const learnt = this.#learnt[this.rounds.length - 1]
    if (learnt === undefined) throw new TrainingError('The course is not at its end yet.')
    return this.#subject.file(learnt, { seed: this.seed, rounds: this.rounds, curve: this.#curve })
  }
}

/** As many digits as a file of weights has. */
export const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

function readWritten<L extends Learnt>(
  { game, title, rulesVersion, contentHash, columns }: Subject<L>,
  text: string,
): Written<L> {
  let written: Written<L>
  try {
    written = JSON.parse(text)
  } catch {
    throw new TrainingError('this is no checkpoint of a training.')
  }
  if (written?.study !== game) throw new TrainingError(`this is no checkpoint of the training of ${title}.`)
  const isSame =
    written.rulesVersion === rulesVersion &&
    written.contentHash === contentHash &&
    JSON.stringify(written.columns) === JSON.stringify(columns)
  if (!isSame)
    throw new TrainingError('this training was begun with other rules, another content or other features; begin it anew.')
  return written
}
