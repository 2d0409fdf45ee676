import { botRule, botTemper, enemyOf, OstkriegState, ostkrieg, STEP, type Temper, withoutBot } from '@railhead/ostkrieg/inside'
import { type Chance, Question } from '@railhead/table'
import type { Progress } from '../player.ts'
import type { Judgement } from './judgement.ts'
import { type Plan, plainPlan } from './plans.ts'
import { Tactician } from './tactician.ts'

/** Something that could be done now: the choice, and the plan that the rest of the card follows. */
export interface Candidate {
  readonly choice: number
  /** Choices of the same seat that are made after it, as far as they are listed. */
  readonly then?: readonly number[]
  readonly plan: Plan
}

export interface Effort {
  /** Lines of play that are looked at for one decision. */
  readonly lines: number
  /** Cards that are played in a line after the one that is thought about. */
  readonly ahead: number
  /** Areas that a card may be played for. */
  readonly foci: number
  /** By how much a candidate may seem worse than the best, on the scale of `standing`, and still be taken. */
  readonly regret: number
}

export interface Judged extends Candidate {
  sum: number
  lines: number
}

export const mean = ({ sum, lines }: Judged): number => (lines === 0 ? -2 : sum / lines)

const question = new Question()
/** Longer than any line; a line that is longer stands still somewhere, which would be a defect. */
const LONGEST_LINE = 4000
const LINES_A_STEP = 3

/** Who thinks, how much and with which judgement. */
export interface Inquiry {
  readonly seat: number
  readonly side: number
  readonly effort: Effort
  readonly chance: Chance
  readonly judgement: Judgement
}

/** Thinks about one decision: worlds with other dice, the same for every candidate, and half of the candidates less from round to round. */
export class Search {
  readonly #root: OstkriegState
  readonly #side: number
  readonly #effort: Effort
  readonly #worlds: OstkriegState[] = []
  readonly #line: OstkriegState
  readonly #tacticians: readonly [Tactician, Tactician]
  readonly #chance: Chance
  readonly #seat: number
  readonly #judgement: Judgement

  constructor(root: OstkriegState, { seat, side, effort, chance, judgement }: Inquiry) {
    this.#root = root
    this.#seat = seat
    this.#side = side
    this.#effort = effort
    this.#chance = chance
    this.#judgement = judgement
    this.#line = new OstkriegState(root.content)
    this.#tacticians = [new Tactician(plainPlan(0, true), judgement), new Tactician(plainPlan(1, true), judgement)]
  }

  /** All candidates, the best first. Those that were ranked before bring along what they came to. */
  *rank(candidates: readonly (Candidate | Judged)[]): Generator<Progress, Judged[], void> {
    const judged = candidates.map((candidate): Judged => ({ sum: 0, lines: 0, ...candidate }))
    let left = judged
    const rounds = roundsFor(left.length)
    let done = 0
    let worlds = 0
    for (let round = 0; round < rounds && left.length > 1; round++) {
      // All come to the same number of worlds: those judged before have seen the first ones already.
      worlds += Math.max(1, Math.floor(this.#effort.lines / (rounds * left.length)))
      for (const candidate of left)
        while (candidate.lines < worlds) {
          candidate.sum += this.#play(candidate, candidate.lines)
          candidate.lines++
          if (++done % LINES_A_STEP === 0) yield { done: Math.min(done, this.#effort.lines), of: this.#effort.lines }
        }
      left = left.toSorted(better).slice(0, (left.length + 1) >> 1)
    }
    const out = judged.filter((candidate) => !left.includes(candidate))
    return [...left.toSorted(better), ...out.toSorted(better)]
  }

  #play(candidate: Candidate, world: number): number {
    return this.#judgement.standing(this.lineOf(candidate, world), this.#side)
  }

  /** One line of play in one world, from the candidate's choice to so many cards later: where it ends. To read from, until the next one. */
  lineOf({ choice, then = [], plan }: Candidate, world: number): OstkriegState {
    const line = this.#line
    line.bytes.set(this.#world(world).bytes)
    const side = this.#side
    const isBold = world % 2 === 0
    this.#tacticians[side].begin(plan)
    this.#tacticians[enemyOf(side)].begin(temperOf(line, enemyOf(side), isBold))
    withoutBot.apply(line, choice, undefined, this.#seat)
    for (const next of then) {
      if (withoutBot.pending(line, question, this.#seat).over || question.seat !== this.#seat || !question.has(next)) break
      withoutBot.apply(line, next, undefined, this.#seat)
    }
    // The card that is thought about belongs to the line when it has been chosen already.
    let cards = this.#effort.ahead + 1
    for (let n = 0; n < LONGEST_LINE && !withoutBot.pending(line, question).over; n++) {
      const asked = sideAsked(line, question)
      if (question.step === STEP['play-card']) {
        if (--cards <= 0) break
        this.#tacticians[asked].begin(temperOf(line, asked, isBold))
      }
      withoutBot.apply(line, this.#chosen(line, asked), undefined, question.seat)
    }
    return line
  }

  /** What a side that is not thought for chooses; the cards that the bot plays, buys and keeps everybody can foretell. */
  #chosen(line: OstkriegState, asked: number): number {
    const ruled = asked === line.bot ? botRule(line, question) : undefined
    return ruled ?? this.#tacticians[asked].choose(line, question)
  }

  #world(number: number): OstkriegState {
    while (this.#worlds.length <= number) {
      const world = new OstkriegState(this.#root.content)
      this.#worlds.push(ostkrieg.reimagine(this.#root, this.#seat, this.#chance, world) as OstkriegState)
    }
    return this.#worlds[number]
  }
}

/** Everybody knows in which spirit the booklet's bot plays; of others one can only suppose it. */
const temperOf = (state: OstkriegState, side: number, isBold: boolean): Temper =>
  side === state.bot ? botTemper(state) : plainPlan(side, isBold)

const better = (a: Judged, b: Judged): number => mean(b) - mean(a)

function roundsFor(candidates: number): number {
  let rounds = 1
  for (let left = candidates; left > 2; left = (left + 1) >> 1) rounds++
  return rounds
}

/** The side that a question asks: with bidding a seat may have either. */
export function sideAsked(state: OstkriegState, { seat }: Question): number {
  if (seat < 2) return seat
  return seat - 2 === state.axisPlayer ? 0 : 1
}
