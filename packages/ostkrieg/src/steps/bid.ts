import type { Choice } from '@railhead/table'
import { BID_OTHER_SIDE, BID_TOO_HIGH, BID_TOO_LOW, NOT_ASKED, NOTHING_TO_ACCEPT, refuse } from '../refusals/reasons.ts'
import { FIRST_YEAR, HIGHEST_BID } from '../rules/numbers.ts'
import { FIRST_BIDDER_SEAT } from '../seats.ts'
import { NOBODY } from '../state.ts'
import { AXIS, SIDE_NAMES } from '../units.ts'
import type { AskingStep } from './step.ts'

const ACCEPT = 0
/** A bid as a code: the side and the points, from 1 on. */
const codeOf = (side: number, points: number): number => 1 + side * 32 + points
const sideOfCode = (code: number): number => (code - 1) >>> 5
const pointsOfCode = (code: number): number => (code - 1) & 31

/** [5.0] Bidding. The frame holds which of the two players bids. */
export const bid: AskingStep<'bid'> = {
  liesOn: ['turn'],
  kind: 'action',
  rule: '5.0',
  seat: (_, frame) => FIRST_BIDDER_SEAT + frame.bidder,
  ask(state, _frame, question) {
    if (state.bidSide === NOBODY) {
      for (let side = 0; side < 2; side++)
        for (let points = 0; points <= HIGHEST_BID; points++) question.add(codeOf(side, points))
      return
    }
    question.add(ACCEPT)
    for (let points = state.bid + 1; points <= HIGHEST_BID; points++) question.add(codeOf(state.bidSide, points))
  },
  answer(state, frame, choice) {
    const bidder = frame.bidder
    if (choice === ACCEPT) {
      // The other player's bid stands: that player has the side that was bid for.
      const winner = 1 - bidder
      state.axisPlayer = state.bidSide === AXIS ? winner : bidder
      state.agenda.pop()
      state.tell?.({
        type: 'bid-accepted',
        player: bidder + 1,
        side: SIDE_NAMES[state.bidSide],
        points: state.bid,
        axis: state.axisPlayer + 1,
      })
      return
    }
    state.bidSide = sideOfCode(choice)
    state.bid = pointsOfCode(choice)
    frame.bidder = 1 - bidder
    state.tell?.({ type: 'bid', player: bidder + 1, side: SIDE_NAMES[state.bidSide], points: state.bid })
  },
  name: (_state, _frame, choice): Choice =>
    choice === ACCEPT
      ? { action: 'accept' }
      : { action: 'bid', side: SIDE_NAMES[sideOfCode(choice)], points: pointsOfCode(choice) },
  about: (state) => (state.bidSide === NOBODY ? {} : { side: SIDE_NAMES[state.bidSide], points: state.bid }),
  refuse(state, _frame, attempt) {
    if (attempt.action === 'accept' && state.bidSide === NOBODY) return refuse(NOTHING_TO_ACCEPT)
    if (attempt.action !== 'bid' || typeof attempt.points !== 'number') return refuse(NOT_ASKED)
    if (state.bidSide !== NOBODY && attempt.side !== SIDE_NAMES[state.bidSide])
      return refuse(BID_OTHER_SIDE, { side: SIDE_NAMES[state.bidSide] })
    if (attempt.points > HIGHEST_BID) return refuse(BID_TOO_HIGH, { most: HIGHEST_BID })
    return refuse(BID_TOO_LOW, { bid: state.bid })
  },
  misfit: ({ bidding, year, content, scenario }) =>
    bidding === 1 && FIRST_YEAR + year === content.sources.scenarios.scenarios[scenario].year
      ? undefined
      : 'nobody bids in this game, or any more',
}
