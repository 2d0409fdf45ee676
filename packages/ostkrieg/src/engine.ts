import { Question } from '@railhead/table'
import { botChoice } from './bot/choose.ts'
import type { Tell } from './events.ts'
import { traceLines } from './rules/supply.ts'
import { GOES_ON } from './rules/victory.ts'
import { NOBODY, type OstkriegState } from './state.ts'
import { ASKING, RUNNING } from './steps/index.ts'
import { STEP } from './steps/numbers.ts'
import type { Asking } from './steps/step.ts'
import { AXIS, SOVIET } from './units.ts'

export const SEATS = ['axis', 'soviet', 'player-1', 'player-2'] as const
/** Seats of the two bidders ([5.0]). */
const FIRST_BIDDER_SEAT = 2

/** The seat that plays a side: the side itself, or with bidding the player who got it. */
export function seatOf(state: OstkriegState, side: number): number {
  if (state.bidding === 0) return side
  return FIRST_BIDDER_SEAT + (side === AXIS ? state.axisPlayer : 1 - state.axisPlayer)
}

/** The seats that people have: both sides but the bot's, or the two bidders. */
export function seated(state: OstkriegState): number[] {
  if (state.bidding === 1) return [FIRST_BIDDER_SEAT, FIRST_BIDDER_SEAT + 1]
  return [AXIS, SOVIET].filter((side) => side !== state.bot)
}

export function asked(state: OstkriegState): Asking {
  const step = ASKING[state.agenda.step]
  if (step === undefined) throw new Error('no question is pending')
  return step
}

export function ask(state: OstkriegState, question: Question): Question {
  if (state.ending !== GOES_ON) return question.end()
  const number = state.agenda.step
  const step = asked(state)
  const side = step.side(state)
  question.ask(number === STEP.bid ? FIRST_BIDDER_SEAT + side : seatOf(state, side), number, step.kind)
  step.ask(state, question)
  return question
}

export function answer(state: OstkriegState, choice: number, tell?: Tell): boolean {
  state.revealed = false
  asked(state).answer(state, choice, tell)
  settle(state, tell)
  return state.revealed
}

const botQuestion = new Question()

/** Carries on until somebody must decide: what the rules do by themselves, and the decisions of the bot. */
export function settle(state: OstkriegState, tell?: Tell): void {
  const { agenda } = state
  while (state.ending === GOES_ON) {
    const number = agenda.step
    const running = RUNNING[number]
    if (running !== undefined) {
      running.run(state, tell)
      continue
    }
    const step = asked(state)
    if (step.prepare?.(state, tell) === true) continue
    if (state.bot === NOBODY || step.side(state) !== state.bot) break
    botQuestion.ask(state.bot, number, step.kind)
    step.ask(state, botQuestion)
    step.answer(state, botChoice(state, botQuestion), tell)
  }
  if (state.ending !== GOES_ON && agenda.depth > 0) agenda.clear()
  traceLines(state)
}
