import { SEAT_NAMES } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import { onArea } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import type { State } from '../state.ts'
import { code, firstOf, VERBS, verbOf } from './code.ts'
import { asks } from './step.ts'

const [LAY, DONE] = VERBS

/** [2024:11] [2021:17] Railhead advancement: one marker, or none. */
export const railhead = asks<'railhead'>({
  kind: 'area',
  rules: ['11', '17'],
  liesOn: ['soviet-reaction'],

  prepare(s) {
    const areas = s.content.enterable[s.active]
    for (let i = 0; i < areas.length; i++) if (whyNotRailhead(s, areas[i]) === no.ALLOWED) return false
    s.agenda.pop()
    return true
  },
  seat: (s) => s.active,

  ask(s, _frame, question) {
    const areas = s.content.enterable[s.active]
    for (let i = 0; i < areas.length; i++) if (whyNotRailhead(s, areas[i]) === no.ALLOWED) question.add(code(LAY, areas[i]))
    question.add(code(DONE))
  },
  answer(s, _frame, choice) {
    s.agenda.pop()
    if (verbOf(choice) === DONE) return
    const area = firstOf(choice)
    s.rail[area] = 1
    s.tell?.({ type: 'rail-laid', seat: SEAT_NAMES[s.active], area: s.content.areaIds[area] })
  },
  name: (s, _frame, choice) => (verbOf(choice) === DONE ? { done: true } : { area: s.content.areaIds[firstOf(choice)] }),
  role: (_s, _frame, choice) => (verbOf(choice) === DONE ? 'stop' : 'go'),

  whyNot: (s, _frame, attempt) => onArea(s, attempt, 'area', whyNotRailhead),
})

/** [2024:11] [2021:17] Why the marker may not be flipped: it must be next to own rail, by a line of the own colour. */
function whyNotRailhead(s: State, area: AreaId): no.Why {
  if (!controls(s, s.active, area)) return no.NOT_YOUR_MARKER
  if (s.rail[area] === 1) return no.HAS_RAIL
  const { start, area: neighbours } = s.content.roads[s.active]
  for (let i = start[area]; i < start[area + 1]; i++) {
    if (s.rail[neighbours[i]] === 1 && controls(s, s.active, neighbours[i])) return no.ALLOWED
  }
  return no.NOT_NEXT_TO_RAIL
}
