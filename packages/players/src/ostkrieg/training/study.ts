import { content, ostkrieg } from '@railhead/ostkrieg/inside'
import { type Exercise, type Lesson, type Mark, type Round, type Study, TrainingError } from '../../training.ts'
import { FEATURES } from '../features.ts'
import type { Fitted } from '../judgement.ts'
import { addLesson, Sums, YEARS } from './sums.ts'
import { weightsFile } from './weights-file.ts'

/** How strongly each weight is held back towards nothing. */
const RIDGE = 300
/** What the rounds before count for beside the games of a round. */
const FADING = 0.15
/** After so many games it is seen how well the next ones are foretold. */
const BLOCK = 100
const SPREAD_DIGITS = 4

/** A study as it is written down. */
interface Written {
  readonly study: 'ostkrieg'
  readonly rulesVersion: string
  readonly contentHash: string
  readonly features: readonly string[]
  readonly seed: string
  readonly rounds: readonly Round[]
  readonly round: number
  readonly done: number
  readonly learnt: readonly Fitted[]
  readonly curve: readonly Mark[]
  readonly block: Block
  readonly sums: readonly {
    readonly positions: number
    readonly results: number
    readonly products: readonly number[]
    readonly withResult: readonly number[]
  }[]
}

/** How the games since the last mark were foretold, and by what. */
interface Block {
  readonly by: readonly (readonly number[])[] | null
  readonly positions: number
  readonly squares: number
}

const EMPTY: Block = { by: null, positions: 0, squares: 0 }

/** Least squares to the final margin of points, each year for itself. */
export class OstkriegStudy implements Study {
  readonly seed: string
  readonly rounds: readonly Round[]
  #round = 0
  #done = 0
  #learnt: Fitted[] = []
  #curve: Mark[] = []
  #block: Block = EMPTY
  #sums: readonly Sums[] = Array.from({ length: YEARS }, () => new Sums())

  private constructor(seed: string, rounds: readonly Round[]) {
    this.seed = seed
    this.rounds = rounds
  }

  static begin(seed: string, usual: readonly Round[], games: readonly number[] = usual.map((round) => round.games)): Study {
    if (games.length === 0 || games.length > usual.length)
      throw new TrainingError(
        `Ostkrieg is learnt in up to ${usual.length} rounds; name the games of each, such as ${usual.map((round) => round.games).join(',')}.`,
      )
    return new OstkriegStudy(
      seed,
      games.map((count, round) => ({ ...usual[round], games: count })),
    )
  }

  static resume(checkpoint: string): Study {
    const written = readWritten(checkpoint)
    const study = new OstkriegStudy(written.seed, written.rounds)
    study.#round = written.round
    study.#done = written.done
    study.#learnt = [...written.learnt]
    study.#curve = [...written.curve]
    study.#block = written.block
    study.#sums = written.sums.map(({ positions, results, products, withResult }) =>
      Object.assign(new Sums(Float64Array.from(products), Float64Array.from(withResult)), { positions, results }),
    )
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
    addLesson(this.#sums, lesson)
    this.#done++
    const { games } = this.rounds[this.#round]
    if (this.#done % BLOCK === 0 || this.#done === games) this.#mark()
    if (this.#done < games) return
    this.#learnt.push(this.#fitted())
    for (const sums of this.#sums) sums.fade(FADING)
    this.#round++
    this.#done = 0
  }

  #foretell({ rows, result }: Lesson): void {
    const { by, positions, squares } = this.#block
    if (by === null) return
    const width = 1 + FEATURES.length
    let sum = 0
    for (let at = 0; at < rows.length; at += width) {
      const weights = by[rows[at]]
      let margin = 0
      for (let i = 0; i < weights.length; i++) margin += weights[i] * rows[at + 1 + i]
      sum += (margin - result) * (margin - result)
    }
    this.#block = { by, positions: positions + rows.length / width, squares: squares + sum }
  }

  #mark(): void {
    const { positions, squares } = this.#block
    if (positions > 0)
      this.#curve.push({ round: this.#round, games: this.#done, error: Number(Math.sqrt(squares / positions).toFixed(3)) })
    this.#block = { ...EMPTY, by: this.#solved().map((weights) => Array.from(weights)) }
  }

  #solved(): readonly Float64Array[] {
    return this.#sums.map((sums) => sums.solve(RIDGE))
  }

  #fitted(): Fitted {
    const solved = this.#solved()
    return {
      rulesVersion: ostkrieg.rulesVersion,
      contentHash: content.hash,
      spread: this.#sums.map((sums, year) => rounded(Math.max(1, sums.error(solved[year])))),
      weights: Object.fromEntries(FEATURES.map((name, i) => [name, solved.map((weights) => rounded(weights[i]))])),
    }
  }

  checkpoint(): string {
    const written: Written = {
      study: 'ostkrieg',
      rulesVersion: ostkrieg.rulesVersion,
      contentHash: content.hash,
      features: FEATURES,
      seed: this.seed,
      rounds: this.rounds,
      round: this.#round,
      done: this.#done,
      learnt: this.#learnt,
      curve: this.#curve,
      block: this.#block,
      sums: this.#sums.map(({ positions, results, products, withResult }) => ({
        positions,
        results,
        products: Array.from(products),
        withResult: Array.from(withResult),
      })),
    }
    return JSON.stringify(written)
  }

  result(): string {
    const fitted = this.#learnt[this.rounds.length - 1]
    if (fitted === undefined) throw new TrainingError('The course is not at its end yet.')
    return weightsFile(fitted, { seed: this.seed, rounds: this.rounds, curve: this.#curve })
  }
}

const rounded = (value: number): number => Number(value.toPrecision(SPREAD_DIGITS))

function readWritten(text: string): Written {
  let written: Written
  try {
    written = JSON.parse(text)
  } catch {
    throw new TrainingError('this is no checkpoint of a training.')
  }
  if (written?.study !== 'ostkrieg') throw new TrainingError('this is no checkpoint of the training of Ostkrieg.')
  const isSame =
    written.rulesVersion === ostkrieg.rulesVersion &&
    written.contentHash === content.hash &&
    JSON.stringify(written.features) === JSON.stringify(FEATURES)
  if (!isSame)
    throw new TrainingError('this training was begun with other rules, another content or other features; begin it anew.')
  return written
}
