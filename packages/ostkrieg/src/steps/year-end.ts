import { startBotYear } from '../bot/plan.ts'
import { CARDS } from '../content/content.ts'
import { determineCountries, receiver } from '../rules/countries.ts'
import { FIRST_YEAR, SOVIETS_FIRST_FROM } from '../rules/numbers.ts'
import { endingDue, victoryPoints } from '../rules/victory.ts'
import { HAND, LATER, NOBODY, type OstkriegState, OUT, placeOf } from '../state.ts'
import { AXIS, SIDE_NAMES, SOVIET } from '../units.ts'
import { STEP } from './frames.ts'
import type { RunningStep } from './step.ts'

type Stage = (state: OstkriegState) => void

/** [9.0] Year End, in its order. The frame holds how far it has come. */
const STAGES: readonly Stage[] = [checkVictory, determineCountries, changeYear, determineProduction, startPurchase, startYear]

export const yearEnd: RunningStep<'year-end'> = {
  liesOn: ['turn'],
  run(state, frame) {
    if (frame.stage === STAGES.length) state.agenda.pop()
    else STAGES[frame.stage++](state)
  },
  misfit: (_state, { stage }, { above }) =>
    STAGES[stage - 1] === startPurchase && above !== undefined ? undefined : 'only the purchase is asked for',
}

/** [9.1] Victory check. */
function checkVictory(state: OstkriegState): void {
  const due = endingDue(state)
  if (due !== undefined) {
    state.ending = due.ending
    state.winner = due.winner
  }
  state.tell?.({
    type: 'year-over',
    year: FIRST_YEAR + state.year,
    axis: victoryPoints(state, AXIS),
    soviet: victoryPoints(state, SOVIET),
  })
}

/** [9.3] Year change: the cards of the new year come to hand. */
function changeYear(state: OstkriegState): void {
  state.year++
  for (let card = 0; card < CARDS; card++) {
    if (state.cards[card] !== LATER || state.content.cardYear[card] > state.year) continue
    const side = receiver(state, card)
    state.cards[card] = side === NOBODY ? OUT : placeOf(HAND, side)
  }
  state.tell?.({ type: 'year', year: FIRST_YEAR + state.year })
}

/** [9.4] Determine production: the track, less the bid, and what cards and the bot's handicap add; never below 0. */
function determineProduction(state: OstkriegState): void {
  for (const side of [AXIS, SOVIET]) {
    const bid = state.bidSide === side ? state.bid : 0
    const handicap =
      state.bot === side && state.handicap > 0 ? state.content.sources.solitaire.handicaps[state.handicap - 1].points : 0
    state.points[side] = Math.max(0, state.production[side] + state.promised[side] + handicap - bid)
    state.promised[side] = 0
    state.tell?.({ type: 'points', side: SIDE_NAMES[side], points: state.points[side] })
  }
}

/** [9.5]: starting with the Axis. */
function startPurchase(state: OstkriegState): void {
  state.agenda.push(STEP['buy-card']).side = AXIS
}

/** [7.0] Year start: the Axis plays first in 1941 and 1942, then the Soviets. [9.5]: points that are left are lost. */
function startYear(state: OstkriegState): void {
  state.points.fill(0)
  state.buyersOut = 0
  state.turn = state.year >= SOVIETS_FIRST_FROM ? SOVIET : AXIS
  startBotYear(state)
}
