import type { RecordedChoice } from '@railhead/table'
import type { Act } from '../store/store.ts'
import { actBetween } from './acts.ts'

/** What is stored of what was done at a table: how many acts, under which names, and the choices that they lead to. */
export class Ledger {
  #seq = 0
  readonly #choices: RecordedChoice[] = []
  #names = new Set<string>()

  /** The number of the last act. */
  get seq(): number {
    return this.#seq
  }

  /** Something of that name was done. */
  has(id: string): boolean {
    return this.#names.has(id)
  }

  /** The table was read from the store: these acts led to these choices. */
  readAnew(acts: readonly Pick<Act, 'id'>[], choices: readonly RecordedChoice[]): void {
    this.#seq = acts.length
    this.#names = new Set(acts.map(({ id }) => id))
    this.#choices.splice(0, Number.POSITIVE_INFINITY, ...choices)
  }

  /** What was done since, as an act that can be stored. */
  since(choices: readonly RecordedChoice[]): Pick<Act, 'back' | 'choices'> {
    return actBetween(this.#choices, choices)
  }

  /** That is stored now. */
  add({ id, back, choices }: Pick<Act, 'id' | 'back' | 'choices'>): void {
    this.#seq++
    this.#names.add(id)
    this.#choices.splice(this.#choices.length - back, back, ...choices)
  }
}
