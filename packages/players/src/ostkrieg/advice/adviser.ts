import { DONE, type OstkriegState, ostkrieg, STEP } from '@railhead/ostkrieg/inside'
import { type Choice, type GameEvent, Question } from '@railhead/table'
import type { AdvisedPlan, Adviser } from '../../advice/advice.ts'
import { attempted, contest } from '../../advice/contest.ts'
import { namesOf, numbersOf } from '../../advice/named.ts'
import { reasonsOf, sentence } from '../../advice/reason.ts'
import { sampled } from '../../advice/sample.ts'
import { comparison, type Ideas, type Weighed, weigh } from '../../advice/weigh.ts'
import type { Seen } from '../../player.ts'
import { ACCEPT, bidFor } from '../bidding.ts'
import { FAIR_BID } from '../fair-bid.ts'
import { isOffensive, OPERATION, Thought } from '../mind.ts'
import { plainPlan, plansFor } from '../plans.ts'
import type { Candidate, Effort, Search } from '../search.ts'
import { shipped } from '../shipped.ts'
import { Tactician } from '../tactician.ts'
import { settle } from './aftermath.ts'
import { CALIBRATION } from './generated/calibration.ts'
import { calibrated, FEATURES, outlookIn, situationOf } from './outlook.ts'
import { addReached, billOf, type Reached, reachedNothing, whatDiffers } from './telling.ts'

const EFFORT: Effort = { lines: 0, ahead: 1, foci: 3, regret: 0 }
/** For puzzles: two cards further, and for more areas. */
const DEEP: Effort = { ...EFFORT, ahead: 3, foci: 5 }
/** Cards of which every plan is tried, and answers that are tried where there are many. */
const SHORTLIST = 3
const MOST_ANSWERS = 8

/** Cards, purchases, plans and answers of the seat that is asked. */
class OstkriegIdeas implements Ideas<Candidate> {
  readonly #root: OstkriegState
  readonly #question: Question
  readonly #thought: Thought
  readonly #search: Search
  readonly #reached = new Map<string, Reached>()
  readonly #numbers = new Map<string, number[]>()

  readonly #effort: Effort

  constructor(seen: Seen, effort = EFFORT) {
    this.#effort = effort
    this.#root = ostkrieg.imagine(seen.view, seen.chance) as OstkriegState
    this.#question = ostkrieg.pending(this.#root, new Question(), ostkrieg.seats.indexOf(seen.decision.seat))
    this.#thought = new Thought(this.#root, this.#question, seen.chance, effort, shipped)
    this.#search = this.#thought.search(effort)
  }

  get step(): number {
    return this.#question.step
  }

