import type { Seat } from '@railhead/table'
import { NOBODY, type OstkriegState } from './state.ts'
import { AXIS, SOVIET } from './units.ts'

export const SEATS = ['axis', 'soviet', 'player-1', 'player-2'] as const
/** Seats of the two bidders ([5.0]). */
export const FIRST_BIDDER_SEAT = 2

/** The seat that plays a side: the side itself, or with bidding the player who got it. */
export function seatOf(state: OstkriegState, side: number): Seat {
  if (state.bidding === 0) return side
  return FIRST_BIDDER_SEAT + (side === AXIS ? state.axisPlayer : 1 - state.axisPlayer)
}

/** Those who take part: with the bot only its opponent. */
export function seated(state: OstkriegState): Seat[] {
  if (state.bidding === 1) return [FIRST_BIDDER_SEAT, FIRST_BIDDER_SEAT + 1]
  return [AXIS, SOVIET].filter((side) => side !== state.bot)
}

/** The seat that the booklet's bot plays ([11.0]); nobody bids against it, so that the seat is its side. */
export const botSeat = (state: OstkriegState): Seat | undefined => (state.bot === NOBODY ? undefined : state.bot)
