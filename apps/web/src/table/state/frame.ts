import { computed, signal } from '@preact/signals'
import type { LogLine, Snapshot } from '@railhead/host'
import type { GameEvent } from '@railhead/table'
import type { GameClient } from '../../game/client.ts'
import type { Story } from './story.ts'

export type Side = 'boards' | 'stock' | 'cards' | 'log'

/** What of the page is open around the board, and what is said aloud. */
export class Frame {
  readonly #client: GameClient
  readonly #story: Story
  readonly listOpen = signal(false)
  readonly keysOpen = signal(false)
  readonly menuOpen = signal(false)
  readonly endOpen = signal(false)
  readonly linkOpen = signal(false)
  readonly layersOpen = signal(false)
  readonly adviceOpen = signal(false)
  readonly naming = signal(false)
  /** The rule that is read beside the board: its number, '' for the contents, null while none is. */
  readonly rule = signal<string | null>(null)
  readonly side = signal<Side>('boards')
  readonly drawer = signal(false)
  readonly announcement = signal('')
  /** What the dialog over the map told has been read, so far. */
  readonly newsSeen = signal<number | null>(null)

  constructor(client: GameClient, story: Story) {
    this.#client = client
    this.#story = story
  }

  /** The choice that brought a page which has not been turned yet. */
  readonly #page = signal<number | null>(null)

  /** What is new on the screen may begin a page; what was taken back ends it. */
  note({ at }: Snapshot, fresh: readonly LogLine[]): void {
    const page = fresh.findLast(({ event }) => this.#client.dialog?.page?.(event) === true)?.choice ?? this.#page.value
    this.#page.value = page !== null && page <= at ? page : null
  }

  /** What the dialog tells has been seen. */
  turnPage(): void {
    this.newsSeen.value = this.#story.shown.value?.at ?? null
    this.#page.value = null
  }

  /** What the last choice brought, and all that was since a page began, unless it has been read. */
  readonly newsNow = computed<readonly GameEvent[]>(() => {
    const [at, page] = [this.#story.shown.value?.at, this.#page.value]
    if (page === null && this.newsSeen.value === at) return []
    return this.#story.log.value
      .filter(({ choice }) => choice === at || (page !== null && choice >= page))
      .map(({ event }) => event)
  })
  readonly dialog = computed(() =>
    // A page waits until all has been told.
    this.#story.isPast.value || (this.#page.value !== null && this.#story.replaying.value)
      ? undefined
      : this.#client.dialog?.wanted(this.#story.asked.value?.decision ?? null, this.newsNow.value),
  )
}
