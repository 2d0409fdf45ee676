import type { Refusal } from '@railhead/table'
import type { PlaceChoiceOp } from '../content/program.ts'
import { ALL_PLACED, AREA_HAS_ITS_SHARE, NOT_A_PLACE_OF_THE_CARD, OK, refuse, type Why } from '../refusals/reasons.ts'
import { placeUnit, whyNotPlace } from '../rules/placing.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, KIND_CODES, type KindId } from '../units.ts'
import { refuseArea, refuseUnit } from './attempts.ts'
import { areaOfCode, DONE, DONE_NAME, doneStops, unitAt, unitOfCode } from './code.ts'
import { begun } from './fitting.ts'
import type { Frame } from './frames.ts'
import type { AskingStep } from './step.ts'

const opOf = (state: OstkriegState, { op }: Frame<'place-choice'>): PlaceChoiceOp =>
  state.content.program.ops[op] as PlaceChoiceOp

/** How many of the first and of the second kind are left. */
const leftOf = (frame: Frame<'place-choice'>, i: number): number => (i === 0 ? frame.leftFirst : frame.leftSecond)

function whyNotThere(state: OstkriegState, op: PlaceChoiceOp, i: number, kind: KindId): Why {
  if (state.placed[i] >= op.mostPerArea) return AREA_HAS_ITS_SHARE
  return whyNotPlace(state, state.acting, kind, op.areas[i])
}

/** [8.5]: units in listed areas as the player likes. The frame holds what is left of both kinds, the state what lies in each area. */
export const placeChoice: AskingStep<'place-choice'> = {
  liesOn: ['card'],
  kind: 'unit',
  rule: '8.5',
  prepare(state, frame) {
    const op = opOf(state, frame)
    for (let k = 0; k < op.units.length; k++) {
      if (leftOf(frame, k) === 0) continue
      for (let i = 0; i < op.areas.length; i++) if (whyNotThere(state, op, i, op.units[k].kind) === OK) return false
    }
    finish(state)
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    const op = opOf(state, frame)
    for (let k = 0; k < op.units.length; k++) {
      if (leftOf(frame, k) === 0) continue
      const { kind } = op.units[k]
      for (let i = 0; i < op.areas.length; i++)
        if (whyNotThere(state, op, i, kind) === OK) question.add(unitAt(op.areas[i], kind))
    }
    question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) {
      finish(state)
      return
    }
    const op = opOf(state, frame)
    const kind = unitOfCode(choice)
    const area = areaOfCode(choice)
    if (op.units[0].kind === kind) frame.leftFirst--
    else frame.leftSecond--
    state.placed[op.areas.indexOf(area)]++
    placeUnit(state, kind, area)
  },
  name: (_state, _frame, choice) =>
    choice === DONE ? DONE_NAME : { unit: KIND_CODES[unitOfCode(choice)], area: areaOfCode(choice) },
  role: doneStops,
  about: (state, frame) => ({
    left: opOf(state, frame).units.flatMap(({ kind }, k) =>
      leftOf(frame, k) > 0 ? [`${leftOf(frame, k)}${KIND_CODES[kind]}`] : [],
    ),
  }),
  refuse(state, frame, attempt) {
    const whyNotIn = (area: AreaId): Refusal =>
      refuseUnit(attempt, (kind, unit) => {
        const subjects = { unit, area }
        const op = opOf(state, frame)
        const i = op.areas.indexOf(area)
        if (i < 0) return refuse(NOT_A_PLACE_OF_THE_CARD, subjects)
        const k = op.units.findIndex((unit) => unit.kind === kind)
        return refuse(k < 0 || leftOf(frame, k) === 0 ? ALL_PLACED : whyNotThere(state, op, i, kind), subjects)
      })
    return refuseArea(attempt, whyNotIn)
  },
  misfit(state, { op, leftFirst, leftSecond }, { below }) {
    const step = begun(state, below)
    if (step?.verb !== 'place-choice' || op + 1 !== below?.fields.next) return 'the card does not place so'
    const [first, second] = step.units
    if (leftFirst > first.count || leftSecond > (second?.count ?? 0)) return 'more is left than the card gives'
    return state.placed.every((count) => count <= step.mostPerArea) ? undefined : 'an area has more than its share'
  },
}

function finish(state: OstkriegState): void {
  state.placed.fill(0)
  state.agenda.pop()
}
