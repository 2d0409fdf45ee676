import type { Effect } from './effect.ts'

/** [8.0] After a Blitz card the player may play another that is none. Asked when the card is done. */
export const playAnother: Effect<'play-another'> = (state) => {
  state.mayPlayAnother = 1
}
