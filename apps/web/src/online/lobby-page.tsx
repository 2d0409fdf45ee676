import './online.css'
import { useState } from 'preact/hooks'
import { games } from '../../games/index.ts'
import { Page } from '../shell/page.tsx'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/any-icon.tsx'
import { MyTables, TableRows } from './my-tables.tsx'
import { lobby, sentenceOf, type TableInfo } from './server.ts'
import { Choose } from './terms.tsx'
import { useAgain } from './use-again.ts'

/** Milliseconds after which it is looked what has changed. */
const AGAIN = 8000
const EVERY = ''

/** Public tables with free seats, those at which one can look on, and one's own. */
export function LobbyPage() {
  const [game, setGame] = useState<string>(EVERY)
  const [pace, setPace] = useState<'' | 'any' | 'live' | 'days'>(EVERY)
  const [open, setOpen] = useState<readonly TableInfo[] | undefined>(undefined)
  const [running, setRunning] = useState<readonly TableInfo[]>([])
  const [trouble, setTrouble] = useState('')
  const look = async (): Promise<void> => {
    const sought = { ...(game === EVERY ? {} : { game }), ...(pace === EVERY ? {} : { pace }) }
    const [free, others] = await Promise.all([lobby(sought), lobby({ ...sought, free: 'no' })])
    setOpen(free)
    setRunning(others)
    setTrouble('')
  }
  useAgain(AGAIN, () => look().catch((error: unknown) => setTrouble(sentenceOf(error))), game, pace)
  const isSought = game !== EVERY || pace !== EVERY
  const titles = Object.fromEntries(games.map(({ id, title }) => [id, title]))
  return (
    <Page title={online.lobby.title} narrow>
      <h1>{online.lobby.title}</h1>
      <p class="quiet">{online.lobby.intro}</p>
      <div class="row lobby-start">
        {games.map(({ id, title }) => (
          <a key={id} class="button primary" href={`/new/${id}/online`}>
            <Icon name="users" size={18} /> {online.lobby.setUp(title)}
          </a>
        ))}
        <a class="button" href="/online/archive">
          <Icon name="history" size={18} /> {online.lobby.archive}
        </a>
        <a class="button" href="/online/me">
          <Icon name="settings" size={18} /> {online.lobby.account}
        </a>
      </div>
      <div class="lobby">
        <MyTables title={online.lobby.mine} />
        <div class="lobby-filters">
          <Choose
            id="lobby-game"
            label={online.lobby.game}
            options={{ [EVERY]: online.lobby.every, ...titles }}
            value={game}
            onChange={setGame}
          />
          <Choose
            id="lobby-pace"
            label={online.lobby.pace}
            options={{ [EVERY]: online.lobby.everyPace, ...online.paces }}
            value={pace}
            onChange={setPace}
          />
        </div>
        <p class="form-error" role="alert">
          {trouble}
        </p>
        <section class="card online-tables" aria-labelledby="open-title">
          <h2 id="open-title">{online.lobby.open}</h2>
          {open?.length === 0 && <p class="quiet">{isSought ? online.lobby.noneLikeThis : online.lobby.none}</p>}
          <TableRows tables={open ?? []} />
        </section>
        <section class="card online-tables" aria-labelledby="running-title">
          <h2 id="running-title">{online.lobby.running}</h2>
          {open !== undefined && running.length === 0 && (
            <p class="quiet">{isSought ? online.lobby.noneLikeThis : online.lobby.noneRunning}</p>
          )}
          <TableRows tables={running} />
        </section>
      </div>
    </Page>
  )
}
