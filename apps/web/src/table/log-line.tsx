import { type Signal, signal } from '@preact/signals'
import type { LogLine } from '@railhead/host'
import type { GameClient, RuleOf } from '../game/client.ts'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { sentenceFor, type Told } from './chapters.ts'
import { useTable } from './context.ts'
import { showCard, showOnMap, timelineOpen } from './open-parts.ts'
import { RuleLink } from './rule-link.tsx'
import type { TableState } from './table-state.ts'

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
export function Line({ told, aside, onShow }: LineProps) {
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
export function WithPlaces({ line, text, onShow }: { line: LogLine; text: string; onShow?: () => void }) {
  const table = useTable()
  const places = areasOfFact(table, line)
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
export function areasOfFact(table: TableState, { event }: LogLine): readonly string[] {
  const told = table.client.places?.(event) ?? []
  if (told.length > 0) return [...new Set(told)]
  return Object.values(event).filter(
    (value): value is string => typeof value === 'string' && table.map.known.peek().isArea(value),
  )
}
