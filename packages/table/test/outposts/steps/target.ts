import type { Choice } from '@railhead/table'
import { STEP } from '../frames.ts'
import { endRound } from '../round.ts'
import { SEATS, seatedIn } from '../state.ts'
import { isOnly, refuse, type Step } from '../step.ts'

const PASS = 255

/** 3.1 The leader names another seat as the target, or passes. */
export const target: Step<'target'> = {
  kind: 'seat',
  rule: '3.1',
  liesOn: ['ground'],

  seat: (_, { leader }) => leader,

  ask(state, { leader }, question) {
    for (const seat of seatedIn(state)) if (seat !== leader) question.add(seat)
    question.add(PASS)
  },

  answer(state, { leader }, choice) {
    state.agenda.pop()
    if (choice === PASS) {
      state.tell?.({ type: 'passed', seat: SEATS[leader] })
      endRound(state)
      return
    }
    state.tell?.({ type: 'target-named', seat: SEATS[leader], target: SEATS[choice] })
    const stake = state.agenda.push(STEP.stake)
    stake.leader = leader
    stake.target = choice
  },

  name: (_state, _frame, choice): Choice => (choice === PASS ? { pass: true } : { seat: SEATS[choice] }),
  role: (_state, _frame, choice) => (choice === PASS ? 'stop' : 'go'),

  refuse(state, { leader }, attempt) {
    if (!isOnly(attempt, 'seat')) return refuse('3.1', 'name-a-seat-or-pass')
    const seat = SEATS.indexOf(String(attempt.seat))
    if (!seatedIn(state).includes(seat)) return refuse('1.2', 'not-seated', { seat: attempt.seat })
    return seat === leader ? refuse('3.1', 'another-seat', { seat: SEATS[seat] }) : undefined
  },
}
