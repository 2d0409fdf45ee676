import './pick-game.css'
import { useLocation } from 'preact-iso'
import { games } from '../../games/index.ts'
import { Page } from '../shell/page.tsx'
import { pages } from '../texts/home.ts'
import { t } from '../texts/index.ts'
import { Preview } from './preview.tsx'

/** An address that names a page but no game, such as `/rules`: which game is meant? */
export function PickGamePage() {
  const part = useLocation().path.split('/')[1] ?? ''
  const learn = part === 'learn'
  const title = learn ? t.nav.learn : t.nav.rules
  return (
    <Page title={title} narrow>
      <h1>{title}</h1>
      <p class="quiet">{t.pickGame}</p>
      <div class="pick-games">
        {games
          .filter((game) => (learn ? game.lessons : game.rules) !== undefined)
          .map((game) => (
            <a key={game.id} class="card pick-game" href={`/${part}/${game.id}`}>
              <Preview game={game} />
              <span class="pick-body">
                <strong>{game.title}</strong>
                <span class="quiet">
                  {learn && game.lessons ? pages.home.learnHint(game.lessons.count) : pages.home.rulesHint}
                </span>
              </span>
            </a>
          ))}
      </div>
    </Page>
  )
}
