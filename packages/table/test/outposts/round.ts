import type { Seat } from '@railhead/table'
import { CARDS } from './cards.ts'
import { STEP } from './frames.ts'
import { DICE_STREAM, SEATS, type State, seatedIn } from './state.ts'

const WINS_FROM = 4

/** 3.4 The raid is rolled for; it ends the round. */
export function raid(state: State, leader: Seat, target: Seat, points: number): void {
  const die = state.chance.pick(DICE_STREAM, 6) + 1
  const won = die >= WINS_FROM
  state.revealed = true
  state.score[leader] += won ? points : -points
  if (won) state.score[target] -= points
  state.tell?.({ type: 'raided', leader: SEATS[leader], target: SEATS[target], points, die, won })
  endRound(state)
}

/** 4 Everybody draws a card while the deck lasts. */
export function endRound(state: State): void {
  for (const seat of seatedIn(state)) {
    if (state.deck.count === 0) break
    const card = state.deck.pop()
    state.hands[seat].push(card)
    state.hands[seat].sort()
    state.revealed = true
    state.tell?.({ type: 'drew', seat: SEATS[seat], secret: { seats: [SEATS[seat]], facts: { card: CARDS[card] } } })
  }
  state.round[0]++
  // 5.1 After the last round, or when somebody has no card to pledge.
  if (state.round[0] === state.rounds[0] || seatedIn(state).some((seat) => state.hands[seat].count === 0)) {
    state.ended[0] = 1
    state.tell?.({ type: 'ended', round: state.round[0] })
  } else state.agenda.push(STEP.pledge)
}
