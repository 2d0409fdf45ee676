import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { seatOf } from '../seats.ts'
import { enemyOf } from '../units.ts'
import type { AskingStep } from './step.ts'

/** [11.0] Where the bot has the first word, its opponent says when: so that what it does is seen, not only its result. */
export const begin: AskingStep<'begin'> = {
  liesOn: ['turn'],
  kind: 'action',
  rule: '11.0',
  seat: (state) => seatOf(state, enemyOf(state.bot)),
  ask: (_state, _frame, question) => question.add(1),
  answer: (state) => state.agenda.pop(),
  name: () => ({ action: 'begin' }),
  about: () => ({}),
  refuse: () => refuse(NOT_ASKED),
  misfit: (state) => (state.bot === state.turn ? undefined : 'the bot does not have the first word'),
}
