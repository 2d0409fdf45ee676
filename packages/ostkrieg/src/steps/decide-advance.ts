import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import type { Asking } from './step.ts'

/** [8.4.2.2] Advance after combat: if the attacker elects to advance, the defender must retreat; if not, he stays. */
export const decideAdvance: Asking = {
  step: 'decide-advance',
  kind: 'yes-no',
  rule: '8.4.2.2',
  side: (state) => state.battle.attacker,
  ask(_, question) {
    question.add(1)
    question.add(0)
  },
  answer(state, choice) {
    state.agenda.pop()
    state.battle.advances = choice
  },
  name: (_, choice) => ({ advance: choice === 1 }),
  about: (state) => ({ area: state.battle.target }),
  refuse: () => refuse(NOT_ASKED),
}
