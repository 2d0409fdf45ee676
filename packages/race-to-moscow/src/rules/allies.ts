import type { Options, SeatName } from '@railhead/table'
import { AXIS_SEATS, SEAT_NAMES } from '../constants.ts'

/** The seats that win or lose together. */
export function allies(options: Options): readonly SeatName[] {
  // [2024:13.5] In Total War the Axis players win or lose together.
  return options.totalWar === true ? SEAT_NAMES.slice(0, AXIS_SEATS) : []
}
