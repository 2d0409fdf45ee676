import { FEATURES, type Feature, type Weights } from '../features.ts'
import { START } from '../start.ts'

/** By so much of what was written by hand a weight is tried higher and lower. */
const SHARE = 0.4

/** By how much a weight is tried that has none by hand. */
const UNKNOWN: { readonly [name in Feature]?: number } = {
  'other rival': 150,
  'lead as time runs out': 400,
  'field army near the city': 800,
  'hungry before re-organization': 250,
  'armies cut off': 200,
  'nearly encircled': 150,
}

/** How far a weight is moved to see what becomes of it. */
const STEPS: readonly number[] = FEATURES.map((name) => UNKNOWN[name] ?? SHARE * Math.abs(START[name]))

/** Weights that were moved, each by so many of its steps. */
export const moved = (weights: Weights, by: ArrayLike<number>): Weights =>
  Object.fromEntries(FEATURES.map((name, at) => [name, weights[name] + STEPS[at] * by[at]])) as Weights
