import { type Choice, type Match, type Refusal, type SeatName, tableRefusal } from '@railhead/table'
import { Acts } from './acts.ts'
import { choicesOf, cut, type Gesture, gesture, goesOn, lastOf, withOthers } from './gesture.ts'
import type { Manners } from './manners.ts'
import type { Through } from './messages.ts'
import { type Reasoned, Reasons } from './reasons.ts'
import { kept, type Saved, takenUp } from './saved.ts'
import { Chronicle } from './story.ts'

/** A group that was left out, counted from 0, and why. */
export interface LeftOut {
  readonly group: number
  readonly refusal: Refusal
}

/**
 * A match as one list of gestures: first those that stand and can still be taken back, oldest first, then those that were taken
 * back, the next to be done again first. What stands has exactly the choices that the match could take back.
 */
export class History {
  readonly #acts: Acts
  readonly chronicle: Chronicle
  /** Why computers chose what they chose. */
  readonly reasons: Reasons
  #gestures: readonly Gesture[]
  #standing: number

  private constructor(acts: Acts, gestures: readonly Gesture[], standing: number, reasons: Reasons, chronicle = new Chronicle()) {
    this.#acts = acts
    this.chronicle = chronicle
    this.reasons = reasons
    this.#gestures = gestures
    this.#standing = standing
  }

  static of(match: Match, manners: Manners, saved: Saved = {}, reasons?: readonly Reasoned[]): History {
    const { gestures, undone } = takenUp(match, manners, saved)
    const acts = new Acts(match, manners, saved.question ?? match.length)
    return new History(acts, [...gestures, ...undone], gestures.length, Reasons.of(match, reasons))
  }

