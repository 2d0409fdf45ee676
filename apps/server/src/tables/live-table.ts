import {
  type Asks,
  type Changed,
  type Changes,
  type ComputerAsked,
  type Host,
  recall,
  record,
  refusal,
  type Served,
  type Snapshot,
  type Staff,
  suggest,
} from '@railhead/host'
import { lead, reach } from '@railhead/host/bringing'
import type { readMessage } from '@railhead/host/messages'
import type { Game, RecordedChoice, SeatName } from '@railhead/table'
import { Problem } from '../problem.ts'
import { type Act, type Motion, type Progress, ROOMS, type Room, type SeatedTable, type Store } from '../store/store.ts'
import { actBetween } from './acts.ts'
import { type Around, Audience, type Device, type Page } from './audience.ts'
import { passClock } from './clock.ts'
import { Computers } from './computers.ts'
import { hostAfter, hostOf, progressOf } from './host-of.ts'
import { askedAbout, checkMotion, standing } from './motions.ts'

export type Message = Exclude<ReturnType<typeof readMessage>, { readonly code: string }>

/** What is answered, and the step that came with it as JSON, for those who follow. */
export type Answer = (given: unknown, step?: string) => void

/** What a page can ask and do at a table until it leaves. */
export interface Place {
  /** The rules by which the table is played. */
  readonly of: { readonly rules: string; readonly content: string }
  /** Answers the first that it is shown. Answers are given in the order in which things happen, between the steps of others. */
  open(answer: (snapshot: Snapshot) => void): Promise<void>
  /** `id` names a change, so that the same sent twice is done once. */
  hear(message: Message, id: string, answer: Answer): Promise<void>
  leave(): void
}

type Carriers = { readonly [K in keyof Changes]: (ask: Changes[K]['ask']) => Changed<K> }

/** What a change answers beside what is shown, if it was done before and is only sent again. */
const DONE_BEFORE: { readonly [K in keyof Changes]: Omit<Changes[K]['answer'], 'snapshot'> } = {
  choose: {},
  give: { refused: null },
  amend: { dropped: [] },
  undo: {},
  undoTurn: {},
  redo: {},
  confirm: {},
  take: {},
}

export interface Surroundings {
  readonly store: Store
  readonly game: Game
  readonly staff: Staff | undefined
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
  #seq = 0
  /** The choices that are stored. */
  #stored: readonly RecordedChoice[] = []
  /** Acts that were done. */
  #done = new Set<string>()
  #busy: Promise<unknown> = Promise.resolve()
  readonly #computers = new Computers()
  #computersPlay = false

  /** Numbers of what was said last. */
  readonly #talk: { [room in Room]: number } = { players: 0, lookers: 0 }

  private constructor(table: SeatedTable, around: Surroundings, host: Host) {
    this.id = table.id
    this.#table = table
    this.#around = around
    this.#host = host
  }

  static async open(table: SeatedTable, around: Surroundings): Promise<LiveTable> {
    const acts = await around.store.acts(table.id)
    const live = new LiveTable(table, around, hostOf(table, acts, around))
    live.#remember(acts)
    await live.#listen()
    live.#letComputersPlay()
    return live
  }

  /** Nobody looks at it and nothing goes on. */
  get idle(): boolean {
    return this.#audience.isEmpty && !this.#computersPlay
  }

