import type { Fact } from './advice.ts'

/** One sentence out of what sets a plan apart. */
export function reasonOf(facts: readonly Fact[], isAlone: boolean): string {
  if (facts.length === 0) return isAlone ? 'Nothing better was found.' : 'It leads to much the same as the others.'
  const [first, ...rest] = facts.map(({ text }) => text)
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`
}
