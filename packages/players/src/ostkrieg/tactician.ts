import { Aims, DONE, hasEffect, type OstkriegState, STEP, type Temper, tacticalChoice } from '@railhead/ostkrieg/inside'
import type { Question } from '@railhead/table'
import type { Judgement } from './judgement.ts'
import { cardToBuy } from './purchase.ts'

/** Questions that begin something: the map is looked at anew. Those that carry it on work with what was seen then. */
const BEGINS: ReadonlySet<number> = new Set<number>([
  STEP['mark-moves'],
  STEP['mark-attacks'],
  STEP['rail-from'],
  STEP['rebase-from'],
  STEP.place,
  STEP['place-choice'],
  STEP['place-partisan'],
  STEP.entrench,
  STEP.react,
  STEP.either,
])

/** Plays one side by the tactics of a temper, fast enough for thousands of cards a second. */
export class Tactician {
  readonly #judgement: Judgement
  #temper: Temper
  #aims: Aims | undefined
  #last = -1

  constructor(temper: Temper, judgement: Judgement) {
    this.#temper = temper
    this.#judgement = judgement
  }

  /** Begins anew with another temper, or with the same on another board. */
  begin(temper: Temper): void {
    this.#temper = temper
    this.#aims = undefined
    this.#last = -1
  }

  choose(state: OstkriegState, question: Question): number {
    const { step } = question
    if (step === STEP['play-card'] || step === STEP['play-another']) return cardToPlay(state, question)
    if (step === STEP['buy-card']) return cardToBuy(state, question, this.#judgement)
    if (this.#aims === undefined || (BEGINS.has(step) && step !== this.#last))
      this.#aims = new Aims(state, this.#temper).settled()
    this.#last = step
    return tacticalChoice(state, question, this.#temper, this.#aims)
  }
}

/** The dearest card that does something; cards are worth about what they cost. */
function cardToPlay(state: OstkriegState, question: Question): number {
  const { cardCost } = state.content
  let best = DONE
  let most = -1
  for (let i = 0; i < question.count; i++) {
    const choice = question.choices[i]
    if (choice === DONE || cardCost[choice - 1] <= most || !hasEffect(state, state.turn, choice - 1)) continue
    most = cardCost[choice - 1]
    best = choice
  }
  return best === DONE && question.choices[question.count - 1] !== DONE ? question.choices[0] : best
}
