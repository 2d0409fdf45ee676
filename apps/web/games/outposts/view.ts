import type { SeatName, View } from '@railhead/table'

/** What the rules show of a table, read by its names. */
export interface OutpostsView {
  readonly round: number
  readonly options: { readonly rounds: number }
  readonly scores: { readonly [seat: SeatName]: number }
  /** One's own cards by name, those of others by number. */
  readonly hands: { readonly [seat: SeatName]: readonly string[] | number }
  readonly pledged: { readonly [seat: SeatName]: string | true | null }
}

// The table hands out what the rules made, and these are the rules of Outposts.
export const outpostsView = (view: View): OutpostsView => view as View & OutpostsView

export const cardsOf = ({ hands }: OutpostsView, seat: SeatName): number => {
  const hand = hands[seat]
  return typeof hand === 'number' ? hand : hand.length
}
