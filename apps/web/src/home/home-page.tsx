import './home.css'
import '../ui/table-list.css'
import { useEffect } from 'preact/hooks'
import { games, manifestOf } from '../../games/index.ts'
import type { ShownGame } from '../game/manifest.ts'
import { hasPlayedOnline, hasTables } from '../shell/has-tables.ts'
import { Page } from '../shell/page.tsx'
import type { StoredGame } from '../store/model.ts'
import { thumbnailOf } from '../store/thumbnails.ts'
import { pages } from '../texts/home.ts'
import { t } from '../texts/index.ts'
import { Icon, type IconName } from '../ui/any-icon.tsx'
import { useLate } from '../ui/late.tsx'
import { GameStatus } from './game-status.tsx'
import { LoadButton, LoadTrouble } from './load-file.tsx'
import { Preview } from './preview.tsx'
import { StoreTrouble } from './store-trouble.tsx'
import { isDamaged, opponents, refreshGames, storedGames } from './stored.ts'

const SHOWN = 5
const loadMyTables = async () => (await import('../online/my-tables.tsx')).MyTables

export function HomePage() {
  useEffect(() => void refreshGames(), [])
  const all = (storedGames.value ?? []).filter((game): game is StoredGame => !isDamaged(game))
  const latest = all.find((game) => !game.over) ?? all[0]
  const MyTables = useLate(hasPlayedOnline(), loadMyTables)
  return (
    <Page title={t.brand}>
      <h1 class="sr-only">{t.brand}</h1>
      <StoreTrouble />
      <div class="home-top">
        <section class="card stage" aria-labelledby="stage-title">
          <Stage latest={latest} />
          {latest === undefined ? <Welcome /> : <ContinueCard game={latest} />}
        </section>
        <section class="card tables" aria-labelledby="tables-title">
          <h2 id="tables-title">{pages.home.tables}</h2>
          <TableList games={all.slice(0, SHOWN)} />
          <div class="tables-foot">
            {all.length > SHOWN && <a href="/games">{pages.home.allTables(all.length)}</a>}
            <LoadButton />
          </div>
          <LoadTrouble />
        </section>
      </div>
      {MyTables !== undefined && <MyTables />}
      <h2 class="section-title">{pages.home.start}</h2>
      <div class="game-cards">
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </Page>
  )
}

/** The game that goes on, as it last looked. */
function Stage({ latest }: { latest: StoredGame | undefined }) {
  const game = (latest && manifestOf(latest.game)) ?? games[0]
  const position = latest && thumbnailOf(latest.id)
  return <Preview game={game} large {...(position && { position })} />
}

function Welcome() {
  return (
    <div class="stage-card">
      <h2 id="stage-title">{pages.home.welcome}</h2>
      <p class="quiet">
        {pages.home.welcomeBody} {hasTables() ? pages.home.welcomeOnline : pages.home.welcomeHere}
      </p>
      <div class="row">
        <a class="button primary grow" href={`/new/${games[0].id}/computer`}>
          <Icon name="play" size={18} /> {pages.home.computerIn(games[0].title)}
        </a>
        <a class="button grow" href={`/learn/${games[0].id}`}>
          <Icon name="graduation-cap" size={18} /> {pages.home.learnFirst}
        </a>
      </div>
    </div>
  )
}

function ContinueCard({ game }: { game: StoredGame }) {
  return (
    <div class="stage-card">
      <p class="caps live">{game.over ? pages.status.finished : pages.home.continueTitle}</p>
      <h2 id="stage-title">{game.title}</h2>
      <p class="quiet">{game.summary || pages.status.choices(game.length)}</p>
      <div class="row">
        <a class="button primary grow" href={`/table/${game.id}`}>
          <Icon name="play" size={18} /> {game.over ? pages.games.open : pages.home.continue}
        </a>
        {game.length > 0 && (
          <a class="button grow" href={`/table/${game.id}?replay=1`}>
            <Icon name="history" size={18} /> {pages.home.replay}
          </a>
        )}
      </div>
    </div>
  )
}

function TableList({ games: shown }: { games: readonly StoredGame[] }) {
  if (storedGames.value === undefined) return <p class="quiet" />
  if (shown.length === 0) return <p class="quiet">{pages.home.noTables}</p>
  return (
    <ul class="table-list">
      {shown.map((game) => (
        <li key={game.id}>
          <a href={`/table/${game.id}`}>
            <span class="table-name">
              <strong>{game.title}</strong>
              <span class="quiet small">{opponents(game)}</span>
            </span>
            <GameStatus game={game} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function GameCard({ game }: { game: ShownGame }) {
  // Over plain http from another machine browsers have no service worker, and without one nothing is there offline.
  const alone = 'serviceWorker' in navigator ? pages.home.computerHint : pages.home.computerHintHttp
  const tiles: { href: string; icon: IconName; label: string; hint: string; primary?: boolean }[] = [
    { href: `/new/${game.id}/computer`, icon: 'bot', label: pages.home.computer, hint: alone, primary: true },
    { href: `/new/${game.id}/friends`, icon: 'monitor', label: pages.home.friends, hint: pages.home.friendsHint },
  ]
  if (hasTables())
    tiles.push({ href: `/new/${game.id}/online`, icon: 'users', label: pages.home.online, hint: pages.home.onlineHint })
  if (game.lessons !== undefined) {
    const hint = pages.home.learnHint(game.lessons.count)
    tiles.push({ href: `/learn/${game.id}`, icon: 'graduation-cap', label: pages.home.learn, hint })
  }
  if (game.puzzles)
    tiles.push({ href: `/puzzles/${game.id}`, icon: 'puzzle', label: pages.home.puzzles, hint: pages.home.puzzlesHint })
  if (game.rules !== undefined)
    tiles.push({ href: `/rules/${game.id}`, icon: 'book-open', label: pages.home.rules, hint: pages.home.rulesHint })
  return (
    <section class="card game-card" aria-labelledby={`game-${game.id}`}>
      <div class="thumb">
        <Preview game={game} />
      </div>
      <div class="game-body">
        <h3 id={`game-${game.id}`} class="game-title">
          {game.title}
        </h3>
        <p class="facts">
          <span>
            <Icon name="users" size={17} /> {pages.home.players(game.players)}
          </span>
          <span>
            <Icon name="clock" size={17} /> {pages.home.minutes(game.minutes)}
          </span>
        </p>
        <p class="quiet">{game.blurb}</p>
        <div class="tiles">
          {tiles.map(({ href, icon, label, hint, primary }) => (
            <a key={href} class={primary ? 'tile primary' : 'tile'} href={href}>
              <Icon name={icon} size={22} />
              <span>
                <strong>{label}</strong>
                <span class="small">{hint}</span>
              </span>
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
