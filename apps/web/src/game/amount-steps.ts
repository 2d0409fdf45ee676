import type { Choice, Decision } from '@railhead/table'

/** From one legal combination of amounts to the next: it comes with the steppers. */

export type Amounts = { readonly [key: string]: number }

export const totalOf = (amounts: Choice | Amounts, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + Number(amounts[key] ?? 0), 0)

const amountsOf = (choice: Choice, keys: readonly string[]): Amounts =>
  Object.fromEntries(keys.map((key) => [key, Number(choice[key] ?? 0)]))

/** The amounts to begin with: those of the proposed choice, or else the first that can be given. */
export function firstAmounts(decision: Decision, keys: readonly string[], proposed: number | undefined): Amounts {
  const choice = decision.choices[proposed ?? -1] ?? decision.choices.find((other) => keys.some((key) => key in other))
  return amountsOf(choice ?? {}, keys)
}

/** The choice with exactly these amounts. */
export function choiceWith(decision: Decision, keys: readonly string[], amounts: Amounts): number {
  return decision.choices.findIndex(
    (choice) => keys.every((key) => (choice[key] ?? 0) === amounts[key]) && keys.some((key) => key in choice),
  )
}

/**
 * One more or one less of something: the nearest legal combination in that direction, other amounts kept where
 * possible. Undefined when nothing lies that way.
 */
export function stepAmount(
  decision: Decision,
  keys: readonly string[],
  from: Amounts,
  key: string,
  by: 1 | -1,
): Amounts | undefined {
  let best: Amounts | undefined
  let least = Number.POSITIVE_INFINITY
  for (const choice of decision.choices) {
    if (!keys.some((name) => name in choice)) continue
    const amounts = Object.fromEntries(keys.map((name) => [name, Number(choice[name] ?? 0)]))
    const moved = (amounts[key] - from[key]) * by
    if (moved < 1) continue
    const others = keys.reduce((sum, name) => (name === key ? sum : sum + Math.abs(amounts[name] - from[name])), 0)
    const cost = moved * 100 + others
    if (cost < least) {
      least = cost
      best = amounts
    }
  }
  return best
}
