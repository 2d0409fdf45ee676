import './games.css'
import { useEffect, useState } from 'preact/hooks'
import { hasTables } from '../shell/has-tables.ts'
import { Page } from '../shell/page.tsx'
import { forgetAnalysis } from '../store/analyses.ts'
import { deleteGame, renameGame } from '../store/games.ts'
import type { DamagedGame, StoredGame } from '../store/model.ts'
import { pages } from '../texts/home.ts'
import { t } from '../texts/index.ts'
import { sharing } from '../texts/sharing.ts'
import { Icon } from '../ui/any-icon.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { download, fileName } from '../ui/download.ts'
import { NameDialog } from '../ui/name-dialog.tsx'
import { GameStatus } from './game-status.tsx'
import { LoadButton, LoadTrouble } from './load-file.tsx'
import { loadFile } from './loading.ts'
import { StoreTrouble } from './store-trouble.tsx'
import { isDamaged, opponents, refreshGames, storedGames } from './stored.ts'

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function GamesPage() {
  useEffect(() => void refreshGames(), [])
  const [leaving, setLeaving] = useState<StoredGame | DamagedGame | undefined>(undefined)
  const [naming, setNaming] = useState<StoredGame | undefined>(undefined)
  const games = storedGames.value
  const name = async (title: string): Promise<void> => {
    if (naming !== undefined) await renameGame(naming.id, title)
    setNaming(undefined)
    await refreshGames()
  }
  const remove = async (): Promise<void> => {
    if (leaving !== undefined) await Promise.all([deleteGame(leaving.id), forgetAnalysis(leaving.id).catch(() => undefined)])
    setLeaving(undefined)
    await refreshGames()
  }
  return (
    <Page title={pages.games.title} narrow>
      <h1>{pages.games.title}</h1>
      <p class="quiet">{pages.games.intro}</p>
      <StoreTrouble />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button inside does the same. */}
      <div
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const file = event.dataTransfer?.files[0]
          if (file !== undefined) void loadFile(file)
        }}
      >
        <Icon name="upload" />
        <span>
          <LoadButton />
          <span class="quiet small block">{pages.games.importHelp}</span>
        </span>
      </div>
      <LoadTrouble />
      {games?.length === 0 && <p>{pages.games.none}</p>}
      <ul class="games-list">
        {games?.map((game) => (
          <li key={game.id} class="card">
            {isDamaged(game) ? (
              <Damaged game={game} onDelete={setLeaving} />
            ) : (
              <Kept game={game} onName={setNaming} onDelete={setLeaving} />
            )}
          </li>
        ))}
      </ul>
      <NameDialog title={naming?.title} onName={(title) => void name(title)} onClose={() => setNaming(undefined)} />
      <Dialog title={pages.games.delete} open={leaving !== undefined} onClose={() => setLeaving(undefined)}>
        <p>{pages.games.deleteSure(leaving !== undefined && !isDamaged(leaving) ? leaving.title : (leaving?.id ?? ''))}</p>
        <div class="row">
          <button type="button" class="button danger" onClick={() => void remove()}>
            <Icon name="trash-2" size={18} /> {pages.games.deleteYes}
          </button>
          <button type="button" class="button" onClick={() => setLeaving(undefined)}>
            {t.common.cancel}
          </button>
        </div>
      </Dialog>
    </Page>
  )
}

interface KeptProps {
  readonly game: StoredGame
  readonly onName: (game: StoredGame) => void
  readonly onDelete: (game: StoredGame) => void
}

function Kept({ game, onName, onDelete }: KeptProps) {
  return (
    <>
      <div class="grow">
        <h2 class="small-title">{game.title}</h2>
        <p class="quiet small">
          {opponents(game)} · {pages.status.choices(game.length)} · {pages.games.updated(when.format(game.updated))}
        </p>
        {game.summary && <p class="small">{game.summary}</p>}
      </div>
      <div class="row">
        <GameStatus game={game} />
        <a class="button primary" href={`/table/${game.id}`}>
          {pages.games.open}
        </a>
        {hasTables() && !game.over && (
          <a
            class="button icon-only"
            aria-label={`${pages.games.bring}: ${game.title}`}
            title={pages.games.bring}
            href={`/new/${game.game}/online?bring=${game.id}`}
          >
            <Icon name="users" size={18} />
          </a>
        )}
        <button type="button" class="button icon-only" aria-label={`${sharing.name}: ${game.title}`} onClick={() => onName(game)}>
          <Icon name="pencil" size={18} />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={`${pages.games.download}: ${game.title}`}
          onClick={() => download(fileName(game.title, 'jsonl'), game.record)}
        >
          <Icon name="download" size={18} />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={`${pages.games.delete}: ${game.title}`}
          onClick={() => onDelete(game)}
        >
          <Icon name="trash-2" size={18} />
        </button>
      </div>
    </>
  )
}

function Damaged({ game, onDelete }: { game: DamagedGame; onDelete: (game: DamagedGame) => void }) {
  return (
    <>
      <div class="grow">
        <h2 class="small-title">
          {pages.status.damaged}: {game.id.slice(0, 8)}
        </h2>
        <p class="small">{pages.games.damagedBody}</p>
      </div>
      <div class="row">
        <button type="button" class="button" onClick={() => download(`${game.id}.json`, JSON.stringify(game.raw, null, 2))}>
          {pages.games.downloadRaw}
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={`${pages.games.delete}: ${game.id.slice(0, 8)}`}
          onClick={() => onDelete(game)}
        >
          <Icon name="trash-2" size={18} />
        </button>
      </div>
    </>
  )
}
