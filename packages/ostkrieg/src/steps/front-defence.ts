import { defend } from '../effects/index.ts'
import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { hasEntrenched } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { DISCARD, FRONT, type OstkriegState, placeOf } from '../state.ts'
import { type CardId, SIDE_NAMES } from '../units.ts'
import type { AskingStep } from './step.ts'

/** Does the attack set off this card? */
function answers(state: OstkriegState, card: CardId): boolean {
  const { target } = state.battle
  const kept = state.content.program.keep[card]
  switch (kept?.when) {
    case 'area-attacked':
      return kept.area === target
    case 'vp-area-attacked':
      return state.content.vp[target] > 0
    case 'entrenched-area-attacked':
      return hasEntrenched(state, target)
    default:
      return kept?.when === 'any-area-attacked'
  }
}

/** [10.7]: the defender may discard a card in front for its ability, after air is committed and before the dice. Frame: where to look on. */
export const frontDefence: AskingStep<'front-defence'> = {
  liesOn: ['battle'],
  kind: 'yes-no',
  rule: '10.7',
  prepare(state, frame) {
    const place = placeOf(FRONT, state.battle.defender)
    for (const card of state.content.program.keepers) {
      if (state.cards[card] !== place || card < frame.card || !answers(state, card)) continue
      frame.card = card
      return false
    }
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.battle.defender),
  ask(_state, _frame, question) {
    question.add(1)
    question.add(0)
  },
  answer(state, frame, choice) {
    const card = frame.card
    frame.card = card + 1
    if (choice === 0) return
    const { ops, keep } = state.content.program
    const kept = keep[card]
    state.cards[card] = placeOf(DISCARD, state.battle.defender)
    state.tell?.({ type: 'front-card-used', side: SIDE_NAMES[state.battle.defender], card: state.content.cardNumber[card] })
    for (let at = kept?.effect ?? 0; ops[at].verb !== 'end'; at++) defend(state, ops[at])
  },
  name: (_state, _frame, choice) => ({ use: choice === 1 }),
  about: (state, frame) => ({ card: state.content.cardNumber[frame.card], area: state.battle.target }),
  refuse: () => refuse(NOT_ASKED),
}
