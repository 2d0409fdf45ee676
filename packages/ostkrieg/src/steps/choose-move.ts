import { clearBit, clearBits, countBits, nextBit } from '@railhead/table'
import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { NOT_MARKED, refuse } from '../refusals/reasons.ts'
import { clearFlags } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, type KindId, MOVED } from '../units.ts'
import { STEP } from './frames.ts'
import { DONE, DONE_NAME, doneStops, refuseArea } from './reading.ts'
import type { AskingStep } from './step.ts'

function activate(state: OstkriegState, who: KindId, area: AreaId): void {
  clearBit(state.marked, area)
  const moving = state.agenda.push(STEP['move-unit'])
  moving.area = area
  moving.who = who
}

/** Who moved matters only while the card has another move to come: one move per unit and card play. */
function finish(state: OstkriegState, isLast: boolean): void {
  state.agenda.pop()
  clearBits(state.marked)
  if (isLast) clearFlags(state, MOVED)
}

/** [8.3.8]: the marked areas move one after the other, each completed before the next. */
export const chooseMove: AskingStep<'choose-move'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.3.8',
  prepare(state, frame) {
    const count = countBits(state.marked)
    if (count > 1) return false
    if (count === 0) finish(state, frame.last === 1)
    else activate(state, frame.who, nextBit(state.marked, FIRST_AREA))
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, _frame, question) {
    for (let area = nextBit(state.marked, FIRST_AREA); area !== NO_AREA; area = nextBit(state.marked, area + 1))
      question.add(area)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) clearBits(state.marked)
    else activate(state, frame.who, choice)
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: () => ({}),
  // Whatever is marked is listed.
  refuse: (_state, _frame, attempt) => refuseArea(attempt, (area) => refuse(NOT_MARKED, { area })),
}
