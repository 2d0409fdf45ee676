import type { Decision, Match, SeatName, View } from '@railhead/table'
import { History } from './history.ts'
import { Manners } from './manners.ts'
import type { Asks, Changes, Refused, SeatPlan, Snapshot, Wishes } from './messages.ts'
import type { Reasoned } from './reasons.ts'
import type { Saved } from './saved.ts'
import { Seating } from './seating.ts'
import { sentences } from './sentences.ts'
import { ShownTable } from './shown-table.ts'
import type { Staff } from './staff.ts'
import { beginsTurn, Reader } from './story.ts'

/** How a table is taken up. */
export interface Opening extends Saved {
  readonly id: string
  readonly seats: SeatPlan
  /** Cover the board when the device is passed. */
  readonly handover: boolean
  /** A finished turn waits to be confirmed. */
  readonly confirmTurn: boolean
  /** Nothing is filled in by itself: a lesson asks for one answer after the other. */
  readonly stepwise?: boolean
  /** Why it can only be looked at. */
  readonly readOnly?: string | undefined
  readonly staff?: Staff | undefined
  /** Why computers chose what they chose so far. */
  readonly reasons?: readonly Reasoned[] | undefined
}

/** A computer is asked: what it may know, and the question's number, so that an answer that comes too late does not count. */
export interface ComputerAsked {
  readonly seat: SeatName
  readonly player: string | undefined
  readonly view: View
  readonly decision: Decision
  readonly question: number
}

type Ask<K extends keyof (Changes & Asks & Wishes)> = (Changes & Asks & Wishes)[K]['ask']
/** What became of a change: its answer, or why nothing was changed. */
export type Changed<K extends keyof Changes> =
  | ({ readonly ok: true } & Omit<Changes[K]['answer'], 'snapshot'>)
  | { readonly ok: false; readonly refused: Refused }

const STALE = { ok: false, refused: { code: 'stale', sentence: sentences.stale } } as const
const NOT_ALLOWED = { ok: false, refused: { code: 'not-allowed', sentence: sentences.noSuggestions } } as const
const DONE = { ok: true } as const

/** A table with people at it. Everything that is asked of it or done at it is a message of `messages.ts`. */
export class Host extends ShownTable {
  readonly manners: Manners

  private constructor(shown: Pick<Host, 'id' | 'readOnly' | 'manners'>, history: History, seating: Seating, reader: Reader) {
    super(shown, history, seating, reader)
    this.manners = shown.manners
  }

  static open(match: Match, opening: Opening): Host {
    const {
      id,
      seats,
      readOnly = null,
      confirmTurn,
      stepwise = false,
      staff,
      handover,
      held = false,
      reasons,
      ...saved
    } = opening
    const manners = new Manners(seats, confirmTurn, stepwise, staff)
    const seating = new Seating(seats, match.seated, handover && match.game.open !== true)
    const last = match.choices.at(-1)?.seat ?? ''
    const waits = held && readOnly === null && match.awaited.length > 0 && manners.waits(last)
    // A record does not tell whether a seat that the game itself plays has answered its last choice.
    const history = History.of(waits ? match.upTo(match.length, true) : match, manners, { ...saved, held: waits }, reasons)
    const host = new Host({ id, readOnly, manners }, history, seating, new Reader())
    seating.pass(host.awaits())
    return host
  }

  /** The same table on the device of the person in this seat, or of somebody who looks on: it is told all that is theirs to know. */
  device(seat: SeatName | null): Host {
    return new Host(this, this.history, Seating.own(this.seating.plan, seat), new Reader())
  }

  // ------------------------------------------------------------------------------------------------ what changes the table

  choose({ question, index }: Ask<'choose'>): Changed<'choose'> {
    return this.#act(question, (seat) => (this.history.play(seat, index) === undefined ? DONE : STALE))
  }

