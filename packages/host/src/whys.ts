import type { Match, SeatName } from '@railhead/table'
import type { ToldLine } from './story.ts'

/** Why computers chose what they chose, in their own words. They are told to everybody: a player gives no reason that others may not know. */
export class Whys {
  readonly #said = new Map<number, { readonly seat: SeatName; readonly sentence: string }>()

  /** What the seat said of that choice, counted from 1; nothing, if nothing. */
  note(choice: number, seat: SeatName, sentence: string | undefined): void {
    if (sentence === undefined) this.#said.delete(choice)
    else this.#said.set(choice, { seat, sentence })
  }

  /** The lines with what was said of them: what brought nothing about is explained with what comes next. */
  toldWith(lines: readonly ToldLine[], { log, choices }: Pick<Match, 'log' | 'choices'>): ToldLine[] {
    return lines.map((line) => {
      const before = log[line.n - 2]?.choice ?? 0
      const why = this.#between(before, line.choice, choices)
      return why === undefined ? line : { ...line, why }
    })
  }

  /** The last that was said of the choices after `from` up to `to`. Of what was taken back nothing is left once somebody else chose there. */
  #between(from: number, to: number, choices: Match['choices']): string | undefined {
    for (let choice = to; choice > from; choice--) {
      const said = this.#said.get(choice)
      if (said !== undefined && choices[choice - 1]?.seat === said.seat) return said.sentence
    }
    return undefined
  }
}
