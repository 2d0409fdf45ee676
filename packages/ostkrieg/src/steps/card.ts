import { OP, OP_WIDTH } from '../content/program.ts'
import { CARD_OF_FRAME, FRONT_EFFECT, KEPT, PC, PLAY, REACTION } from '../effects/effect.ts'
import { EFFECTS } from '../effects/index.ts'
import type { Tell } from '../events.ts'
import { clearFlags } from '../rules/stacks.ts'
import { DISCARD, FRONT, type OstkriegState, placeOf } from '../state.ts'
import { enemyOf, FOUGHT, MOVED, SIDE_NAMES, TAKES_PART } from '../units.ts'
import { STEP } from './numbers.ts'
import type { Running } from './step.ts'

/** [8.0]: the actions of a card, performed from top to bottom. */
export const card: Running = {
  step: 'card',
  run(state, tell) {
    const { agenda } = state
    const pc = agenda.get(PC)
    const at = pc * OP_WIDTH
    const op = state.content.program.ops[at]
    if (op === OP.end) {
      finish(state, tell)
      return
    }
    agenda.set(PC, pc + 1)
    EFFECTS[op](state, at, tell)
  },
}

function finish(state: OstkriegState, tell?: Tell): void {
  const { agenda } = state
  const play = agenda.get(PLAY)
  const index = agenda.get(CARD_OF_FRAME)
  const kept = agenda.get(KEPT)
  agenda.pop()
  // The effect of a card in front belongs to the card play that it stands before.
  if (play === FRONT_EFFECT) return
  clearFlags(state, MOVED | FOUGHT | TAKES_PART)
  state.marked.fill(0)
  if (play === REACTION) {
    // What the reaction took is no reason for another.
    state.entered.fill(0)
    state.acting = enemyOf(state.acting)
    return
  }
  const side = state.acting
  // [8.0], [10.7]: to the discard pile, unless it may be and is kept in front.
  state.cards[index] = placeOf(kept === 1 ? FRONT : DISCARD, side)
  if (tell !== undefined)
    tell({ type: 'card-done', side: SIDE_NAMES[side], card: state.content.cardNumber[index], kept: kept === 1 })
  state.firstCardPlay = 0
  agenda.push(STEP['after-card'], side)
  if (state.mayPlayAnother === 1) agenda.push(STEP['play-another'])
  state.mayPlayAnother = 0
  agenda.push(STEP.react, enemyOf(side))
}
