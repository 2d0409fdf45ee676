import {
  type Changed,
  type Changes,
  type ComputerAsked,
  type Host,
  type Served,
  type Snapshot,
  type Staff,
  TELLING,
} from '@railhead/host'
import type { Game, SeatName } from '@railhead/table'
import { announcedBy } from '../notices/announcements.ts'
import { Problem } from '../problem.ts'
import { type Act, type Motion, type Progress, ROOMS, type Room, type SeatedTable, type Store } from '../store/store.ts'
import type { Thinkers } from '../thinking/thinkers.ts'
import type { Thought } from '../thinking/thoughts.ts'
import { isThereFor, UNKNOWN } from './admission.ts'
import { answerTo, DONE_BEFORE, isChange, isQuestion, type Message, type Question, wishIn } from './answers.ts'
import { type Around, Audience, type Device, type Page } from './audience.ts'
import { passClock, vacationsAt } from './clock.ts'
import { Computers } from './computers.ts'
import { Council } from './council.ts'
import { hostAfter, hostOf, progressOf } from './host-of.ts'
import { Ledger } from './ledger.ts'

/** Many times what a game needs: nobody fills the disk by choosing and taking back. */
const MOST_ACTS = 50_000

/** What is answered, and the step that came with it as JSON, for those who follow. */
export type Answer = (given: unknown, step?: string) => void

/** What a page can ask and do at a table until it leaves. */
export interface Place {
  /** The rules by which the table is played, and how steps are told. */
  readonly of: { readonly rules: string; readonly content: string; readonly telling: number }
  /** Answers the first that it is shown. Answers are given in the order in which things happen, between the steps of others. */
  open(answer: (snapshot: Snapshot) => void): Promise<void>
  /** `id` names a change, so that the same sent twice is done once. */
  hear(message: Message, id: string, answer: Answer): Promise<void>
  leave(): void
}

type Carriers = { readonly [K in keyof Changes]: (ask: Changes[K]['ask']) => Changed<K> }

export interface Surroundings {
  readonly store: Store
  readonly game: Game
  readonly staff: Staff | undefined
  readonly thinkers: Thinkers
  /** Left out where computers think in this process. */
  readonly summon?: ((table: string, fresh: boolean) => void) | undefined
  readonly now: () => number
  /** Something that must not happen. */
  readonly onDefect: (table: string, error: unknown) => void
  /** Computers have played as far as they could. */
  readonly onRest: (table: string) => void
}

/**
 * A table that somebody looks at. The engine here is the only authority: whatever is done is first done at the table, then stored, and
 * only then does anybody hear of it. One thing after the other; what is in memory is never ahead of the store for longer than that.
 */
export class LiveTable {
  readonly id: string
  readonly #around: Surroundings
  readonly #audience = new Audience()
  #table: SeatedTable
  #host: Host
  readonly #ledger = new Ledger()
  #busy: Promise<unknown> = Promise.resolve()
  /** What is in memory may not be what is stored. */
  #isUnsure = false
  readonly #computers: Computers
  readonly #council: Council
  /** The seat of the person who acted last. */
  #actor: SeatName | null = null

  /** Numbers of what was said last. */
  readonly #talk: { [room in Room]: number } = { players: 0, lookers: 0 }

