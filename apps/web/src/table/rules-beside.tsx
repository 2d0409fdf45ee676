import '../rules/rules.css'
import './styles/rules-beside.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { numbersIn, type RulesBook, searchBook, sectionOf, sentenceWith } from '../game/rules-book.ts'
import { Blocks, Marked, Searched } from '../rules/rich-text.tsx'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'
import { rulesAddress } from './rule-link.tsx'

/** The rules in the place of the panel: the map and the question stay where they are. */
export function RulesBeside() {
  const { frame, story } = useTable()
  const snapshot = story.view.value
  const [book, setBook] = useState<RulesBook | undefined>(undefined)
  const [typed, setTyped] = useState('')
  // The words that led to a rule.
  const [sought, setSought] = useState({ rule: '', words: '' })
  const game = snapshot?.game
  useEffect(() => {
    if (game !== undefined) void manifestOf(game)?.rules?.().then(setBook)
  }, [game])
  const wanted = frame.rule.value
  const top = useRef<HTMLElement>(null)
  // With the page itself: what is typed next is kept.
  useLayoutEffect(() => {
    setTyped('')
    top.current?.focus({ preventScroll: true })
  }, [wanted])
  const option = snapshot?.options.edition
  const edition = typeof option === 'string' ? option : undefined
  const section = book === undefined || wanted === null || typed !== '' ? undefined : sectionOf(book, wanted, edition)
  // What was asked for is read from its beginning, what was searched for from where it is found.
  useLayoutEffect(() => {
    const found = top.current?.querySelector('article mark')
    if (found == null) top.current?.scrollTo(0, 0)
    else found.scrollIntoView({ block: 'center' })
  }, [section])
  if (wanted === null) return null
  const go = (rule: string): void => {
    setSought({ rule, words: typed })
    frame.rule.value = rule
  }
  return (
    <aside
      class="rules-beside"
      ref={top}
      tabIndex={-1}
      aria-label={t.table.rules}
      onClick={(event) => {
        // Numbers in the text lead on in the same place.
        const link = (event.target as Element).closest('a.rule-link')
        if (link === null || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        go(decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1)))
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        frame.rule.value = null
      }}
    >
      <header class="rules-beside-head">
        <input
          type="search"
          aria-label={t.rules.search}
          placeholder={t.rules.search}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button
          type="button"
          class="button plain icon-only"
          aria-label={t.common.close}
          onClick={() => (frame.rule.value = null)}
        >
          <Icon name="x" />
        </button>
      </header>
      {book !== undefined && section !== undefined && (
        <article>
          <h2>
            <span class="rule-number">{numbersIn(section, edition)[0]}</span> {section.title}
          </h2>
          <Searched.Provider value={sought.rule === wanted ? sought.words : ''}>
            <Blocks
              game={book.game}
              blocks={section.blocks.filter(({ edition: of }) => edition === undefined || of === undefined || of === edition)}
            />
          </Searched.Provider>
          <p class="rules-beside-ways">
            <button type="button" class="link-button" onClick={() => go('')}>
              {t.rules.contents}
            </button>
            <a class="link-button" href={`${rulesAddress(snapshot)}#${wanted}`} target="_blank" rel="noreferrer">
              {t.rules.inTab}
            </a>
          </p>
        </article>
      )}
      {book !== undefined && section === undefined && <Contents book={book} typed={typed} edition={edition} go={go} />}
    </aside>
  )
}

function Contents(props: { book: RulesBook; typed: string; edition: string | undefined; go: (number: string) => void }) {
  const { book, typed, edition, go } = props
  const found = searchBook(book, typed)
  return (
    <>
      {found.length === 0 && <p class="quiet">{t.rules.none}</p>}
      <ol class="rules-contents">
        {found.map((section) => {
          const [number] = numbersIn(section, edition)
          const sentence = sentenceWith(section, typed)
          return (
            <li key={section.id} class={section.id.includes('.') && typed === '' ? 'sub' : ''}>
              <button type="button" class="rules-beside-entry" onClick={() => go(number)}>
                <span>{number}</span>
                <span>
                  <Marked text={section.title} typed={typed} />
                  {sentence !== undefined && (
                    <span class="rules-beside-found small">
                      <Marked text={sentence} typed={typed} />
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
