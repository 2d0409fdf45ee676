import { nextBit, setBit } from '@railhead/table'
import { AFTER_ENEMY_ADVANCE, OP_WIDTH } from '../content/program.ts'
import { REACTION } from '../effects/effect.ts'
import { NOT_ASKED, NOTHING_TO_ATTACK, OK, refuse } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import { DISCARD, type OstkriegState, placeOf } from '../state.ts'
import { SIDE_NAMES } from '../units.ts'
import { STEP } from './numbers.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'
import { frontCard } from './use-front-card.ts'

const canStrike = (state: OstkriegState, side: number, area: number): boolean => whyNotTarget(state, side, area, 0, true) === OK

/** [10.7]: at the end of the enemy's card play a card in front may strike at an area that the enemy advanced into. */
export const react: Asking = {
  step: 'react',
  kind: 'area',
  rule: '10.7',
  prepare(state) {
    const side = state.agenda.get(0)
    if (frontCard(state, side, AFTER_ENEMY_ADVANCE, 0) >= 0) {
      for (let area = nextBit(state.entered, 0); area >= 0; area = nextBit(state.entered, area + 1)) {
        if (canStrike(state, side, area)) return false
      }
    }
    state.entered.fill(0)
    state.agenda.pop()
    return true
  },
  side: (state) => state.agenda.get(0),
  ask(state, question) {
    const side = state.agenda.get(0)
    for (let area = nextBit(state.entered, 0); area >= 0; area = nextBit(state.entered, area + 1)) {
      if (canStrike(state, side, area)) question.add(area)
    }
    question.add(DONE)
  },
  answer(state, choice, tell) {
    const side = state.agenda.get(0)
    state.entered.fill(0)
    state.agenda.pop()
    if (choice === DONE) return
    const card = frontCard(state, side, AFTER_ENEMY_ADVANCE, 0)
    const { keep, ops } = state.content.program
    state.cards[card] = placeOf(DISCARD, side)
    if (tell !== undefined) tell({ type: 'front-card-used', side: SIDE_NAMES[side], card: state.content.cardNumber[card] })
    state.acting = side
    state.marked.fill(0)
    setBit(state.marked, choice)
    state.agenda.push(STEP.card, card, ops[keep[card] * OP_WIDTH + 3], 0, REACTION)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: (state) => ({ card: state.content.cardNumber[frontCard(state, state.agenda.get(0), AFTER_ENEMY_ADVANCE, 0)] }),
  refuse: (_, attempt) => (areaIn(attempt) < 0 ? refuse(NOT_ASKED) : refuse(NOTHING_TO_ATTACK, { area: areaIn(attempt) })),
}
