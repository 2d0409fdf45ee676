import { AREAS, COUNTRIES, FIRST_AREA } from '../content/content.ts'
import { OK, refuse } from '../refusals/reasons.ts'
import { placePartisan, whyNotPartisan } from '../rules/placing.ts'
import { seatOf } from '../seats.ts'
import { KIND_CODES, SOVIET } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { begun } from './fitting.ts'
import type { AskingStep } from './step.ts'

/** [8.5]: partisans, one per area. Frame: how many are left, the kind, the country. They are the Soviet player's, whatever their colour. */
export const placePartisanStep: AskingStep<'place-partisan'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.5',
  prepare(state, frame) {
    if (frame.left > 0)
      for (let area = FIRST_AREA; area < AREAS; area++)
        if (whyNotPartisan(state, SOVIET, area, frame.country) === OK) return false
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    for (let area = FIRST_AREA; area < AREAS; area++)
      if (whyNotPartisan(state, SOVIET, area, frame.country) === OK) question.add(area)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    const kind = frame.unit
    frame.left = frame.left - 1
    placePartisan(state, SOVIET, kind, choice)
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (_state, frame) => ({
    left: frame.left,
    unit: KIND_CODES[frame.unit],
    country: COUNTRIES[frame.country],
  }),
  refuse: (state, frame, attempt) =>
    refuseArea(attempt, (area) =>
      refuse(whyNotPartisan(state, SOVIET, area, frame.country), { area, country: COUNTRIES[frame.country] }),
    ),
  misfit(state, { left, unit, country }, { below }) {
    const op = begun(state, below)
    return op?.verb === 'partisans' && left <= op.count && unit === op.unit && country === op.country
      ? undefined
      : 'the card places no such partisans'
  },
}
