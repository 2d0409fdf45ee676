import { clearBits } from '@railhead/table'
import { perform } from '../effects/index.ts'
import { clearFlags } from '../rules/stacks.ts'
import { DISCARD, FRONT, type OstkriegState, placeOf } from '../state.ts'
import { type CardId, enemyOf, FOUGHT, MOVED, type OpId, SIDE_NAMES, TAKES_PART } from '../units.ts'
import { type Frame, STEP } from './frames.ts'
import type { RunningStep } from './step.ts'

/** What kind of play it is: a card, the effect of a card in front, or such an effect in the enemy's card play. */
export const WHOLE_CARD = 0
export const FRONT_EFFECT = 1
export const REACTION = 2

/** [8.0]: the actions of a card, performed from top to bottom. The frame holds which comes next. */
export const card: RunningStep<'card'> = {
  liesOn: ['turn', 'after-card', 'play-another', 'use-front-card'],
  run(state, frame) {
    const op = state.content.program.ops[frame.next]
    if (op.verb === 'end') {
      finish(state, frame)
      return
    }
    frame.next++
    perform(state, op, frame)
  },
}

/** [10.7]: what a card in front does, carried out like a card. */
export function pushEffect(state: OstkriegState, card: CardId, effect: OpId, play: number): void {
  const frame = state.agenda.push(STEP.card)
  frame.card = card
  frame.next = effect
  frame.play = play
}

function finish(state: OstkriegState, { play, card, kept }: Frame<'card'>): void {
  const { agenda } = state
  agenda.pop()
  // The effect of a card in front belongs to the card play that it stands before.
  if (play === FRONT_EFFECT) return
  clearFlags(state, MOVED | FOUGHT | TAKES_PART)
  clearBits(state.marked)
  if (play === REACTION) {
    // What the reaction took is no reason for another.
    clearBits(state.entered)
    state.acting = enemyOf(state.acting)
    return
  }
  const side = state.acting
  // [8.0], [10.7]: to the discard pile, unless it may be and is kept in front.
  state.cards[card] = placeOf(kept === 1 ? FRONT : DISCARD, side)
  state.tell?.({ type: 'card-done', side: SIDE_NAMES[side], card: state.content.cardNumber[card], kept: kept === 1 })
  state.firstCardPlay = 0
  agenda.push(STEP['after-card']).side = side
  if (state.mayPlayAnother === 1) agenda.push(STEP['play-another'])
  state.mayPlayAnother = 0
  agenda.push(STEP.react).side = enemyOf(side)
}
