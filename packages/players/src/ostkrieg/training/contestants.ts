import { content, DONE, hasEffect, type OstkriegState, ostkrieg, STEP } from '@railhead/ostkrieg/inside'
import type { Chance, Question } from '@railhead/table'
import { Opponent } from '../../opponent.ts'
import { type Player, seenBy, thoughtOut } from '../../player.ts'
import { FEATURES } from '../features.ts'
import { type Fitted, Judgement } from '../judgement.ts'
import { ostkriegMind } from '../mind.ts'
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

/** Thinks as the players do that one meets. */
export class Thinker implements Contestant {
  readonly #opponent: Opponent
  readonly #chance: Chance

  constructor(effort: Effort, judgement: Judgement, chance: Chance) {
    const mind = ostkriegMind(effort, judgement)
    const player: Player = { id: 'thinker', title: '', about: '', mind: () => Promise.resolve(mind) }
    this.#opponent = new Opponent({ player, mind })
    this.#chance = chance
  }

  choose(state: OstkriegState, question: Question, made: number): number {
    const { index } = thoughtOut(this.#opponent.answer(seenBy(ostkrieg, state, question, this.#chance), made))
    return question.choices[index]
  }
}
