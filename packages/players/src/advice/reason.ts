import type { Fact } from './advice.ts'
import { difference } from './sample.ts'
import type { Weighed } from './weigh.ts'

/** A plan is behind another when it is worse by more than its doubt, and by so much. */
const HARDLY = 0.01

/** What is known of plans when they are put into words, the best first. */
export interface Told {
  /** What sets each of them apart. */
  readonly facts: readonly (readonly Fact[])[]
  /** What the best brings about that the one of that number does not. */
  readonly lacking: (at: number) => readonly Fact[]
  /** When all this can be seen: said before it. */
  readonly when?: string
}

/** For each plan one sentence, which is true of it: out of what sets it apart, or what it goes without. */
export function reasonsOf(plans: readonly Weighed<unknown>[], { facts, lacking, when }: Told): string[] {
  const [best] = plans
  const isBehind = plans.map(({ values }) => {
    const { gain, doubt } = difference(best.values, values)
    return gain >= HARDLY && gain > doubt
  })
  const framed = (one: readonly Fact[], before: string): string =>
    sentence([before, one.map(({ text }) => text).join(', ')].filter((part) => part !== '').join(' '))
  return facts.map((one, at) => {
    if (one.length > 0) return framed(one, when === undefined ? '' : `${when}:`)
    if (plans.length === 1) return 'Nothing better was found.'
    if (at === 0) return isBehind.includes(false, 1) ? 'Others lead to much the same.' : 'What makes it better shows only later.'
    if (!isBehind[at]) return 'It leads to much the same as the best.'
    const missing = lacking(at)
    return missing.length === 0
      ? 'What makes it worse shows only later.'
      : framed(missing, 'It goes without what the best brings:')
  })
}

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
