import {
  content,
  DONE,
  enemyOf,
  HAND,
  hasEffect,
  NOBODY,
  type OstkriegState,
  ostkrieg,
  placeOf,
  STEP,
} from '@railhead/ostkrieg/inside'
import { type Chance, type Choice, Question } from '@railhead/table'
import type { Mind, Reason, Seen, Thinking } from '../player.ts'
import { bidFor } from './bidding.ts'
import type { Judgement } from './judgement.ts'
import { type Plan, plainPlan, plansFor } from './plans.ts'
import { cardToBuy } from './purchase.ts'
import { type Candidate, type Effort, type Judged, mean, Search, sideAsked } from './search.ts'
import { Tactician } from './tactician.ts'

/** Questions in which a plan is followed: what is answered belongs to one operation. */
export const OPERATION: ReadonlySet<number> = new Set<number>([
  STEP['mark-moves'],
  STEP['choose-move'],
  STEP['move-unit'],
  STEP['move-to'],
  STEP['rail-from'],
  STEP['rail-unit'],
  STEP['rail-to'],
  STEP['rebase-from'],
  STEP['rebase-to'],
  STEP.place,
  STEP['place-choice'],
  STEP['place-partisan'],
  STEP.entrench,
  STEP['mark-attacks'],
  STEP['choose-attack'],
  STEP.attackers,
])

/** Questions with few answers, each of which is tried. */
const CROSSROADS: ReadonlySet<number> = new Set<number>([
  STEP.either,
  STEP['keep-in-front'],
  STEP['use-front-card'],
  STEP['front-defence'],
  STEP.react,
  STEP['decide-advance'],
])

/** So many cards are looked at more closely. */
const SHORTLIST = 3
/** Within a card less is thought than about which card to play. */
const WITHIN_A_CARD = 4

export const ostkriegMind = (effort: Effort, judgement: Judgement, againstBot = effort): Mind => ({
  *think(seen): Thinking {
    const state = ostkrieg.imagine(seen.view, seen.chance) as OstkriegState
    const question = ostkrieg.pending(state, new Question(), seatNumber(seen))
    if (question.count === 1) return { index: 0 }
    return yield* new Thought(state, question, seen.chance, state.bot === NOBODY ? effort : againstBot, judgement).answer()
  },
  say,
})

const seatNumber = ({ decision }: Seen): number => ostkrieg.seats.indexOf(decision.seat)

/** One decision that is thought about. */
export class Thought {
  readonly state: OstkriegState
  readonly question: Question
  readonly chance: Chance
  readonly effort: Effort
  readonly judgement: Judgement
  readonly side: number

  constructor(state: OstkriegState, question: Question, chance: Chance, effort: Effort, judgement: Judgement) {
    this.state = state
    this.question = question
    this.chance = chance
    this.effort = effort
    this.judgement = judgement
    this.side = sideAsked(state, question)
  }

  *answer(): Thinking {
    const { step } = this.question
    if (step === STEP.bid) return { index: bidFor(this.state, this.question) }
    if (step === STEP['play-card'] || step === STEP['play-another']) return yield* this.card()
    const less = { ...this.effort, lines: Math.floor(this.effort.lines / WITHIN_A_CARD) }
    if (step === STEP['buy-card']) return yield* this.best(this.purchases(), { ...less, ahead: 0, regret: 0 })
    if (OPERATION.has(step)) return yield* this.best(this.operations(), less)
    if (CROSSROADS.has(step)) return yield* this.best(this.all(), less)
    return { index: this.indexOf(this.tactician(plainPlan(this.side, true)).choose(this.state, this.question)) }
  }

  /** First which cards are worth a thought, each played as it comes; then these with every plan that makes a difference to them. */
  *card(): Thinking {
    const { state, side, effort } = this
    const plans = plansFor(state, side, effort.foci)
    const half = { ...effort, lines: effort.lines >> 1 }
    const search = this.search(half)
    const ranked = yield* search.rank(this.cards(plans[0]))
    const shortlist = ranked.slice(0, SHORTLIST)
    const planned = shortlist.flatMap(({ choice }) =>
      choice !== DONE && isOffensive(state, choice - 1) ? plans.slice(1).map((plan) => ({ choice, plan })) : [],
    )
    const best = this.taken(planned.length === 0 ? ranked : yield* search.rank([...shortlist, ...planned]), effort)
    return { index: this.indexOf(best.choice), plan: this.goingOn(best), reason: this.reasonOf(best) }
  }

  *best(candidates: readonly Candidate[], effort: Effort): Thinking {
    const best = this.taken(yield* this.search(effort).rank(candidates), effort)
    return { index: this.indexOf(best.choice), plan: this.goingOn(best) }
  }

  search(effort: Effort): Search {
    const { question, side, chance, judgement } = this
    return new Search(this.state, { seat: question.seat, side, effort, chance, judgement })
  }

  tactician(plan: Plan): Tactician {
    return new Tactician(plan, this.judgement)
  }

  /** The best, or for those who are content with less one that is not much worse. */
  taken(ranked: readonly Judged[], { regret }: Effort): Judged {
    const least = mean(ranked[0]) - regret
    const good = ranked.filter((candidate) => mean(candidate) >= least)
    return good.length === 1 ? good[0] : good[this.chance.pick(0, good.length)]
  }

