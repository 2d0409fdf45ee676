import type { SeatName } from '@railhead/table'
import type { Outlook } from './advice.ts'

/** Somebody who may win, alone or together with others; with no seats it is nobody. */
export interface Contender {
  readonly seats: readonly SeatName[]
  /** What speaks for it, in the order of the model's weights. */
  readonly features: readonly number[]
}

/** More than this on either side makes no difference. */
const FARTHEST = 16
const HALVINGS = 10

/** e to the x, by multiplication alone: every machine comes to the same number. */
function exponential(x: number): number {
  const near = Math.max(-FARTHEST, Math.min(FARTHEST, x))
  let power = 1 + near / (1 << HALVINGS)
  for (let i = 0; i < HALVINGS; i++) power *= power
  return power
}

/** The share of each contender in the victory that is to be expected: they add up to 1. */
export function shares(contenders: readonly Contender[], weights: readonly number[]): number[] {
  const powers = contenders.map(({ features }) => exponential(features.reduce((sum, value, i) => sum + value * weights[i], 0)))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** The chances of all seats by the model. */
export function outlookOf(contenders: readonly Contender[], weights: readonly number[]): Outlook {
  const chances: { [seat: SeatName]: number } = {}
  let nobody = 0
  for (const [at, share] of shares(contenders, weights).entries()) {
    const { seats } = contenders[at]
    if (seats.length === 0) nobody += share
    for (const seat of seats) chances[seat] = share
  }
  return { chances, nobody }
}

/** The outlook of a game that is over. */
export function decided(seats: readonly SeatName[], winners: readonly SeatName[]): Outlook {
  return {
    chances: Object.fromEntries(seats.map((seat) => [seat, winners.includes(seat) ? 1 : 0])),
    nobody: winners.length === 0 ? 1 : 0,
  }
}

/** The mean of several outlooks over the same seats. */
export function meanOutlook(outlooks: readonly Outlook[]): Outlook {
  const mean = (of: (one: Outlook) => number): number => outlooks.reduce((sum, one) => sum + of(one), 0) / outlooks.length
  return {
    chances: Object.fromEntries(Object.keys(outlooks[0].chances).map((seat) => [seat, mean((one) => one.chances[seat])])),
    nobody: mean((one) => one.nobody),
  }
}
