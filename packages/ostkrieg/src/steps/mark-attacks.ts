import { hasBit, setBit } from '@railhead/table'
import { AREAS } from '../content/content.ts'
import { OP_WIDTH } from '../content/program.ts'
import { ALREADY_MARKED, NO_SUCH_AREA, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import type { OstkriegState } from '../state.ts'
import { enemyOf } from '../units.ts'
import { STEP } from './numbers.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

/** The kind that the card wants among the attackers, 0 for none. */
export const neededKind = (state: OstkriegState, op: number): number => state.content.program.ops[op * OP_WIDTH + 5]

function whyNotMark(state: OstkriegState, side: number, area: number, needs: number): number {
  if (hasBit(state.marked, area)) return ALREADY_MARKED
  return whyNotTarget(state, side, area, needs)
}

/** The first area from `from` on that can be marked, `AREAS` if there is none. */
function nextTarget(state: OstkriegState, side: number, from: number, needs: number): number {
  const enemy = enemyOf(side)
  let area = from
  while (area < AREAS && (state.control[area] !== enemy || whyNotMark(state, side, area, needs) !== OK)) area++
  return area
}

export const canMarkAttack = (state: OstkriegState, op: number): boolean =>
  nextTarget(state, state.acting, 1, neededKind(state, op)) < AREAS

/** [10.2]: all attacks are marked, after all movement, before the first is resolved. Frame: how many are left, the card's step. */
export const markAttacks: Asking = {
  step: 'mark-attacks',
  kind: 'area',
  rule: '8.4.1',
  side: (state) => state.acting,
  ask(state, question) {
    const side = state.acting
    const needs = neededKind(state, state.agenda.get(1))
    for (let area = nextTarget(state, side, 1, needs); area < AREAS; area = nextTarget(state, side, area + 1, needs))
      question.add(area)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    const left = state.agenda.get(0) - 1
    const op = state.agenda.get(1)
    if (choice !== DONE) {
      setBit(state.marked, choice)
      if (tell !== undefined) tell({ type: 'attack-marked', area: choice })
      state.agenda.set(0, left)
      if (left > 0 && canMarkAttack(state, op)) return
    }
    state.agenda.pop()
    state.agenda.push(STEP['choose-attack'], op)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: (state) => ({ left: state.agenda.get(0) }),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    return area < 0
      ? refuse(NO_SUCH_AREA, { area: attempt.area })
      : refuse(whyNotMark(state, state.acting, area, neededKind(state, state.agenda.get(1))), { area })
  },
}
