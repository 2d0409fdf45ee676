import { LAST_ROUND_OF_ALL } from '../constants.ts'
import { ENDED_BY_LAST_MARKER, ENDED_BY_ROUND_LIMIT, type State } from '../state.ts'
import type { Step } from './step.ts'
import { beginTurn } from './turn.ts'

/** [2024:6] [2021:5] [2021:6.1] The next player in the order; after the last one a new round, or the end. Runs by itself. */
export const nextTurn: Step = {
  name: 'next-turn',
  kind: 'action',
  rules: ['6', '5'],
  seat: (s) => s.active,
  run(s) {
    s.agenda.pop()
    if (s.turn[0] + 1 < s.players[0]) s.turn[0]++
    else if (endsRound(s)) return true
    beginTurn(s)
    return true
  },
  ask() {},
  answer() {},
}

/** Answers true when the game is over with the round. */
function endsRound(s: State): boolean {
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
