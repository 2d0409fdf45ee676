import { LAST_ROUND_OF_ALL } from '../constants.ts'
import { beginTurn } from '../parts/turns.ts'
import { ENDED_BY_LAST_MARKER, ENDED_BY_ROUND_LIMIT, type State } from '../state.ts'
import type { RunningStep } from './step.ts'

/** [2024:6] [2021:5] [2021:6.1] The next player in the order; after the last one a new round, or the end. */
export const nextTurn: RunningStep<'next-turn'> = {
  liesOn: ['ground'],

  run(s) {
    s.agenda.pop()
    if (s.turn[0] + 1 < s.players[0]) s.turn[0]++
    else if (endsWithRound(s)) return
    beginTurn(s)
  },
}

/** Answers true when the game is over with the round. */
function endsWithRound(s: State): boolean {
  if (s.lastRound[0] === 1) s.ending[0] = ENDED_BY_LAST_MARKER
  else if (s.round[0] === LAST_ROUND_OF_ALL) s.ending[0] = ENDED_BY_ROUND_LIMIT
  if (s.ending[0] !== 0) {
    s.tell?.({ type: 'game-ended', round: s.round[0] })
    return true
  }
  s.turn[0] = 0
  s.round[0]++
  return false
}
