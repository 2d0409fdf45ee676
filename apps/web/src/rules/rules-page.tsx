import './rules.css'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import type { LegendSection } from '../board/api.ts'
import type { ShownGame } from '../game/manifest.ts'
import { numbersIn, type RulesBook, searchBook, sectionOf } from '../game/rules-book.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Blocks, Marked, Searched } from './rich-text.tsx'
import { RulesNav } from './rules-nav.tsx'
import { Signs } from './signs.tsx'

/** The rules of one game: contents, search, editions; opened at the section that the address names. */
export function RulesPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined)
  useEffect(() => void load(entry).then(setLoaded), [entry])
  if (entry?.rules === undefined) return <NotFoundPage />
  return (
    <Page title={t.rules.ofGame(entry.title)}>
      <h1>{t.rules.ofGame(entry.title)}</h1>
      <RulesNav game={entry} here="rules" />
      {loaded !== undefined && <Book {...loaded} />}
    </Page>
  )
}

interface Loaded {
  readonly book: RulesBook
  readonly signs: readonly LegendSection[]
}

/** Both at once: what comes later would push the section away that is looked for. */
async function load(entry: ShownGame | undefined): Promise<Loaded | undefined> {
  const [book, signs = []] = await Promise.all([entry?.rules?.(), entry?.signs?.()])
  return book === undefined ? undefined : { book, signs }
}

function Book({ book, signs }: Loaded) {
  const { query, url } = useLocation()
  const { editions = [] } = book
  const [edition, setEdition] = useState<string>(editions.includes(query.edition) ? query.edition : ALL)
  const [typed, setTyped] = useState('')
  const found = searchBook(book, typed)
  const visible = found.filter((section) => section.blocks.some((block) => shownIn(block.edition, edition)))

  useEffect(() => {
    const jump = (): void => {
      const number = decodeURIComponent(location.hash.slice(1))
      const section = number === '' ? undefined : sectionOf(book, number, edition)
      const element = section === undefined ? null : document.getElementById(`rule-${section.id}`)
      element?.scrollIntoView()
      // Whoever searches is led to what was found in it.
      element?.querySelector('.rule-block mark')?.scrollIntoView({ block: 'center' })
      element?.focus({ preventScroll: true })
    }
    jump()
    addEventListener('hashchange', jump)
    return () => removeEventListener('hashchange', jump)
  }, [book, url])

  return (
    <div class="rules">
      <aside class="rules-side">
        <search>
          <input
            type="search"
            aria-label={t.rules.search}
            placeholder={t.rules.search}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <p class="small quiet" role="status">
            {typed.trim() !== '' && (visible.length === 0 ? t.rules.none : t.rules.found(visible.length))}
          </p>
        </search>
        {editions.length > 1 && (
          <Segmented
            legend={t.rules.edition}
            value={edition}
            values={[ALL, ...editions].map((value) => ({ value, label: value === ALL ? t.rules.allEditions : value }))}
            onChange={setEdition}
          />
        )}
        <nav aria-label={t.rules.contents}>
          <ol class="rules-contents">
            {visible.map((section) => (
              <li key={section.id} class={section.id.includes('.') ? 'sub' : ''}>
                <a href={`#${numbersIn(section, edition)[0]}`}>
                  <span>{numbersIn(section, edition)[0]}</span> {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
      <div class="rules-body">
        <p class="quiet">{book.about}</p>
        {typed.trim() === '' && <Signs sections={signs} />}
        {visible.map((section) => (
          <section
            class="card rule-section"
            key={section.id}
            id={`rule-${section.id}`}
            tabIndex={-1}
            aria-labelledby={`title-${section.id}`}
          >
            <h2 id={`title-${section.id}`}>
              <span class="rule-number">{numbersIn(section, edition)[0]}</span> <Marked text={section.title} typed={typed} />
              {edition === ALL &&
                Object.entries(section.numbers ?? {}).map(([name, numbers]) => (
                  <span key={name} class="other-number">
                    {name}: {numbers.join(', ')}
                  </span>
                ))}
            </h2>
            <Searched.Provider value={typed}>
              <Blocks game={book.game} blocks={section.blocks.filter((block) => shownIn(block.edition, edition))} />
            </Searched.Provider>
          </section>
        ))}
      </div>
    </div>
  )
}

/** No edition in particular. */
const ALL = ''

const shownIn = (block: string | undefined, edition: string): boolean =>
  edition === ALL || block === undefined || block === edition
