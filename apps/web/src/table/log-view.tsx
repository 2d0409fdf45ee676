import { type Signal, signal } from '@preact/signals'
import type { LogLine, Snapshot } from '@railhead/host'
import { Fragment } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { GameClient, RuleOf } from '../game/client.ts'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { BESIDE, useHeld, useLater } from '../ui/after-paint.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { chaptersOf, type Part, sentenceFor, type Told, type Turn } from './chapters.ts'
import { useTable } from './context.ts'
import { logTall, showCard, showOnMap, timelineOpen } from './open-parts.ts'
import { RuleLink } from './rule-link.tsx'
import type { TableState } from './table-state.ts'

const SHOWN_TURNS = 12

/** The story: the latest turn first, each turn from its beginning on; a line points at the map and back into the game. */
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
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const at = snapshot?.at ?? 0
  const known = log.filter((line) => line.choice <= at)
  const wanted = typed.trim().toLowerCase()
  const lines = known.filter(
    (line) => (seat === '' || line.seat === seat) && (wanted === '' || line.text.toLowerCase().includes(wanted)),
  )
  // Whoever searches wants to find the small things too.
  const parts = chaptersOf(lines, table.client, (turn) => wanted !== '' || unfolded.has(turn)).toReversed()
  const count = parts.reduce((sum, part) => sum + part.turns.length, 0)
  return (
    <section class={logTall.value ? 'panel-block log tall' : 'panel-block log'} tabIndex={-1} aria-labelledby="log-title">
      <div class="panel-head">
        <h2 class="caps" id="log-title">
          {t.log.title}
        </h2>
        <select aria-label={around.log.filter} value={seat} onChange={(event) => setSeat(event.currentTarget.value)}>
          <option value="">{around.log.all}</option>
          {snapshot?.seated.map((name) => (
            <option key={name} value={name}>
              {table.nameOfSeat(name, snapshot.view)}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={around.log.search}
          placeholder={around.log.search}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button
          type="button"
          class="button plain icon-only log-size"
          aria-expanded={logTall.value}
          aria-label={logTall.value ? around.log.less : around.log.more}
          title={`${logTall.value ? around.log.less : around.log.more} (L)`}
          onClick={() => (logTall.value = !logTall.value)}
        >
          <Icon name="chevron-right" size={18} />
        </button>
      </div>
      {known.length === 0 && <p class="quiet">{t.log.empty}</p>}
      {known.length > 0 && lines.length === 0 && <p class="quiet">{around.log.nothingFound}</p>}
      <Parts parts={latest(parts, turns)} top="h3" unfold={(turn) => setUnfolded(new Set([...unfolded, turn]))} />
      {count > turns && (
        <button type="button" class="button" onClick={() => setTurns(turns + SHOWN_TURNS)}>
          {t.table.more(count - turns)}
        </button>
      )}
    </section>
  )
}

interface LogLinesProps {
  readonly lines: readonly LogLine[]
  /** What their first headings are. */
  readonly top: Heading
  /** Nobody says why here: it stands elsewhere. */
  readonly bare?: boolean
  readonly onShow?: () => void
}

/** Some lines by themselves, in the order in which they happened. */
export function LogLines({ lines, top, bare = false, onShow }: LogLinesProps) {
  const { client } = useTable()
  return <Parts parts={chaptersOf(lines, client, () => true)} top={top} bare={bare} {...(onShow && { onShow })} />
}

/** So many turns, the latest first; each is told from its beginning on. */
function latest(parts: readonly Part[], most: number): Part[] {
  let left = most
  return parts.flatMap(({ heading, turns }) => {
    const some = turns.toReversed().slice(0, left)
    left -= some.length
    return some.length === 0 ? [] : [{ heading, turns: some }]
  })
}

/** None is left out on the way down, whatever a game gives headings to. */
type Heading = 'h3' | 'h4' | 'h5' | 'h6'
const BELOW = { h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const

interface PartsProps {
  readonly parts: readonly Part[]
  readonly top: Heading
  readonly bare?: boolean
  /** Shows the small things of a turn. */
  readonly unfold?: (turn: number) => void
  readonly onShow?: () => void
}

function Parts({ parts, top: Title, bare = false, unfold, onShow }: PartsProps) {
  return (
    <>
      {parts.map(({ heading, turns }, i) => (
        <Fragment key={heading ?? i}>
          {heading !== undefined && <Title class="log-part-title">{heading}</Title>}
          {turns.map((turn) => (
            <TurnLines
              key={turn.turn}
              turn={turn}
              bare={bare}
              top={heading === undefined ? Title : BELOW[Title]}
              {...(unfold && { unfold })}
              {...(onShow && { onShow })}
            />
          ))}
        </Fragment>
      ))}
    </>
  )
}

function TurnLines({ turn, top: Title, bare = false, unfold, onShow }: { turn: Turn } & Omit<PartsProps, 'parts'>) {
  const { story } = useTable()
  const { opening, scenes, folded } = turn
  if (scenes.length === 0 && folded === 0) return null
  const Scene = BELOW[Title]
  return (
    <div class="log-turn">
      <Title class="log-turn-title">
        <TurnHeading opening={opening} turn={turn.turn} {...(onShow && { onShow })} />
      </Title>
      {(bare ? [] : whysIn(story, turn.turn)).map((why) => (
        <p class="log-why" key={why}>
          “{why}”
        </p>
      ))}
      {!bare && story.log.peek().some(({ turn: n, advised }) => n === turn.turn && advised === true) && (
        <p class="log-why">{around.log.advised}</p>
      )}
      {scenes.map(({ heading, told }) => (
        <div class={heading === undefined ? '' : 'log-scene'} key={heading?.n ?? 0}>
          {heading !== undefined && (
            <Scene class="log-scene-title">
              <WithPlaces line={heading} text={heading.text} {...(onShow && { onShow })} />
            </Scene>
          )}
          <ol class="log-lines">
            {told.map((one) => (
              <Line key={one.line.n} told={one} aside={one.line.seat !== opening.seat} {...(onShow && { onShow })} />
            ))}
          </ol>
        </div>
      ))}
      {folded > 0 && unfold !== undefined && (
        <button type="button" class="log-fold" onClick={() => unfold(turn.turn)}>
          {around.log.folded(folded)}
        </button>
      )}
    </div>
  )
}

/** So many sentences are enough for a turn: the last ones tell what it came to. */
const MOST_WHYS = 2

/** Why a computer did what it did in a turn, up to the moment that is looked at. */
function whysIn(story: TableState['story'], turn: number): readonly string[] {
  const at = story.view.peek()?.at ?? 0
  const said = story.log.peek().flatMap((line) => (line.turn === turn && line.choice <= at ? (line.why ?? []) : []))
  return [...new Set(said)].slice(-MOST_WHYS)
}

/** Whose turn it was, and what the game calls it: a round, or the card that was played. */
function TurnHeading({ opening, turn, onShow }: { opening: LogLine; turn: number; onShow?: () => void }) {
  const table = useTable()
  const [first] = table.story.log.peek().filter((line) => line.turn === turn)
  const { event, seat } = first ?? opening
  const chapter = table.client.chapter?.(event)
  const look = seat === '' || chapter?.rank === 'part' ? undefined : table.look(seat, table.story.view.peek()?.view)
  const text = chapter?.rank === 'chapter' ? chapter.text : undefined
  if (look === undefined) return <>{text ?? around.log.turn(turn)}</>
  const card = typeof event.card === 'number' ? event.card : undefined
  return (
    <>
      <Emblem look={look} size={16} /> {look.name}
      {text !== undefined && card === undefined && ` · ${text}`}
      {text !== undefined && card !== undefined && (
        <>
          {' · '}
          <button
            type="button"
            class="log-place"
            title={around.log.showCard}
            onClick={() => {
              onShow?.()
              showCard(opening, card)
            }}
          >
            {text}
          </button>
        </>
      )}
    </>
  )
}

interface LineProps {
  readonly told: Told
  readonly aside: boolean
  readonly onShow?: () => void
}

const rules = new WeakMap<GameClient, Signal<RuleOf | undefined>>()

/** The rules of the game's facts, once they have come. */
function useRules(client: GameClient): RuleOf | undefined {
  const known = rules.get(client) ?? signal<RuleOf | undefined>(undefined)
  if (!rules.has(client)) {
    rules.set(client, known)
    // Without them the log only says what happened.
    client.ruleOf?.().then(
      (ruleOf) => (known.value = ruleOf),
      () => {},
    )
  }
  return known.value
}

/** `aside`: it concerns another seat than the one whose turn it was. */
function Line({ told, aside, onShow }: LineProps) {
  const table = useTable()
  const { line, times } = told
  const { text, counted } = sentenceFor(told)
  const now = table.story.view.peek()
  const rule = useRules(table.client)?.(line.event, now?.options ?? {})
  const look = aside && now?.seated.includes(line.seat) ? table.look(line.seat, now.view) : undefined
  return (
    <li class="log-line">
      {look !== undefined && <Emblem look={look} size={16} />}
      <span class="log-text">
        <WithPlaces line={line} text={text} {...(onShow && { onShow })} />
        {times > 1 && !counted && <span class="log-times"> {around.log.times(times)}</span>}
      </span>
      {rule !== undefined && <RuleLink rule={rule} />}
      <button
        type="button"
        class="log-goto"
        aria-label={around.log.goTo}
        title={around.log.goTo}
        onClick={() => {
          onShow?.()
          timelineOpen.value = true
          void table.timeline.goTo(line.choice)
        }}
      >
        <Icon name="history" size={15} />
      </button>
    </li>
  )
}

/** The sentence with its places and cards as links; a place that it does not name gets a sign at the end. */
function WithPlaces({ line, text, onShow }: { line: LogLine; text: string; onShow?: () => void }) {
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
      : [{ name: table.client.nameOf(String(card)) ?? '', title: around.log.showCard, run: () => openCard(line, card) }]),
  ]
  const named = things
    .filter(({ name }) => name !== '' && text.includes(name))
    // The longest first, so that no name is taken for a part of another.
    .sort((a, b) => b.name.length - a.name.length)
  if (named.length === 0) {
    const last = places.at(-1)
    if (last === undefined) return <>{text}</>
    const label = `${t.log.show}: ${table.client.nameOf(last) ?? last}`
    return (
      <>
        {text}{' '}
        <button type="button" class="log-place" aria-label={label} title={label} onClick={() => show(last)}>
          <Icon name="map" size={15} />
        </button>
      </>
    )
  }
  const pattern = new RegExp(`(${named.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`)
  return (
    <>
      {text.split(pattern).map((part, i) => {
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
