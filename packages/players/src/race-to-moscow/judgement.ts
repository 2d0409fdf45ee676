import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { AXIS_SEATS, ENDED_BY_VICTORY_AREA, isPlaying, SOVIET, type State, setting } from '@railhead/race-to-moscow/inside'
import { AT, COUNT, FEATURES, type Feature, FIRST_PROMISE, type Weights } from './features.ts'
import { cost, measure } from './reach.ts'
import { nearness, readFeatures } from './reading.ts'

/** What a city that ends the game is worth, in thousandths of a medal. */
const VICTORY = 60_000
/** What a medal that lies on the map is worth to the Soviet player. */
const MEDAL = 1000

/** A feature of a situation, how much of it there is, and what that is worth in thousandths of a medal. */
export interface Entry {
  readonly feature: Feature
  readonly amount: number
  readonly worth: number
}

/** What a weights file says: what it was fitted to, and a number for each feature. */
export interface Fitted {
  readonly rulesVersion: string
  readonly contentHash: string
  readonly weights: Weights
}

/** The weights of a file. Throws when they were fitted to another game than this one. */
export function weightsFrom({ rulesVersion, contentHash, weights }: Fitted): Weights {
  if (rulesVersion !== game.rulesVersion || contentHash !== game.contentHash)
    throw new Error(
      `The weights of the players of Race to Moscow were fitted to rules ${rulesVersion} and content ${contentHash}; here are rules ${game.rulesVersion} and content ${game.contentHash}. ${ANEW}`,
    )
  const named: readonly string[] = Object.keys(weights)
  const known: readonly string[] = FEATURES
  const unlike = known.find((name) => !named.includes(name)) ?? named.find((name) => !known.includes(name))
  if (unlike !== undefined)
    throw new Error(`The weights of the players of Race to Moscow and what they look at differ in "${unlike}". ${ANEW}`)
  return weights
}
const ANEW = 'They have to be fitted anew: railhead train race-to-moscow.'

/** What situations are worth to a seat, in thousandths of a medal, by the weights of what they are judged by. */
export class Judgement {
  readonly #weights: Float64Array
  readonly #features = new Float64Array(COUNT)

  constructor(weights: Weights) {
    this.#weights = Float64Array.from(FEATURES, (name) => weights[name])
  }

  /** `unused` are actions that the seat has let pass. */
  worth(s: State, seat: number, unused = 0): number {
    return seat === SOVIET ? this.#toSoviets(s) : this.#toAxis(s, seat, unused)
  }

  /** What an Axis seat's worth is made of. Nothing of it where the game was won at once. */
  account(s: State, seat: number): readonly Entry[] {
    readFeatures(s, seat, 0, this.#features)
    return FEATURES.map((feature, at) => {
      const amount = this.#features[at]
      return { feature, amount, worth: amount * this.#weights[at] }
    })
  }

  /** What it has and may hope for, less what its rivals have. */
  #toAxis(s: State, seat: number, unused: number): number {
    if (s.ending[0] === ENDED_BY_VICTORY_AREA) return s.winner[0] === seat || isTogether(s) ? VICTORY : -VICTORY
    readFeatures(s, seat, unused, this.#features)
    if (!isTogether(s)) return this.#sum(0)
    // Whose medals they are makes no difference there, only that none are left.
    return (
      (this.#features[SCORE] * this.#weights[SCORE]) / 4 +
      this.#features[UNUSED] * this.#weights[UNUSED] +
      this.#sum(FIRST_PROMISE)
    )
  }

  #sum(from: number): number {
    const features = this.#features
    const weights = this.#weights
    let sum = 0
    for (let i = from; i < COUNT; i++) sum += features[i] * weights[i]
    return sum
  }

  /** What the Axis lacks. */
  #toSoviets(s: State): number {
    if (s.ending[0] === ENDED_BY_VICTORY_AREA) return -VICTORY
    let left = 0
    for (let area = 0; area < s.content.landCount; area++) left += s.medals[area]
    let most = 0
    let all = 0
    for (let seat = 0; seat < AXIS_SEATS; seat++) {
      if (!isPlaying(s, seat)) continue
      readFeatures(s, seat, 0, this.#features)
      const worth = this.#features[SCORE] * this.#weights[SCORE] + this.#sum(FIRST_PROMISE)
      all += worth
      if (worth > most) most = worth
    }
    return MEDAL * left - most - all / 2
  }
}
const SCORE = AT.score
const UNUSED = AT['unused actions']

/** [2024:13.5] In Total War the Axis players win or lose together. */
const isTogether = (s: State): boolean => s.settings[setting.TOTAL_WAR] === 1

/** What a marker in the area keeps the Axis from, for the faces that the Soviet player chooses. */
export function weightOfMarker(s: State, area: number): number {
  const { content } = s
  let weight = 200 * s.medals[area] + (content.victory[area] === 1 ? 900 : 0) + (s.bunker[area] === 1 ? 60 : 0)
  for (let seat = 0; seat < AXIS_SEATS; seat++) {
    if (!isPlaying(s, seat) || (content.colours[area] & (1 << seat)) === 0) continue
    measure(s, seat)
    weight += 1000 * nearness(cost[area])
  }
  return weight
}

/** What players judge by who have these weights, made when it is first asked for: where they do not fit nobody can play, but new ones can be made. */
export function judgementOf(fitted: Fitted): () => Judgement {
  let made: Judgement | undefined
  return () => {
    made ??= new Judgement(weightsFrom(fitted))
    return made
  }
}
