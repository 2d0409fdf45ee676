import { AXIS, NOBODY, type OstkriegState } from '@railhead/ostkrieg/inside'
import { COUNT, handFeatures, readFeatures } from './features.ts'
import { SPREAD, WEIGHTS } from './weights.ts'

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
  const far = margin / SPREAD[state.year]
  return far / (1 + Math.abs(far))
}

/** What a card in hand adds to the margin of points that its side may expect in the present year. */
export function worthInHand(state: OstkriegState, side: number, card: number): number {
  const weights = WEIGHTS[state.year]
  let margin = 0
  for (const [feature, amount] of handFeatures(side, card)) margin += weights[feature] * amount
  return side === AXIS ? margin : -margin
}
