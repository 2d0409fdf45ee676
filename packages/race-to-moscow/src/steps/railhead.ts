import * as pick from '../choices.ts'
import { SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { controls, lineOpenTo } from '../rules/map.ts'
import type { State } from '../state.ts'
import type * as step from './step.ts'

/** [2024:11] [2021:17] Why the marker may not be flipped: it must be next to own rail, by a line of the own colour. */
export function whyNotRailhead(s: State, area: number): number {
  if (!controls(s, s.active, area)) return no.NOT_YOUR_MARKER
  if (s.rail[area] === 1) return no.HAS_RAIL
  const { start, area: neighbours, line } = s.content.land
  for (let i = start[area]; i < start[area + 1]; i++) {
    if (s.rail[neighbours[i]] === 1 && controls(s, s.active, neighbours[i]) && lineOpenTo(s, s.active, line[i])) return no.ALLOWED
  }
  return no.NOT_NEXT_TO_RAIL
}

/** Railhead advancement: one marker, or none. */
export const railhead: step.Step = {
  name: 'railhead',
  kind: 'area',
  rules: ['11', '17'],
  seat: (s) => s.active,
  run(s) {
    for (let area = 0; area < s.content.landCount; area++) if (whyNotRailhead(s, area) === no.ALLOWED) return false
    s.agenda.pop()
    return true
  },
  ask(s, question) {
    for (let area = 0; area < s.content.landCount; area++) {
      if (whyNotRailhead(s, area) === no.ALLOWED) question.add(pick.choice(pick.AREA, area))
    }
    question.add(pick.choice(pick.DONE))
  },
  answer(s, choice) {
    s.agenda.pop()
    if (pick.verbOf(choice) === pick.DONE) return
    const area = pick.firstOf(choice)
    s.rail[area] = 1
    s.tell?.({ type: 'rail-laid', seat: SEAT_NAMES[s.active], area: s.content.areaIds[area] })
  },
}
