import type { Choice, Question } from '@railhead/table'
import { ARMOR, faceName, INFANTRY } from '../constants.ts'
import type { Face } from '../questions.ts'
import * as no from '../reasons.ts'
import type { State } from '../state.ts'

/** [2024:14.1] Infantry or armor: the face of a marker that the Soviet player chooses, as a choice. */

/** A face of which the pool has one. Asked even when only one is left: not to be asked would tell the others so. */
export function listFaces(s: State, question: Question): void {
  for (let face = INFANTRY; face <= ARMOR; face++) if (s.pool[face - 1] > 0) question.add(face)
}

export const nameFace = (face: number): { face: Face } => ({ face: faceName(face) })

/** Both faces are listed while the pool has both; which area is asked for is not his to say. */
export function whyNotFace(s: State, attempt: Choice): no.Why | undefined {
  if (attempt.face === undefined) return undefined
  return s.pool[attempt.face === faceName(ARMOR) ? 1 : 0] > 0 ? no.NOT_ASKED_NOW : no.NO_MARKER_OF_THAT_FACE
}
