import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { OK, refuse } from '../refusals/reasons.ts'
import { nextWithUnits } from '../rules/places.ts'
import { railStarts, whyNotRailFrom } from '../rules/rail.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { KIND_CODES } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { begun } from './fitting.ts'
import { STEP } from './frames.ts'
import type { AskingStep } from './step.ts'

const anyFrom = (state: OstkriegState, who: number): boolean => {
  for (
    let area = nextWithUnits(state, state.acting, FIRST_AREA);
    area !== NO_AREA;
    area = nextWithUnits(state, state.acting, area + 1)
  )
    if (whyNotRailFrom(state, state.acting, area, who) === OK) return true
  return false
}

/** Rail: from where the next unit point rides. Frame: points left, nationality. */
export const railFrom: AskingStep<'rail-from'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '10.6',
  prepare(state, frame) {
    if (frame.left > 0 && anyFrom(state, frame.who)) return false
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    question.addBits(railStarts(state, state.acting, frame.who))
    question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    const who = frame.who
    frame.left = frame.left - 1
    const railUnitFrame = state.agenda.push(STEP['rail-unit'])
    railUnitFrame.area = choice
    railUnitFrame.who = who
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (_state, frame) => ({
    left: frame.left,
    ...(frame.who === 0 ? {} : { who: KIND_CODES[frame.who] }),
  }),
  refuse: (state, frame, attempt) =>
    refuseArea(attempt, (area) => refuse(whyNotRailFrom(state, state.acting, area, frame.who), { area })),
  misfit(state, { left, who }, { below }) {
    const op = begun(state, below)
    return op?.verb === 'rail' && left <= op.points && who === op.who ? undefined : 'the card has no such rail'
  },
}
