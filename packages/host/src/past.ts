import type { Match } from '@railhead/table'
import type { History } from './history.ts'

/** Earlier moments of a history. The last one is kept: going on from it is quicker than beginning anew. */
export class Past {
  #match: Match | undefined
  #question = -1

  /** The match as it was after so many choices; to read from. */
  at({ match, question }: History, length: number): Match {
    const wanted = Math.max(0, length)
    if (wanted >= match.length) return match
    const usable = this.#question === question && this.#match !== undefined && this.#match.length <= wanted
    const past = usable && this.#match !== undefined ? this.#match : match.upTo(wanted)
    for (const { seat, choice } of match.choices.slice(past.length, wanted)) past.choose(choice, seat)
    this.#match = past
    this.#question = question
    return past
  }
}
