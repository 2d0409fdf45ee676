import { hasBit, setBit } from '@railhead/table'
import { AREAS } from '../content/content.ts'
import {
  ALREADY_MARKED,
  CLOSED_IN_1941,
  NO_SUCH_AREA,
  NO_UNIT_THERE,
  NOT_ASKED,
  OK,
  refuse,
  WRONG_NATIONALITY,
} from '../refusals/reasons.ts'
import { closedNow } from '../rules/movement.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { KIND, KIND_CODES, MOVED } from '../units.ts'
import { STEP } from './numbers.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

/** [8.3]: may the area be activated, for units of that kind only if `who` is not 0? */
function whyNotMark(state: OstkriegState, area: number, who: number): number {
  if (state.control[area] !== state.acting) return NO_UNIT_THERE
  if (state.landCount[area] === 0 && state.airCount[area] === 0) return NO_UNIT_THERE
  if (closedNow(state, area)) return CLOSED_IN_1941
  if (hasBit(state.marked, area)) return ALREADY_MARKED
  let some = false
  const land = area * LAND_PLACES
  for (let at = land; at < land + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & MOVED) !== 0) continue
    some = true
    if (who === 0 || (unit & KIND) === who) return OK
  }
  const air = area * AIR_PLACES
  for (let at = air; at < air + state.airCount[area]; at++) {
    if ((state.air[at] & MOVED) !== 0) continue
    some = true
    if (who === 0) return OK
  }
  return some ? WRONG_NATIONALITY : NO_UNIT_THERE
}

export function canMarkAny(state: OstkriegState, who: number): boolean {
  for (let area = 1; area < AREAS; area++) if (whyNotMark(state, area, who) === OK) return true
  return false
}

/** [8.3], [10.2]: the areas to move are marked first; the frame holds how many are left and whose units may move. */
export const markMoves: Asking = {
  step: 'mark-moves',
  kind: 'area',
  rule: '8.3',
  side: (state) => state.acting,
  ask(state, question) {
    const who = state.agenda.get(1)
    for (let area = 1; area < AREAS; area++) if (whyNotMark(state, area, who) === OK) question.add(area)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    const left = state.agenda.get(0) - 1
    const who = state.agenda.get(1)
    if (choice !== DONE) {
      setBit(state.marked, choice)
      if (tell !== undefined) tell({ type: 'move-marked', area: choice })
      state.agenda.set(0, left)
      if (left > 0 && canMarkAny(state, who)) return
    }
    state.agenda.pop()
    state.agenda.push(STEP['choose-move'], who)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: (state) => ({
    left: state.agenda.get(0),
    ...(state.agenda.get(1) === 0 ? {} : { who: KIND_CODES[state.agenda.get(1)] }),
  }),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    if (area < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    return refuse(whyNotMark(state, area, state.agenda.get(1)), { area })
  },
}
