import { t } from '../texts/index.ts'

export function RulesNav({ game, here }: { game: string; here: 'rules' | 'cards' | 'sources' }) {
  const links = [
    { key: 'rules', href: `/rules/${game}`, label: t.rules.title },
    { key: 'cards', href: `/cards/${game}`, label: t.rules.cards },
    { key: 'sources', href: `/sources/${game}`, label: t.rules.sources },
  ]
  return (
    <nav class="rules-nav" aria-label={t.rules.title}>
      {links.map(({ key, href, label }) => (
        <a key={key} href={href} aria-current={key === here ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
