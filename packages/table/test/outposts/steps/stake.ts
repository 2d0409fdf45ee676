import { STEP } from '../frames.ts'
import { raid } from '../round.ts'
import { SEATS } from '../state.ts'
import { isOnly, refuse, type Step } from '../step.ts'

export const HIGHEST_STAKE = 3

/** 3.2 The leader stakes one to three points. */
export const stake: Step<'stake'> = {
  kind: 'number',
  rule: '3.2',
  liesOn: ['ground'],

  seat: (_, { leader }) => leader,
  about: (_, { target }) => ({ target: SEATS[target] }),

  ask(_state, _frame, question) {
    for (let points = 1; points <= HIGHEST_STAKE; points++) question.add(points)
  },

  answer(state, { leader, target }, points) {
    state.tell?.({ type: 'staked', seat: SEATS[leader], points })
    state.agenda.pop()
    if (state.blocking[0] === 0 || state.hands[target].count === 0) {
      raid(state, leader, target, points)
      return
    }
    const block = state.agenda.push(STEP.block)
    block.leader = leader
    block.target = target
    block.points = points
  },

  name: (_state, _frame, points) => ({ number: points }),

  refuse(_state, _frame, attempt) {
    if (!isOnly(attempt, 'number') || typeof attempt.number !== 'number') return refuse('3.2', 'name-a-number')
    return refuse('3.2', 'one-to-three', { number: attempt.number })
  },

  misfit: (_, { leader, target }) => (leader === target ? 'the target is another seat than the leader' : undefined),
}
