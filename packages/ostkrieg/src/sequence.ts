import { type Sequence, stepEngine } from '@railhead/table/steps'
import { botChoice } from './bot/choose.ts'
import { traceLines } from './rules/supply.ts'
import { GOES_ON } from './rules/victory.ts'
import { botSeat, SEATS } from './seats.ts'
import type { OstkriegState } from './state.ts'
import { FRAMES, type Sorts, STEP } from './steps/frames.ts'
import { STEPS } from './steps/index.ts'

/** The sequence of play, with the bot where it plays a side ([11.0]). */
export const SEQUENCE: Sequence<OstkriegState, Sorts, typeof FRAMES.spec> = {
  seats: SEATS,
  frames: FRAMES,
  steps: STEPS,
  isOver: (state) => state.ending !== GOES_ON,
  // A card play of the bot comes after one of its opponent's ([8.0]), who may want to think it over once more.
  automatic: { seat: botSeat, choose: botChoice, begins: (state) => state.agenda.step === STEP['play-card'] },
  settled: traceLines,
}

export const { settle, ...asking } = stepEngine(SEQUENCE)
