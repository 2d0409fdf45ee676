import type { Brand } from '@railhead/table'

/** Numbers that must not be mistaken for each other: each is a place in a list of the content. */

/** Land areas first, then seas. */
export type AreaId = Brand<number, 'area'>
export type ArmyId = Brand<number, 'army'>
export type LineId = Brand<number, 'line'>
export type PursuitId = Brand<number, 'pursuit card'>
export type SovietId = Brand<number, 'soviet card'>
export type OkhId = Brand<number, 'okh card'>
/** A card that is fought: the Pursuit cards first, for their reserve armies, then the Soviet cards. */
export type FoughtId = Brand<number, 'fought card'>
/** Which medals a card moves: a place in `MEDAL_MOVES`. */
export type MedalMove = Brand<number, 'medal move'>
/** Fuel, ammo or food. */
export type Kind = Brand<number, 'kind of supply'>