  /** Another history in the same situation: what is done in one of them does not touch the other. */
  fork(): History {
    return new History(this.#acts.fork(), this.#gestures, this.#standing, this.reasons, this.chronicle.fork())
  }

  /** To read from; only gestures may change it. */
  get match(): Match {
    return this.#acts.match
  }

  /** The number of the question that is asked: no other has it. */
  get question(): number {
    return this.#acts.question
  }

  /** The question of that number is the one that the seat is asked. */
  asks(question: number, seat: SeatName): boolean {
    return this.#acts.asks(question, seat)
  }

  get saved(): Required<Saved> {
    const { held, advised } = this.match
    return { held, gestures: kept(this.#stand()), undone: this.#undone(), question: this.question, advised }
  }

  /** The seat is advised; false where that is forbidden. */
  advise(seat: SeatName): boolean {
    return this.match.advise(seat)
  }

  /** Makes the choice at this place of the list, and whatever only fills it in; a computer may say why it does. Answers why not. */
  play(seat: SeatName, index: number, why?: string): Refusal | undefined {
    const step = this.#acts.stepFor(seat)
    const { length } = this.match
    const refusal = this.#acts.play(index, seat)
    if (refusal !== undefined) return refusal
    if (why !== undefined) this.reasons.add(this.match.choices[length], why)
    this.#did(seat, [...this.#stand(), gesture(seat, [this.#acts.last, ...this.#acts.fillIn(seat, step)])])
    return undefined
  }

  /**
   * Several answers as one gesture, in the place of the last so many choices. It ends with the first way that does not lead to its end,
   * of which nothing is left. Answers why, if so: null where no rule can be named.
   */
  give(seat: SeatName, ways: readonly Through[], back: number): Refusal | null | undefined {
    const step = this.#acts.stepFor(seat)
    const { rest, gone, head } = this.#withdraw(seat, back)
    const given: Choice[] = []
    let refused: Refusal | null | undefined
    for (let i = 0; i < ways.length && refused === undefined; i++) {
      const { choices, refusal } = this.#acts.follow(ways[i], seat)
      given.push(...choices)
      refused = refusal
    }
    if (refused === undefined && given.length > 0) given.push(...this.#acts.fillIn(seat, step))
    const kept = head.length === 0 ? [] : [{ ...gone[0], choices: head }]
    const was = choicesOf(gone).slice(head.length)
    const instead = was.length === 0 ? [] : [gesture(seat, was)]
    this.#did(seat, [...rest, ...kept, ...(given.length + was.length === 0 ? [] : [gesture(seat, given, instead)])])
    return refused
  }

  /**
   * Other choices in the place of the last ones, group by group: each is made as a whole or left out. Another plan is one gesture in the
   * place of the old one; other amounts of the same things take the places of the old ones.
   */
  amend(seat: SeatName, back: number, groups: readonly (readonly Choice[])[]): LeftOut[] {
    const taken = this.#withdraw(seat, back)
    const made = groups.map((group) => this.#acts.make(group, seat))
    const given = made.map(({ choices }) => choices)
    given.push([...(given.pop() ?? []), ...this.#acts.fillIn(seat)])
    const was = choicesOf(taken.gone).slice(taken.head.length)
    const now = given.flat()
    const same = goesOn(was, now)
    this.#did(seat, [
      ...taken.rest,
      ...(same ? withOthers(taken, seat, given) : [gesture(seat, [...taken.head, ...now], taken.gone)]),
    ])
    return made.flatMap(({ refusal }, group) => (refusal === undefined ? [] : [{ group, refusal }]))
  }

  /** Why the seat cannot take anything back; undefined when it can. */
  whyNotUndo(seat: SeatName): Refusal | undefined {
    const last = this.#stand().findLast((one) => one.seat === seat)
    return last?.choices.length === 0 ? undefined : this.match.whyNotUndo(seat)
  }

  /** Takes back the seat's last gesture; what it stood in the place of is there again, unless that is not wanted. Answers why not. */
  undo(seat: SeatName, restore = true): Refusal | undefined {
    const refusal = this.whyNotUndo(seat)
    const at = this.#stand().findLastIndex((one) => one.seat === seat)
    if (refusal !== undefined || at < 0) return refusal ?? tableRefusal('nothing-to-undo', {})
    const { choices, instead } = this.#gestures[at]
    const left = choices.slice(0, choices.length - this.#acts.takeBack(seat, choices.length))
    const whole = left.length === 0
    const kept = whole ? [] : [gesture(seat, left, instead)]
    const again = gesture(seat, choices.slice(left.length), whole && restore ? instead : [])
    const nothing = again.choices.length + again.instead.length === 0
    const undone = this.#undone()
    const standing = [...this.#stand().toSpliced(at, 1, ...kept), ...this.#doAgain(again.instead)]
    this.#write(standing, nothing ? undone : [again, ...undone])
    // Nobody waits behind what is there again.
    this.match.goOn()
    return undefined
  }

  canRedo(seat: SeatName): boolean {
    return this.#nextOf(seat) !== undefined && this.match.awaited.includes(seat)
  }

  /** Does again what the seat took back last, as far as it still fits. */
  redo(seat: SeatName): void {
    const next = this.#nextOf(seat)
    if (next === undefined || !this.canRedo(seat)) return
    const undone = this.#undone().filter((one) => one !== next)
    const { rest, gone } = this.#withdraw(seat, choicesOf(next.instead).length)
    const done = this.#acts.again(next.choices, seat)
    this.#acts.rest(seat)
    this.#write(done.length + gone.length === 0 ? rest : [...rest, gesture(seat, done, gone)], undone)
  }

  /** The turn that waited is handed on. */
  confirm(): void {
    this.match.release()
    this.#write(this.#stand(), [])
  }

  #stand(): readonly Gesture[] {
    return this.#gestures.slice(0, this.#standing)
  }

  #undone(): readonly Gesture[] {
    return this.#gestures.slice(this.#standing)
  }

  #nextOf(seat: SeatName): Gesture | undefined {
    return this.#undone().find((one) => one.seat === seat)
  }

  #withdraw(seat: SeatName, back: number): ReturnType<typeof cut> {
    return cut(this.#stand(), seat, this.#acts.takeBack(seat, back))
  }

  #doAgain(gestures: readonly Gesture[]): Gesture[] {
    return gestures.map((one) => ({ ...one, choices: this.#acts.again(one.choices, one.seat) }))
  }

  /** The seat did something new: what it could have done again is gone. */
  #did(seat: SeatName, standing: readonly Gesture[]): void {
    this.#acts.rest(seat)
    this.#write(
      standing,
      this.#undone().filter((one) => one.seat !== seat),
    )
  }

  /** What stands for good needs no place in the list. */
  #write(standing: readonly Gesture[], undone: readonly Gesture[]): void {
    const open = lastOf(standing, this.match.recent().length)
    this.#standing = open.length
    this.#gestures = [...open, ...undone]
  }
}
