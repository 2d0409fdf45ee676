import { computed, signal } from '@preact/signals'
import type { LogLine, Snapshot } from '@railhead/host'
import type { GameClient } from '../game/client.ts'

/** What of a table it depends on. */
interface Told {
  readonly client: Pick<GameClient, 'opening'>
  readonly story: {
    readonly latest: { readonly value: Pick<Snapshot, 'viewer'> | undefined }
    readonly log: { readonly value: readonly Pick<LogLine, 'by'>[] }
  }
}

/** What the game is about, said once at a table: open until it is closed or the first own choice is made, and then closed for good. */
export class Opening {
  readonly #story: Told['story']
  readonly #lines = signal<readonly string[]>([])
  readonly #closed = signal(false)

  constructor({ client, story }: Told) {
    this.#story = story
    if (client.opening === undefined) this.close()
    // Without the words the game goes on all the same.
    client.opening?.().then(
      (lines) => (this.#lines.value = lines),
      () => {},
    )
  }

  /** Nobody need wait for it any more. */
  readonly isOver = computed(() => this.#closed.value || this.#hasChosen())
  /** Its sentences while it is open. */
  readonly lines = computed<readonly string[]>(() => (this.isOver.value ? [] : this.#lines.value))

  close(): void {
    this.#closed.value = true
  }

  #hasChosen(): boolean {
    const viewer = this.#story.latest.value?.viewer
    return viewer != null && this.#story.log.value.some(({ by }) => by === viewer)
  }
}

const openings = new WeakMap<object, Opening>()

/** The same for every part of the page that shows it: the note is drawn anew whenever it had to make room. */
export function openingOf(table: Told): Opening {
  const opening = openings.get(table) ?? new Opening(table)
  openings.set(table, opening)
  return opening
}
