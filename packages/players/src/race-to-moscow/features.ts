/**
 * What a situation is judged by, for one army group. The first are what there is; the others, from `objectives near` on, are what that promises, and
 * count for less the nearer the end is. Only sums, products and quotients, so that every machine comes to the same.
 */
export const FEATURES = [
  'score',
  'best rival',
  'other rival',
  'lead as time runs out',
  'ahead in the last round',
  'unused actions',
  'objectives near',
  'city near',
  'field army near the city',
  'armored steps to the city',
  'field steps to the city',
  'halted armies',
  'halted rivals',
  'hungry before re-organization',
  'armies cut off',
  'lines behind the railhead',
  'armored fuel',
  'armored ammo',
  'armored food',
  'field ammo',
  'field food',
  'areas',
  'rails',
  'fuel on its way',
  'ammo on its way',
  'food on its way',
  'worst that can be lost',
  'others that can be lost',
  'nearly encircled',
  'vehicles',
  'trains',
  'trucks in the stock',
  'trains in the stock',
  'second level',
  'lines in use',
  'OKH cards',
  'extra army',
  'auxiliaries',
  'cards held',
  'HQ ready',
  'air support ready',
  'air support placed',
] as const
export type Feature = (typeof FEATURES)[number]
export type Weights = { readonly [name in Feature]: number }
export const COUNT = FEATURES.length

/** Where each stands. */
export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as { readonly [name in Feature]: number }
export const FIRST_PROMISE = AT['objectives near']
