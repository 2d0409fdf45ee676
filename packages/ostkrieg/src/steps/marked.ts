import { nextBit } from '@railhead/table'
import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { NOT_MARKED, refuse } from '../refusals/reasons.ts'
import { seatOf } from '../seats.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import type { AskingStep } from './step.ts'

/** What the two steps have in common that go through the marked areas one by one: which is next, or none of them any more. */
export const oneOfTheMarked: Omit<AskingStep<'choose-move' | 'choose-attack'>, 'liesOn' | 'rule' | 'answer'> = {
  kind: 'area',
  seat: (state) => seatOf(state, state.acting),
  ask(state, _frame, question) {
    for (let area = nextBit(state.marked, FIRST_AREA); area !== NO_AREA; area = nextBit(state.marked, area + 1))
      question.add(area)
    question.add(DONE)
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: () => ({}),
  // Whatever is marked is listed.
  refuse: (_state, _frame, attempt) => refuseArea(attempt, (area) => refuse(NOT_MARKED, { area })),
}
