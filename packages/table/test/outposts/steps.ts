import type { Step } from './step.ts'
import { block } from './steps/block.ts'
import { pledge } from './steps/pledge.ts'
import { stake } from './steps/stake.ts'
import { target } from './steps/target.ts'

/** By the numbers in `step.ts`. */
export const STEPS: readonly Step[] = [pledge, target, stake, block]