  readonly stages = [() => this.#first(), (before: readonly Weighed<Candidate>[]) => this.#further(before)]

  key({ choice, then = [], plan }: Candidate): string {
    return `${choice} ${then.join()} ${plan.personality} ${plan.focus} ${JSON.stringify(plan.goals)}`
  }

  /** The choice and what it is for; in the midst of an operation what would be done. */
  aim(candidate: Candidate): string {
    const { choice, plan } = candidate
    const [goal] = plan.goals
    return OPERATION.has(this.step) ? this.#numbersOf(candidate).join() : `${choice} ${plan.focus} ${JSON.stringify(goal ?? '')}`
  }

  /** Which card: how it is carried out is another matter. */
  answer({ choice }: Candidate): string {
    return `${choice}`
  }

  *tried(candidate: Candidate, world: number): Generator<void, number, void> {
    yield
    const { side } = this.#thought
    const end = this.#search.lineOf(candidate, world)
    const key = this.key(candidate)
    const reached = this.#reached.get(key) ?? reachedNothing()
    this.#reached.set(key, reached)
    addReached(reached, this.#root, end, side)
    return outlookIn(end).chances[ostkrieg.seats[this.#question.seat]]
  }

  told(plans: readonly Weighed<Candidate>[]): AdvisedPlan[] {
    const reached = plans.map(({ plan }) => this.#reached.get(this.key(plan)) ?? reachedNothing())
    const facts = reached.map((one, at) =>
      whatDiffers(
        one,
        reached.filter((_, other) => other !== at),
      ),
    )
    const lacking = (at: number) => whatDiffers(reached[0], [reached[at]])
    const when = plans.length === 1 ? 'After the next card, compared with now' : 'After the next card'
    const reasons = reasonsOf(plans, { facts, lacking, when })
    return plans.map(({ plan, values }, at) => {
      const numbers = this.#numbersOf(plan)
      return {
        ...namesOf(ostkrieg, ostkrieg.copy(this.#root), this.#question.seat, numbers),
        ...sampled(values),
        aim: this.aim(plan),
        bill: billOf(this.#root, this.#question.seat, numbers),
        facts: facts[at],
        reason: reasons[at],
      }
    })
  }

  of(choices: readonly Choice[]): Candidate | undefined {
    const numbers = numbersOf(ostkrieg, ostkrieg.copy(this.#root), this.#question.seat, choices)
    if (numbers.length === 0) return undefined
    const [choice, ...then] = numbers
    return { choice, then, plan: plainPlan(this.#thought.side, true) }
  }

  *#first(): Generator<void, readonly Candidate[], void> {
    yield
    const thought = this.#thought
    const { step } = this
    if (step === STEP['play-card'] || step === STEP['play-another'])
      return thought.cards(plansFor(this.#root, thought.side, this.#effort.foci)[0])
    if (step === STEP['buy-card']) return thought.purchases()
    if (OPERATION.has(step)) return thought.operations()
    const all = thought.all()
    const own = new Tactician(plainPlan(thought.side, true), shipped).choose(this.#root, this.#question)
    return [...all.filter(({ choice }) => choice === own), ...all.filter(({ choice }) => choice !== own)].slice(0, MOST_ANSWERS)
  }

  /** The best cards with every plan that makes a difference to them. */
  *#further(before: readonly Weighed<Candidate>[]): Generator<void, readonly Candidate[], void> {
    yield
    const { step } = this
    if (step !== STEP['play-card'] && step !== STEP['play-another']) return []
    const plans = plansFor(this.#root, this.#thought.side, this.#effort.foci).slice(1)
    const cards = [...new Set(before.map(({ plan }) => plan.choice))].slice(0, SHORTLIST)
    return cards.flatMap((choice) =>
      choice !== DONE && isOffensive(this.#root, choice - 1) ? plans.map((plan) => ({ choice, plan })) : [],
    )
  }

  /** All choices of a plan up to where dice are thrown, somebody else is asked or the next decision comes. */
  #numbersOf(candidate: Candidate): number[] {
    const key = this.key(candidate)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const { choice, then = [], plan } = candidate
    const numbers = then.length > 0 ? [choice, ...then] : this.#carriedOut(choice, plan)
    this.#numbers.set(key, numbers)
    return numbers
  }

  #carriedOut(choice: number, plan: Candidate['plan']): number[] {
    const line = ostkrieg.copy(this.#root) as OstkriegState
    const tactician = new Tactician(plan, shipped)
    const { seat } = this.#question
    const next = new Question()
    const numbers = [choice]
    while (!ostkrieg.apply(line, numbers[numbers.length - 1], undefined, seat, true)) {
      if (ostkrieg.pending(line, next).over || next.seat !== seat || !OPERATION.has(next.step)) break
      numbers.push(tactician.choose(line, next))
    }
    return numbers
  }
}

/** [5.0]: what the Soviets are worth was measured over whole games; no line of play would tell. */
function bid({ view, decision, chance }: Seen): AdvisedPlan {
  const state = ostkrieg.imagine(view, chance) as OstkriegState
  const seat = ostkrieg.seats.indexOf(decision.seat)
  const question = ostkrieg.pending(state, new Question(), seat)
  const points = FAIR_BID[String(ostkrieg.optionsOf(state).scenario)] ?? 0
  const choice = question.choices[bidFor(state, question)]
  const isAnswer = question.has(ACCEPT)
  const so = !isAnswer
    ? 'whoever gets them for less is ahead'
    : choice === ACCEPT
      ? 'nothing speaks for outbidding'
      : 'more can be bid'
  const worth = `between equal players the Soviets are worth ${points === 1 ? 'one build point' : `${points} build points`} a year`
  return {
    ...namesOf(ostkrieg, state, seat, [choice]),
    // Nothing was tried: at that bid neither side is ahead.
    ...{ chance: 0.5, risk: 0.5, doubt: 0, worlds: 0, aim: 'bid' },
    bill: [],
    facts: [{ type: 'fair-bid', points, text: worth }],
    reason: sentence(`${worth}: ${so}`),
  }
}

/** More than any margin of points. */
const VICTORY = 1000

export const ostkriegAdviser: Adviser = {
  game: ostkrieg.id,
  features: FEATURES,
  calibrated,
  calibration: CALIBRATION,
  plans: new Set(['play-card', 'buy-card', 'bid']),
  // In the midst of a card it has left the hand, and what it brings is not there yet.
  moments: new Set(['play-card']),
  *advise(seen) {
    if (seen.decision.step === 'bid') return { done: 1, of: 1, plans: [bid(seen)] }
    return yield* weigh(new OstkriegIdeas(seen))
  },
  *compare(seen, chosen) {
    return seen.decision.step === 'bid' ? undefined : yield* comparison(new OstkriegIdeas(seen), chosen)
  },
  // One card of a hundred decides less than a turn of ten.
  clear: 0.03,
  puzzles: { asks: 'choice', steps: new Set(['play-card', 'play-another', 'buy-card']) },
  contest: (seen, least, deep) => contest(new OstkriegIdeas(seen, deep ? DEEP : EFFORT), least),
  attempted: (seen, answer, chosen, worlds) => attempted(new OstkriegIdeas(seen), answer, chosen, worlds),
  evaluate: (view, chance) => outlookIn(settle(ostkrieg.imagine(view, chance) as OstkriegState)),
  situation: (view, chance) => situationOf(ostkrieg.imagine(view, chance) as OstkriegState),
  /** Against the booklet's bot: by how many points one is ahead. */
  resultAlone({ winners, scores }, seats) {
    if (seats.length !== 1) return undefined
    const [own] = seats
    const other = Object.keys(scores).find((seat) => seat !== own) ?? ''
    return (winners.includes(own) ? VICTORY : winners.length > 0 ? -VICTORY : 0) + (scores[own] ?? 0) - (scores[other] ?? 0)
  },
  kindOfChance: ({ type }: GameEvent) => (type === 'battle' ? 'dice' : undefined),
}
