import { OP_WIDTH } from '../content/program.ts'
import {
  ALL_PLACED,
  AREA_HAS_ITS_SHARE,
  NO_SUCH_AREA,
  NO_SUCH_UNIT,
  NOT_A_PLACE_OF_THE_CARD,
  NOT_ASKED,
  OK,
  refuse,
} from '../refusals/reasons.ts'
import { placeUnit, whyNotPlace } from '../rules/placing.ts'
import type { OstkriegState } from '../state.ts'
import { KIND_CODES } from '../units.ts'
import { areaIn, areaOfCode, DONE, DONE_NAME, kindIn, unitAt, unitOfCode } from './reading.ts'
import type { Asking } from './step.ts'

const OP_AT = 0
const LEFT = 1
/** Two bits for each listed area: how many units have been placed there. */
const PLACED = 3
const KINDS = 2

const op = (state: OstkriegState): number => state.agenda.get(OP_AT) * OP_WIDTH
const kindAt = (state: OstkriegState, i: number): number => state.content.program.ops[op(state) + 3 + 2 * i]
const placedAt = (state: OstkriegState, i: number): number => (state.agenda.get(PLACED + (i >>> 2)) >>> ((i & 3) * 2)) & 3

function whyNotThere(state: OstkriegState, i: number, kind: number): number {
  const { ops, choiceAreas } = state.content.program
  if (placedAt(state, i) >= ops[op(state) + 7]) return AREA_HAS_ITS_SHARE
  return whyNotPlace(state, state.acting, kind, choiceAreas[ops[op(state) + 1] + i])
}

const areaCount = (state: OstkriegState): number => state.content.program.ops[op(state) + 2]
const areaAt = (state: OstkriegState, i: number): number =>
  state.content.program.choiceAreas[state.content.program.ops[op(state) + 1] + i]

/** [8.5]: units in listed areas as the player likes. Frame: the step of the card, what is left of both kinds, what lies where. */
export const placeChoice: Asking = {
  step: 'place-choice',
  kind: 'unit',
  rule: '8.5',
  prepare(state) {
    for (let k = 0; k < KINDS; k++) {
      if (state.agenda.get(LEFT + k) === 0) continue
      for (let i = 0; i < areaCount(state); i++) if (whyNotThere(state, i, kindAt(state, k)) === OK) return false
    }
    state.agenda.pop()
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    for (let k = 0; k < KINDS; k++) {
      if (state.agenda.get(LEFT + k) === 0) continue
      const kind = kindAt(state, k)
      for (let i = 0; i < areaCount(state); i++)
        if (whyNotThere(state, i, kind) === OK) question.add(unitAt(areaAt(state, i), kind))
    }
    question.add(DONE)
  },
  answer(state, choice, tell) {
    const { agenda } = state
    if (choice === DONE) {
      agenda.pop()
      return
    }
    const kind = unitOfCode(choice)
    const k = kindAt(state, 0) === kind ? 0 : 1
    agenda.set(LEFT + k, agenda.get(LEFT + k) - 1)
    for (let i = 0; i < areaCount(state); i++) {
      if (areaAt(state, i) !== areaOfCode(choice)) continue
      const byte = PLACED + (i >>> 2)
      agenda.set(byte, agenda.get(byte) + (1 << ((i & 3) * 2)))
    }
    placeUnit(state, kind, areaOfCode(choice), tell)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { unit: KIND_CODES[unitOfCode(choice)], area: areaOfCode(choice) }),
  about(state) {
    const rest: string[] = []
    for (let k = 0; k < KINDS; k++)
      if (state.agenda.get(LEFT + k) > 0) rest.push(`${state.agenda.get(LEFT + k)}${KIND_CODES[kindAt(state, k)]}`)
    return { left: rest }
  },
  refuse(state, attempt) {
    if (attempt.unit === undefined || attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    const kind = kindIn(attempt)
    if (area < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    if (kind < 0) return refuse(NO_SUCH_UNIT, { unit: attempt.unit })
    const subjects = { unit: attempt.unit, area }
    for (let i = 0; i < areaCount(state); i++) {
      if (areaAt(state, i) !== area) continue
      const k = kindAt(state, 0) === kind ? 0 : kindAt(state, 1) === kind ? 1 : -1
      if (k < 0 || state.agenda.get(LEFT + k) === 0) return refuse(ALL_PLACED, subjects)
      return refuse(whyNotThere(state, i, kind), subjects)
    }
    return refuse(NOT_A_PLACE_OF_THE_CARD, subjects)
  },
}
