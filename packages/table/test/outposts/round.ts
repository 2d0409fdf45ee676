import type { Emit } from '@railhead/table'
import { CARDS } from './cards.ts'
import { DICE_STREAM, SEATS, type State, seatedIn } from './state.ts'
import { PLEDGE } from './step.ts'

const WINS_FROM = 4

/** 3.4 The raid on top of the agenda is rolled for; it ends the round. */
export function raid(state: State, emit: Emit | undefined): boolean {
  const [leader, target, points] = [state.agenda.get(0), state.agenda.get(1), state.agenda.get(2)]
  state.agenda.pop()
  const die = state.chance.pick(DICE_STREAM, 6) + 1
  const won = die >= WINS_FROM
  state.score[leader] += won ? points : -points
  if (won) state.score[target] -= points
  emit?.({ type: 'raided', leader: SEATS[leader], target: SEATS[target], points, die, won })
  endRound(state, emit)
  return true
}

/** 4 Everybody draws a card while the deck lasts. True when one was drawn. */
export function endRound(state: State, emit: Emit | undefined): boolean {
  let drawn = false
  for (const seat of seatedIn(state)) {
    if (state.deck.count === 0) break
    const card = state.deck.pop()
    state.hands[seat].push(card)
    state.hands[seat].sort()
    emit?.({ type: 'drew', seat: SEATS[seat], secret: { seats: [SEATS[seat]], facts: { card: CARDS[card] } } })
    drawn = true
  }
  state.round[0]++
  // 5.1 After the last round, or when somebody has no card to pledge.
  if (state.round[0] === state.rounds[0] || seatedIn(state).some((seat) => state.hands[seat].count === 0)) {
    state.ended[0] = 1
    emit?.({ type: 'ended', round: state.round[0] })
  } else state.agenda.push(PLEDGE)
  return drawn
}
