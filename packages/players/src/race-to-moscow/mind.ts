import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { ARMOR, INFANTRY, STEP, type State, unplaced } from '@railhead/race-to-moscow/inside'
import { type Chance, type Choice, Question, type Seat } from '@railhead/table'
import type { Answer, Mind } from '../player.ts'
import { type Judgement, weightOfMarker } from './judgement.ts'
import { type Effort, type Plan, plans } from './planner.ts'
import { reasonFor, say } from './reasons.ts'

/** A planner with its settings. */
export interface Manner {
  readonly effort: Effort
  /** Any plan that is worth at most so much less than the best (in thousandths of a medal) may be taken. */
  readonly regret: number
  /** What it judges by; left out: what players have learnt. */
  readonly judgement?: Judgement
}

export const planner = (manner: Manner): Mind => ({
  *think({ view, decision, chance }) {
    yield { done: 0, of: 1 }
    if (decision.choices.length === 1) return { index: 0 }
    const state = game.imagine(view, chance)
    const seat = game.seats.indexOf(decision.seat)
    const question = game.pending(state, new Question(), seat)
    if (question.step === STEP['soviet-setup']) return { index: indexOf(question, faceFor(state)) }
    const found = yield* plans(state, seat, chance, manner.effort, manner.judgement)
    const plan = pick(found, manner.regret, chance)
    return plan === undefined ? { index: 0 } : answer(state, seat, question, plan)
  },
  say,
})

const indexOf = (question: Question, choice: number): number =>
  Math.max(0, question.choices.subarray(0, question.count).indexOf(choice))

/** One of the plans that are nearly as good as the best. */
function pick(found: readonly Plan[], regret: number, chance: Chance): Plan | undefined {
  if (regret === 0 || found.length < 2) return found[0]
  const [best] = found
  // Whatever else it does worse than it might: it plays no more cards than the best plan does, and lets no more actions pass.
  const good = found.filter(
    (plan) => best.worth - plan.worth <= regret && plan.cards <= best.cards && plan.actions >= best.actions,
  )
  return good[chance.pick(0, good.length)]
}

/** The plan by name: its choices up to where something hidden comes out. */
function answer(root: State, seat: Seat, question: Question, { choices }: Plan): Answer {
  const [first, ...rest] = choices
  const index = indexOf(question, first)
  const state = game.copy(root)
  const plan: Choice[] = []
  const named = game.name(state, first, seat)
  game.apply(state, first, undefined, seat)
  for (const choice of rest) {
    const asked = game.pending(state, new Question())
    if (asked.over || asked.seat !== seat || !asked.has(choice)) break
    plan.push(game.name(state, choice, seat))
    game.apply(state, choice, undefined, seat)
  }
  const reason = reasonFor(root, question.step === STEP['move-army'], [named, ...plan])
  return { index, plan, ...(reason === undefined ? {} : { reason }) }
}

/** [2024:14.3] Armor goes where it keeps the Axis from most: the share of armor in the pool, of the areas that still wait for a marker. */
function faceFor(s: State): number {
  const [infantry, armor] = s.pool
  if (armor === 0) return INFANTRY
  if (infantry === 0) return ARMOR
  const open = unplaced(s)
  const own = weightOfMarker(s, open[0])
  const heavier = open.filter((area) => weightOfMarker(s, area) > own).length
  return heavier * (infantry + armor) < armor * open.length ? ARMOR : INFANTRY
}
