import type { Match, RecordedChoice } from '@railhead/table'
import type { ToldLine } from './story.ts'

/** Why a computer chose what it chose: the number of the choice, counted from 1, and its words. */
export type Reasoned = readonly [number, string]

/**
 * Why computers chose what they chose. It is no part of a record, and kept beside it. A reason belongs to a choice that was made: of one that
 * is taken back nothing is left, and whatever is chosen then has none.
 */
export class Reasons {
  readonly #of = new Map<RecordedChoice, string>()

  /** Those of a match that is taken up again. What was kept may be damaged, or of another record. */
  static of({ choices }: Match, kept: readonly Reasoned[] = []): Reasons {
    const reasons = new Reasons()
    for (const entry of Array.isArray(kept) ? kept : []) {
      const [n, why] = Array.isArray(entry) ? entry : []
      const choice = choices[Number(n) - 1]
      if (choice !== undefined && typeof why === 'string') reasons.#of.set(choice, why)
    }
    return reasons
  }

  add(choice: RecordedChoice, why: string): void {
    this.#of.set(choice, why)
  }

  /** Those of the choices that stand. */
  list({ choices }: Match): readonly Reasoned[] {
    if (this.#of.size === 0) return []
    return choices.flatMap((choice, i) => {
      const why = this.#of.get(choice)
      return why === undefined ? [] : [[i + 1, why] as const]
    })
  }

  /** The lines of a log with the reasons: each stands with the first fact that is told from its choice on. `before` is the choice of the line before them. */
  told({ choices }: Match, lines: readonly ToldLine[], before: number): readonly ToldLine[] {
    if (this.#of.size === 0) return lines
    let last = before
    return lines.map((line) => {
      const reasons = choices.slice(last, line.choice).flatMap((choice) => this.#of.get(choice) ?? [])
      last = Math.max(last, line.choice)
      return { ...line, why: reasons.at(-1) }
    })
  }
}
