import { looseChance } from '../../chance.ts'
import type { Game, GameState } from '../../game.ts'
import { playRandomly } from '../../play.ts'
import { hold, holdIsJson, numberOf, type Property } from '../property.ts'

export const gamesEnd: Property = {
  name: 'games-end',
  says: 'a game played at random is over within longestGame choices, and its outcome covers every seat that takes part',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const left = game.longestGame - walk.picks.length
    playRandomly(game, state, looseChance(numberOf(walk)), Math.max(left, 0))
    hold(game.pending(state).over, `the game is not over after ${game.longestGame} choices`)
    holdOutcome(game, state)
  },
}

/** Complains unless the finished game has a sound outcome. */
export function holdOutcome<S extends GameState>(game: Game<S>, state: S): void {
  const outcome = game.outcome(state)
  hold(outcome !== undefined, 'the game is over and has no outcome')
  holdIsJson(outcome, 'the outcome')
  const seated = game.seated(state).map((seat) => game.seats[seat])
  for (const seat of seated) hold(Number.isFinite(outcome.scores[seat]), `the outcome has no score for ${seat}`)
  hold(
    outcome.winners.every((winner) => game.seats.includes(winner)),
    'somebody won who is no seat of the game',
  )
  hold(outcome.reason !== '' && game.texts.outcome(outcome) !== '', 'the outcome has no reason or no words')
}

export const invariantsHold: Property = {
  name: 'invariants-hold',
  says: "the game's own invariants hold in every state",
  check(walk, { invariants }) {
    if (invariants === undefined) return
    const state = walk.end((at) => {
      const before = invariants(at)
      hold(before === undefined, () => String(before))
    })
    const last = invariants(state)
    hold(last === undefined, () => String(last))
  },
}
