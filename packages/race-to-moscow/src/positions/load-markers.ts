import { type Json, type JsonObject, PositionError } from '@railhead/table'
import * as n from '../constants.ts'
import { takesMarkerAtSetup } from '../rules/markers.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import { SOVIET_STREAM } from '../state.ts'
import type { AreasSaid } from './load-areas.ts'
import { viewerBit } from './names.ts'
import { nameAt, numberAt, objectAt, path } from './reader.ts'

/** Soviet markers: on the map, in the pool and in the box; faces that nobody named are dealt by chance. */

export const SOVIET_FIELDS = ['pool', 'box', 'deck', 'infantryDeck', 'armoredDeck', 'mixed', 'drawn', 'seen'] as const

const UNKNOWN_FACE = 3
const ARMOR_MARKERS = n.SOVIET_MARKERS - n.INFANTRY_MARKERS

/** `true` is a marker of whatever face; its face is dealt later if there is a Soviet player. */
export function readMarker(s: State, area: number, value: Json, where: string): void {
  if (value === true) s.soviet[area] = s.settings[SOVIET_PLAYER] === 1 ? UNKNOWN_FACE : n.INFANTRY
  else if (value === false || value === null) s.soviet[area] = 0
  else {
    const face = nameAt(value, where, n.FACE_NAMES, 'marker (true, false, infantry or armor)')
    s.soviet[area] = n.INFANTRY + (s.settings[SOVIET_PLAYER] === 1 ? face : 0)
  }
}

/** A Soviet player has set up: every symbol that takes a marker has one, of whatever face. Answers how many. */
export function setUpUnknown(s: State): number {
  let symbols = 0
  for (let area = 0; area < s.content.landCount; area++) {
    if (s.settings[SOVIET_PLAYER] === 0 || !takesMarkerAtSetup(s, area)) continue
    s.soviet[area] = UNKNOWN_FACE
    symbols++
  }
  return symbols
}

/** `placed` markers of the Soviet player's pool were set up; the pool is as it was then unless it is said. */
export function loadMarkers(s: State, position: JsonObject, areas: AreasSaid, placed: number): void {
  const said = objectAt(position.soviet, 'soviet', SOVIET_FIELDS)
  if (s.settings[SOVIET_PLAYER] === 1) {
    readFaces(s, position, said, areas, placed)
    return
  }
  let onMap = 0
  for (let area = 0; area < s.content.landCount; area++) if (s.soviet[area] !== 0) onMap++
  s.pool[0] = numberAt(said.pool, 'soviet.pool', Math.min(s.pool[0], n.SOVIET_MARKERS - onMap), n.SOVIET_MARKERS)
  const rest = n.SOVIET_MARKERS - onMap - s.pool[0]
  if (rest < 0)
    throw new PositionError('soviet.pool', `there are ${n.SOVIET_MARKERS} Soviet markers, and ${onMap} are on the map`)
  if (numberAt(said.box, 'soviet.box', rest, n.SOVIET_MARKERS) !== rest)
    throw new PositionError('soviet.box', `must be ${rest}, what is neither on the map nor in the pool; it may be left out`)
  s.markerBox[0] = rest
}

function readFaces(s: State, position: JsonObject, said: JsonObject, areas: AreasSaid, placed: number): void {
  const atSetup = s.pool[0] + s.pool[1] - placed
  const left = [n.INFANTRY_MARKERS, ARMOR_MARKERS]
  for (const face of s.soviet) if (face === n.INFANTRY || face === n.ARMOR) left[face - 1]--
  const poolSaid = countsAt(said.pool, 'soviet.pool')
  const boxSaid = countsAt(said.box, 'soviet.box')
  for (const counts of [poolSaid, boxSaid]) if (counts?.length === 2) for (const face of [0, 1]) left[face] -= counts[face]
  if (left[0] < 0 || left[1] < 0)
    throw new PositionError(
      'soviet',
      `there are only ${n.INFANTRY_MARKERS} infantry and ${ARMOR_MARKERS} armor markers, on the map too`,
    )
  const deal = dealer(s, left)
  let onMap = 0
  for (let area = 0; area < s.content.landCount; area++) {
    if (s.soviet[area] === UNKNOWN_FACE) s.soviet[area] = deal() + 1
    if (s.soviet[area] === 0) continue
    onMap++
    s.sovietSeen[area] |= 1 << n.SOVIET
    if (position.viewer !== undefined && typeof areas.get(area)?.soviet === 'string') s.sovietSeen[area] |= viewerBit(position)
  }
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
  const inPool = poolSaid === undefined ? Math.min(atSetup, n.SOVIET_MARKERS - onMap) : sum(poolSaid)
  const inBox = n.SOVIET_MARKERS - onMap - inPool
  if (inBox < 0)
    throw new PositionError('soviet.pool', `there are ${n.SOVIET_MARKERS} Soviet markers, and ${onMap} are on the map`)
  if (boxSaid !== undefined && sum(boxSaid) !== inBox)
    throw new PositionError('soviet.box', `must be ${inBox}, what is neither on the map nor in the pool; it may be left out`)
  fill(s.pool, poolSaid, inPool, deal)
  fill(s.markerBox, boxSaid, inBox, deal)
}

/** Two counts by face, or one for both together. */
function countsAt(value: Json | undefined, where: string): number[] | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number') return [numberAt(value, where, 0, n.SOVIET_MARKERS)]
  const said = objectAt(value, where, ['infantry', 'armor'])
  return [
    numberAt(said.infantry, path(where, 'infantry'), 0, n.INFANTRY_MARKERS),
    numberAt(said.armor, path(where, 'armor'), 0, ARMOR_MARKERS),
  ]
}

function fill(counts: Uint8Array, said: number[] | undefined, total: number, deal: () => number): void {
  if (said?.length === 2) {
    counts.set(said)
    return
  }
  counts.fill(0)
  for (let i = 0; i < total; i++) counts[deal()]++
}

/** Deals the faces that are left, in an order of chance. */
function dealer(s: State, left: readonly number[]): () => number {
  const faces = [...new Array<number>(left[0]).fill(0), ...new Array<number>(left[1]).fill(1)]
  s.chance.shuffle(SOVIET_STREAM, faces)
  return () => {
    const face = faces.pop()
    if (face === undefined) throw new PositionError('soviet', `there are only ${n.SOVIET_MARKERS} Soviet markers`)
    return face
  }
}