  join(page: Page, confirmTurn: boolean): Place {
    const device = this.#audience.add(page, this.#seatOf(page), this.#host, { confirmTurn })
    const { rulesVersion: rules, contentHash: content } = this.#around.game
    return {
      of: { rules, content },
      open: (answer) =>
        this.#inTurn(() => {
          answer(this.#audience.shown(device, this.#host))
          this.#tellAround(device)
        }),
      hear: (message, id, answer) => this.#inTurn(() => this.#hear(device, message, id, answer)),
      leave: () => this.#audience.remove(device),
    }
  }

  /** Everything that was asked of it so far is done. */
  settled(): Promise<void> {
    return this.#inTurn(() => undefined)
  }

  /** Somebody has sat down, or what is in memory cannot be trusted: the table is taken up again from the store, and everybody is shown it. */
  takeUpAgain(): Promise<void> {
    return this.#inTurn(() => this.#reload())
  }

  async #reload(): Promise<void> {
    const { store } = this.#around
    const [table, acts] = [await store.table(this.id), await store.acts(this.id)]
    if (table === undefined) throw new Error(`table ${this.id} is gone`)
    await this.#listen()
    this.#table = table
    this.#show(hostOf(table, acts, this.#around))
    this.#remember(acts)
  }

  async #listen(): Promise<void> {
    for (const room of ROOMS) this.#talk[room] = (await this.#around.store.said(this.id, [room], 0, 1)).at(-1)?.n ?? 0
  }

  /** Everybody is shown another host of the same table. */
  #show(host: Host): void {
    this.#host = host
    this.#stored = [...host.match.choices]
    this.#audience.moveTo(host, (page) => this.#seatOf(page))
    this.#tellAround()
    this.#letComputersPlay()
  }

  /** The seat from which a page looks, if its person sits there. */
  #seatOf({ seat, person }: Page): SeatName | null {
    const sits = person !== null && this.#table.seats.some((one) => one.seat === seat && one.person === person)
    return sits ? seat : null
  }

  #remember(acts: readonly Act[]): void {
    this.#seq = acts.length
    this.#done = new Set(acts.map(({ id }) => id))
    this.#stored = [...this.#host.match.choices]
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#busy.then(work)
    this.#busy = done.catch(() => undefined)
    return done
  }

  async #hear(device: Device, message: Message, id: string, answer: Answer): Promise<void> {
    if (isChange(message)) return this.#change(device, message.name, message.ask, id, answer)
    answer(this.#answerTo(device, message))
  }

  #answerTo(device: Device, message: Exclude<Message, Change>): unknown {
    const { host } = device
    switch (message.name) {
      case 'foresee':
        return host.foresee(message.ask)
      case 'refusal':
        return refusal(host, message.ask)
      case 'recall':
        return recall(host, message.ask)
      case 'suggest':
        return suggest(host)
      case 'reach':
        return reach(host, message.ask)
      case 'lead':
        return lead(host, message.ask)
      case 'at':
        return host.at(message.ask)
      case 'record':
        return this.#record(host, message.ask)
      case 'stepwise':
        return this.#wish(device, { stepwise: true })
      case 'setConfirm':
        return this.#wish(device, message.ask)
    }
  }

  #wish(device: Device, wishes: Partial<Served>): null {
    this.#audience.wish(device, wishes)
    return null
  }

  /** With what was hidden and the seed: for nobody before the end. */
  #record(host: Host, ask: Asks['record']['ask']): string {
    if (!this.#isOver)
      throw new Problem(
        'not-allowed',
        'A game online can be downloaded when it is over: before that its record would tell what is hidden.',
      )
    return record(host, ask)
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
    if (this.#done.has(id)) return answer({ ...DONE_BEFORE[name], snapshot: shown() })
    if (seat === null) throw new Problem('not-allowed', 'You look on at this table. Take a seat to play.')
    // Once it is over the seed is known: nothing can be taken back.
    if (this.#isOver) throw new Problem('not-allowed', 'The game is over.')
    const carriers: Carriers = device.host
    const done = await this.#carryOut(seat, id, () => carriers[name](ask))
    if (!done.ok) throw new Problem(done.refused.code, done.refused.sentence)
    const { ok: _, ...given } = done
    this.#audience.tell(device, (step) => answer({ ...given, snapshot: shown() }, step))
    this.#tellAround()
    this.#letComputersPlay()
  }

  /** Does something at the table and stores what came of it. If that cannot be stored, it has not been done. */
  async #carryOut<C extends { readonly ok: boolean }>(seat: SeatName, id: string, act: () => C): Promise<C> {
    const { question } = this.#host
    const { held } = this.#host.match
    let done: C
    try {
      done = act()
    } catch (error) {
      this.#around.onDefect(this.id, error)
      await this.#reload()
      throw new Problem('defect', 'The table could not carry that out. It stands as it was before.')
    }
    const { match } = this.#host
    // Whatever is made or taken back asks another question; a turn that waited and is handed on may not.
    if (done.ok && (this.#host.question !== question || match.held !== held))
      await this.#store(id, seat, this.#host, actBetween(this.#stored, match.choices))
    return done
  }

  /** Stores what was done to get to this host. If that cannot be stored, the table is as it was before. */
  async #store(id: string, seat: SeatName, host: Host, made: Pick<Act, 'back' | 'choices'>): Promise<void> {
    const progress = this.#progressOf(host)
    const act = { table: this.id, seq: this.#seq + 1, id, seat, ...made, saved: host.saved }
    const appended = await this.#around.store.append(act, progress).catch((error: unknown) => {
      this.#around.onDefect(this.id, error)
      return 'failed' as const
    })
    if (appended !== 'stored') {
      await this.#reload()
      if (appended === 'failed')
        throw new Problem('defect', 'The server could not store that, so it has not been played. Try again.')
      throw new Problem('stale', 'Somebody else was quicker. Look at the table as it is now.')
    }
    this.#seq++
    this.#done.add(id)
    this.#stored = [...this.#stored.slice(0, this.#stored.length - made.back), ...made.choices]
    this.#table = { ...this.#table, ...progress }
  }

  #progressOf(host: Host): Progress {
    const progress = progressOf(host, this.#around.now())
    return { ...progress, clock: progress.over ? null : passClock(this.#table, progress.turn, progress.updated) }
  }

  get #isOver(): boolean {
    return this.#table.abandoned || this.#host.match.awaited.length === 0
  }

  // ------------------------------------------------------------------------------------------------ what needs the others

  /** Asks the others for something; done at once where nobody else is to be asked. */
  propose(person: string, seat: SeatName, id: string, what: Motion['what']): Promise<void> {
    return this.#inTurn(async () => {
      this.#checkSits(person, seat)
      if (this.#isOver) throw new Problem('not-allowed', 'The game is over.')
      checkMotion(this.#table, seat, what, this.#host.match.length, this.#around.now())
      if (standing(this.#table, this.#seq) !== null)
        throw new Problem('taken', 'Something is being asked already. Answer that first.')
      await this.#decide({ id, by: seat, seq: this.#seq, what, agreed: [seat] })
    })
  }

  /** Agrees to what is asked, or not; whoever asked takes it back by not agreeing. */
  vote(person: string, seat: SeatName, id: string, agrees: boolean): Promise<void> {
    return this.#inTurn(async () => {
      this.#checkSits(person, seat)
      const motion = standing(this.#table, this.#seq)
      if (motion?.id !== id) throw new Problem('stale', 'That is not asked any more.')
      if (motion.agreed.includes(seat) && agrees) return
      const asked = askedAbout(this.#table, motion.what, this.#around.now())
      if (!asked.includes(seat)) throw new Problem('not-allowed', 'You are not asked.')
      await this.#decide(agrees ? { ...motion, agreed: [...motion.agreed, seat] } : null)
    })
  }

  #checkSits(person: string, seat: SeatName): void {
    if (!this.#table.seats.some((one) => one.seat === seat && one.person === person))
      throw new Problem('not-allowed', 'You do not sit there.')
  }

  async #decide(motion: Motion | null): Promise<void> {
    const { store, now } = this.#around
    const agreed = motion !== null && askedAbout(this.#table, motion.what, now()).every((seat) => motion.agreed.includes(seat))
    const next = agreed ? null : motion
    if (!(await store.setMotion(this.id, this.#table.motion, next))) {
      await this.#reload()
      throw new Problem('stale', 'Somebody else was quicker. Look at the table as it is now.')
    }
    this.#table = { ...this.#table, motion: next }
    if (agreed) await this.#carryOutMotion(motion)
    this.#tellAround()
  }

  async #carryOutMotion({ id, by, what }: Motion): Promise<void> {
    const { store, now } = this.#around
    switch (what.kind) {
      case 'end':
        await store.abandon(this.id, now())
        return this.#reload()
      case 'computer': {
        const holder = this.#table.seats.find(({ seat }) => seat === what.seat)
        await store.handOver(this.id, what.seat, holder?.person ?? null, what.player)
        return this.#reload()
      }
      case 'back': {
        const { match, question } = this.#host
        const host = hostAfter(this.#table, match.choices.slice(0, what.to), { question: question + 1 }, this.#around)
        await this.#store(`motion ${id}`, by, host, { back: match.length - what.to, choices: [] })
        return this.#show(host)
      }
    }
  }

  /** Something was said. */
  heard(room: Room, n: number): void {
    this.#talk[room] = Math.max(this.#talk[room], n)
    this.#tellAround()
  }

  /** Tells what happened beside the game to those who do not know it yet. */
  #tellAround(only?: Device): void {
    const { clock, turn, rematch } = this.#table
    const now = this.#around.now()
    const stands = this.#isOver ? null : standing(this.#table, this.#seq)
    const motion = stands === null ? null : { ...stands, asked: askedAbout(this.#table, stands.what, now) }
    const aroundOf = ({ seat }: Device): Omit<Around, 'now'> => {
      const talk = Math.max(...roomsFor(seat !== null, this.#isOver).map((room) => this.#talk[room]))
      return { clock, turn: clock === null ? [] : turn, motion, talk, rematch }
    }
    this.#audience.tellAround(now, aroundOf, only)
  }

  #tellAll(): void {
    this.#audience.tell()
    this.#tellAround()
  }

  /** One choice after the other. They think while others are heard; what they then answer may come too late, and they are asked again. */
  #letComputersPlay(): void {
    if (this.#computersPlay || this.#host.computerAsked() === undefined) return
    this.#computersPlay = true
    const play = async (): Promise<void> => {
      for (let asked = this.#host.computerAsked(); asked !== undefined; asked = this.#host.computerAsked()) {
        const [host, now] = [this.#host, asked]
        const isWanted = (): boolean => host === this.#host && host.question === now.question
        const index = await this.#computers.answer(host, now, isWanted)
        if (index !== undefined) await this.#inTurn(() => this.#computerChooses(now, index))
      }
    }
    void play()
      .catch((error: unknown) => this.#around.onDefect(this.id, error))
      .finally(() => {
        this.#computersPlay = false
        this.#around.onRest(this.id)
      })
  }

  async #computerChooses(asked: ComputerAsked, index: number): Promise<void> {
    const { ok } = await this.#carryOut(asked.seat, `computer ${this.#seq + 1}`, () => this.#host.computerChooses(asked, index))
    if (ok) this.#tellAll()
    else if (asked.question === this.#host.question) throw new Error(`${asked.player} answered what is not asked`)
  }
}

/** Those who play and those who look on do not hear each other before the end. */
export const roomsFor = (plays: boolean, over: boolean): readonly Room[] => (over ? ROOMS : plays ? ['players'] : ['lookers'])

type Change = Extract<Message, { readonly name: keyof Changes }>

/** What changes a table, and so needs a name of its own. */
export const isChange = (message: Message): message is Change => Object.hasOwn(DONE_BEFORE, message.name)
