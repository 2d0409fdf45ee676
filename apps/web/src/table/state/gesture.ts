import { computed, signal } from '@preact/signals'
import type { Asked } from '@railhead/host'
import type { Target } from '../../board/api.ts'
import type { Note } from '../note.ts'
import type { Story } from './story.ts'

/** What a hand points at, has taken up, and what is said about it. */
export class Gesture {
  readonly #story: Story
  readonly #foresee: (index: number) => void
  readonly note = signal<Note | null>(null)
  /** What is being dragged, or was taken up to be put down with the next click. */
  readonly lifted = signal<Target | null>(null)
  /** Where what was taken up could be brought by several choices. */
  readonly reach = signal<readonly string[]>([])
  /** The answer that is pointed at, of its question: of another one it means nothing. */
  readonly #lit = signal<{ readonly asked: Asked | null; readonly index: number; readonly noted: boolean } | null>(null)

  /** An answer that is pointed at may be given soon. */
  constructor(story: Story, foresee: (index: number) => void) {
    this.#story = story
    this.#foresee = foresee
  }

  /** A menu on the map has the digits; those of the answers rest meanwhile. */
  readonly menuUp = computed(() => this.note.value?.kind === 'menu')
  /** The answer that is lit. */
  readonly hot = computed(() => {
    const lit = this.#lit.value
    if (lit === null || lit.asked !== this.#story.asked.value) return null
    const note = lit.noted ? this.note.value : undefined
    return note === undefined || (note?.kind === 'about' && note.indices.includes(lit.index)) ? lit.index : null
  })

  /** Lights an answer of the question, or none; with `noted` only as long as a note tells of it. */
  light(index: number | null, asked = this.#story.asked.peek(), noted = false): void {
    this.#lit.value = index === null ? null : { asked, index, noted }
    if (index !== null) this.#foresee(index)
  }

  /** Another moment is on the screen: nothing is pointed at any more. */
  reset(): void {
    this.note.value = null
    this.lifted.value = null
    this.#lit.value = null
  }
}
