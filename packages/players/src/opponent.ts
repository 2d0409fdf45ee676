import { type Choice, type Decision, sameJson } from '@railhead/table'
import { type Answer, checked, type ReadyPlayer, type Seen, type Thinking } from './player.ts'

/** What a player at a seat of one table means to choose next, so that it thinks only where it must. */
export class Intent {
  #plan: readonly Choice[] = []
  /** How many choices the table had seen when the next one of the plan is due. */
  #due = -1

  /** `made` is how many choices the table has seen so far, of whomever: once somebody else has chosen, or a choice was taken back, a plan is worth nothing. */
  next({ choices }: Pick<Decision, 'choices'>, made: number): Answer | undefined {
    const [next, ...plan] = this.#plan
    if (next === undefined || made !== this.#due) return undefined
    const index = choices.findIndex((choice) => sameJson(choice, next))
    return index < 0 ? undefined : { index, plan }
  }

  /** This was answered after so many choices. */
  keep({ plan = [] }: Pick<Answer, 'plan'>, made: number): void {
    this.#plan = plan
    this.#due = made + 1
  }
}

/** A player at a seat of one table: thinks where it must, and goes on with its plan where it can. */
export class Opponent {
  readonly asked: ReadyPlayer
  readonly #intent = new Intent()

  constructor(asked: ReadyPlayer) {
    this.asked = asked
  }

  /** `made` is how many choices the table has seen so far, of whomever. */
  *answer(seen: Seen, made: number): Thinking {
    const answer = this.#intent.next(seen.decision, made) ?? (yield* checked(this.asked, seen))
    this.#intent.keep(answer, made)
    return answer
  }
}
