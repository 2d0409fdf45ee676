import { clearBit, countBits, hasBit, nextBit } from '@railhead/table'
import { OP, OP_WIDTH } from '../content/program.ts'
import { PC, PLAY, WHOLE_CARD } from '../effects/effect.ts'
import { NO_SUCH_AREA, NOT_ASKED, NOT_MARKED, refuse } from '../refusals/reasons.ts'
import { clearFlags } from '../rules/stacks.ts'
import type { OstkriegState } from '../state.ts'
import { MOVED } from '../units.ts'
import { STEP } from './numbers.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

function activate(state: OstkriegState, area: number): void {
  clearBit(state.marked, area)
  state.agenda.push(STEP['move-unit'], area, state.agenda.get(0))
}

/** The card's frame is on top again. Who moved matters only while the card has another move to come: one move per unit and card play. */
function finish(state: OstkriegState): void {
  state.agenda.pop()
  state.marked.fill(0)
  if (state.agenda.get(PLAY) !== WHOLE_CARD) return
  const { ops } = state.content.program
  for (let pc = state.agenda.get(PC); ops[pc * OP_WIDTH] !== OP.end; pc++) if (ops[pc * OP_WIDTH] === OP.move) return
  clearFlags(state, MOVED)
}

/** [8.3.8]: the marked areas move one after the other, each completed before the next. */
export const chooseMove: Asking = {
  step: 'choose-move',
  kind: 'area',
  rule: '8.3.8',
  prepare(state) {
    const count = countBits(state.marked)
    if (count > 1) return false
    if (count === 0) finish(state)
    else activate(state, nextBit(state.marked, 0))
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    for (let area = nextBit(state.marked, 0); area >= 0; area = nextBit(state.marked, area + 1)) question.add(area)
    question.add(DONE)
  },
  answer(state, choice) {
    if (choice === DONE) state.marked.fill(0)
    else activate(state, choice)
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
