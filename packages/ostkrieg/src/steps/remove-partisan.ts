import { AREAS, FIRST_AREA } from '../content/content.ts'
import { NO_PARTISAN_NEAR, refuse } from '../refusals/reasons.ts'
import { eliminate, hasKind } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, KIND_CODES, SP } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { begun } from './fitting.ts'
import type { Frame } from './frames.ts'
import type { AskingStep } from './step.ts'

/** Is there such a partisan with, or next to, a unit of the nationality? */
function isNear(state: OstkriegState, { unit, near }: Frame<'remove-partisan'>, area: AreaId): boolean {
  if (state.partisans[area * 2 + unit - SP] === 0) return false
  if (hasKind(state, area, near)) return true
  const { graph } = state.content
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) if (hasKind(state, graph.to[i], near)) return true
  return false
}

/** A card removes a partisan near a nationality. Frame: the kind of partisan, the nationality. The area stays as it is ([8.1]). */
export const removePartisanStep: AskingStep<'remove-partisan'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.0',
  prepare(state, frame) {
    for (let area = FIRST_AREA; area < AREAS; area++) if (isNear(state, frame, area)) return false
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    for (let area = FIRST_AREA; area < AREAS; area++) if (isNear(state, frame, area)) question.add(area)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    const kind = frame.unit
    state.agenda.pop()
    if (choice === DONE) return
    eliminate(state, choice, kind)
    state.tell?.({ type: 'partisan-removed', area: choice, unit: KIND_CODES[kind] })
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (_state, frame) => ({ unit: KIND_CODES[frame.unit], near: KIND_CODES[frame.near] }),
  refuse: (_state, _frame, attempt) => refuseArea(attempt, (area) => refuse(NO_PARTISAN_NEAR, { area })),
  misfit(state, { unit, near }, { below }) {
    const op = begun(state, below)
    return op?.verb === 'remove-partisan' && unit === op.unit && near === op.near
      ? undefined
      : 'the card removes no such partisan'
  },
}
