import {
  type Asks,
  type Changed,
  type Changes,
  type ComputerAsked,
  Host,
  type MessageName,
  openRecord,
  recall,
  record,
  refusal,
  type SeatPlan,
  type Snapshot,
  type Staff,
  seatingOf,
  suggest,
  summaryOf,
} from '@railhead/host'
import { lead, reach } from '@railhead/host/bringing'
import type { readMessage } from '@railhead/host/messages'
import { playerOf, proposedFor } from '@railhead/players'
import { type Game, RecordError, type RecordedChoice, type SeatName, writeRecord } from '@railhead/table'
import { Problem } from '../problem.ts'
import type { Act, Progress, SeatedTable, Store } from '../store/store.ts'
import { actBetween, choicesAfter } from './acts.ts'
import { Computers } from './computers.ts'

export type Message = Exclude<ReturnType<typeof readMessage>, { readonly code: string }>

/** A page at a table: its end of a socket. */
export interface Page {
  readonly seat: SeatName | null
  /** What happened without the page having asked. */
  step(snapshot: Snapshot): void
}

/** What a page can ask and do at a table until it leaves. */
export interface Place {
  /** Answers the first that it is shown. Answers are given in the order in which things happen, between the steps of others. */
  open(answer: (snapshot: Snapshot) => void): Promise<void>
  /** `id` names a change, so that the same sent twice is done once. */
  hear(message: Message, id: string, answer: (given: unknown) => void): Promise<void>
  leave(): void
}

interface Device {
  readonly page: Page
  host: Host
  /** It has been shown the table. */
  isShown: boolean
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

export interface Around {
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
  readonly #around: Around
  readonly #devices = new Set<Device>()
  #host: Host
  #seq = 0
  /** Acts that were done. */
  #done = new Set<string>()
  #busy: Promise<unknown> = Promise.resolve()
  readonly #computers = new Computers()
  #computersPlay = false

  private constructor(id: string, around: Around, host: Host) {
    this.id = id
    this.#around = around
    this.#host = host
  }

  static async open(table: SeatedTable, around: Around): Promise<LiveTable> {
    const acts = await around.store.acts(table.id)
    const live = new LiveTable(table.id, around, hostOf(table, acts, around))
    live.#remember(acts)
    live.#letComputersPlay()
    return live
  }

  /** Nobody looks at it and nothing goes on. */
  get idle(): boolean {
    return this.#devices.size === 0 && !this.#computersPlay
  }

  join(page: Page, confirmTurn: boolean): Place {
    const device: Device = { page, host: this.#host.device(page.seat), isShown: false }
    this.#devices.add(device)
    return {
      open: (answer) =>
        this.#inTurn(() => {
          device.isShown = true
          device.host.setConfirm({ confirmTurn })
          answer(device.host.snapshot())
        }),
      hear: (message, id, answer) => this.#inTurn(async () => answer(await this.#hear(device, message, id))),
      leave: () => void this.#devices.delete(device),
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
    this.#host = hostOf(table, acts, this.#around)
    this.#remember(acts)
    for (const device of this.#devices) device.host = this.#host.device(device.page.seat)
    this.#tellAll()
    this.#letComputersPlay()
  }

  #remember(acts: readonly Act[]): void {
    this.#seq = acts.length
    this.#done = new Set(acts.map(({ id }) => id))
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#busy.then(work)
    this.#busy = done.catch(() => undefined)
    return done
  }

  async #hear(device: Device, message: Message, id: string): Promise<unknown> {
    const { host } = device
    switch (message.name) {
      case 'choose':
      case 'give':
      case 'amend':
      case 'undo':
      case 'undoTurn':
      case 'redo':
      case 'confirm':
      case 'take':
        return this.#change(device, message.name, message.ask, id)
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
        return host.stepwise()
      case 'setConfirm':
        return host.setConfirm(message.ask)
    }
  }

