import { clearBits } from '@railhead/table'
import { perform } from '../effects/index.ts'
import { receiver } from '../rules/countries.ts'
import { clearFlags } from '../rules/stacks.ts'
import { DISCARD, FRONT, type OstkriegState, placeOf } from '../state.ts'
import { type CardId, enemyOf, FOUGHT, MOVED, type OpId, SIDE_NAMES, TAKES_PART } from '../units.ts'
import { actsAs } from './fitting.ts'
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
  misfit(state, { card, next, kept, play }, { below }) {
    const range = rangeOf(state, card, play)
    if (range === undefined || next < range[0] || next > range[1]) return 'the card has no such step'
    if (kept === 1 && state.content.program.keep[card] === undefined) return 'the card is never kept in front'
    if (play === FRONT_EFFECT) {
      if (below?.step !== 'use-front-card') return 'no card in front is being used'
      return state.cards[card] === placeOf(DISCARD, state.acting) ? undefined : 'a card in front is discarded when it is used'
    }
    if (play === REACTION) {
      if (below?.step === 'turn' || below?.step === 'use-front-card') return 'there is nothing to react to'
      if (state.cards[card] !== placeOf(DISCARD, state.acting)) return 'a card in front is discarded when it is used'
      return actsAs(state, enemyOf(state.turn))
    }
    if (below?.step !== 'turn' && below?.step !== 'after-card') return 'a card is played in a turn'
    if (receiver(state, card) !== state.turn) return 'the card is not of the side that plays it'
    return actsAs(state, state.turn)
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

/** The first and the last step of what a card frame carries out. */
function rangeOf(state: OstkriegState, card: CardId, play: number): readonly [OpId, OpId] | undefined {
  const { ops, start, keep } = state.content.program
  const first = play === WHOLE_CARD ? start[card] : keep[card]?.effect
  if (first === undefined) return undefined
  let last = first
  while (ops[last].verb !== 'end') last++
  return [first, last]
}
