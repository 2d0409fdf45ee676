import type { Choice, Match, Refusal, SeatName } from '@railhead/table'
import type { Manners } from './manners.ts'
import type { Through } from './messages.ts'
import { nearestAmounts } from './nearest.ts'

/**
 * What is done to a match, choice by choice, and counted. What of it is one gesture is the history's affair. A seat that the game itself plays
 * has its turn when the gesture is done.
 */
export class Acts {
  readonly match: Match
  readonly #manners: Manners
  #question: number
  /** Since which question a seat is asked the same, though others have answered in the meantime. */
  #stands: ReadonlyMap<SeatName, number> = new Map()

  constructor(match: Match, manners: Manners, question: number) {
    this.match = match
    this.#manners = manners
    this.#question = question
  }

  fork(): Acts {
    const fork = new Acts(this.match.fork(), this.#manners, this.#question)
    fork.#stands = this.#stands
    return fork
  }

  /** The number of the question that is asked. No other has it: it goes up with every choice made and every choice taken back. */
  get question(): number {
    return this.#question
  }

  /** The question of that number is the one that the seat is asked: where several choose at the same time, others may have answered since. */
  asks(question: number, seat: SeatName): boolean {
    return question === this.#question || (question < this.#question && question >= (this.#stands.get(seat) ?? this.#question))
  }

  /** Makes the choice at this place of the list; answers why not. */
  play(index: number, seat: SeatName): Refusal | undefined {
    return this.#counted(seat, () => this.match.play(index, seat, true))
  }

  choose(choice: Choice, seat: SeatName): Refusal | undefined {
    return this.#counted(seat, () => this.match.choose(choice, seat, true))
  }

  /** The choice that was made last. */
  get last(): Choice {
    return this.match.choices[this.match.length - 1].choice
  }

  /** The step whose question the seat is asked. */
  stepFor(seat: SeatName): number | undefined {
    return this.match.stepOf(seat)
  }

  /** Answers what only fills in the last choice. Whoever is in the middle of the step `within` fills in by hand. */
  fillIn(seat: SeatName, within?: number): Choice[] {
    const filled: Choice[] = []
    if (within !== undefined && this.stepFor(seat) === within) return filled
    for (let next = this.#manners.fill(this.match, seat); next !== undefined; next = this.#manners.fill(this.match, seat)) {
      if (this.play(next, seat) !== undefined) break
      filled.push(this.last)
    }
    return filled
  }

  /** Takes back so many of the seat's choices, the last first, as long as they can be; answers how many it took back. */
  takeBack(seat: SeatName, count: number): number {
    for (let taken = 0; taken < count; taken++) if (this.#counted(seat, () => this.match.undo(seat)) !== undefined) return taken
    return count
  }

  /** Makes these choices again, as far as they still fit. */
  again(choices: readonly Choice[], seat: SeatName): readonly Choice[] {
    const refused = choices.findIndex((choice) => this.choose(choice, seat) !== undefined)
    return refused < 0 ? choices : choices.slice(0, refused)
  }

  /** Makes these choices, all of them or none; amounts that cannot be had are made as near to them as goes. Answers why not, if so. */
  make(wanted: readonly Choice[], seat: SeatName): { readonly choices: readonly Choice[]; readonly refusal?: Refusal } {
    const choices: Choice[] = []
    for (const one of wanted) {
      const refusal = this.choose(one, seat)
      if (refusal !== undefined && !this.#chooseNearest(one, seat))
        return { choices: choices.slice(0, choices.length - this.takeBack(seat, choices.length)), refusal }
      choices.push(this.last)
    }
    return { choices }
  }

  #chooseNearest(wanted: Choice, seat: SeatName): boolean {
    const pending = this.match.pending(seat)
    const nearest = 'decision' in pending ? nearestAmounts(wanted, pending.decision.choices) : undefined
    return nearest !== undefined && this.choose(nearest, seat) === undefined
  }

  /**
   * Follows a way to its end, or not at all. Questions on the way that are not asked are passed over. Answers what was chosen and, if it
   * did not come to its end, why: null where no rule can be named.
   */
  follow(way: Through, seat: SeatName): { readonly choices: readonly Choice[]; readonly refusal?: Refusal | null } {
    const choices: Choice[] = []
    let arrived = false
    let telling: Refusal | undefined
    for (const { step, choices: wanted } of way) {
      const pending = this.match.pending(seat)
      const asked = 'decision' in pending && pending.decision.step === step
      const refusals: Refusal[] = []
      arrived = asked && wanted.some((choice) => !this.#tells(this.choose(choice, seat), refusals))
      if (arrived) choices.push(this.last)
      else telling ??= refusals.find(({ vague }) => vague === undefined)
    }
    if (arrived) return { choices }
    const taken = this.takeBack(seat, choices.length)
    return { choices: choices.slice(0, choices.length - taken), refusal: telling ?? null }
  }

  /** The seat has done what it wanted: its turn waits, if it is at an end and nothing hidden came out; else others have theirs. */
  rest(seat: SeatName): void {
    const { awaited } = this.match
    const waits = awaited.length > 0 && !awaited.includes(seat) && this.#manners.waits(seat)
    if (!(waits && this.match.hold())) this.match.goOn()
  }

  /** Keeps the refusal, if it is one. */
  #tells(refusal: Refusal | undefined, refusals: Refusal[]): boolean {
    if (refusal !== undefined) refusals.push(refusal)
    return refusal !== undefined
  }

  #counted(
    seat: SeatName,
    act: () => { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal },
  ): Refusal | undefined {
    const others = this.match.awaited.filter((one) => one !== seat).map((one) => [one, this.#askedOf(one)] as const)
    const done = act()
    if (!done.ok) return done.refusal
    const same = others.filter(([one, asked]) => this.#askedOf(one) === asked)
    this.#stands = new Map(same.map(([one]) => [one, this.#stands.get(one) ?? this.#question]))
    this.#question++
    return undefined
  }

  /** What the seat is asked, whoever else is. */
  #askedOf(seat: SeatName): string {
    const pending = this.match.pending(seat)
    return 'decision' in pending ? JSON.stringify({ ...pending.decision, awaited: [] }) : ''
  }
}
