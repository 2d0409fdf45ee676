import fc from 'fast-check'

/**
 * Set-up of every unit test. Random runs start from one seed, so that what fails once fails again; `npm test -- --long` sets another seed
 * each time, says which, and makes them ten times as long. The kit of `packages/table` goes by the same two numbers.
 */
const TIMES_LONGER = 10
const USUAL_RUNS = 100
const USUAL_SEED = 1941

fc.configureGlobal({
  seed: Number(process.env.RAILHEAD_SEED ?? USUAL_SEED),
  numRuns: process.env.RAILHEAD_LONG === '1' ? TIMES_LONGER * USUAL_RUNS : USUAL_RUNS,
})
