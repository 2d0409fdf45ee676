import './rules.css'
import './aid.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import type { AidPage as Aid } from '../game/rules-book.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'
import { Blocks } from './rich-text.tsx'
import { RulesNav } from './rules-nav.tsx'

/** What one looks up while playing, on one page that can be printed. */
export function AidPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  const [aid, setAid] = useState<Aid | undefined>(undefined)
  useEffect(() => void entry?.aid?.().then(setAid), [entry])
  if (entry?.aid === undefined) return <NotFoundPage />
  return (
    <Page title={t.rules.aidTitle(entry.title)}>
      <h1>{t.rules.aidTitle(entry.title)}</h1>
      <RulesNav game={entry} here="aid" />
      <p class="aid-print">
        <button type="button" class="button" onClick={() => print()}>
          {t.rules.print}
        </button>
      </p>
      <div class="aid card">
        {aid?.sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <Blocks blocks={section.blocks} game={game} />
          </section>
        ))}
      </div>
    </Page>
  )
}
