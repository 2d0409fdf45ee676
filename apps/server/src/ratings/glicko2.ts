/*
 * Glicko-2, as Mark Glickman describes it ("Example of the Glicko-2 system", 2013). Nothing here knows of games or people.
 */

/** What is thought of somebody's strength: how strong, how far that may be off, and how much it goes up and down. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** A game against somebody, as they were before it: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface Met {
  readonly rating: number
  readonly deviation: number
  readonly score: number
}

/** One point of Glickman's inner scale. */
const SCALE = 173.7178
/** How much the volatility can change; he advises 0.3 to 1.2. */
const TAU = 0.5
const EXACT = 1e-6

/** What is thought of somebody after these games, which end so many periods after the last. */
export function afterGames({ rating, deviation, volatility }: Rating, games: readonly Met[], periods = 1): Rating {
  const mu = (rating - UNKNOWN.rating) / SCALE
  const phi = deviation / SCALE
  let information = 0
  let surprise = 0
  for (const met of games) {
    const weight = g(met.deviation / SCALE)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (met.rating - UNKNOWN.rating) / SCALE)))
    information += weight ** 2 * expected * (1 - expected)
    surprise += weight * (met.score - expected)
  }
  const variance = 1 / information
  const sigma = games.length === 0 ? volatility : volatilityAfter(volatility, phi, variance, variance * surprise)
  // Time makes it less sure, games make it surer.
  const before = phi ** 2 + sigma ** 2 * periods
  const after = 1 / Math.sqrt(1 / before + information)
  return {
    rating: rating + SCALE * after ** 2 * surprise,
    deviation: Math.min(UNKNOWN.deviation, SCALE * after),
    volatility: sigma,
  }
}

/** How much a game tells against somebody who may be stronger or weaker than is thought. */
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)

/** Step 5: the root of f by the Illinois algorithm. */
function volatilityAfter(volatility: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(volatility ** 2)
  const f = (x: number): number => {
    const grown = phi ** 2 + variance + Math.exp(x)
    return (Math.exp(x) * (delta ** 2 - grown)) / (2 * grown ** 2) - (x - a) / TAU ** 2
  }
  let [low, high] = [a, a - TAU]
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance)
  else while (f(high) < 0) high -= TAU
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > EXACT) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow)
    const atMiddle = f(middle)
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [middle, atMiddle]
  }
  return Math.exp(low / 2)
}
