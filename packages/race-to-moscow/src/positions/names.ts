import { type Json, type JsonObject, PositionError } from '@railhead/table'
import { EVERYBODY, NONE, SEAT_NAMES } from '../constants.ts'
import type { State } from '../state.ts'
import { flagAt, listAt, nameAt, path } from './reader.ts'

/** Areas and armies by their ids or their names, and seats. */

export const areaAt = (s: State, value: Json | undefined, where: string): number =>
  nameAt(value, where, s.content.areaIds, 'area', s.content.areaNames)

export function landAt(s: State, value: Json | undefined, where: string): number {
  const area = areaAt(s, value, where)
  if (area >= s.content.landCount) throw new PositionError(where, 'must be a land area')
  return area
}

/** An army that is on the map. */
export function armyNamed(s: State, value: Json | undefined, where: string): number {
  const army = nameAt(value, where, s.content.armyIds, 'army', s.content.armyNames)
  if (s.armyArea[army] === NONE) throw new PositionError(where, 'belongs to a group that is not in options.order')
  return army
}

/** The seats that may know what a view shows. */
export const viewerBit = (position: JsonObject): number =>
  typeof position.viewer === 'string' ? 1 << SEAT_NAMES.indexOf(position.viewer) : EVERYBODY

/** A list of seats as a bit mask. */
export function maskAt(value: Json | undefined, where: string, otherwise: number): number {
  if (value === undefined) return otherwise
  return listAt(value, where).reduce<number>((mask, name, i) => mask | (1 << nameAt(name, path(where, i), SEAT_NAMES, 'seat')), 0)
}

/** Views and saved positions leave out what is not there; one that is written by hand means the set-up when it says nothing. */
export const isComplete = (position: JsonObject): boolean =>
  flagAt(position.complete, 'complete', position.viewer !== undefined) === 1
