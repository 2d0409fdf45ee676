import './online.css'
import './archive.css'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { Page } from '../shell/page.tsx'
import { archive } from '../texts/archive.ts'
import { counts, type GameCounts } from './archive-server.ts'
import { sentenceOf } from './server.ts'

const words = archive.counts

/** How games went here: how many, who won, how long they were. */
export function StatisticsPage() {
  const [games, setGames] = useState<readonly GameCounts[] | undefined>(undefined)
  const [trouble, setTrouble] = useState('')
  useEffect(() => void counts().then(setGames, (error: unknown) => setTrouble(sentenceOf(error))), [])
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="quiet page-intro">
        {words.intro} <a href="/online/archive">{words.archive}</a>
      </p>
      <p class="form-error" role="alert">
        {trouble}
      </p>
      <div class="lobby">
        {games?.length === 0 && <p class="quiet">{words.none}</p>}
        {games?.map((game) => (
          <OneGame key={game.game} counted={game} />
        ))}
      </div>
    </Page>
  )
}

function OneGame({ counted: { game, won, drawn, early, choices, seats } }: { counted: GameCounts }) {
  const manifest = manifestOf(game)
  return (
    <section class="card">
      <h2>{manifest?.title ?? game}</h2>
      <dl class="counts">
        {(
          [
            [words.games, won + drawn + early],
            [words.won, won],
            [words.drawn, drawn],
            [words.early, early],
          ] as const
        ).map(([label, n]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      {won > 0 && (
        <table class="wins">
          <thead>
            <tr>
              <th scope="col">{words.seat}</th>
              <th scope="col">{words.wins}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(seats).map(([seat, { played, won: wins }]) => (
              <tr key={seat}>
                <th scope="row">{manifest?.seatNames[seat] ?? seat}</th>
                <td>
                  <meter min={0} max={played} value={wins} aria-hidden="true" /> {words.of(wins, played)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {choices !== null && <p class="quiet small">{words.choices(Math.round(choices.mean), choices.least, choices.most)}</p>}
    </section>
  )
}
