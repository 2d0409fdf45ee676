import { CARDS } from '../content/content.ts'
import { ANY_AREA_ATTACKED, AREA_ATTACKED, ENTRENCHED_AREA_ATTACKED, OP, OP_WIDTH, VP_AREA_ATTACKED } from '../content/program.ts'
import { EFFECTS } from '../effects/index.ts'
import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { hasEntrenched } from '../rules/stacks.ts'
import { DISCARD, FRONT, type OstkriegState, placeOf } from '../state.ts'
import { SIDE_NAMES } from '../units.ts'
import type { Asking } from './step.ts'

/** Does the attack set off this card? */
function answers(state: OstkriegState, card: number): boolean {
  const { ops, keep } = state.content.program
  const at = keep[card] * OP_WIDTH
  const { target } = state.battle
  switch (ops[at + 1]) {
    case AREA_ATTACKED:
      return ops[at + 2] === target
    case VP_AREA_ATTACKED:
      return state.content.vp[target] > 0
    case ENTRENCHED_AREA_ATTACKED:
      return hasEntrenched(state, target)
    default:
      return ops[at + 1] === ANY_AREA_ATTACKED
  }
}

/** [10.7]: the defender may discard a card in front for its ability, after air is committed and before the dice. Frame: where to look on. */
export const frontDefence: Asking = {
  step: 'front-defence',
  kind: 'yes-no',
  rule: '10.7',
  prepare(state) {
    const place = placeOf(FRONT, state.battle.defender)
    for (let card = state.agenda.get(0); card < CARDS; card++) {
      if (state.cards[card] !== place || !answers(state, card)) continue
      state.agenda.set(0, card)
      return false
    }
    state.agenda.pop()
    return true
  },
  side: (state) => state.battle.defender,
  ask(_, question) {
    question.add(1)
    question.add(0)
  },
  answer(state, choice, tell) {
    const card = state.agenda.get(0)
    state.agenda.set(0, card + 1)
    if (choice === 0) return
    const { ops, keep } = state.content.program
    state.cards[card] = placeOf(DISCARD, state.battle.defender)
    if (tell !== undefined)
      tell({ type: 'front-card-used', side: SIDE_NAMES[state.battle.defender], card: state.content.cardNumber[card] })
    for (let pc = ops[keep[card] * OP_WIDTH + 3]; ops[pc * OP_WIDTH] !== OP.end; pc++)
      EFFECTS[ops[pc * OP_WIDTH]](state, pc * OP_WIDTH)
  },
  name: (_, choice) => ({ use: choice === 1 }),
  about: (state) => ({ card: state.content.cardNumber[state.agenda.get(0)], area: state.battle.target }),
  refuse: () => refuse(NOT_ASKED),
}
