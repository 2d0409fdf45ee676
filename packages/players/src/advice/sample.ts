/** What a plan came to in the worlds in which it was tried. */

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean of the worst tenth, of one value at least. */
function worstTenth(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return mean(sorted.slice(0, Math.max(1, Math.floor(sorted.length / 10))))
}

/** Half of the 95 % interval of the mean; 1, which is nothing known, for a single value. */
function doubtOf(values: readonly number[]): number {
  if (values.length < 2) return 1
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) * (value - middle), 0)
  return 1.96 * Math.sqrt(squares / (values.length - 1) / values.length)
}

export const sampled = (values: readonly number[]) => ({
  chance: mean(values),
  risk: worstTenth(values),
  doubt: Math.min(1, doubtOf(values)),
  worlds: values.length,
})

/** By how much the first values are better than the second, world by world. */
export function difference(values: readonly number[], than: readonly number[]): { gain: number; doubt: number } {
  const { chance, doubt } = sampled(values.slice(0, than.length).map((value, world) => value - than[world]))
  return { gain: chance, doubt }
}
