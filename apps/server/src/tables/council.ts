import type { SeatName } from '@railhead/table'
import { announced, personsIn } from '../notices/announcements.ts'
import { Problem } from '../problem.ts'
import type { Motion, SeatedTable, Store } from '../store/store.ts'
import { askedAbout, checkMotion, lastAsked, standing } from './motions.ts'

/** A table as those see it who decide about it together. */
export interface Sitting {
  readonly table: SeatedTable
  /** The number of the last act, and of choices made. */
  readonly seq: number
  readonly length: number
  readonly isOver: boolean
}

/** What they can have done with it. */
export interface Powers {
  /** It is known otherwise from now on. */
  amend(table: Partial<SeatedTable>): void
  /** Takes it up again from the store. */
  reload(): Promise<void>
  /** Goes back to how it was after so many choices. */
  goBack(to: number, id: string, by: SeatName): Promise<void>
}

interface Around {
  readonly store: Store
  readonly now: () => number
}

/** Those who sit at a table decide together what needs the others. */
export class Council {
  readonly #sittingNow: () => Sitting
  readonly #powers: Powers
  readonly #around: Around

  constructor(sittingNow: () => Sitting, powers: Powers, around: Around) {
    this.#sittingNow = sittingNow
    this.#powers = powers
    this.#around = around
  }

  get #sitting(): Sitting {
    return this.#sittingNow()
  }

  /** What is being asked, and of whom; or was, and somebody did not agree. */
  get motion(): (Motion & { readonly asked: readonly SeatName[] }) | null {
    const { isOver, table, seq } = this.#sitting
    const motion = isOver ? null : lastAsked(table, seq)
    return motion === null ? null : { ...motion, asked: askedAbout(table, motion.what, this.#around.now()) }
  }

  /** Asks the others for something; done at once where nobody else is to be asked. */
  async propose(person: string, seat: SeatName, id: string, what: Motion['what']): Promise<void> {
    this.#checkSits(person, seat)
    const { isOver, table, seq, length } = this.#sitting
    if (isOver) throw new Problem('not-allowed', 'The game is over.')
    checkMotion(table, seat, what, length, this.#around.now())
    if (standing(table, seq) !== null) throw new Problem('taken', 'Something is being asked already. Answer that first.')
    await this.#decide({ id, by: seat, seq, what, agreed: [seat] })
  }

  /** Agrees to what is asked, or not; whoever asked takes it back by not agreeing. */
  async vote(person: string, seat: SeatName, id: string, agrees: boolean): Promise<void> {
    this.#checkSits(person, seat)
    const { table, seq } = this.#sitting
    const motion = standing(table, seq)
    if (motion?.id !== id) throw new Problem('stale', 'That is not asked any more.')
    if (motion.agreed.includes(seat) && agrees) return
    const asked = askedAbout(table, motion.what, this.#around.now())
    if (!asked.includes(seat)) throw new Problem('not-allowed', 'You are not asked.')
    const refused = seat === motion.by ? null : { ...motion, refusedBy: seat }
    await this.#decide(agrees ? { ...motion, agreed: [...motion.agreed, seat] } : refused)
  }

  #checkSits(person: string, seat: SeatName): void {
    if (!this.#sitting.table.seats.some((one) => one.seat === seat && one.person === person))
      throw new Problem('not-allowed', 'You do not sit there.')
  }

  async #decide(motion: Motion | null): Promise<void> {
    const { table } = this.#sitting
    const { store, now } = this.#around
    const agreed =
      motion !== null &&
      motion.refusedBy === undefined &&
      askedAbout(table, motion.what, now()).every((seat) => motion.agreed.includes(seat))
    const next = agreed ? null : motion
    if (!(await store.setMotion(table.id, table.motion, next))) {
      await this.#powers.reload()
      throw new Problem('stale', 'Somebody else was quicker. Look at the table as it is now.')
    }
    this.#powers.amend({ motion: next })
    if (agreed) await this.#carryOut(motion)
  }

  async #carryOut({ id, by, what }: Motion): Promise<void> {
    const { table } = this.#sitting
    const { reload, amend, goBack } = this.#powers
    const { store, now } = this.#around
    switch (what.kind) {
      case 'end': {
        const others = table.seats.filter(({ seat }) => seat !== by)
        await store.abandon(table.id, now(), [announced('ended', personsIn(others), now())])
        return reload()
      }
      case 'computer': {
        const holder = table.seats.find(({ seat }) => seat === what.seat)
        await store.handOver(table.id, what.seat, holder?.person ?? null, what.player)
        return reload()
      }
      case 'back': {
        // What was seen stays known, so nobody can be measured by it.
        await store.unrate(table.id, 'gone-back')
        amend({ rated: 'gone-back' })
        return goBack(what.to, `motion ${id}`, by)
      }
    }
  }
}
