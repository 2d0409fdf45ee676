import { hasBit, setBit } from '@railhead/table'
import { AREAS } from '../content/content.ts'
import { type AttackOp, attackAt } from '../content/program.ts'
import { ALREADY_MARKED, NO_SUCH_AREA, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import { heldBy, nextInBoth } from '../rules/places.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { enemyOf, type KindId, type OpId } from '../units.ts'
import { STEP } from './frames.ts'
import { areaIn, DONE, DONE_NAME, doneStops } from './reading.ts'
import type { AskingStep } from './step.ts'

/** The kind that the card wants among the attackers, 0 for none. */
export const neededKind = (state: OstkriegState, op: OpId): KindId => attackAt(state.content.program, op).with

function whyNotMark(state: OstkriegState, side: number, area: number, needs: number): number {
  if (hasBit(state.marked, area)) return ALREADY_MARKED
  return whyNotTarget(state, side, area, needs)
}

/** The first area from `from` on that can be marked, `AREAS` if there is none. */
function nextTarget(state: OstkriegState, side: number, from: number, needs: number): number {
  const enemies = heldBy(state, enemyOf(side))
  let area = nextInBoth(enemies, state.withGround, from)
  while (area > 0 && whyNotMark(state, side, area, needs) !== OK) area = nextInBoth(enemies, state.withGround, area + 1)
  return area > 0 ? area : AREAS
}

export const canMarkAttack = (state: OstkriegState, op: AttackOp): boolean => nextTarget(state, state.acting, 1, op.with) < AREAS

/** [10.2]: all attacks are marked, after all movement, before the first is resolved. Frame: how many are left, the card's step. */
export const markAttacks: AskingStep<'mark-attacks'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.4.1',
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    const side = state.acting
    const needs = neededKind(state, frame.op)
    for (let area = nextTarget(state, side, 1, needs); area < AREAS; area = nextTarget(state, side, area + 1, needs))
      question.add(area)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    const left = frame.left - 1
    const op = frame.op
    if (choice !== DONE) {
      setBit(state.marked, choice)
      state.tell?.({ type: 'attack-marked', area: choice })
      frame.left = left
      if (left > 0 && canMarkAttack(state, attackAt(state.content.program, op))) return
    }
    state.agenda.pop()
    state.agenda.push(STEP['choose-attack']).op = op
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (_state, frame) => ({ left: frame.left }),
  refuse(state, frame, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    return area < 0
      ? refuse(NO_SUCH_AREA, { area: attempt.area })
      : refuse(whyNotMark(state, state.acting, area, neededKind(state, frame.op)), { area })
  },
}
