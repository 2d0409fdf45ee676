import type { Choice, Question } from '@railhead/table'
import { NONE } from '../constants.ts'
import type { ArmyId } from '../ids.ts'
import type { LoadChoice } from '../questions.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import { totalInArea, totalOnCard } from '../rules/supply.ts'
import { STOWED, type State } from '../state.ts'
import { code, firstOf } from '../steps/code.ts'
import { STEP } from '../steps/frames.ts'
import { armyIn } from './attempts.ts'

/**
 * [2024:8.2] [2021:11] Moving supplies between an army's card and its area is free, between actions and inside some of them. It is asked
 * as one question: what lies on the card afterwards. Once answered it is not offered again until something else has happened, so that
 * it cannot go on for ever.
 */

export const LOAD = 100

function whyNotLoad(s: State, army: ArmyId): no.Why {
  const area = s.armyArea[army]
  if (s.content.armySeat[army] !== s.active) return no.NOT_YOUR_ARMY
  if (s.armyFlags[army] & STOWED) return no.ALREADY_STOWED
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  // With nothing in the area and nothing on the card there is nothing to decide.
  if (totalInArea(s, area) === 0 && totalOnCard(s, army) === 0) return no.NOTHING_TO_STOW
  return no.ALLOWED
}

export function listLoad(s: State, question: Question, army: ArmyId): void {
  if (whyNotLoad(s, army) === no.ALLOWED) question.add(code(LOAD, army))
}

/** For every army of the active player on the map. */
export function listLoads(s: State, question: Question): void {
  const armies = s.content.armiesOf[s.active]
  for (let i = 0; i < armies.length; i++) if (s.armyArea[armies[i]] !== NONE) listLoad(s, question, armies[i])
}

export function beginLoad(s: State, choice: number): void {
  s.agenda.push(STEP['load-army']).army = firstOf(choice)
}

export const nameLoad = (s: State, choice: number): LoadChoice => ({ action: 'load', army: s.content.armyIds[firstOf(choice)] })

/** Why the army of the attempt is not loaded now, where loads are offered: any army, or only that one. */
export function whyNotLoadIn(s: State, attempt: Choice, only?: ArmyId): no.Why {
  if (attempt.army === undefined) return no.SAY_WHICH_ARMY
  const army = armyIn(s, attempt.army)
  if (s.armyArea[army] === NONE) return no.NO_SUCH_ARMY
  return only !== undefined && only !== army ? no.ACTION_NOT_FINISHED : whyNotLoad(s, army)
}

/** Something happened: the active player may settle his loads anew. */
export function allowLoading(s: State): void {
  const armies = s.content.armiesOf[s.active]
  for (let i = 0; i < armies.length; i++) s.armyFlags[armies[i]] &= ~STOWED
}
