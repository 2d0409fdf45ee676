import './rules.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import type { SourcesPage as Sources } from '../game/rules-book.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'
import { Blocks } from './rich-text.tsx'
import { RulesNav } from './rules-nav.tsx'

/** Says honestly what of a game's map and cards is printed in its rulebooks and what was reconstructed. */
export function SourcesPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  const [sources, setSources] = useState<Sources | undefined>(undefined)
  useEffect(() => void entry?.sources?.().then(setSources), [entry])
  if (entry?.sources === undefined) return <NotFoundPage />
  return (
    <Page title={t.sources.title(entry.title)}>
      <h1>{t.sources.title(entry.title)}</h1>
      <RulesNav game={entry} here="sources" />
      <div class="rules-body">
        {sources?.sections.map((section) => (
          <section key={section.title} class="card rule-section">
            <h2>{section.title}</h2>
            <Blocks blocks={section.blocks} game={game} />
          </section>
        ))}
      </div>
    </Page>
  )
}
