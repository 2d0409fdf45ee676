import type { Question } from '@railhead/table'
import { type Sequence, type StepEngine, stepEngine } from '@railhead/table/steps'
import { traceLines } from './rules/supply.ts'
import { GOES_ON } from './rules/victory.ts'
import { botSeat, SEATS } from './seats.ts'
import type { OstkriegState } from './state.ts'
import { FRAMES, type Sorts, STEP } from './steps/frames.ts'
import { STEPS } from './steps/index.ts'

/** What the booklet's bot chooses of what its side is asked ([11.0]). */
export type BotChoice = (state: OstkriegState, question: Question) => number

/** The sequence of play. */
export const SEQUENCE: Sequence<OstkriegState, Sorts, typeof FRAMES.spec> = {
  seats: SEATS,
  frames: FRAMES,
  steps: STEPS,
  isOver: (state) => state.ending !== GOES_ON,
  settled: traceLines,
}

/** With the bot it plays the side that a table gives it. The bot is large, and most tables do without it. */
export const engineWith = (bot: BotChoice | undefined): StepEngine<OstkriegState> =>
  stepEngine(bot === undefined ? SEQUENCE : { ...SEQUENCE, automatic: { seat: botSeat, choose: bot, begins: botBegins } })

/** A card play or a purchase of the bot comes after one of its opponent's ([8.0], [9.5]), who may want to think it over once more. */
function botBegins({ agenda: { step } }: OstkriegState): boolean {
  return step === STEP['play-card'] || step === STEP['buy-card']
}
