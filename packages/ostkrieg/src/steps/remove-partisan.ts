import { AREAS } from '../content/content.ts'
import { NO_PARTISAN_NEAR, NO_SUCH_AREA, NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { eliminate, hasKind } from '../rules/stacks.ts'
import type { OstkriegState } from '../state.ts'
import { KIND_CODES, SP } from '../units.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

/** Is there such a partisan with, or next to, a unit of the nationality? */
function isNear(state: OstkriegState, area: number): boolean {
  if (state.partisans[area * 2 + state.agenda.get(0) - SP] === 0) return false
  const near = state.agenda.get(1)
  if (hasKind(state, area, near)) return true
  const { graph } = state.content
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) if (hasKind(state, graph.to[i], near)) return true
  return false
}

/** A card removes a partisan near a nationality. Frame: the kind of partisan, the nationality. The area stays as it is ([8.1]). */
export const removePartisanStep: Asking = {
  step: 'remove-partisan',
  kind: 'area',
  rule: '8.0',
  prepare(state) {
    for (let area = 1; area < AREAS; area++) if (isNear(state, area)) return false
    state.agenda.pop()
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    for (let area = 1; area < AREAS; area++) if (isNear(state, area)) question.add(area)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    const kind = state.agenda.get(0)
    state.agenda.pop()
    if (choice === DONE) return
    eliminate(state, choice, kind)
    if (tell !== undefined) tell({ type: 'partisan-removed', area: choice, unit: KIND_CODES[kind] })
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: (state) => ({ unit: KIND_CODES[state.agenda.get(0)], near: KIND_CODES[state.agenda.get(1)] }),
  refuse(_, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    return area < 0 ? refuse(NO_SUCH_AREA, { area: attempt.area }) : refuse(NO_PARTISAN_NEAR, { area })
  },
}
