import './pick-game.css'
import { useLocation } from 'preact-iso'
import { games } from '../../games/index.ts'
import type { ShownGame } from '../game/manifest.ts'
import { Page } from '../shell/page.tsx'
import { pages } from '../texts/home.ts'
import { t } from '../texts/index.ts'
import { Preview } from './preview.tsx'

interface Part {
  readonly title: string
  /** What a game must have for it. */
  readonly has: 'lessons' | 'puzzles' | 'rules'
  readonly hint: (game: ShownGame) => string
}
const RULES: Part = { title: t.nav.rules, has: 'rules', hint: () => pages.home.rulesHint }
const PARTS: { readonly [part: string]: Part } = {
  learn: { title: t.nav.learn, has: 'lessons', hint: ({ lessons }) => pages.home.learnHint(lessons?.count ?? 0) },
  puzzles: { title: t.nav.puzzles, has: 'puzzles', hint: () => pages.home.puzzlesHint },
}

/** An address that names a page but no game, such as `/rules`: which game is meant? */
export function PickGamePage() {
  const part = useLocation().path.split('/')[1] ?? ''
  const { title, has, hint } = PARTS[part] ?? RULES
  return (
    <Page title={title} narrow>
      <h1>{title}</h1>
      <p class="quiet">{t.pickGame}</p>
      <div class="pick-games">
        {games
          .filter((game) => game[has] !== undefined)
          .map((game) => (
            <a key={game.id} class="card pick-game" href={`/${part}/${game.id}`}>
              <Preview game={game} />
              <span class="pick-body">
                <strong>{game.title}</strong>
                <span class="quiet">{hint(game)}</span>
              </span>
            </a>
          ))}
      </div>
    </Page>
  )
}
