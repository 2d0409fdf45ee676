import { CARDS, DONE, hasEffect, type OstkriegState, STEP } from '@railhead/ostkrieg/inside'
import type { Question } from '@railhead/table'
import type { Judgement } from './judgement.ts'

/** [9.5]: of all that can be bought together, what is worth most in the coming year; of that the dearest first. */
export function cardToBuy(state: OstkriegState, question: Question, judgement: Judgement): number {
  const side = state.agenda.top(STEP['buy-card']).side
  const points = state.points[side]
  const { cardCost } = state.content
  const most = new Float64Array(points + 1)
  const taken = new Uint8Array((points + 1) * CARDS)
  for (let i = 0; i < question.count; i++) {
    const choice = question.choices[i]
    if (choice === DONE || !hasEffect(state, side, choice - 1)) continue
    const cost = cardCost[choice - 1]
    const worth = judgement.worthInHand(state, side, choice - 1)
    for (let left = points; left >= cost; left--) {
      if (most[left - cost] + worth <= most[left]) continue
      most[left] = most[left - cost] + worth
      taken.copyWithin(left * CARDS, (left - cost) * CARDS, (left - cost + 1) * CARDS)
      taken[left * CARDS + choice - 1] = 1
    }
  }
  let best = DONE
  for (let card = 0; card < CARDS; card++)
    if (taken[points * CARDS + card] === 1 && (best === DONE || cardCost[card] > cardCost[best - 1])) best = card + 1
  return best
}
