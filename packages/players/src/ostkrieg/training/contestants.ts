import { content, DONE, hasEffect, OstkriegState, ostkrieg, STEP } from '@railhead/ostkrieg/inside'
import { type Chance, Question } from '@railhead/table'
import { Intent } from '../../opponent.ts'
import { thoughtOut } from '../../player.ts'
import { FEATURES } from '../features.ts'
import { type Fitted, Judgement } from '../judgement.ts'
import { Thought } from '../mind.ts'
import { plainPlan, plansFor } from '../plans.ts'
import type { Effort } from '../search.ts'
import { Tactician } from '../tactician.ts'

/** Somebody who plays a side in a game from which is learnt. */
export interface Contestant {
  choose(state: OstkriegState, question: Question, made: number): number
}

/** What a few of the features seem to be worth to anybody, for either side. */
const PLAIN: { readonly [feature: string]: number } = {
  points: 1,
  infantry: 0.15,
  allies: 0.1,
  armor: 0.3,
  air: 0.2,
  'card cost': 0.05,
}

/** A judgement that was not learnt. */
export function plainJudgement(): Judgement {
  const worth = (name: string): number =>
    name.startsWith('axis ') ? (PLAIN[name.slice(5)] ?? 0) : -(PLAIN[name.replace(/^soviet /, '')] ?? 0)
  const spread = [8, 7, 6, 4, 2]
  const fitted: Fitted = {
    rulesVersion: ostkrieg.rulesVersion,
    contentHash: content.hash,
    spread,
    weights: Object.fromEntries(FEATURES.map((name) => [name, spread.map(() => worth(name))])),
  }
  return new Judgement(fitted)
}

/** Areas that a wanderer may be after. */
const FOCI = 2
/** Of a hundred cards of a wanderer so many at most are taken at random. */
const MOST_AT_RANDOM = 60

/** Plays each card in another spirit, some at random, and buys at random: so that every kind of position is seen, with every kind of hand. */
export class Wanderer implements Contestant {
  readonly #side: number
  readonly #chance: Chance
  readonly #tactician: Tactician
  readonly #atRandom: number

  constructor(side: number, chance: Chance, judgement: Judgement) {
    this.#side = side
    this.#chance = chance
    this.#tactician = new Tactician(plainPlan(side, true), judgement)
    this.#atRandom = chance.pick(0, MOST_AT_RANDOM)
  }

  choose(state: OstkriegState, question: Question): number {
    const { step } = question
    if (step === STEP['buy-card']) return this.#any(state, question)
    if (step !== STEP['play-card'] && step !== STEP['play-another']) return this.#tactician.choose(state, question)
    const plans = plansFor(state, this.#side, FOCI)
    this.#tactician.begin(plans[this.#chance.pick(0, plans.length)])
    return this.#chance.pick(0, 100) < this.#atRandom ? this.#any(state, question) : this.#tactician.choose(state, question)
  }

  /** Any card that would do something; nothing where there is none. */
  #any(state: OstkriegState, question: Question): number {
    const { choices, count } = question
    const found = choices.subarray(0, count).filter((choice) => choice !== DONE && hasEffect(state, this.#side, choice - 1))
    return found.length > 0 ? found[this.#chance.pick(0, found.length)] : question.has(DONE) ? DONE : choices[0]
  }
}

/** Plays as somebody else does, but in about every other year buys at random: what a card is worth is seen where it is not bought for its worth alone. */
export class Spender implements Contestant {
  readonly #player: Contestant
  readonly #wanderer: Wanderer
  readonly #chance: Chance
  #year = -1
  #isSpending = false

  constructor(player: Contestant, wanderer: Wanderer, chance: Chance) {
    this.#player = player
    this.#wanderer = wanderer
    this.#chance = chance
  }

  choose(state: OstkriegState, question: Question, made: number): number {
    const isBuying = question.step === STEP['buy-card']
    if (isBuying && this.#year !== state.year) {
      this.#year = state.year
      this.#isSpending = this.#chance.pick(0, 2) === 0
    }
    return (isBuying && this.#isSpending ? this.#wanderer : this.#player).choose(state, question, made)
  }
}

/** Thinks as the players do that one meets; what it may not know is dealt anew before, and not spelt out and read again. */
export class Thinker implements Contestant {
  readonly #effort: Effort
  readonly #judgement: Judgement
  readonly #chance: Chance
  readonly #intent = new Intent()

  constructor(effort: Effort, judgement: Judgement, chance: Chance) {
    this.#effort = effort
    this.#judgement = judgement
    this.#chance = chance
  }

  choose(state: OstkriegState, question: Question, made: number): number {
    if (question.count === 1) return question.choices[0]
    const meant = this.#intent.next(ostkrieg.describe(state, question), made)
    const answer = meant ?? thoughtOut(this.#thought(state, question).answer())
    this.#intent.keep(answer, made)
    return question.choices[answer.index]
  }

  #thought(state: OstkriegState, question: Question): Thought {
    const imagined = ostkrieg.reimagine(state, question.seat, this.#chance, new OstkriegState(state.content)) as OstkriegState
    const asked = ostkrieg.pending(imagined, new Question(), question.seat)
    return new Thought(imagined, asked, this.#chance, this.#effort, this.#judgement)
  }
}
