import { AXIS, content, NOBODY, type OstkriegState, ostkrieg } from '@railhead/ostkrieg/inside'
import { COUNT, FEATURES, handFeatures, readFeatures } from './features.ts'

/** What a weights file says: what it was fitted to, and a number for each feature and year. */
export interface Fitted {
  readonly rulesVersion: string
  readonly contentHash: string
  /** By how much the margin still moves from what is expected, by year. */
  readonly spread: readonly number[]
  readonly weights: { readonly [feature: string]: readonly number[] }
}

/** Weights in the order of the features, by year, and by how much the margin still moves. */
interface Table {
  readonly weights: readonly Float64Array[]
  readonly spread: readonly number[]
}

/** What players think of a position, by the weights of its year. */
export class Judgement {
  readonly #among: Table
  readonly #againstBot: Table
  readonly #features = new Float64Array(COUNT)

  /** Where the booklet's bot plays, positions may be judged by weights of their own. Throws when weights were fitted to another game than this one. */
  constructor(fitted: Fitted, againstBot = fitted) {
    this.#among = tableFrom(fitted)
    this.#againstBot = againstBot === fitted ? this.#among : tableFrom(againstBot)
  }

  #tableOf({ bot }: OstkriegState): Table {
    return bot === NOBODY ? this.#among : this.#againstBot
  }

  /** How well a side stands, from -1 (lost) to 1 (won): the margin of points to be expected against how far it may still move. */
  standing(state: OstkriegState, side: number): number {
    const axis = state.ending === 0 ? this.#expected(state) : state.winner === NOBODY ? 0 : state.winner === AXIS ? 1 : -1
    return side === AXIS ? axis : -axis
  }

  #expected(state: OstkriegState): number {
    const features = this.#features
    readFeatures(state, features)
    const table = this.#tableOf(state)
    const weights = table.weights[state.year]
    let margin = 0
    for (let i = 0; i < COUNT; i++) margin += weights[i] * features[i]
    const far = margin / table.spread[state.year]
    return far / (1 + Math.abs(far))
  }

  /** What a card in hand adds to the margin of points that its side may expect in the present year. */
  worthInHand(state: OstkriegState, side: number, card: number): number {
    const weights = this.#tableOf(state).weights[state.year]
    let margin = 0
    for (const [feature, amount] of handFeatures(side, card)) margin += weights[feature] * amount
    return side === AXIS ? margin : -margin
  }
}

function tableFrom({ rulesVersion, contentHash, spread, weights }: Fitted): Table {
  if (rulesVersion !== ostkrieg.rulesVersion || contentHash !== content.hash)
    throw new Error(
      `The weights of the players of Ostkrieg were fitted to rules ${rulesVersion} and content ${contentHash}; here are rules ${ostkrieg.rulesVersion} and content ${content.hash}. ${ANEW}`,
    )
  const named = Object.keys(weights)
  const unlike = FEATURES.find((name) => weights[name] === undefined) ?? named.find((name) => !FEATURES.includes(name))
  if (unlike !== undefined)
    throw new Error(`The weights of the players of Ostkrieg and what they look at differ in "${unlike}". ${ANEW}`)
  return { weights: spread.map((_, year) => Float64Array.from(FEATURES, (name) => weights[name][year])), spread }
}

const ANEW = 'They have to be fitted anew: railhead train ostkrieg.'
