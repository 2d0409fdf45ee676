import './rules.css'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { type Edition, type RuleSection, type RulesBook, searchBook, sectionOf } from '../game/rules-book.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Blocks, Marked, Searched } from './rich-text.tsx'
import { RulesNav } from './rules-nav.tsx'

/** The rules of one game: contents, search, editions; opened at the section that the address names. */
export function RulesPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  const [book, setBook] = useState<RulesBook | undefined>(undefined)
  useEffect(() => void entry?.rules().then(setBook), [entry])
  if (entry === undefined) return <NotFoundPage />
  return (
    <Page title={t.rules.ofGame(entry.title)}>
      <h1>{t.rules.ofGame(entry.title)}</h1>
      <RulesNav game={game} here="rules" />
      {book !== undefined && <Book book={book} />}
    </Page>
  )
}

function Book({ book }: { book: RulesBook }) {
  const { query, url } = useLocation()
  const [edition, setEdition] = useState<Edition>(query.edition === '2021' || query.edition === '2024' ? query.edition : 'both')
  const [typed, setTyped] = useState('')
  const found = searchBook(book, typed)
  const visible = found.filter((section) => section.blocks.some((block) => shownIn(block.edition, edition)))
  const numberEdition = edition === '2021' ? '2021' : '2024'

  useEffect(() => {
    const jump = (): void => {
      const number = decodeURIComponent(location.hash.slice(1))
      const section = number === '' ? undefined : sectionOf(book, number, numberEdition)
      const element = section === undefined ? null : document.getElementById(`rule-${section.id}`)
      element?.scrollIntoView()
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
        {book.sections.some(({ in2021 }) => in2021 !== undefined) && (
          <Segmented
            legend={t.rules.edition}
            value={edition}
            values={(['both', '2024', '2021'] as const).map((value) => ({
              value,
              label: t.rules.editions[value === 'both' ? 'all' : value],
            }))}
            onChange={setEdition}
          />
        )}
        <nav aria-label={t.rules.contents}>
          <ol class="rules-contents">
            {visible.map((section) => (
              <li key={section.id} class={section.id.includes('.') ? 'sub' : ''}>
                <a href={`#${numberOf(section, numberEdition)}`}>
                  <span>{numberOf(section, numberEdition)}</span> {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
      <div class="rules-body">
        <p class="quiet">{book.about}</p>
        {visible.map((section) => (
          <section
            class="card rule-section"
            key={section.id}
            id={`rule-${section.id}`}
            tabIndex={-1}
            aria-labelledby={`title-${section.id}`}
          >
            <h2 id={`title-${section.id}`}>
              <span class="rule-number">{numberOf(section, numberEdition)}</span> <Marked text={section.title} typed={typed} />
              {section.in2021 !== undefined && edition === 'both' && (
                <span class="other-number">2021: {section.in2021.join(', ')}</span>
              )}
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

const shownIn = (block: Edition | undefined, edition: Edition): boolean =>
  edition === 'both' || block === undefined || block === 'both' || block === edition

const numberOf = (section: RuleSection, edition: '2024' | '2021'): string =>
  edition === '2021' ? (section.in2021?.[0] ?? section.id) : section.id
