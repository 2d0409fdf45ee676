import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso'
import { games, manifestOf } from '../../games/index.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/any-icon.tsx'
import { RailheadMark } from '../ui/mark.tsx'
import { hasTables } from './has-tables.ts'
import { LateSettings } from './late-settings.tsx'
import { openSettings, set, settings, systemDark } from './settings.ts'
import { useTitle } from './title.ts'

interface PageProps {
  readonly title: string
  readonly narrow?: boolean
  readonly children: ComponentChildren
}

/** The frame of every page but the table: bar, content, settings. */
export function Page({ title, narrow, children }: PageProps) {
  useTitle(title)
  return (
    <>
      <TopBar />
      <main id="content" class={narrow ? 'page narrow' : 'page'} tabIndex={-1}>
        <GameTabs />
        {children}
      </main>
      <LateSettings />
    </>
  )
}

function TopBar() {
  const { path } = useLocation()
  // Whoever looks at one game stays with it; otherwise the page asks which one.
  const game = manifestOf(path.split('/')[2] ?? '')
  const of = (part: 'lessons' | 'puzzles' | 'rules'): string => (game?.[part] === undefined ? '' : `/${game.id}`)
  const links = [
    { href: '/', label: t.nav.play, here: path === '/' || path.startsWith('/new') },
    { href: `/learn${of('lessons')}`, label: t.nav.learn, here: path.startsWith('/learn') },
    { href: `/puzzles${of('puzzles')}`, label: t.nav.puzzles, here: path.startsWith('/puzzles'), roomy: true },
    { href: `/rules${of('rules')}`, label: t.nav.rules, here: /^\/(rules|cards|sources)/.test(path) },
    { href: '/games', label: t.nav.games, here: path === '/games' },
    ...(hasTables() ? [{ href: '/online', label: t.nav.online, here: path.startsWith('/online') }] : []),
  ]
  return (
    <header class="bar top-bar">
      <a class="brand" href="/" aria-label={t.brand}>
        <RailheadMark />
        <span aria-hidden="true">{t.brand.toUpperCase()}</span>
      </a>
      <nav aria-label={t.nav.label}>
        {links.map(({ href, label, here, roomy }) => (
          <a key={href} href={href} class={roomy && !here ? 'roomy' : undefined} aria-current={here ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div class="tools">
        <ThemeButton />
        <button type="button" class="bar-button" aria-label={t.settings.title} onClick={openSettings}>
          <Icon name="settings" />
        </button>
      </div>
    </header>
  )
}

/** What of a game each of these pages shows. */
const SHOWN = { learn: 'lessons', puzzles: 'puzzles', rules: 'rules', cards: 'cards', sources: 'sources' } as const

/** The same page of the other games that have one. */
function GameTabs() {
  const [, part, here, ...deeper] = useLocation().path.split('/')
  if (!(part in SHOWN) || here === undefined || deeper.length > 0) return null
  const others = games.filter((game) => game[SHOWN[part as keyof typeof SHOWN]] !== undefined)
  return (
    <nav class="game-tabs" aria-label={t.nav.game}>
      {others.map(({ id, title }) => (
        <a key={id} href={`/${part}/${id}`} aria-current={id === here ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}

function ThemeButton() {
  const { theme } = settings.value
  const dark = theme === 'dark' || (theme === 'system' && systemDark.value)
  return (
    <button
      type="button"
      class="bar-button"
      aria-label={dark ? t.theme.toLight : t.theme.toDark}
      onClick={() => set('theme', dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  )
}
