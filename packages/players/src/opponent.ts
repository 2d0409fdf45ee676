import { type Choice, sameJson } from '@railhead/table'
import { type Answer, checked, type ReadyPlayer, type Seen, type Thinking } from './player.ts'

/** A player at a seat of one table: thinks where it must, and goes on with its plan where it can. */
export class Opponent {
  readonly asked: ReadyPlayer
  #plan: readonly Choice[] = []
  /** How many choices the table had seen when the next one of the plan is due. */
  #due = -1

  constructor(asked: ReadyPlayer) {
    this.asked = asked
  }

  /** `made` is how many choices the table has seen so far, of whomever: once somebody else has chosen, or a choice was taken back, a plan is worth nothing. */
  *answer(seen: Seen, made: number): Thinking {
    const answer = this.#planned(seen, made) ?? (yield* checked(this.asked, seen))
    this.#plan = answer.plan ?? []
    this.#due = made + 1
    return answer
  }

  #planned({ decision }: Seen, made: number): Answer | undefined {
    const [next, ...plan] = this.#plan
    if (next === undefined || made !== this.#due) return undefined
    const index = decision.choices.findIndex((choice) => sameJson(choice, next))
    return index < 0 ? undefined : { index, plan }
  }
}
