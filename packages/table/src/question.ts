import { type Bits, lowestBit } from './bits.ts'
import type { DecisionKind, Seat } from './game.ts'

/** More choices than this in one question is a defect of the game. */
export const MOST_CHOICES = 300

/**
 * What `pending` fills: made to be used again and again, so that asking costs no allocation. Read `count` entries of
 * `choices`.
 */
export class Question {
  over = false
  seat: Seat = 0
  /** Bit mask of the seats that owe an answer now. */
  awaited = 0
  /** Number of the step that asks. */
  step = 0
  kind: DecisionKind = 'action'
  /** It may only fill in what was just chosen: `describe` says whether it does, and what it proposes. */
  fillsIn = false
  count = 0
  readonly choices: Int32Array = new Int32Array(MOST_CHOICES)

  /** Starts a question with no choices yet. */
  ask(seat: Seat, step: number, kind: DecisionKind, awaited: number = 1 << seat): this {
    this.over = false
    this.seat = seat
    this.awaited = awaited
    this.step = step
    this.kind = kind
    this.fillsIn = false
    this.count = 0
    return this
  }

  end(): this {
    this.over = true
    this.awaited = 0
    this.count = 0
    return this
  }

  add(choice: number): void {
    if (this.count === MOST_CHOICES) throw new RangeError(`more than ${MOST_CHOICES} choices in step ${this.step}`)
    this.choices[this.count++] = choice
  }

  /** Adds every number of the set, in ascending order. */
  addBits(choices: Bits): void {
    for (let w = 0; w < choices.length; w++)
      for (let word = choices[w] | 0; word !== 0; word &= word - 1) this.add((w << 5) + lowestBit(word))
  }

  has(choice: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.choices[i] === choice) return true
    return false
  }
}
