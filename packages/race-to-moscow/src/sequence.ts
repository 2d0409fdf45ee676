import { type Sequence, stepEngine } from '@railhead/table/steps'
import { SEAT_NAMES } from './constants.ts'
import { forgetMovement } from './rules/movement.ts'
import { GOING_ON, type State } from './state.ts'
import { FRAMES, type Sorts } from './steps/frames.ts'
import { STEPS } from './steps/index.ts'

/** The sequence of play. */
export const SEQUENCE: Sequence<State, Sorts, typeof FRAMES.spec> = {
  seats: SEAT_NAMES,
  frames: FRAMES,
  steps: STEPS,
  isOver: (s) => s.ending[0] !== GOING_ON,
  settled(s) {
    // A victory may end the game in the middle of a movement.
    if (s.ending[0] !== GOING_ON) forgetMovement(s)
  },
}

export const engine = stepEngine(SEQUENCE)
