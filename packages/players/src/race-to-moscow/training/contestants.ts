import type { Weights } from '../features.ts'
import { START } from '../start.ts'

const changed = (factors: Partial<Weights>): Weights =>
  Object.fromEntries(
    Object.entries(START).map(([name, weight]) => [name, weight * (factors[name as keyof Weights] ?? 1)]),
  ) as Weights

/** Goes for its city, whatever it costs: without such rivals nobody learns that a race can be lost. */
export const RACER = changed({ score: 0.5, 'objectives near': 0.4, 'city near': 3, 'field steps to the city': 3 })

/** Sits on its supplies and risks nothing. */
export const STALLER = changed({
  'objectives near': 0.5,
  'armored fuel': 2,
  'armored ammo': 2,
  'field ammo': 2,
  'worst that can be lost': 3,
  'others that can be lost': 3,
})
