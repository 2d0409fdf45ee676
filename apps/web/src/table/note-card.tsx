import './styles/note-facts.css'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { labelOf } from '../game/series.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/any-icon.tsx'
import { touching } from '../ui/touch.ts'
import { Key } from './choice-button.tsx'
import { useHand, useTable } from './context.ts'
import { giveCounted } from './counting.ts'
import type { Note } from './note.ts'
import { RuleLink } from './rule-link.tsx'

/** The note beside what is pointed at: why not, which of several, or what it is and would cost. */
export function NoteCard({ hold = false }: { hold?: boolean }) {
  const table = useTable()
  const hand = useHand()
  const note = table.gesture.note.value
  if (note === null) return null
  // While the pointer is on it, it stays: it may have a link.
  const stay = hold ? { onMouseEnter: () => hand.holdNote(), onMouseLeave: () => hand.releaseNote() } : {}
  if (note.kind === 'refused') {
    return (
      <div class="note refused" {...stay}>
        <Facts facts={note.facts ?? []} />
        <p class="note-why">
          <Icon name="circle-minus" size={20} />
          <span>
            <strong>{note.explained.sentence}</strong> <RuleLink rule={note.explained.rule} />
          </span>
        </p>
      </div>
    )
  }
  if (note.kind === 'menu') return <Menu title={note.title} indices={note.indices} />
  if (note.kind === 'go') return <Going note={note} />
  if (note.kind === 'give') {
    const series = table.question.series.value
    const what = series === undefined ? '' : labelOf(series, table.question.counts.value, note.place)
    const follows = series?.follows?.(note.place)
    const view = table.story.view.value?.view
    return (
      <div class="note" {...stay}>
        <Facts facts={view === undefined ? [] : table.client.describe(view, note.at)} />
        <div class="note-offers">
          {touching.value ? (
            <button type="button" class="button primary" data-offer onClick={() => giveCounted(table, note.place)}>
              <Icon name="check" size={18} /> {what}
            </button>
          ) : (
            <strong>{what}</strong>
          )}
          {follows !== undefined && <p class="place-follows">{follows}</p>}
        </div>
      </div>
    )
  }
  return (
    <div class="note" {...stay}>
      <Facts facts={note.facts} />
      {note.hint !== undefined && (
        <p class="note-hint">
          {note.hint.sentence} <RuleLink rule={note.hint.rule} />
        </p>
      )}
      {note.indices.length > 0 && <Offers indices={note.indices} />}
    </div>
  )
}

/** What it costs to go there, and whether to go, where that cannot be taken back. */
function Going({ note: { title, bill, choices } }: { note: Extract<Note, { readonly kind: 'go' }> }) {
  const table = useTable()
  const go = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => go.current?.focus({ preventScroll: true }), [choices])
  return (
    <div class="note">
      <strong>{title}</strong>
      {bill.map((line) => (
        <span key={line} class="block small">
          {line}
        </span>
      ))}
      {choices !== null && (
        <div class="row note-go">
          <button ref={go} type="button" class="button primary" data-offer onClick={() => void table.amend(0, [choices])}>
            <Icon name="check" size={18} /> {t.note.go}
          </button>
          <button type="button" class="button" onClick={() => (table.gesture.note.value = null)}>
            {t.note.stay}
          </button>
        </div>
      )}
    </div>
  )
}

/** What it is: its name, and a line for each thing that is true of it. */
function Facts({ facts: [name, ...facts] }: { facts: readonly string[] }) {
  return name === undefined ? null : (
    <div class="note-facts">
      <strong>{name}</strong>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

/** What a click would do and what it would cost, before it is done. */
function Offers({ indices }: { indices: readonly number[] }) {
  const table = useTable()
  const asked = table.story.asked.value
  if (asked === null) return null
  return (
    <ul class="note-offers">
      {indices.slice(0, 6).map((index) => (
        <li key={index}>
          {!touching.value && <strong>{asked.labels[index]}</strong>}
          {table.question.bill(index).map((line) => (
            <span key={line} class="block small">
              {line}
            </span>
          ))}
          {touching.value && (
            <button type="button" class="button primary" data-offer onClick={() => void table.choose(index)}>
              <Icon name="check" size={18} /> {asked.labels[index]}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Menu({ title, indices }: { title: string; indices: readonly number[] }) {
  const table = useTable()
  const asked = table.story.asked.value
  if (asked === null) return null
  return (
    <fieldset
      class={`note menu plain-fieldset${table.question.someWanted() ? ' some-wanted' : ''}`}
      aria-label={t.table.several(title)}
    >
      <div class="note-head">
        <strong>{title}</strong>
        <button
          type="button"
          class="button plain icon-only"
          aria-label={t.note.close}
          onClick={() => (table.gesture.note.value = null)}
        >
          <Icon name="x" size={18} />
        </button>
      </div>
      {indices.map((index, i) => (
        <button
          type="button"
          key={index}
          class="menu-choice"
          data-menu
          data-wanted={table.question.wanted(asked.decision.choices[index])}
          onClick={() => void table.choose(index)}
        >
          <Key name={i < 9 ? String(i + 1) : undefined} />
          {asked.labels[index]}
        </button>
      ))}
    </fieldset>
  )
}
