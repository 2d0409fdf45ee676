import { armyIn } from '../parts/attempts.ts'
import { listOkhRow, nameTakeOkh, TAKE_OKH, takeOkh, whyNotTakeIn } from '../parts/take-okh.ts'
import * as no from '../reasons.ts'
import { activate } from '../rules/movement.ts'
import { code, firstOf, VERBS, verbOf } from './code.ts'
import { asks } from './step.ts'
import { whyNotMoveFieldArmy } from './turn/core.ts'

const [MOVE, DONE] = VERBS

/** [2024:8.1] Field armies move one after the other; not all of them need to. */
export const fieldArmies = asks<'field-armies'>({
  kind: 'army',
  rules: ['8.1', '7'],
  liesOn: ['turn'],

  prepare(s) {
    const armies = s.content.armiesOf[s.active]
    for (let i = 0; i < armies.length; i++) if (whyNotMoveFieldArmy(s, armies[i]) === no.ALLOWED) return false
    s.agenda.pop()
    return true
  },
  seat: (s) => s.active,

  ask(s, _frame, question) {
    const armies = s.content.armiesOf[s.active]
    for (let i = 0; i < armies.length; i++) {
      if (whyNotMoveFieldArmy(s, armies[i]) === no.ALLOWED) question.add(code(MOVE, armies[i]))
    }
    question.add(code(DONE))
    listOkhRow(s, question, 'inside')
  },
  answer(s, _frame, choice) {
    const verb = verbOf(choice)
    if (verb === DONE) s.agenda.pop()
    else if (verb === TAKE_OKH) takeOkh(s, choice)
    else activate(s, firstOf(choice))
  },
  name(s, _frame, choice) {
    const verb = verbOf(choice)
    if (verb === TAKE_OKH) return nameTakeOkh(s, choice)
    return verb === DONE ? { done: true } : { army: s.content.armyIds[firstOf(choice)] }
  },
  role: (_s, _frame, choice) => (verbOf(choice) === DONE ? 'stop' : 'go'),

  whyNot: (s, _frame, attempt) => (attempt.army === undefined ? undefined : whyNotMoveFieldArmy(s, armyIn(s, attempt.army))),
  whyNotAction: (s, _frame, attempt) => (attempt.action === 'take-okh' ? whyNotTakeIn(s, attempt, 'inside') : undefined),
})
