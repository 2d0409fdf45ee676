import { SEAT_NAMES, SOVIET } from '../constants.ts'
import { onArea } from '../parts/attempts.ts'
import { forEachArea } from '../rules/map.ts'
import { whyNotPartisans } from '../rules/partisans.ts'
import { CARD_EFFECTS, SECOND, SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import { code, firstOf, VERBS, verbOf } from './code.ts'
import { STEP } from './frames.ts'
import { holdsGuard, tearUp } from './sicherungs-division.ts'
import { asks } from './step.ts'

const [FLIP, DONE] = VERBS

/** [2021:7] An effect is applied "if you want to"; but alone a marker must be flipped, and the Soviet player decides which [2021:20.6]. */
const mayLetBe = (s: State): boolean => s.settings[CARD_EFFECTS] === SECOND && s.players[0] > 1 && s.settings[SOVIET_PLAYER] === 0

/** [2021:7] [2024:9.4] Partisans: which rail marker is flipped. */
export const partisans = asks<'partisans'>({
  kind: 'area',
  rules: (s) => (s.settings[SOVIET_PLAYER] === 1 ? ['14.6', '20.6'] : ['8.2', '7']),
  liesOn: ['turn', 'move-army', 'capture'],

  seat: (s) => (s.settings[SOVIET_PLAYER] === 1 ? SOVIET : s.active),

  ask(s, _frame, question) {
    forEachArea(s, whyNotPartisans, (area) => question.add(code(FLIP, area)))
    if (mayLetBe(s)) question.add(code(DONE))
  },
  answer(s, _frame, choice) {
    const area = firstOf(choice)
    const owner = s.control[area] - 1
    s.agenda.pop()
    if (verbOf(choice) === DONE) return
    s.tell?.({ type: 'partisans', seat: SEAT_NAMES[owner], area: s.content.areaIds[area] })
    // The reaction comes after the target is known.
    if (holdsGuard(s, owner)) s.agenda.push(STEP['sicherungs-division']).area = area
    else tearUp(s, area)
  },
  name: (s, _frame, choice) => (verbOf(choice) === DONE ? { done: true } : { area: s.content.areaIds[firstOf(choice)] }),
  role: (_s, _frame, choice) => (verbOf(choice) === DONE ? 'stop' : 'go'),

  whyNot: (s, _frame, attempt) => onArea(s, attempt, 'area', whyNotPartisans),
})
