import type { StoredGame } from '../store/model.ts'
import { pages } from '../texts/home.ts'
import { nameOfSeat, personIsAsked } from './stored.ts'

export function GameStatus({ game }: { game: StoredGame }) {
  if (game.over) return <span class="pill">{pages.status.finished}</span>
  const persons = Object.values(game.seats).filter(({ kind }) => kind === 'person').length
  // A turn that waits to be confirmed is still the turn of the only person there.
  if (game.held === true && persons === 1) return <span class="pill lit">{pages.status.yourTurn}</span>
  if (game.turnOf !== null && personIsAsked(game)) {
    return (
      <span class="pill lit">{persons > 1 ? pages.status.turnOf(nameOfSeat(game, game.turnOf)) : pages.status.yourTurn}</span>
    )
  }
  return <span class="pill">{pages.status.turnOf(nameOfSeat(game, game.turnOf ?? ''))}</span>
}