  /** With what was hidden and the seed: for nobody before the end. */
  #record(host: Host, ask: Asks['record']['ask']): string {
    if (host.match.awaited.length > 0)
      throw new Problem(
        'not-allowed',
        'A game online can be downloaded when it is over: before that its record would tell what is hidden.',
      )
    return record(host, ask)
  }

  async #change<K extends keyof Changes>(device: Device, name: K, ask: Changes[K]['ask'], id: string): Promise<unknown> {
    if (this.#done.has(id)) return { ...DONE_BEFORE[name], snapshot: device.host.snapshot() }
    const { seat } = device.page
    if (seat === null) throw new Problem('not-allowed', 'You look on at this table. Take a seat to play.')
    // Once it is over the seed is known: nothing can be taken back.
    if (this.#host.match.awaited.length === 0) throw new Problem('not-allowed', 'The game is over.')
    const carriers: Carriers = device.host
    const done = await this.#carryOut(seat, id, () => carriers[name](ask))
    if (!done.ok) throw new Problem(done.refused.code, done.refused.sentence)
    this.#tellAll(device)
    this.#letComputersPlay()
    const { ok: _, ...answer } = done
    return { ...answer, snapshot: device.host.snapshot() }
  }

  /** Does something at the table and stores what came of it. If that cannot be stored, it has not been done. */
  async #carryOut<C extends { readonly ok: boolean }>(seat: SeatName, id: string, act: () => C): Promise<C> {
    const before = this.#moment()
    let done: C
    try {
      done = act()
    } catch (error) {
      this.#around.onDefect(this.id, error)
      await this.#reload()
      throw new Problem('defect', 'The table could not carry that out. It stands as it was before.')
    }
    const after = this.#moment()
    if (!done.ok || after.saved === before.saved) return done
    const progress = progressOf(this.#host, this.#around.now())
    const made = {
      table: this.id,
      seq: this.#seq + 1,
      id,
      seat,
      ...actBetween(before.choices, after.choices),
      saved: this.#host.saved,
    }
    const appended = await this.#around.store.append(made, progress).catch((error: unknown) => {
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
    return done
  }

  /** Enough to know what was done since. */
  #moment(): { readonly choices: readonly RecordedChoice[]; readonly saved: string } {
    return { choices: [...this.#host.match.choices], saved: JSON.stringify(this.#host.saved) }
  }

  #tellAll(except?: Device): void {
    for (const device of this.#devices) if (device !== except && device.isShown) device.page.step(device.host.snapshot())
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

/** Takes a table up from what is stored of it. */
function hostOf(table: SeatedTable, acts: readonly Act[], { game, staff }: Around): Host {
  const seats = planOf(table)
  const header = { ...table.header, ...seatingOf(seats, proposedFor(game.id).id) }
  const { match, readOnly } = opened(game, writeRecord({ header, choices: choicesAfter(acts) }))
  // Until its page says otherwise, a turn that waited goes on waiting.
  return Host.open(match, { id: table.id, seats, handover: false, confirmTurn: true, readOnly, staff, ...acts.at(-1)?.saved })
}

function opened(game: Game, text: string): ReturnType<typeof openRecord> {
  try {
    return openRecord(game, text)
  } catch (error) {
    if (error instanceof RecordError) throw new Problem('damaged', error.message)
    throw error
  }
}

/** A seat that nobody has taken is a person's, without a name. */
export function planOf({ seats, header }: SeatedTable): SeatPlan {
  return Object.fromEntries(
    seats.map(({ seat, player, name }) => [
      seat,
      player === null
        ? { kind: 'person', name: name ?? '' }
        : { kind: 'computer', name: `Computer (${playerOf(header.game, player)?.title ?? player})`, player },
    ]),
  )
}

export function progressOf({ match }: Pick<Host, 'match'>, updated: number): Progress {
  const turn = match.held ? match.choices.slice(-1).map(({ seat }) => seat) : match.awaited
  return { length: match.length, over: turn.length === 0, turn, summary: summaryOf(match.game, match.log), updated }
}

/** The messages that change a table, and so need a name of their own. */
export const changes: ReadonlySet<MessageName> = new Set(Object.keys(DONE_BEFORE) as (keyof Changes)[])
