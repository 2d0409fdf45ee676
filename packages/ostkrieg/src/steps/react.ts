import { clearBits, nextBit, setBit } from '@railhead/table'
import { FIRST_AREA, NO_AREA, NO_CARD } from '../content/content.ts'
import { NOTHING_TO_ATTACK, OK, refuse } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, enemyOf } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { REACTION } from './card.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { actsAs } from './fitting.ts'
import type { AskingStep } from './step.ts'
import { frontCard, useFrontEffect } from './use-front-card.ts'

const canStrike = (state: OstkriegState, side: number, area: AreaId): boolean => whyNotTarget(state, side, area, 0, true) === OK

/** [10.7]: at the end of the enemy's card play a card in front may strike at an area that the enemy advanced into. */
export const react: AskingStep<'react'> = {
  liesOn: ['after-card', 'play-another'],
  kind: 'area',
  rule: '10.7',
  prepare(state, frame) {
    const side = frame.side
    if (frontCard(state, side, 'after-enemy-advance') !== NO_CARD) {
      for (let area = nextBit(state.entered, FIRST_AREA); area !== NO_AREA; area = nextBit(state.entered, area + 1)) {
        if (canStrike(state, side, area)) return false
      }
    }
    clearBits(state.entered)
    state.agenda.pop()
    return true
  },
  seat: (state, frame) => seatOf(state, frame.side),
  ask(state, frame, question) {
    const side = frame.side
    for (let area = nextBit(state.entered, FIRST_AREA); area !== NO_AREA; area = nextBit(state.entered, area + 1)) {
      if (canStrike(state, side, area)) question.add(area)
    }
    question.add(DONE)
  },
  answer(state, frame, choice) {
    const side = frame.side
    clearBits(state.entered)
    state.agenda.pop()
    if (choice === DONE) return
    state.acting = side
    clearBits(state.marked)
    setBit(state.marked, choice)
    useFrontEffect(state, frontCard(state, side, 'after-enemy-advance'), side, REACTION)
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (state, frame) => ({ card: state.content.cardNumber[frontCard(state, frame.side, 'after-enemy-advance')] }),
  refuse: (_state, _frame, attempt) => refuseArea(attempt, (area) => refuse(NOTHING_TO_ATTACK, { area })),
  misfit: (state, { side }) => actsAs(state, enemyOf(side)),
}
