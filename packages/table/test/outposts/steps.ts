import type { Sequence } from '@railhead/table/steps'
import { FRAMES, type Sorts } from './frames.ts'
import { SEATS, type State } from './state.ts'
import { block } from './steps/block.ts'
import { pledge } from './steps/pledge.ts'
import { stake } from './steps/stake.ts'
import { target } from './steps/target.ts'

export const SEQUENCE: Sequence<State, Sorts, typeof FRAMES.spec> = {
  seats: SEATS,
  frames: FRAMES,
  steps: { pledge, target, stake, block },
  isOver: (state) => state.ended[0] === 1,
}
