import { BROWN, GRAY, SEAT_NAMES, WHITE } from '../constants.ts'
import type { Group } from './schema.ts'

export const SEATS: readonly number[] = [GRAY, WHITE, BROWN]

export const seatOf = (group: Group): number => SEAT_NAMES.indexOf(group)

/** The places of the items that are wanted, in ascending order. */
export const placesWhere = <T>(items: readonly T[], wanted: (item: T) => boolean): Uint8Array =>
  Uint8Array.from(items.flatMap((item, place) => (wanted(item) ? [place] : [])))
