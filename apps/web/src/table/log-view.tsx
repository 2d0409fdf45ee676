import type { LogLine, Snapshot } from '@railhead/host'
import { Fragment } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { BESIDE, useHeld, useLater } from '../ui/after-paint.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { chaptersOf, type Part, type Turn } from './chapters.ts'
import { useTable } from './context.ts'
import { Line, WithPlaces } from './log-line.tsx'
import { logTall, showCard } from './open-parts.ts'
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
