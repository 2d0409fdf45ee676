import type { Choice } from '@railhead/table'
import { endRound } from '../round.ts'
import { SEATS, seatedIn } from '../state.ts'
import { isOnly, refuse, STAKE, type Step, TARGET } from '../step.ts'

const PASS = 255

/** 3.1 The leader names another seat as the target, or passes. */
export const target: Step = {
  name: 'target',
  kind: 'seat',
  rule: '3.1',
  carries: ['leader'],

  ask(state, question) {
    const leader = state.agenda.get(0)
    question.ask(leader, TARGET, target.kind)
    for (const seat of seatedIn(state)) if (seat !== leader) question.add(seat)
    question.add(PASS)
  },

  answer(state, choice, emit) {
    const leader = state.agenda.get(0)
    state.agenda.pop()
    if (choice === PASS) {
      emit?.({ type: 'passed', seat: SEATS[leader] })
      return endRound(state, emit)
    }
    emit?.({ type: 'target-named', seat: SEATS[leader], target: SEATS[choice] })
    state.agenda.push(STAKE, leader, choice)
    return false
  },

  choiceName: (_, choice): Choice => (choice === PASS ? { pass: true } : { seat: SEATS[choice] }),

  refusal(state, attempt) {
    if (isOnly(attempt, 'pass') && attempt.pass === true) return undefined
    if (!isOnly(attempt, 'seat')) return refuse('3.1', 'name-a-seat-or-pass')
    const seat = SEATS.indexOf(String(attempt.seat))
    if (!seatedIn(state).includes(seat)) return refuse('1.2', 'not-seated', { seat: attempt.seat })
    if (seat === state.agenda.get(0)) return refuse('3.1', 'another-seat', { seat: SEATS[seat] })
    return undefined
  },

  about: () => ({}),
}
