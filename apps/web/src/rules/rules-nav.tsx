import type { ShownGame } from '../game/manifest.ts'
import { t } from '../texts/index.ts'

export function RulesNav({ game, here }: { game: ShownGame; here: 'rules' | 'aid' | 'cards' | 'sources' }) {
  const links = [
    { key: 'rules', label: t.rules.title },
    { key: 'aid', label: t.rules.aid },
    { key: 'cards', label: t.rules.cards },
    { key: 'sources', label: t.rules.sources },
  ] as const
  return (
    <nav class="rules-nav" aria-label={t.rules.title}>
      {links
        .filter(({ key }) => game[key] !== undefined)
        .map(({ key, label }) => (
          <a key={key} href={`/${key}/${game.id}`} aria-current={key === here ? 'page' : undefined}>
            {label}
          </a>
        ))}
    </nav>
  )
}
