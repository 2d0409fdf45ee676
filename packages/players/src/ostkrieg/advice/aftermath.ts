import { type OstkriegState, STEP, withoutBot } from '@railhead/ostkrieg/inside'
import { Question } from '@railhead/table'
import { plainPlan } from '../plans.ts'
import { sideAsked } from '../search.ts'
import { shipped } from '../shipped.ts'
import { Tactician } from '../tactician.ts'

/** What is asked once the dice of a battle lie; nothing of it throws more of them. */
const AFTERMATH: ReadonlySet<number> = new Set<number>([
  STEP.losses,
  STEP['decide-advance'],
  STEP.retreat,
  STEP['land-air'],
  STEP['forced-rebase'],
  STEP.advance,
])

const question = new Question()

/** Carries out what the dice decided, as far as they are thrown: until then neither losses nor ground are seen on the map. */
export function settle(state: OstkriegState): OstkriegState {
  const tacticians = [new Tactician(plainPlan(0, true), shipped), new Tactician(plainPlan(1, true), shipped)]
  while (!withoutBot.pending(state, question).over && AFTERMATH.has(question.step))
    withoutBot.apply(state, tacticians[sideAsked(state, question)].choose(state, question), undefined, question.seat)
  return state
}
