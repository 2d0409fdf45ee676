import '../rules/rules.css'
import './styles/rules-beside.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { numbersIn, type RulesBook, searchBook, sectionOf } from '../game/rules-book.ts'
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
  const game = snapshot?.game
  useEffect(() => {
    if (game !== undefined) void manifestOf(game)?.rules?.().then(setBook)
  }, [game])
  const wanted = frame.rule.value
  const top = useRef<HTMLElement>(null)
  // What was asked for is read from its beginning. With the page itself: what is typed next is kept.
  useLayoutEffect(() => {
    setTyped('')
    top.current?.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [wanted, book])
  if (wanted === null) return null
  const option = snapshot?.options.edition
  const edition = typeof option === 'string' ? option : undefined
  const section = book === undefined || typed !== '' ? undefined : sectionOf(book, wanted, edition)
  const go = (number: string): void => {
    frame.rule.value = number
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
          <Blocks
            game={book.game}
            blocks={section.blocks.filter(({ edition: of }) => edition === undefined || of === undefined || of === edition)}
          />
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
    <Searched.Provider value={typed}>
      {found.length === 0 && <p class="quiet">{t.rules.none}</p>}
      <ol class="rules-contents">
        {found.map((section) => {
          const [number] = numbersIn(section, edition)
          return (
            <li key={section.id} class={section.id.includes('.') && typed === '' ? 'sub' : ''}>
              <button type="button" class="rules-beside-entry" onClick={() => go(number)}>
                <span>{number}</span> <Marked text={section.title} typed={typed} />
              </button>
            </li>
          )
        })}
      </ol>
    </Searched.Provider>
  )
}
