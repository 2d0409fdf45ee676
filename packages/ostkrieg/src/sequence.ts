import type { Question } from '@railhead/table'
import { type Sequence, stepEngine } from '@railhead/table/steps'
import { traceLines } from './rules/supply.ts'
import { GOES_ON } from './rules/victory.ts'
import { botSeat, SEATS } from './seats.ts'
import type { OstkriegState } from './state.ts'
import { FRAMES, type Sorts, STEP } from './steps/frames.ts'
import { STEPS } from './steps/index.ts'

type BotChoice = (state: OstkriegState, question: Question) => number

/** The bot is large, and most tables do without it: it is brought in by `bringBot` where it plays. */
let botChoice: BotChoice = () => {
  throw new Error('the bot has not been brought in: see `bringBot`')
}

export function useBot(choice: BotChoice): void {
  botChoice = choice
}

/** The sequence of play, with the bot where it plays a side ([11.0]). */
export const SEQUENCE: Sequence<OstkriegState, Sorts, typeof FRAMES.spec> = {
  seats: SEATS,
  frames: FRAMES,
  steps: STEPS,
  isOver: (state) => state.ending !== GOES_ON,
  automatic: { seat: botSeat, choose: (state, question) => botChoice(state, question), begins: botBegins },
  settled: traceLines,
}

/** A card play or a purchase of the bot comes after one of its opponent's ([8.0], [9.5]), who may want to think it over once more. */
function botBegins({ agenda: { step } }: OstkriegState): boolean {
  return step === STEP['play-card'] || step === STEP['buy-card']
}

export const { settle, ...asking } = stepEngine(SEQUENCE)
