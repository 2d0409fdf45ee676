import { games } from '@railhead/web/games'

/** The parts that can be asked for by name; each row's name begins with that of its part. */
export const WEB_PARTS: readonly string[] = ['home', ...games.map(({ id }) => id), 'yardstick']

/** One figure of the web client beside what is asked of it. */
export interface WebRow {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  /** Null where nothing is asked. */
  readonly limit: number | null
  /** Whether the value keeps its limit; null where there is none. */
  readonly ok: boolean | null
}

/** `kB` is 1,000 bytes after gzip; `score` is layout shift as browsers count it. */
export type Unit = 'kB' | 'ms' | 'frames/s' | 'score'

const DIGITS: { readonly [unit in Unit]: number } = { kB: 1, ms: 1, 'frames/s': 1, score: 4 }

export function row(name: string, measured: number, unit: Unit, limit: number | null = null): WebRow {
  const value = Number(measured.toFixed(DIGITS[unit]))
  // More frames are better; of everything else, less is.
  const kept = (most: number) => (unit === 'frames/s' ? value >= most : value <= most)
  return { name, value, unit, limit, ok: limit === null ? null : kept(limit) }
}

/** The smallest value that at least this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}
