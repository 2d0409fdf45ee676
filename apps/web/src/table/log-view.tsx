import type { LogLine, Snapshot } from '@railhead/host'
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { t } from '../texts/index.ts'
import { BESIDE, useHeld, useLater } from '../ui/after-paint.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { useTable } from './context.ts'
import { showCard, showOnMap, timelineOpen } from './open-parts.ts'
import type { TableState } from './table-state.ts'

const SHOWN_TURNS = 12

/** The story, the latest turn first; each line points at the map and back into the game. */
export function LogView() {
  const table = useTable()
  const [now, told] = [table.story.view.value, table.story.log.value]
  const hidden = table.map.planning.value && layout.value !== 'phone'
  const later = useLater(
    useHeld(
      useMemo(() => ({ snapshot: now, log: told }), [now, told]),
      hidden,
    ),
    BESIDE,
  )
  // The same element is not gone through again.
  return useMemo(() => <Story {...later} />, [later])
}

function Story({ snapshot, log }: { snapshot: Snapshot | undefined; log: readonly LogLine[] }) {
  const table = useTable()
  const [seat, setSeat] = useState('')
  const [typed, setTyped] = useState('')
  const [turns, setTurns] = useState(SHOWN_TURNS)
  const at = snapshot?.at ?? 0
  const known = log.filter((line) => line.choice <= at)
  const wanted = typed.trim().toLowerCase()
  const lines = known.filter(
    (line) => (seat === '' || line.seat === seat) && (wanted === '' || line.text.toLowerCase().includes(wanted)),
  )
  const groups = grouped(lines)
  return (
    <section class="panel-block log" tabIndex={-1} aria-labelledby="log-title">
      <div class="panel-head">
        <h2 class="caps" id="log-title">
          {t.log.title}
        </h2>
        <select aria-label={t.log.filter} value={seat} onChange={(event) => setSeat(event.currentTarget.value)}>
          <option value="">{t.log.all}</option>
          {snapshot?.seated.map((name) => (
            <option key={name} value={name}>
              {table.nameOfSeat(name)}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={t.log.search}
          placeholder={t.log.search}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {known.length === 0 && <p class="quiet">{t.log.empty}</p>}
      {known.length > 0 && lines.length === 0 && <p class="quiet">{t.log.nothingFound}</p>}
      <Groups groups={groups.slice(0, turns)} />
      {groups.length > turns && (
        <button type="button" class="button" onClick={() => setTurns(turns + SHOWN_TURNS)}>
          {t.table.more(groups.length - turns)}
        </button>
      )}
    </section>
  )
}

/** Some lines by themselves, in the order in which they happened. */
export function LogLines({ lines, onShow }: { lines: readonly LogLine[]; onShow?: () => void }) {
  return <Groups groups={grouped(lines).reverse()} forward {...(onShow && { onShow })} />
}

interface Group {
  readonly turn: number
  readonly members: readonly LogLine[]
}

function Groups({ groups, forward = false, onShow }: { groups: readonly Group[]; forward?: boolean; onShow?: () => void }) {
  const table = useTable()
  return (
    <>
      {groups.map(({ turn, members }) => {
        // What opens a turn is its heading.
        const lines = together(members.filter(({ event }) => table.client.opensTurn?.(event) === undefined))
        if (lines.length === 0) return null
        return (
          <div class="log-turn" key={turn}>
            <h3 class="log-turn-title">{headingOf(table, turn)}</h3>
            <ol class="log-lines">
              {(forward ? lines : lines.toReversed()).map(({ line, times }) => (
                <Line key={line.n} line={line} times={times} aside={line.seat !== members[0].seat} {...(onShow && { onShow })} />
              ))}
            </ol>
          </div>
        )
      })}
    </>
  )
}

/** The same fact several times in a row is one line. */
function together(lines: readonly LogLine[]): { readonly line: LogLine; readonly times: number }[] {
  const told: { line: LogLine; times: number }[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last !== undefined && last.line.text === line.text) told[told.length - 1] = { line, times: last.times + 1 }
    else told.push({ line, times: 1 })
  }
  return told
}

function headingOf(table: TableState, turn: number): ComponentChildren {
  const first = table.story.log.peek().find((line) => line.turn === turn)
  const look = first !== undefined && first.seat !== '' ? table.client.seat(first.seat) : undefined
  if (first === undefined || look === undefined) return t.log.turn(turn)
  const { round } = table.client.opensTurn?.(first.event) ?? {}
  return (
    <>
      <Emblem look={look} size={16} /> {look.name}
      {round !== undefined && ` · ${t.log.round(round)}`}
    </>
  )
}

interface LineProps {
  readonly line: LogLine
  readonly times: number
  readonly aside: boolean
  readonly onShow?: () => void
}

/** `aside`: it concerns another seat than the one whose turn it was. */
function Line({ line, times, aside, onShow }: LineProps) {
  const table = useTable()
  const look = aside && table.story.view.peek()?.seated.includes(line.seat) ? table.client.seat(line.seat) : undefined
  return (
    <li class="log-line">
      {look !== undefined && <Emblem look={look} size={16} />}
      <span class="log-text">
        <WithPlaces line={line} {...(onShow && { onShow })} />
        {times > 1 && <span class="log-times"> {t.log.times(times)}</span>}
      </span>
      <button
        type="button"
        class="log-goto"
        aria-label={t.log.goTo}
        title={t.log.goTo}
        onClick={() => {
          onShow?.()
          timelineOpen.value = true
          void table.goTo(line.choice)
        }}
      >
        <Icon name="history" size={15} />
      </button>
    </li>
  )
}

/** The sentence with its places and cards as links; a place that it does not name gets a sign at the end. */
function WithPlaces({ line, onShow }: { line: LogLine; onShow?: () => void }) {
  const table = useTable()
  const places = placesOf(table, line)
  const show = (id: string): void => {
    onShow?.()
    showOnMap(table, id)
  }
  const openCard = (about: LogLine, n: number): void => {
    onShow?.()
    showCard(about, n)
  }
  const card = typeof line.event.card === 'number' ? line.event.card : undefined
  const things = [
    ...places.map((id) => ({ name: table.client.nameOf(id) ?? '', title: t.log.show, run: () => show(id) })),
    ...(card === undefined
      ? []
      : [{ name: table.client.nameOf(String(card)) ?? '', title: t.log.showCard, run: () => openCard(line, card) }]),
  ]
  const named = things
    .filter(({ name }) => name !== '' && line.text.includes(name))
    // The longest first, so that no name is taken for a part of another.
    .sort((a, b) => b.name.length - a.name.length)
  if (named.length === 0) {
    const last = places.at(-1)
    if (last === undefined) return <>{line.text}</>
    const label = `${t.log.show}: ${table.client.nameOf(last) ?? last}`
    return (
      <>
        {line.text}{' '}
        <button type="button" class="log-place" aria-label={label} title={label} onClick={() => show(last)}>
          <Icon name="map" size={15} />
        </button>
      </>
    )
  }
  const pattern = new RegExp(`(${named.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`)
  return (
    <>
      {line.text.split(pattern).map((part, i) => {
        const thing = named.find(({ name }) => name === part)
        return thing === undefined ? (
          part
        ) : (
          <button key={i} type="button" class="log-place" title={thing.title} onClick={thing.run}>
            {part}
          </button>
        )
      })}
    </>
  )
}

/** The areas of a fact: what the game says, or every area that it names. */
export function placesOf(table: TableState, { event }: LogLine): readonly string[] {
  const told = table.client.places?.(event) ?? []
  if (told.length > 0) return [...new Set(told)]
  return Object.values(event).filter(
    (value): value is string => typeof value === 'string' && table.map.known.peek().isArea(value),
  )
}

/** The latest turn first. */
function grouped(lines: readonly LogLine[]): Group[] {
  const groups = new Map<number, LogLine[]>()
  for (const line of lines) {
    const members = groups.get(line.turn)
    if (members === undefined) groups.set(line.turn, [line])
    else members.push(line)
  }
  return [...groups.entries()].map(([turn, members]) => ({ turn, members })).reverse()
}
