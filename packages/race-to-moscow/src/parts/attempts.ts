import type { Choice } from '@railhead/table'
import { FACE_NAMES, KIND_NAMES } from '../constants.ts'
import type { AreaId, ArmyId, Kind, OkhId, PursuitId } from '../ids.ts'
import * as no from '../reasons.ts'
import type { State } from '../state.ts'

/** Attempts as somebody sent them: what their subjects stand for. */

type Subject = Choice[string] | undefined

/** Subjects of choices that are areas. */
export const AREA_SUBJECTS: readonly string[] = ['area', 'to', 'from', 'counterAttack', 'place', 'withdraw']

export const areaIn = (s: State, name: Subject): AreaId => s.content.areaIds.indexOf(String(name))
export const armyIn = (s: State, name: Subject): ArmyId => s.content.armyIds.indexOf(String(name))
export const kindIn = (name: Subject): Kind => (KIND_NAMES as readonly Subject[]).indexOf(name)
export const okhIn = (s: State, number: Subject): OkhId => s.content.okhNumber.indexOf(Number(number))
export const pursuitIn = (s: State, number: Subject): PursuitId => s.content.pursuitNumber.indexOf(Number(number))

/** Something is named that the game does not have. */
export function namesUnknown(s: State, attempt: Choice): boolean {
  if (AREA_SUBJECTS.some((subject) => attempt[subject] !== undefined && areaIn(s, attempt[subject]) < 0)) return true
  if (attempt.army !== undefined && armyIn(s, attempt.army) < 0) return true
  if (attempt.card !== undefined && okhIn(s, attempt.card) < 0 && pursuitIn(s, attempt.card) < 0) return true
  if (attempt.supply !== undefined && kindIn(attempt.supply) < 0) return true
  if (attempt.face !== undefined && !FACE_NAMES.some((face) => face === attempt.face)) return true
  if (attempt.deck !== undefined && attempt.deck !== 'pursuit' && attempt.deck !== 'soviet') return true
  return attempt.vehicle !== undefined && attempt.vehicle !== 'train' && attempt.vehicle !== 'truck'
}

const KNOWN_SUBJECTS = new Set([
  'action', 'area', 'to', 'from', 'army', 'card', 'deck', 'fuel', 'ammo', 'food', 'vehicle', 'trucks', 'trains', 'fight', 'supply', 'cancel', 'counterAttack',
  'place', 'face', 'defend', 'withdraw', 'done',
]) // biome-ignore format: one list

/** Nothing that the step asks for: something that is asked elsewhere, or never. */
export const askedElsewhere = (attempt: Choice): no.Why =>
  Object.keys(attempt).every((subject) => KNOWN_SUBJECTS.has(subject)) ? no.NOT_ASKED_NOW : no.UNKNOWN_ATTEMPT

/** The reason for an area under that subject, if the attempt names one. */
export const onArea = (
  s: State,
  attempt: Choice,
  subject: string,
  whyNot: (s: State, area: AreaId) => no.Why,
): no.Why | undefined => (attempt[subject] === undefined ? undefined : whyNot(s, areaIn(s, attempt[subject])))
