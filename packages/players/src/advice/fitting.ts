import { type Contender, shares } from './model.ts'

/** A situation of a game that was played to its end. */
export interface Example {
  readonly contenders: readonly Contender[]
  /** The share of each contender in the victory. */
  readonly won: readonly number[]
  /** So that long games do not count for more than short ones. */
  readonly weight: number
}

const ROUNDS = 25
/** Holds weights back towards nothing, as much as so many games would. */
const RIDGE = 0.5

/** The weights by which the victories of these examples are likeliest: Newton's method, the same on every machine. */
export function fitted(examples: readonly Example[], width: number): number[] {
  let weights = Array.from({ length: width }, () => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => RIDGE * weight)
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)))
    for (const example of examples) addTo(slope, bend, example, weights)
    const step = solved(bend, slope)
    weights = weights.map((weight, i) => weight - Math.max(-1, Math.min(1, step[i])))
  }
  return weights.map((weight) => Math.round(weight * 10_000) / 10_000)
}

function addTo(slope: number[], bend: number[][], { contenders, won, weight }: Example, weights: readonly number[]): void {
  const chances = shares(contenders, weights)
  const mean = weights.map((_, i) => contenders.reduce((sum, { features }, at) => sum + chances[at] * features[i], 0))
  contenders.forEach(({ features }, at) => {
    for (let i = 0; i < weights.length; i++) {
      if (features[i] === 0 && mean[i] === 0) continue
      slope[i] += weight * (chances[at] - won[at]) * features[i]
      for (let j = 0; j < weights.length; j++)
        bend[i][j] += weight * chances[at] * (features[i] - mean[i]) * (features[j] - mean[j])
    }
  })
}

/** Gauss: what the matrix times it gives these numbers. */
function solved(matrix: readonly (readonly number[])[], numbers: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, numbers[i]])
  for (let i = 0; i < rows.length; i++) {
    for (let j = i + 1; j < rows.length; j++) {
      const factor = rows[j][i] / rows[i][i]
      if (factor !== 0) for (let k = i; k <= rows.length; k++) rows[j][k] -= factor * rows[i][k]
    }
  }
  const found = numbers.map(() => 0)
  for (let i = rows.length - 1; i >= 0; i--) {
    let sum = rows[i][rows.length]
    for (let k = i + 1; k < rows.length; k++) sum -= rows[i][k] * found[k]
    found[i] = sum / rows[i][i]
  }
  return found
}
