import { computed, signal } from '@preact/signals'
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
  readonly naming = signal(false)
  readonly side = signal<Side>('boards')
  readonly drawer = signal(false)
  readonly announcement = signal('')
  /** What the dialog over the map told has been read, so far. */
  readonly newsSeen = signal<number | null>(null)

  constructor(client: GameClient, story: Story) {
    this.#client = client
    this.#story = story
  }

  /** What the last choice brought, unless it has been read. */
  readonly newsNow = computed<readonly GameEvent[]>(() => {
    const at = this.#story.shown.value?.at
    if (this.newsSeen.value === at) return []
    return this.#story.log.value.filter(({ choice }) => choice === at).map(({ event }) => event)
  })
  readonly dialog = computed(() =>
    this.#story.isPast.value
      ? undefined
      : this.#client.dialog?.wanted(this.#story.asked.value?.decision ?? null, this.newsNow.value),
  )
}
