import { useState } from 'preact/hooks'
import type { LogLine } from '../engine/protocol.ts'
import { t } from '../texts/index.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'

const SHOWN_TURNS = 12

/** The story, the latest turn first; each line points at the map and back into the game. */
export function LogView() {
  const table = useTable()
  const [seat, setSeat] = useState('')
  const [typed, setTyped] = useState('')
  const [turns, setTurns] = useState(SHOWN_TURNS)
  const snapshot = table.view.value
  const at = snapshot?.at ?? 0
  const known = table.log.value.filter((line) => line.choice <= at)
  const wanted = typed.trim().toLowerCase()
  const lines = known.filter(
    (line) => (seat === '' || line.seat === seat) && (wanted === '' || line.text.toLowerCase().includes(wanted)),
  )
  const groups = grouped(lines)
  return (
    <section class="panel-block log" aria-labelledby="log-title">
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
      <News />
      {known.length === 0 && <p class="quiet">{t.log.empty}</p>}
      {known.length > 0 && lines.length === 0 && <p class="quiet">{t.log.nothingFound}</p>}
      {groups.slice(0, turns).map(({ turn, members }) => (
        <div class="log-turn" key={turn}>
          <h3 class="log-turn-title">{t.log.turn(turn)}</h3>
          <ol class="log-lines">
            {members.toReversed().map((line) => (
              <Line key={line.n} line={line} />
            ))}
          </ol>
        </div>
      ))}
      {groups.length > turns && (
        <button type="button" class="button" onClick={() => setTurns(turns + SHOWN_TURNS)}>
          {t.table.more(groups.length - turns)}
        </button>
      )}
    </section>
  )
}

function News() {
  const table = useTable()
  const news = table.news.value
  if (news.length === 0 || table.isPast.value || table.replaying.value) return null
  return (
    <details class="news" open>
      <summary>
        {t.table.lastTurn} ({news.length})
      </summary>
      <ul>
        {news.slice(-8).map((line) => (
          <li key={line.n}>{line.text}</li>
        ))}
      </ul>
    </details>
  )
}

function Line({ line }: { line: LogLine }) {
  const table = useTable()
  const places = placesOf(line, (id) => table.known.value.isArea(id), table.client.places?.(line.event))
  const look = table.view.value?.seated.includes(line.seat) ? table.client.seat(line.seat) : undefined
  return (
    <li class="log-line">
      {look !== undefined && <Emblem look={look} size={16} />}
      <span class="log-text">
        {line.text}{' '}
        {places.length > 0 && (
          <button type="button" class="log-place" onClick={() => table.showArea(places[places.length - 1])}>
            <span class="sr-only">{t.log.show}: </span>
            {table.client.nameOf(places[places.length - 1]) ?? places[places.length - 1]}
          </button>
        )}
      </span>
      <button
        type="button"
        class="log-goto"
        aria-label={t.log.goTo}
        title={t.log.goTo}
        onClick={() => void table.goTo(line.choice)}
      >
        <Icon name="history" size={15} />
      </button>
    </li>
  )
}

/** The areas of a fact: what the game says, or every area that it names. */
function placesOf(line: LogLine, isArea: (id: string) => boolean, told: readonly string[] | undefined): readonly string[] {
  if (told !== undefined && told.length > 0) return told
  return Object.values(line.event).filter((value): value is string => typeof value === 'string' && isArea(value))
}

function grouped(lines: readonly LogLine[]): { turn: number; members: LogLine[] }[] {
  const groups = new Map<number, LogLine[]>()
  for (const line of lines) groups.set(line.turn, [...(groups.get(line.turn) ?? []), line])
  return [...groups.entries()].map(([turn, members]) => ({ turn, members })).reverse()
}
