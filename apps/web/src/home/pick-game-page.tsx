import { useLocation } from 'preact-iso'
import { games } from '../games/index.ts'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'

/** An address that names a page but no game, such as `/rules`: which game is meant? */
export function PickGamePage() {
  const part = useLocation().path.split('/')[1] ?? ''
  const title = part === 'learn' ? t.nav.learn : t.nav.rules
  return (
    <Page title={title} narrow>
      <h1>{title}</h1>
      <p class="quiet">{t.pickGame}</p>
      <div class="row">
        {games.map((game) => (
          <a key={game.id} class="button primary" href={`/${part}/${game.id}`}>
            {game.title}
          </a>
        ))}
      </div>
    </Page>
  )
}
