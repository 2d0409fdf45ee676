import { raid } from '../round.ts'
import { SEATS } from '../state.ts'
import { BLOCK, isOnly, refuse, STAKE, type Step } from '../step.ts'

const HIGHEST_STAKE = 3
/** Where the frame keeps its bytes. */
const TARGET_BYTE = 1
const STAKE_BYTE = 2

/** 3.2 The leader stakes one to three points. The frame stays on the agenda while the target may react. */
export const stake: Step = {
  name: 'stake',
  kind: 'number',
  rule: '3.2',
  carries: ['leader', 'target', 'stake'],

  ask(state, question) {
    question.ask(state.agenda.get(0), STAKE, stake.kind)
    for (let points = 1; points <= HIGHEST_STAKE; points++) question.add(points)
  },

  answer(state, points, emit) {
    state.agenda.set(STAKE_BYTE, points)
    const leader = state.agenda.get(0)
    const against = state.agenda.get(TARGET_BYTE)
    emit?.({ type: 'staked', seat: SEATS[leader], points })
    if (state.blocking[0] === 0 || state.hands[against].count === 0) return raid(state, emit)
    state.agenda.push(BLOCK)
    return false
  },

  choiceName: (_, points) => ({ number: points }),

  refusal(_, attempt) {
    if (!isOnly(attempt, 'number') || typeof attempt.number !== 'number') return refuse('3.2', 'name-a-number')
    if (!Number.isInteger(attempt.number) || attempt.number < 1 || attempt.number > HIGHEST_STAKE)
      return refuse('3.2', 'one-to-three', { number: attempt.number })
    return undefined
  },

  about: (state) => ({ target: SEATS[state.agenda.get(TARGET_BYTE)] }),
}
