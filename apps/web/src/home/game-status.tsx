import type { StoredGame } from '../store/model.ts'
import { t } from '../texts/index.ts'
import { nameOfSeat, personIsAsked } from './stored.ts'

export function GameStatus({ game }: { game: StoredGame }) {
  if (game.over) return <span class="pill">{t.status.finished}</span>
  const persons = Object.values(game.seats).filter(({ kind }) => kind === 'person').length
  // A turn that waits to be confirmed is still the turn of the only person there.
  if (game.held === true && persons === 1) return <span class="pill lit">{t.status.yourTurn}</span>
  if (game.turnOf !== null && personIsAsked(game)) {
    return <span class="pill lit">{persons > 1 ? t.status.turnOf(nameOfSeat(game, game.turnOf)) : t.status.yourTurn}</span>
  }
  return <span class="pill">{t.status.turnOf(nameOfSeat(game, game.turnOf ?? ''))}</span>
}
