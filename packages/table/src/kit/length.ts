import fc from 'fast-check'

const USUAL_RUNS = 100

/** How many times longer than usual random runs shall be. They are as long as the properties of fast-check, of which 100 runs are usual. */
export const timesLonger = (): number => Math.max(1, (fc.readConfigureGlobal().numRuns ?? USUAL_RUNS) / USUAL_RUNS)

/** The seed of random runs that are given none. */
export const usualSeed = (): number => fc.readConfigureGlobal().seed ?? 1
