import { sourcesIn } from '../checks/sources.ts'
import { ROOT } from '../run.mjs'
import type { Numbered } from './instrument.ts'
import { mutationsOf } from './mutations.ts'

const RULES = /^packages\/(?:[^/]+\/src\/(?:rules|steps|effects)|host\/src)\/.*\.ts$/
const NOT_RULES = /\.(test|kit|node)\.ts$/

/** Every mutation there is. Processes that work together number them alike. */
export const allMutations = (): Numbered[] =>
  sourcesIn(ROOT, 'packages')
    .filter(({ path }) => RULES.test(path) && !NOT_RULES.test(path))
    .flatMap(mutationsOf)
    .map((mutation, number) => ({ ...mutation, number }))
