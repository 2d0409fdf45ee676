import type { Choice, Decision, View } from '@railhead/table'

const KINDS = ['fuel', 'ammo', 'food'] as const
type Goods = Readonly<Record<(typeof KINDS)[number], number>>

const goodsOf = (choice: Choice): Goods => ({
  fuel: Number(choice.fuel),
  ammo: Number(choice.ammo),
  food: Number(choice.food),
})
const total = ({ fuel, ammo, food }: Goods): number => fuel + ammo + food

/**
 * The cargo that is proposed for a vehicle: as much as it takes, in the shares that lie there; food first where a halted
 * army waits for it. One of the listed choices, so it is legal whatever it is. Undefined where something else is asked.
 */
export function fill(view: View, decision: Decision): number | undefined {
  if (decision.step !== 'cargo') return undefined
  const armies = Object.values(view.armies as Record<string, { readonly area: string | null; readonly halted?: boolean }>)
  const waits = armies.some(({ area, halted }) => area === decision.about.area && halted === true)
  const there = (decision.about.there ?? { fuel: 1, ammo: 1, food: 1 }) as unknown as Goods
  const all = Math.max(1, total(there))
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  decision.choices.forEach((choice, index) => {
    const cargo = goodsOf(choice)
    const size = total(cargo)
    // Away from the even shares: 0 is as the stock is mixed.
    const uneven = KINDS.reduce((sum, kind) => sum + Math.abs(cargo[kind] - (there[kind] * size) / all), 0)
    const price = -100 * size + uneven + (waits && cargo.food === 0 ? 50 : 0)
    if (price < least) {
      least = price
      best = index
    }
  })
  return best
}
