import type { Adviser } from './advice.ts'

export * from './advice.ts'
export { analyse } from './analyse.ts'
export * from './analysis.ts'
export type * from './calibration.ts'
export { analysisAsCsv } from './summary.ts'

const ADVISERS: { readonly [game: string]: () => Promise<Adviser> } = {
  'race-to-moscow': async () => (await import('../race-to-moscow/advice/adviser.ts')).raceToMoscowAdviser,
  ostkrieg: async () => (await import('../ostkrieg/advice/adviser.ts')).ostkriegAdviser,
}

/** Games on which somebody advises. */
export const advised: readonly string[] = Object.keys(ADVISERS)

/** Fetched when it is first wanted. Throws where nobody advises on the game. */
export function adviserOf(game: string): Promise<Adviser> {
  if (!advised.includes(game)) throw new RangeError(`nobody advises on "${game}"`)
  return ADVISERS[game]()
}