  /** Every card that does something; and to pass. */
  cards(plan: Plan): Candidate[] {
    const { choices, count } = this.question
    const found = Array.from(choices.subarray(0, count), (choice) => ({ choice, plan })).filter(
      ({ choice }) => choice === DONE || hasEffect(this.state, this.side, choice - 1),
    )
    return found.length > 0 ? found : [{ choice: choices[0], plan }]
  }

  /** [9.5]: every card that would do something, and none; what is bought after it is what then seems worth most together. */
  purchases(): Candidate[] {
    const plan = plainPlan(this.side, true)
    const most = cardToBuy(this.state, this.question, this.judgement)
    const others = this.all().filter(
      ({ choice }) => choice !== most && (choice === DONE || hasEffect(this.state, this.side, choice - 1)),
    )
    return [{ choice: most, plan }, ...others]
  }

  /** What each plan would do now. */
  operations(): Candidate[] {
    return plansFor(this.state, this.side, this.effort.foci).map((plan) => ({
      choice: this.tactician(plan).choose(this.state, this.question),
      plan,
    }))
  }

  all(): Candidate[] {
    const plan = plainPlan(this.side, true)
    return Array.from(this.question.choices.subarray(0, this.question.count), (choice) => ({ choice, plan }))
  }

  /** What follows from the plan, by name, up to where dice are thrown, somebody else is asked or the next decision comes. */
  goingOn({ choice, plan }: Candidate): Choice[] {
    const line = ostkrieg.copy(this.state) as OstkriegState
    const tactician = this.tactician(plan)
    const { seat } = this.question
    const next = new Question()
    const names: Choice[] = []
    for (let chosen = choice; !ostkrieg.apply(line, chosen, undefined, seat); ) {
      if (ostkrieg.pending(line, next).over || next.seat !== seat || !OPERATION.has(next.step)) break
      chosen = tactician.choose(line, next)
      names.push(ostkrieg.name(line, chosen, seat))
    }
    return names
  }

  indexOf(choice: number): number {
    return Math.max(0, this.question.choices.subarray(0, this.question.count).indexOf(choice))
  }

  /** Why that card, or none: from what both sides see. */
  reasonOf({ choice, plan, ...judged }: Judged): Reason {
    const { content } = this.state
    const outlook = Math.round(mean({ choice, plan, ...judged }) * 100)
    if (choice === DONE) return { type: 'waits', theirs: handSize(this.state, enemyOf(this.side)), outlook }
    const aim = plan.focus === 0 ? aimOf(plan) : undefined
    return {
      type: 'plays',
      card: content.cardNumber[choice - 1],
      ...(plan.focus === 0 ? {} : { area: content.names[plan.focus] }),
      ...(aim === undefined ? {} : { aim }),
      outlook,
    }
  }
}

/** What the plan is about that is about no single area. */
function aimOf({ goals: [goal] }: Plan): string | undefined {
  if (goal === undefined) return undefined
  if ('hold' in goal) return 'hold'
  return 'do' in goal ? goal.do : undefined
}

const handSize = (state: OstkriegState, side: number): number =>
  state.cards.reduce((count, place) => count + (place === placeOf(HAND, side) ? 1 : 0), 0)

const MATTERS: ReadonlySet<string> = new Set(['move', 'attack', 'place-choice', 'rail', 'entrench'])

/** Does it matter to the card in which spirit it is played? */
export function isOffensive(state: OstkriegState, card: number): boolean {
  const { start, ops } = state.content.program
  for (let at = start[card]; ops[at].verb !== 'end'; at++) if (MATTERS.has(ops[at].verb)) return true
  return false
}

/** One or two sentences: what the card is for, and how it stands. */
function say(reason: Reason): string {
  const { outlook } = reason
  const hope = typeof outlook === 'number' ? OUTLOOKS.find(([least]) => outlook >= least)?.[1] : undefined
  return hope === undefined ? purpose(reason) : `${purpose(reason)} ${hope}`
}

function purpose({ type, card, area, aim, theirs }: Reason): string {
  if (type === 'waits')
    return theirs === 0 ? 'I keep my cards for the next year.' : 'I keep my cards and let you play yours first.'
  const name = content.sources.cards.cards.find(({ number }) => number === card)?.name ?? ''
  const after = typeof area === 'string' ? `am after ${area}` : AIMS[String(aim)]
  return after === undefined ? `"${name}" serves me best now.` : `With "${name}" I ${after}.`
}

const AIMS: { readonly [aim: string]: string | undefined } = {
  'entrench-front': 'dig in along the front',
  'cover-points': 'cover my cities',
  'fall-back': 'fall back to where I can hold',
  'cut-supply': 'try to cut you off from supply',
  'retake-own-points': 'want my cities back',
  'destroy-largest': 'go for your largest army',
  'counter-attack': 'strike back',
  hold: 'hold what is in danger',
}

const OUTLOOKS: readonly (readonly [number, string])[] = [
  [40, 'I expect to win this.'],
  [10, 'I think that I stand a little better.'],
  [-10, 'It is about even.'],
  [-40, 'You stand a little better.'],
  [-101, 'It looks bad for me.'],
]
