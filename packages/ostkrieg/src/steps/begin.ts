import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { enemyOf } from '../units.ts'
import type { Asking } from './step.ts'

/** [11.0] Where the bot has the first word, its opponent says when: so that what it does is seen, not only its result. */
export const begin: Asking = {
  step: 'begin',
  kind: 'action',
  rule: '11.0',
  side: (state) => enemyOf(state.bot),
  ask: (_, question) => question.add(1),
  answer: (state) => state.agenda.pop(),
  name: () => ({ action: 'begin' }),
  about: () => ({}),
  refuse: () => refuse(NOT_ASKED),
}
