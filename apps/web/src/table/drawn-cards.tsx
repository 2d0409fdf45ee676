import type { LogLine } from '@railhead/host'
import './styles/drawn-cards.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { CardFace } from '../art/card-face.tsx'
import type { CardGallery, CardGroup, GalleryCard } from '../game/rules-book.ts'
import { settings } from '../shell/settings.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'
import { isTight, type Place, placeFor, type Rect } from './free-place.ts'
import { RuleLink } from './rule-link.tsx'
import type { TableState } from './table-state.ts'

/** A card that a line of the story turns up, and the lines that say what it brought. */
export interface TurnedUp {
  readonly line: LogLine
  readonly n: number
  readonly brought: readonly LogLine[]
}

/** Milliseconds in which a card turns, by the speed of replays. */
const TURN = { off: 0, fast: 180, normal: 320, slow: 500 } as const
/** Milliseconds that a card lies open by itself: as long as its words take to be read, at least this. */
const LEAST = 5000
const LETTER = 45
const MAP_RESTS = 500

/** Cards that were just turned up, large, where they cover least. Any key or click puts them away, and time does. */
export function DrawnCards({ cards, putAway }: { cards: readonly TurnedUp[]; putAway: () => void }) {
  const table = useTable()
  const [gallery, setGallery] = useState<CardGallery>()
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place & { readonly tight: boolean }>()
  const game = table.story.latest.peek()?.game
  useEffect(() => {
    // The gallery comes when the first card is turned up.
    if (game !== undefined) void manifestOf(game)?.cards?.().then(setGallery)
  }, [game])
  useLayoutEffect(() => {
    // A rule that stands on them can be opened.
    const clicked = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element && target.closest('.drawn a') !== null)) putAway()
    }
    addEventListener('pointerdown', clicked, true)
    addEventListener('keydown', putAway, true)
    return () => {
      removeEventListener('pointerdown', clicked, true)
      removeEventListener('keydown', putAway, true)
    }
  }, [])
  const shown = cards.flatMap((turned) => {
    const found = gallery === undefined ? undefined : cardIn(gallery, turned.n)
    return found === undefined ? [] : [{ ...turned, ...found }]
  })
  const words = shown.map(({ line, brought, card }) => [line, ...brought].map(({ text }) => text).join(' ') + card.text).join()
  // What is told goes at the pace of the story.
  const asked = table.story.told.value === null
  useEffect(() => {
    if (words === '' || !asked) return
    const timer = setTimeout(putAway, Math.max(LEAST, LETTER * words.length))
    return () => clearTimeout(timer)
  }, [words, asked])
  const at = table.story.view.value?.at
  const settle = (): void => setPlace(box.current === null ? undefined : whereFree(table, box.current, cards))
  useLayoutEffect(settle, [words, at])
  // On a small screen the map follows the question: once it rests, other things lie there.
  useEffect(() => {
    const timer = setTimeout(settle, MAP_RESTS)
    return () => clearTimeout(timer)
  }, [words, at])
  if (shown.length === 0) return null
  return (
    <div
      ref={box}
      class={place?.tight === true ? 'drawn tight' : 'drawn'}
      style={place === undefined ? 'visibility: hidden' : `left: ${place.x}px; top: ${place.y}px`}
    >
      {shown.map(({ line, brought, card, group }) => (
        <div
          key={`${line.n}/${card.id}`}
          class="drawn-card"
          style={`--turn: ${TURN[settings.value.speed]}ms; --back: var(--${group.colour})`}
        >
          <div class="drawn-by">
            <p>
              <span aria-hidden="true">{line.text}</span>{' '}
              {typeof line.event.rule === 'string' && <RuleLink rule={line.event.rule} />}
            </p>
            {brought.map(({ n, text }) => (
              <p key={n}>
                <strong>{text}</strong>
              </p>
            ))}
            <Icon name="x" size={16} />
          </div>
          <div class="drawn-turns">
            <CardFace
              face={{ ...card, colour: group.colour }}
              foot={[group.deck, t.cards.number(card.numbers.join(', '))]}
              as="strong"
            />
            <div class="drawn-back" />
          </div>
        </div>
      ))}
    </div>
  )
}

function cardIn(gallery: CardGallery, number: number): { card: GalleryCard; group: CardGroup } | undefined {
  for (const group of gallery.groups) {
    const card = group.cards.find(({ numbers }) => numbers.includes(number))
    if (card !== undefined) return { card: { ...card, numbers: [number] }, group }
  }
  return undefined
}

/** Where the cards hide neither what can be chosen nor what just happened. */
function whereFree(table: TableState, box: HTMLElement, cards: readonly TurnedUp[]): Place & { readonly tight: boolean } {
  const map = box.closest('.map-area')?.getBoundingClientRect() ?? new DOMRect()
  const top = document.querySelector('.table.phone .lesson-box')?.getBoundingClientRect().bottom ?? map.top
  const bottom = document.querySelector('.phone-sheet')?.getBoundingClientRect().top ?? map.bottom
  // A phone's buttons stand at the edge, and a card leaves little beside it: they keep their strip.
  const left = (document.querySelector('.table.phone .board-controls')?.getBoundingClientRect().right ?? map.left) - map.left
  const high = Math.min(bottom, map.bottom) - Math.max(top, map.top)
  const open: Rect = [left, Math.max(0, top - map.top), map.width - left, high]
  const choices = new Set(cards.map(({ line }) => line.choice))
  const happened = table.story.log
    .peek()
    .flatMap((line) => (choices.has(line.choice) ? (table.client.places?.(line.event) ?? []) : []))
  const spoken = table.question.spoken.peek()
  const told = cards.flatMap(({ line, brought }) => [line, ...brought].flatMap(({ event }) => table.client.places?.(event) ?? []))
  const things = [
    ...table.question.targets.peek().flat(),
    ...(table.question.series.peek()?.places ?? []).map(({ id }) => ({ kind: 'area' as const, id })),
    ...[...happened, ...told, ...spoken].map((id) => ({ kind: 'area' as const, id })),
    ...tokensIn(table, [...happened, ...told]),
  ]
  const boxes = new Map(things.map((target) => [`${target.kind}/${target.id}`, target]))
  const covered = [...boxes.values()].flatMap((target) => table.map.board?.boxOf(target) ?? [])
  const controls = [...document.querySelectorAll('.board-controls')].map((element) => element.getBoundingClientRect())
  const inMap = ({ left, top: y, width, height }: DOMRect): Rect => [left - map.left, y - map.top, width, height]
  box.classList.remove('tight')
  const tight = isTight(box.offsetHeight, open)
  box.classList.toggle('tight', tight)
  return { ...placeFor([box.offsetWidth, box.offsetHeight], open, covered.map(inMap), controls.map(inMap)), tight }
}

function tokensIn(table: TableState, areas: readonly string[]) {
  const tokens = table.map.boardState.peek()?.tokens ?? []
  return tokens.filter(({ on }) => 'area' in on && areas.includes(on.area)).map(({ id }) => ({ kind: 'token' as const, id }))
}
