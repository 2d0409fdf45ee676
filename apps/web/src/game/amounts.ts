import type { Decision } from '@railhead/table'

/** Questions that are answered with numbers of things. */

/** Whether the answer is given with steppers. */
export const asksAmounts = (decision: Decision): boolean =>
  (decision.kind === 'amounts' || decision.kind === 'number') && amountKeys(decision).length > 0

/** The keys that carry amounts in a question of kind `amounts` or `number`. */
export function amountKeys(decision: Decision): string[] {
  const keys = new Set<string>()
  for (const choice of decision.choices)
    for (const [key, value] of Object.entries(choice)) if (typeof value === 'number') keys.add(key)
  return [...keys]
}
