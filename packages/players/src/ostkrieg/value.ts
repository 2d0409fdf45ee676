import { AXIS, content, NOBODY, type OstkriegState, ostkrieg } from '@railhead/ostkrieg/inside'
import { COUNT, FEATURES, handFeatures, readFeatures } from './features.ts'
import { FITTED } from './weights.ts'

/** A weights file: what it was fitted to, and a number for each feature and year. */
export interface Fitted {
  readonly rulesVersion: string
  readonly contentHash: string
  readonly spread: readonly number[]
  readonly weights: { readonly [feature: string]: readonly number[] }
}

/** The weights by year, in the order of the features. Throws when they were fitted to another game than this one. */
export function weightsFrom({ rulesVersion, contentHash, weights }: Fitted): readonly Float64Array[] {
  if (rulesVersion !== ostkrieg.rulesVersion || contentHash !== content.hash)
    throw new Error(
      `The weights of the players of Ostkrieg were fitted to rules ${rulesVersion} and content ${contentHash}; here are rules ${ostkrieg.rulesVersion} and content ${content.hash}. They have to be fitted anew.`,
    )
  const named = Object.keys(weights)
  const unlike = FEATURES.find((name) => weights[name] === undefined) ?? named.find((name) => !FEATURES.includes(name))
  if (unlike !== undefined)
    throw new Error(
      `The weights of the players of Ostkrieg and what they look at differ in "${unlike}". They have to be fitted anew.`,
    )
  return FITTED.spread.map((_, year) => Float64Array.from(FEATURES, (name) => weights[name][year]))
}

const WEIGHTS = weightsFrom(FITTED)
const features = new Float64Array(COUNT)

/** How well a side stands, from -1 (lost) to 1 (won): the margin of points to be expected against how far it may still move. */
export function standing(state: OstkriegState, side: number): number {
  const axis = state.ending === 0 ? expected(state) : state.winner === NOBODY ? 0 : state.winner === AXIS ? 1 : -1
  return side === AXIS ? axis : -axis
}

function expected(state: OstkriegState): number {
  readFeatures(state, features)
  const weights = WEIGHTS[state.year]
  let margin = 0
  for (let i = 0; i < COUNT; i++) margin += weights[i] * features[i]
  const far = margin / FITTED.spread[state.year]
  return far / (1 + Math.abs(far))
}

/** What a card in hand adds to the margin of points that its side may expect in the present year. */
export function worthInHand(state: OstkriegState, side: number, card: number): number {
  const weights = WEIGHTS[state.year]
  let margin = 0
  for (const [feature, amount] of handFeatures(side, card)) margin += weights[feature] * amount
  return side === AXIS ? margin : -margin
}
