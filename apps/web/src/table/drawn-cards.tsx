import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { LogLine } from '../engine/protocol.ts'
import { entryOf } from '../games/index.ts'
import type { CardGallery, CardGroup, GalleryCard } from '../rules/content.ts'
import { settings } from '../shell/settings.ts'
import { useLate } from '../ui/late.tsx'
import { useTable } from './context.ts'
import { cardWanted } from './looking.ts'
import { halfOf } from './side-panel.tsx'
import type { TableState } from './table-state.ts'

/** A card beside another, but no fan of them. */
const MOST = 3
/** Milliseconds in which a card turns, by the speed of replays. */
const TURN = { off: 0, fast: 180, normal: 320, slow: 500 } as const

interface Shown {
  readonly line: LogLine
  readonly card: GalleryCard
  readonly group: CardGroup
}

/** Cards that were just turned up, large, on the side of the map where they cover least. Any key or click puts them away. */
export function DrawnCards() {
  const table = useTable()
  const shown = useSignal<readonly Shown[]>([])
  const Face = useLate(shown.value.length > 0, loadFace)
  const told = useRef<number | undefined>(undefined)

  useSignalEffect(() => {
    const lines = table.log.value
    const view = table.view.value
    const past = table.isPast.value
    const known = told.current ?? lines.length
    told.current = lines.length
    const fresh = past ? lines.filter(({ choice }) => choice === view?.at) : lines.slice(known)
    const turned = fresh.flatMap((line) =>
      (table.client.turnsUp?.(line.event, view?.viewer ?? null) ?? []).map((n) => ({ line, n })),
    )
    const followed = turned.filter(({ line }) => past || settings.peek().speed !== 'off' || line.by === view?.viewer)
    if (followed.length > 0) void show(followed)
    // What was taken back, or another moment of the past, has no card.
    else if (past || lines.length < known) shown.value = []
  })

  useSignalEffect(() => {
    const wanted = cardWanted.value
    if (wanted === undefined) return
    // Seen once: the next person at this device may not know it.
    cardWanted.value = undefined
    void show([wanted])
  })

  const show = async (turned: readonly { readonly line: LogLine; readonly n: number }[]): Promise<void> => {
    const gallery = await galleryOf(table)
    shown.value = turned.slice(-MOST).flatMap(({ line, n }) => {
      const found = gallery === undefined ? undefined : cardIn(gallery, n)
      return found === undefined ? [] : [{ line, ...found }]
    })
  }

  useEffect(() => {
    const putAway = (): void => {
      if (shown.peek().length > 0) shown.value = []
    }
    addEventListener('pointerdown', putAway, true)
    addEventListener('keydown', putAway, true)
    return () => {
      removeEventListener('pointerdown', putAway, true)
      removeEventListener('keydown', putAway, true)
    }
  }, [])

  const about = shown.value.flatMap(({ line }) => table.client.places?.(line.event) ?? []).at(-1) ?? placeOf(table)
  // Asking where something is costs a layout: only for a card that is shown.
  const side = shown.value.length > 0 && about !== undefined && halfOf(table, about) === 'right' ? 'left' : 'right'
  return (
    <div class={`drawn ${side}`} role="status" aria-live={settings.value.announce ? 'polite' : 'off'}>
      {shown.value.map(({ line, card, group }) => (
        <div
          key={`${line.n}/${card.id}`}
          class="drawn-card"
          style={`--turn: ${TURN[settings.value.speed]}ms; --back: var(--${group.colour})`}
        >
          <p class="drawn-by" aria-hidden="true">
            {line.text}
          </p>
          <div class="drawn-turns">
            {Face !== undefined && (
              <Face face={{ ...card, colour: group.colour }} foot={[group.deck, card.numbers.join(', ')]} as="strong" />
            )}
            <div class="drawn-back" />
          </div>
        </div>
      ))}
    </div>
  )
}

const loadFace = () => import('../art/card-face.tsx').then(({ CardFace }) => CardFace)

/** The gallery comes when the first card is turned up. */
async function galleryOf(table: TableState): Promise<CardGallery | undefined> {
  const game = table.latest.peek()?.game
  return game === undefined ? undefined : await entryOf(game)?.cards()
}

function cardIn(gallery: CardGallery, number: number): { card: GalleryCard; group: CardGroup } | undefined {
  for (const group of gallery.groups) {
    const card = group.cards.find(({ numbers }) => numbers.includes(number))
    if (card !== undefined) return { card: { ...card, numbers: [number] }, group }
  }
  return undefined
}

/** The area that the question is about: that is where the eye is. */
function placeOf(table: TableState): string | undefined {
  const about = table.asked.value?.decision.about
  return [about?.area, about?.to].find((id): id is string => typeof id === 'string' && table.known.value.isArea(id))
}
