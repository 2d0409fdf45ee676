import type { Choice } from '@railhead/table'
import type { Progress } from '../player.ts'
import type { AdvisedPlan } from './advice.ts'
import { difference, sampled } from './sample.ts'
import { type Ideas, meanOf, silent, type Weighed } from './weigh.ts'

/** The best answer to a question beside the others, in the same worlds. */
export interface Contest {
  /** The best plan of each answer, the best first: up to three. */
  readonly plans: readonly AdvisedPlan[]
  /** What the best gains upon the next, world by world, and half of the 95 % interval around it. */
  readonly gain: number
  readonly doubt: number
  /** What the best answer is, to be compared with that of another contest for the same question. */
  readonly answer: string
}

/** Of each answer so many plans, and of so many answers, are tried in so many worlds. */
interface Round {
  readonly answers: number
  readonly plans: number
  readonly worlds: number
}
const FIRST_LOOK = 2
const ROUNDS: readonly Round[] = [
  { answers: 8, plans: 3, worlds: 4 },
  { answers: 5, plans: 2, worlds: 12 },
  { answers: 3, plans: 1, worlds: 40 },
]
const MOST_TOLD = 3

/**
 * Tries the best plan of every answer until it is clear how far the best is ahead. Undefined as soon as it is ahead by less than `least`, for
 * then it is not worth going on.
 */
export function* contest<P>(ideas: Ideas<P>, least: number): Generator<Progress, Contest | undefined, void> {
  const of = ideas.stages.length + ROUNDS.length
  let done = 0
  const tell = (): Progress => ({ done, of })
  let weighed: Weighed<P>[] = []
  const tryAll = function* (worlds: number): Generator<Progress, void, void> {
    for (const { plan, values } of weighed)
      for (let world = values.length; world < worlds; world++) values.push(yield* silent(ideas.tried(plan, world), tell))
    done++
  }
  for (const stage of ideas.stages) {
    for (const plan of yield* silent(stage(weighed.toSorted(better)), tell)) {
      const key = ideas.key(plan)
      if (!weighed.some((one) => ideas.key(one.plan) === key)) weighed.push({ plan, values: [] })
    }
    yield* tryAll(FIRST_LOOK)
  }
  for (const { answers, plans, worlds } of ROUNDS) {
    const groups = grouped(ideas, weighed)
    weighed = groups.slice(0, answers).flatMap((group) => group.slice(0, plans))
    yield* tryAll(worlds)
    const [best, next] = grouped(ideas, weighed).map(([first]) => first)
    if (next === undefined || difference(best.values, next.values).gain < least) return undefined
  }
  const bests = grouped(ideas, weighed).map(([first]) => first)
  return {
    plans: ideas.told(bests.slice(0, MOST_TOLD)),
    ...difference(bests[0].values, bests[1].values),
    answer: ideas.answer(bests[0].plan),
  }
}

const better = (a: Weighed<unknown>, b: Weighed<unknown>): number => meanOf(b) - meanOf(a)

/** The plans of each answer, the best first. */
function grouped<P>(ideas: Ideas<P>, weighed: readonly Weighed<P>[]): Weighed<P>[][] {
  return [...Map.groupBy(weighed.toSorted(better), ({ plan }) => ideas.answer(plan)).values()]
}

/** What somebody chose beside the answer. */
export type Attempted =
  | { readonly isAnswer: true }
  | {
      readonly isAnswer: false
      /** The chances of winning with it, and with the answer. */
      readonly chance: number
      readonly best: number
      /** What the answer gains upon it, world by world, and half of the 95 % interval around it. */
      readonly gain: number
      readonly doubt: number
    }

/** Compares an attempt with the answer, in so many worlds that are the same for both. Undefined where one of them cannot be made. */
export function* attempted<P>(
  ideas: Ideas<P>,
  right: readonly Choice[],
  chosen: readonly Choice[],
  worlds: number,
): Generator<Progress, Attempted | undefined, void> {
  const [answer, attempt] = [ideas.of(right), ideas.of(chosen)]
  if (answer === undefined || attempt === undefined) return undefined
  if (ideas.answer(answer) === ideas.answer(attempt)) return { isAnswer: true }
  const [best, own]: [number[], number[]] = [[], []]
  for (let world = 0; world < worlds; world++) {
    const tell = (): Progress => ({ done: world, of: worlds })
    best.push(yield* silent(ideas.tried(answer, world), tell))
    own.push(yield* silent(ideas.tried(attempt, world), tell))
  }
  return { isAnswer: false, chance: sampled(own).chance, best: sampled(best).chance, ...difference(best, own) }
}

/** Less than this of a victory is hardly worse. */
const CLOSE = 0.02

/** What an attempt is called: what is within the doubt is never wrong. */
export function verdictOn(made: Attempted): 'right' | 'close' | 'wrong' {
  if (made.isAnswer) return 'right'
  return made.gain < CLOSE || made.gain <= made.doubt ? 'close' : 'wrong'
}
