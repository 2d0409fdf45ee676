import { clearBit, countBits, hasBit, nextBit } from '@railhead/table'
import type { Tell } from '../events.ts'
import { NO_SUCH_AREA, NOT_ASKED, NOT_MARKED, OK, refuse } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import type { OstkriegState } from '../state.ts'
import { SIDE_NAMES } from '../units.ts'
import { neededKind } from './mark-attacks.ts'
import { STEP } from './numbers.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

function begin(state: OstkriegState, target: number, tell?: Tell): void {
  const { battle, agenda } = state
  clearBit(state.marked, target)
  battle.clear()
  battle.target = target
  battle.attacker = state.acting
  battle.op = agenda.get(0)
  agenda.push(STEP.battle)
  if (tell !== undefined) tell({ type: 'attack', area: target, side: SIDE_NAMES[state.acting] })
}

/** The marked attacks are resolved one by one; one whose target is gone or that nobody can make any more lapses. */
export const chooseAttack: Asking = {
  step: 'choose-attack',
  kind: 'area',
  rule: '8.4.2',
  prepare(state, tell) {
    const needed = neededKind(state, state.agenda.get(0))
    for (let area = nextBit(state.marked, 0); area >= 0; area = nextBit(state.marked, area + 1)) {
      if (whyNotTarget(state, state.acting, area, needed, true) !== OK) clearBit(state.marked, area)
    }
    const count = countBits(state.marked)
    if (count > 1) return false
    if (count === 0) state.agenda.pop()
    else begin(state, nextBit(state.marked, 0), tell)
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    for (let area = nextBit(state.marked, 0); area >= 0; area = nextBit(state.marked, area + 1)) question.add(area)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    if (choice === DONE) state.marked.fill(0)
    else begin(state, choice, tell)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: () => ({}),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    if (area < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    return hasBit(state.marked, area) ? refuse(NOT_ASKED) : refuse(NOT_MARKED, { area })
  },
}
