import { type Interval, wilson } from '../statistics.ts'

/** How much stronger one player is than others, from the share of games that it wins against so many of them. Infinite where it always won, or never. */
export const elo = (share: number, rivals: number): number => 400 * Math.log10((rivals * share) / (1 - share))

/** The share that a player of that much more Elo wins against so many rivals. */
export function shareOf(points: number, rivals: number): number {
  const strength = 10 ** (points / 400)
  return strength / (strength + rivals)
}

/** Its 95 % interval after Wilson. */
export const eloInterval = (wins: number, games: number, rivals: number): Interval => {
  const [low, high] = wilson(wins, games)
  return [elo(low, rivals), elo(high, rivals)]
}

export type Verdict = 'stronger' | 'not-stronger' | 'open'

/** Wald's sequential test, 5 % error on either side: does the player win the higher share, or no more than the lower one? */
export function verdict(wins: number, games: number, lower: number, higher: number): Verdict {
  const likelihood = wins * Math.log(higher / lower) + (games - wins) * Math.log((1 - higher) / (1 - lower))
  const bound = Math.log(0.95 / 0.05)
  if (likelihood >= bound) return 'stronger'
  return likelihood <= -bound ? 'not-stronger' : 'open'
}