  give({ question, ways, back }: Ask<'give'>): Changed<'give'> {
    return this.#act(question, (seat) => {
      if (back > this.match.recent(seat).length) return STALE
      const refusal = this.history.give(seat, ways, back)
      if (refusal === null) return { ok: true, refused: { sentence: sentences.noFurther, rule: '', code: '' } }
      return { ok: true, refused: refusal === undefined ? null : this.explained(refusal) }
    })
  }

  amend({ question, back, groups }: Ask<'amend'>): Changed<'amend'> {
    return this.#act(question, (seat) => {
      if (back > this.match.recent(seat).length) return STALE
      const leftOut = this.history.amend(seat, back, groups)
      return { ok: true, dropped: leftOut.map(({ group, refusal }) => ({ group, explained: this.explained(refusal) })) }
    })
  }

  undo({ question }: Ask<'undo'>): Changed<'undo'> {
    return this.#retract(question, (seat) => void this.history.undo(seat))
  }

  /** Takes back as much of the turn as can be taken back. */
  undoTurn({ question }: Ask<'undoTurn'>): Changed<'undoTurn'> {
    return this.#retract(question, (seat) => {
      for (;;) {
        const began = beginsTurn(this.match, this.match.length)
        if (this.history.undo(seat, false) !== undefined || began || beginsTurn(this.match, this.match.length)) return
      }
    })
  }

  redo({ question }: Ask<'redo'>): Changed<'redo'> {
    return this.#act(question, (seat) => {
      if (!this.history.canRedo(seat)) return STALE
      this.history.redo(seat)
      return DONE
    })
  }

  confirm({ question }: Ask<'confirm'>): Changed<'confirm'> {
    const { owner } = this.seating
    if (question !== this.question || this.readOnly !== null) return STALE
    // Nobody confirms the turn of another.
    if (owner !== undefined && (owner === null || !this.match.held || !this.awaits().includes(owner))) return STALE
    this.history.confirm()
    this.seating.pass(this.match.awaited)
    return DONE
  }

  advise({ question }: Ask<'advise'>): Changed<'advise'> {
    const seat = this.acting
    if (seat === null || !this.history.asks(question, seat)) return STALE
    return this.history.advise(seat) ? DONE : NOT_ALLOWED
  }

  take({ question, seat }: Ask<'take'>): Changed<'take'> {
    if (question !== this.question || this.seating.owner !== undefined) return STALE
    this.seating.take(seat)
    return DONE
  }

  /** The computer that is asked, if one is and nobody holds the game. */
  computerAsked(): ComputerAsked | undefined {
    const computer = this.readOnly !== null || this.match.held ? undefined : this.seating.computerAmong(this.match.awaited)
    const pending = computer === undefined ? undefined : this.match.pending(computer.seat)
    if (computer === undefined || pending === undefined || !('decision' in pending)) return undefined
    return { ...computer, view: this.match.view(computer.seat), decision: pending.decision, question: this.question }
  }

  /** The answer of a computer to what it was asked, and why, in words that everybody may read. */
  computerChooses({ seat, question }: ComputerAsked, index: number, why?: string): Changed<'choose'> {
    if (!this.history.asks(question, seat) || this.history.play(seat, index, why) !== undefined) return STALE
    this.seating.pass(this.awaits())
    return DONE
  }

  /** What `choose` would lead to, unless something hidden would come out with it, as the seed does at the end: that nobody may know before. */
  foresee(ask: Ask<'foresee'>): Snapshot | null {
    const fork = new Host(this, this.history.fork(), this.seating.fork(), this.reader.fork())
    const isOpen = fork.choose(ask).ok && fork.match.lastReveal <= this.match.length && fork.match.awaited.length > 0
    return isOpen ? fork.snapshot() : null
  }

  // ------------------------------------------------------------------------------------------------ how people want to be served

  stepwise(): null {
    this.manners.wish(this.seating.owner, { stepwise: true })
    return null
  }

  setConfirm({ confirmTurn }: Ask<'setConfirm'>): null {
    this.manners.wish(this.seating.owner, { confirmTurn })
    return null
  }

  // ------------------------------------------------------------------------------------------------

  /** Something that the seat at the board does, if it is asked that question. */
  #act<C extends { readonly ok: boolean }>(question: number, act: (seat: SeatName) => C): C | typeof STALE {
    const seat = this.acting
    if (seat === null || !this.history.asks(question, seat)) return STALE
    const done = act(seat)
    if (done.ok) this.seating.pass(this.awaits())
    return done
  }

  /** Something that the seat at the board takes back, also of a turn that waits. */
  #retract(question: number, retract: (seat: SeatName) => void): typeof DONE | typeof STALE {
    const seat = this.seating.holder
    if (question !== this.question || this.readOnly !== null) return STALE
    if (seat !== null) retract(seat)
    return DONE
  }
}
