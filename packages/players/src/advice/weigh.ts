import type { Choice } from '@railhead/table'
import type { Progress } from '../player.ts'
import type { AdvisedPlan, Advising, Comparison } from './advice.ts'
import { difference, sampled } from './sample.ts'

/** A plan and what it came to, world by world: the same worlds for all. */
export interface Weighed<P> {
  readonly plan: P
  readonly values: number[]
}

/** How plans of one game are found, tried and told. */
export interface Ideas<P> {
  /** Ways to find plans, the quickest first; each is shown what is thought of those that were found before. */
  readonly stages: readonly ((before: readonly Weighed<P>[]) => Generator<void, readonly P[], void>)[]
  /** A way that is quicker still, for something to be told at once; left out where the first of the others is quick enough. */
  readonly glimpse?: () => Generator<void, readonly P[], void>
  /** Two plans with the same key are the same. */
  key(plan: P): string
  /** Of plans that are after the same only the best is worth telling. */
  aim(plan: P): string
  /** To whoever asks what should be done, plans with the same answer say the same. */
  answer(plan: P): string
  /** The plan that begins with these choices, as far as they can be made; undefined where none can. */
  of(choices: readonly Choice[]): P | undefined
  /** The chance of winning that the plan leads to in the world of that number. */
  tried(plan: P, world: number): Generator<void, number, void>
  told(plans: readonly Weighed<P>[]): AdvisedPlan[]
}

/** After each stage, and then in rounds: so many plans are kept, and tried until each has seen so many worlds. */
interface Round {
  readonly plans: number
  readonly worlds: number
}
const GLIMPSE: Round = { plans: 3, worlds: 1 }
const FIRST_LOOK: Round = { plans: 6, worlds: 2 }
const ROUNDS: readonly Round[] = [
  { plans: 8, worlds: 3 },
  { plans: 5, worlds: 10 },
  { plans: 4, worlds: 24 },
  { plans: 3, worlds: 40 },
]
const MOST_TOLD = 3

export const meanOf = ({ values }: Weighed<unknown>): number =>
  values.length === 0 ? -1 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The best of every aim first, then the others. Those who were tried less often come later than those who stayed. */
function ranked<P>(ideas: Ideas<P>, weighed: readonly Weighed<P>[]): Weighed<P>[] {
  const sorted = weighed.toSorted((a, b) => meanOf(b) - meanOf(a))
  const aims = new Set<string>()
  const first = sorted.filter(({ plan }) => {
    const aim = ideas.aim(plan)
    const isNew = !aims.has(aim)
    aims.add(aim)
    return isNew
  })
  return [...first, ...sorted.filter((one) => !first.includes(one))]
}

/** What is told: plans that are each after something else and lead to something else. */
function told<P>(ideas: Ideas<P>, left: readonly Weighed<P>[]): AdvisedPlan[] {
  const aims = new Set<string>()
  const results = new Set<string>()
  const all = ranked(ideas, left)
  const different = all.filter(({ plan, values }) => {
    const aim = ideas.aim(plan)
    const result = values.join()
    if (aims.has(aim) || results.has(result)) return false
    aims.add(aim)
    results.add(result)
    return true
  })
  const shown = different.slice(0, MOST_TOLD)
  // What comes of every answer is no reason for one: one that is shown alone is put into words beside another that comes to the same.
  const unlike = shown.length > 1 ? undefined : all.find(({ plan }) => !aims.has(ideas.aim(plan)))
  return ideas.told(unlike === undefined ? shown : [...shown, unlike]).slice(0, shown.length)
}

/** Finds plans, tries them in more and more worlds, and tells after each round what it thinks by then. */
export function* weigh<P>(ideas: Ideas<P>): Advising {
  const stages = ideas.glimpse === undefined ? ideas.stages : [ideas.glimpse, ...ideas.stages]
  const of = steps(stages.length)
  let done = 0
  let plans: AdvisedPlan[] = []
  let weighed: Weighed<P>[] = []
  for (const [number, stage] of stages.entries()) {
    for (const plan of yield* silent(stage(ranked(ideas, weighed)), () => ({ done, of, plans }))) {
      const key = ideas.key(plan)
      if (!weighed.some((one) => ideas.key(one.plan) === key)) weighed.push({ plan, values: [] })
    }
    done++
    const isLast = number === stages.length - 1
    const rounds = isLast ? ROUNDS : [stage === ideas.glimpse ? GLIMPSE : FIRST_LOOK]
    for (const round of rounds) {
      const untried = weighed.filter(({ values }) => values.length === 0)
      const known = ranked(
        ideas,
        weighed.filter(({ values }) => values.length > 0),
      )
      weighed = [...known.slice(0, Math.max(MOST_TOLD, round.plans - untried.length)), ...untried]
      for (let world = 0; world < round.worlds; world++)
        for (const one of weighed) {
          if (one.values.length > world) continue
          one.values.push(yield* silent(ideas.tried(one.plan, world), () => ({ done, of, plans })))
          done = Math.min(of - 1, done + 1)
        }
      plans = told(ideas, weighed)
      yield { done, of, plans }
    }
  }
  return { done: of, of, plans }
}

function steps(stages: number): number {
  let all = stages + FIRST_LOOK.plans * FIRST_LOOK.worlds * (stages - 1)
  let before = 0
  for (const { plans, worlds } of ROUNDS) {
    all += plans * (worlds - before)
    before = worlds
  }
  return all
}

export function* silent<T, Y>(work: Generator<void, T, void>, tell: () => Y): Generator<Y, T, void> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    yield tell()
  }
}

/** In how many worlds what was chosen is compared with the best that is found quickly; plans that are far behind after the first few are left. */
const COMPARED: readonly Round[] = [
  { plans: 4, worlds: 3 },
  { plans: 2, worlds: 10 },
]

/** What was chosen beside the best that the first stage finds. */
export function* comparison<P>(ideas: Ideas<P>, choices: readonly Choice[]): Generator<Progress, Comparison | undefined, void> {
  const chosen = ideas.of(choices)
  if (chosen === undefined) return undefined
  const of = COMPARED.reduce((sum, { plans, worlds }) => sum + plans * worlds, 1)
  let done = 0
  const tell = (): Progress => ({ done: Math.min(of, done), of })
  const own: Weighed<P> = { plan: chosen, values: [] }
  const key = ideas.key(chosen)
  const found = (yield* silent(ideas.stages[0]([]), tell)).filter((plan) => ideas.key(plan) !== key)
  let others = found.map((plan): Weighed<P> => ({ plan, values: [] }))
  for (const { plans, worlds } of COMPARED) {
    others = others.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, plans)
    for (let world = 0; world < worlds; world++)
      for (const one of [own, ...others]) {
        if (one.values.length > world) continue
        one.values.push(yield* silent(ideas.tried(one.plan, world), tell))
        done++
      }
  }
  if (others.length === 0) return undefined
  const [best] = [own, ...others].toSorted((a, b) => meanOf(b) - meanOf(a))
  return {
    best: ideas.told(best === own ? [own] : [best, own])[0],
    chance: sampled(own.values).chance,
    ...(best === own ? { gain: 0, doubt: 0 } : difference(best.values, own.values)),
  }
}
