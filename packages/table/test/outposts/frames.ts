import type { Seat } from '@railhead/table'
import { defineFrames } from '@railhead/table/steps'

/** The sorts of numbers that steps remember. */
export type Sorts = { seat: Seat; points: number }

/** What the steps remember. */
export const FRAMES = defineFrames<Sorts>()({
  pledge: {},
  target: { leader: 'seat' },
  stake: { leader: 'seat', target: 'seat' },
  block: { leader: 'seat', target: 'seat', points: 'points' },
})

/** Numbers of the steps, as the agenda holds them. */
export const STEP = FRAMES.numbers
