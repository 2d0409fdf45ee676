import { Host, type Opening, type Saved, type Step, Tellers, type Through } from '@railhead/host'
import type { Choice, Match, SeatName } from '@railhead/table'

export const person = (name = '') => ({ kind: 'person', name }) as const
export const computer = { kind: 'computer', name: 'Computer', player: 'random' } as const

/** How many choices a gesture has that was kept. */
export const sizeOf = (one: Required<Saved>['gestures'][number]): number => (typeof one === 'number' ? one : one.choices.length)

/** Tells one pair of eyes what is new at a table. */
export function tellerFor(table: Host, seat: SeatName | null) {
  const tellers = new Tellers(table)
  tellers.add(seat)
  const step = (): Step | undefined => {
    const text = tellers.steps().get(seat)
    return text === undefined ? undefined : (JSON.parse(text) as Step)
  }
  return { tellers, step }
}

/** Somebody at a table who always answers the question that is asked now. */
export class Visitor {
  readonly host: Host

  constructor(match: Match, opening: Partial<Opening> & Pick<Opening, 'seats'>) {
    this.host = Host.open(match, { id: 'x', handover: false, confirmTurn: false, ...opening })
  }

  get length(): number {
    return this.host.match.length
  }

  get record(): string {
    return this.host.match.record({ withSeed: true })
  }

  #now() {
    return { question: this.host.question }
  }

  choose(index: number) {
    return this.host.choose({ ...this.#now(), index })
  }

  /** Makes the choice of these names; it must be listed. */
  pick(wanted: Choice): void {
    const { asked } = this.host.snapshot()
    const index = asked?.decision.choices.findIndex((choice) => JSON.stringify(choice) === JSON.stringify(wanted)) ?? -1
    if (!this.choose(index).ok) throw new Error(`${JSON.stringify(wanted)} is not asked`)
  }

  give(ways: readonly Through[], back = 0) {
    return this.host.give({ ...this.#now(), ways, back })
  }

  amend(back: number, groups: readonly (readonly Choice[])[]) {
    return this.host.amend({ ...this.#now(), back, groups })
  }

  undo() {
    return this.host.undo(this.#now())
  }

  undoTurn() {
    return this.host.undoTurn(this.#now())
  }

  redo() {
    return this.host.redo(this.#now())
  }

  confirm() {
    return this.host.confirm(this.#now())
  }

  take(seat: string) {
    return this.host.take({ ...this.#now(), seat })
  }

  /** A computer that is asked takes the first choice. Answers whether one was asked. */
  letComputer(): boolean {
    const asked = this.host.computerAsked()
    return asked !== undefined && this.host.computerChooses(asked, 0).ok
  }

  /** Answers everything with the first choice, people by hand, computers by themselves. */
  playOn(until: () => boolean): void {
    for (let i = 0; i < 500 && !until(); i++) {
      const { handover, held, asked } = this.host.snapshot()
      if (handover !== null) this.take(handover)
      else if (held) this.confirm()
      else if (asked !== null) this.choose(0)
      else if (!this.letComputer()) return
    }
  }
}

/** Games are written with states of their own, which nobody outside them looks into. */
