import './archive.css'
import '../ui/table-list.css'
import { manifestOf } from '../../games/index.ts'
import { archive } from '../texts/archive.ts'
import { Icon } from '../ui/icon.tsx'
import { peopleAt } from './my-tables.tsx'
import type { TableInfo } from './server.ts'
import { paceInWords } from './terms.tsx'

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** Games that have ended, in a list: who played, how it ended, and the way to watch it. */
export function FinishedRows({ games }: { games: readonly TableInfo[] }) {
  return (
    <ul class="table-list finished">
      {games.map((game) => (
        <li key={game.id}>
          <a href={`/online/${game.id}`}>
            <span class="table-name">
              <strong>{game.title}</strong>
              <span class="quiet small">{peopleAt(game)}</span>
              <span class="quiet small">
                {paceInWords(game.pace)}
                {game.ended !== null && ` · ${date.format(game.ended)}`}
              </span>
            </span>
            <span class="pill">{resultInWords(game)}</span>
          </a>
          <a class="button plain" href={`/online/${game.id}/table?replay=1`} aria-label={archive.replayOf(game.title)}>
            <Icon name="history" size={18} /> {archive.replay}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How it ended. */
export function resultInWords({ abandoned, ending, game }: TableInfo): string {
  if (abandoned) return archive.early
  if (ending === null) return archive.over
  if (ending.winners.length === 0) return archive.nobodyWon
  return archive.wonBy(ending.winners.map((seat) => manifestOf(game)?.seatNames[seat] ?? seat).join(', '))
}