  private constructor(table: SeatedTable, around: Surroundings, host: Host) {
    this.id = table.id
    this.#table = table
    this.#around = around
    this.#host = host
    const seated = {
      owner: table.owner,
      host: () => this.#host,
      choose: (asked: ComputerAsked, thought: Thought) => this.#inTurn(() => this.#computerChooses(asked, thought)),
      onDefect: (error: unknown) => around.onDefect(table.id, error),
      onRest: () => around.onRest(table.id),
    }
    const { summon } = around
    this.#computers = new Computers(seated, around.thinkers, summon && ((fresh) => summon(table.id, fresh)))
    this.#council = new Council(
      () => ({ table: this.#table, seq: this.#ledger.seq, length: this.#host.match.length, isOver: this.#isOver }),
      {
        amend: (known) => {
          this.#table = { ...this.#table, ...known }
        },
        reload: () => this.#makeSure(),
        goBack: (to, id, by) => this.#goBack(to, id, by),
      },
      around,
    )
  }

  static async open(table: SeatedTable, around: Surroundings): Promise<LiveTable> {
    const acts = await around.store.acts(table.id)
    const live = new LiveTable(table, around, hostOf(table, acts, around))
    live.#ledger.readAnew(acts, live.#host.match.choices)
    await live.#listen()
    live.#computers.letPlay()
    return live
  }

  /** Nobody looks at it and nothing goes on. */
  get idle(): boolean {
    return this.#audience.isEmpty && !this.#computers.play
  }

  join(page: Page, confirmTurn: boolean): Place {
    // The game may have begun since the page knocked.
    if (!isThereFor(this.#table, page.person)) throw UNKNOWN
    const device = this.#audience.add(page, this.#seatOf(page), this.#host, { confirmTurn })
    const { rulesVersion: rules, contentHash: content } = this.#around.game
    return {
      of: { rules, content, telling: TELLING },
      open: (answer) =>
        this.#inTurn(() => {
          answer(this.#audience.shown(device, this.#host))
          this.#tellAround(device)
        }),
      hear: (message, id, answer) => this.#inTurn(() => this.#hear(device, message, id, answer)),
      leave: () => this.#audience.remove(device),
    }
  }

  /** Computers play here as far as they can. */
  playComputers(): Promise<void> {
    return this.#computers.playHere()
  }

  /** Everything that was asked of it so far is done. */
  settled(): Promise<void> {
    return this.#inTurn(() => undefined)
  }

  /** Somebody has sat down, or something was done elsewhere: the table is taken up again from the store, and everybody is shown it. */
  takeUpAgain(): Promise<void> {
    return this.#inTurn(() => this.#reload())
  }

  async #reload(): Promise<void> {
    this.#isUnsure = true
    const { store } = this.#around
    const [table, acts] = [await store.table(this.id), await store.acts(this.id)]
    if (table === undefined) throw new Error(`table ${this.id} is gone`)
    await this.#listen()
    this.#table = table
    const host = hostOf(table, acts, this.#around)
    this.#ledger.readAnew(acts, host.match.choices)
    this.#show(host)
    this.#isUnsure = false
  }

  /** What is in memory cannot be trusted before it has been taken up again. */
  async #makeSure(): Promise<void> {
    await this.#reload().catch((error: unknown) => {
      this.#around.onDefect(this.id, error)
      throw new Problem('defect', 'The server cannot reach what it keeps at the moment. Try again when it can.')
    })
  }

  async #listen(): Promise<void> {
    for (const room of ROOMS) this.#talk[room] = (await this.#around.store.talk.said(this.id, [room], 0, 1)).at(-1)?.n ?? 0
  }

  /** Everybody is shown another host of the same table. */
  #show(host: Host): void {
    this.#host = host
    this.#audience.moveTo(host, (page) => this.#seatOf(page))
    this.#tellAround()
    this.#computers.letPlay()
  }

  /** The seat from which a page looks, if its person sits there. */
  #seatOf({ seat, person }: Page): SeatName | null {
    const sits = person !== null && this.#table.seats.some((one) => one.seat === seat && one.person === person)
    return sits ? seat : null
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#busy.then(async () => {
      if (this.#isUnsure) await this.#makeSure()
      return work()
    })
    this.#busy = done.catch(() => undefined)
    return done
  }

  async #hear(device: Device, message: Message, id: string, answer: Answer): Promise<void> {
    if (isChange(message)) return this.#change(device, message.name, message.ask, id, answer)
    answer(isQuestion(message) ? this.#answerTo(device.host, message) : this.#wish(device, wishIn(message)))
  }

  #answerTo(host: Host, { name, ask }: Question): unknown {
    // With what was hidden and the seed: for nobody before the end.
    if (name === 'record' && !this.#isOver)
      throw new Problem(
        'not-allowed',
        'A game online can be downloaded when it is over: before that its record would tell what is hidden.',
      )
    return answerTo(host, name, ask)
  }

  #wish(device: Device, wishes: Partial<Served>): null {
    this.#audience.wish(device, wishes)
    return null
  }

  async #change<K extends keyof Changes>(
    device: Device,
    name: K,
    ask: Changes[K]['ask'],
    id: string,
    answer: Answer,
  ): Promise<void> {
    const { seat, page } = device
    // Who follows has been told what is shown.
    const shown = (): Snapshot | null => (page.follows ? null : device.host.snapshot())
    if (this.#ledger.has(id)) return answer({ ...DONE_BEFORE[name], snapshot: shown() })
    if (seat === null) throw new Problem('not-allowed', 'You look on at this table. Take a seat to play.')
    // Once it is over the seed is known: nothing can be taken back.
    if (this.#isOver) throw new Problem('not-allowed', 'The game is over.')
    if (this.#ledger.seq >= MOST_ACTS) throw new Problem('too-many', 'Enough was done and taken back at this table.')
    const carriers: Carriers = device.host
    const done = await this.#carryOut(seat, id, () => carriers[name](ask))
    if (!done.ok) throw new Problem(done.refused.code, done.refused.sentence)
    const { ok: _, ...given } = done
    this.#audience.tell(device, (step) => answer({ ...given, snapshot: shown() }, step))
    this.#tellAround()
    this.#computers.letPlay(true)
  }

  /** Does something at the table and stores what came of it. If that cannot be stored, it has not been done. */
  async #carryOut<C extends { readonly ok: boolean }>(seat: SeatName, id: string, act: () => C, why?: string): Promise<C> {
    const { question } = this.#host
    const { held, advised } = this.#host.match
    let done: C
    try {
      done = act()
    } catch (error) {
      this.#around.onDefect(this.id, error)
      await this.#makeSure()
      throw new Problem('defect', 'The table could not carry that out. It stands as it was before.')
    }
    const { match } = this.#host
    // Whatever is made or taken back asks another question; a turn that waited and is handed on may not, nor does advice.
    const isNew = this.#host.question !== question || match.held !== held || match.advised.length !== advised.length
    if (done.ok && isNew) await this.#store(id, seat, this.#host, { ...this.#ledger.since(match.choices), why })
    return done
  }

  /** Stores what was done to get to this host. If that cannot be stored, the table is as it was before. */
  async #store(id: string, seat: SeatName, host: Host, made: Pick<Act, 'back' | 'choices' | 'why'>): Promise<void> {
    const progress = this.#progressOf(host)
    const act = { table: this.id, seq: this.#ledger.seq + 1, id, seat, ...made, saved: host.saved }
    if (this.#table.seats.some((one) => one.seat === seat && one.person !== null)) this.#actor = seat
    const announced = announcedBy(this.#table, progress, this.#actor)
    const appended = await this.#around.store.append(act, progress, announced).catch((error: unknown) => {
      this.#around.onDefect(this.id, error)
      return 'failed' as const
    })
    if (appended !== 'stored') {
      await this.#makeSure()
      // It was stored, only the answer was lost; or another process has done the same for the same computer.
      if (this.#ledger.has(id)) return
      if (appended === 'failed')
        throw new Problem('defect', 'The server could not store that, so it has not been played. Try again.')
      throw new Problem('stale', 'Somebody else was quicker. Look at the table as it is now.')
    }
    this.#ledger.add(act)
    this.#table = { ...this.#table, ...progress }
  }

  #progressOf(host: Host): Progress {
    const progress = progressOf(host, this.#around.now())
    return { ...progress, clock: progress.over ? null : passClock(this.#table, progress.turn, progress.updated) }
  }

  get #isOver(): boolean {
    return this.#table.abandoned || this.#host.match.awaited.length === 0
  }

  /** Asks the others for something. */
  propose(person: string, seat: SeatName, id: string, what: Motion['what']): Promise<void> {
    return this.#inTurn(async () => {
      await this.#council.propose(person, seat, id, what)
      this.#tellAround()
    })
  }

  /** Agrees to what is asked, or not. */
  vote(person: string, seat: SeatName, id: string, agrees: boolean): Promise<void> {
    return this.#inTurn(async () => {
      await this.#council.vote(person, seat, id, agrees)
      this.#tellAround()
    })
  }

  async #goBack(to: number, id: string, by: SeatName): Promise<void> {
    const { match, question } = this.#host
    const { reasons } = this.#host
    const advised = match.choices.slice(to).flatMap((made) => (made.advised === true ? [made.seat] : []))
    const saved = { question: question + 1, reasons, advised: [...match.advised, ...advised] }
    const host = hostAfter(this.#table, match.choices.slice(0, to), saved, this.#around)
    await this.#store(id, by, host, { back: match.length - to, choices: [] })
    this.#show(host)
  }

  /** Something was said. */
  heard(room: Room, n: number): void {
    this.#talk[room] = Math.max(this.#talk[room], n)
    this.#tellAround()
  }

  /** Tells what happened beside the game to those who do not know it yet. */
  #tellAround(only?: Device): void {
    const { clock, turn, rematch } = this.#table
    const { motion } = this.#council
    const away = vacationsAt(this.#table)
    const around = (plays: boolean): Omit<Around, 'now'> => {
      const talk = Math.max(...roomsFor(plays, this.#isOver).map((room) => this.#talk[room]))
      return { clock, turn: clock === null ? NOBODY : turn, away, motion, talk, rematch }
    }
    this.#audience.tellAround(this.#around.now(), around, only)
  }

  #tellAll(): void {
    this.#audience.tell()
    this.#tellAround()
  }

  async #computerChooses(asked: ComputerAsked, { index, why }: Thought): Promise<void> {
    const choose = () => this.#host.computerChooses(asked, index, why)
    const { ok } = await this.#carryOut(asked.seat, `computer ${this.#ledger.seq + 1}`, choose, why)
    if (ok) this.#tellAll()
    else if (asked.question === this.#host.question) throw new Error(`${asked.player} answered what is not asked`)
  }
}

const NOBODY: readonly SeatName[] = []

/** Those who play and those who look on do not hear each other before the end. */
export const roomsFor = (plays: boolean, over: boolean): readonly Room[] => (over ? ROOMS : plays ? ['players'] : ['lookers'])
