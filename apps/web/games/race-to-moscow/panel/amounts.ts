import type { Choice, Decision } from '@railhead/table'

const GOODS = ['fuel', 'ammo', 'food', 'trucks', 'trains'] as const
type Amounts = { readonly [good in (typeof GOODS)[number]]?: number }

/**
 * What the steppers begin with: amounts that the question names, what the card holds now, or as much as can be had of what is there and finds
 * room, evenly mixed. What is too much goes from the largest heaps.
 */
export function proposal({ about, choices }: Decision): number | undefined {
  const listed = choices.flatMap((choice, index) => (GOODS.some((good) => good in choice) ? [{ index, choice }] : []))
  for (const facts of [about, about.card]) {
    const found = listed.find(({ choice }) => GOODS.every((good) => !(good in choice) || choice[good] === amountIn(facts, good)))
    if (found !== undefined) return found.index
  }
  if (listed.length === 0 || (about.there === undefined && about.stock === undefined)) return undefined
  const room = Number(about.room ?? 0) || Number.POSITIVE_INFINITY
  const heaps = about.excess === undefined ? undefined : about.there
  const price = (choice: Choice): number => {
    const size = sum((good) => Number(choice[good] ?? 0))
    const uneven = sum((good) => ((amountIn(heaps, good) ?? 0) - Number(choice[good] ?? 0)) ** 2)
    return uneven + UNFIT * (size > room ? size : -size)
  }
  return listed.reduce((best, one) => (price(one.choice) < price(best.choice) ? one : best)).index
}
/** More than any mix is uneven. */
const UNFIT = 1000

const sum = (of: (good: (typeof GOODS)[number]) => number): number => GOODS.reduce((total, good) => total + of(good), 0)

function amountIn(facts: unknown, good: keyof Amounts): number | undefined {
  const amount = typeof facts === 'object' && facts !== null ? (facts as Amounts)[good] : undefined
  return typeof amount === 'number' ? amount : undefined
}
