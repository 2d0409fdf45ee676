import { NONE } from '../constants.ts'
import * as no from '../reasons.ts'
import { lineBetween, lineOpenTo } from '../rules/map.ts'
import { loseArea } from '../rules/markers.ts'
import { forEachOpen, withdrawTo } from '../rules/withdrawal.ts'
import { codeOf, firstOf } from './code.ts'
import { asks } from './step.ts'
import { attackedWrongly } from './winter-counter-attack.ts'

/** [2024:13.4] [2021:19.4] The army in the way of one that withdraws goes first, at no cost. */
export const makeRoom = asks<'make-room'>({
  kind: 'area',
  rules: ['13.4', '19.4'],
  liesOn: ['next-turn', 'soviet-reaction'],

  seat: (s, { army }) => s.content.armySeat[army],
  about: (s, { to, other }) => ({ army: s.content.armyIds[other], area: s.content.areaIds[to] }),

  ask(s, { area: attacked, other }, question) {
    forEachOpen(s, other, true, attacked, (area) => question.add(codeOf(area)))
  },
  answer(s, { area, army, to, other }, choice) {
    s.agenda.pop()
    withdrawTo(s, other, firstOf(choice))
    withdrawTo(s, army, to)
    loseArea(s, area)
  },
  name: (s, _frame, choice) => ({ withdraw: s.content.areaIds[firstOf(choice)] }),

  whyNot: (_s, _frame, attempt) => (attempt.withdraw === undefined ? undefined : no.NO_ROOM_TO_WITHDRAW),

  misfit(s, { area, army, to, other }) {
    if (s.armyArea[other] !== to) return ['other', `must stand in ${s.content.areaIds[to]}`]
    const seat = s.content.armySeat[army]
    const line = lineBetween(s, area, to)
    if (line === NONE || !lineOpenTo(s, seat, line)) return ['to', 'the army cannot withdraw there']
    if (s.content.armySeat[other] !== seat) return ['other', 'both armies must be of one group']
    return attackedWrongly(s, { area, army })
  },
})
