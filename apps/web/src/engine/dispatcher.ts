import { players } from '@railhead/players'
import { completeOptions, type Game, Match, type Options, OptionsError, PositionError } from '@railhead/table'
import { keepGame, loadGame } from '../store/games.ts'
import type { SeatPlan, StoredGame } from '../store/model.ts'
import { said } from '../texts/engine.ts'
import { TableHost } from './host.ts'
import { openRecord, seatingOf } from './opening.ts'
import { EngineProblem } from './problem.ts'
import type {
  CallName,
  Calls,
  CheckedOptions,
  Dropped,
  Explained,
  GameInfo,
  LessonStart,
  NewTable,
  Reply,
  Request,
  Snapshot,
} from './protocol.ts'
import { randomName } from './random-name.ts'
import { completeGame, gameById, staffOf } from './registry.ts'
import { rehearsal } from './rehearsal.ts'
import { summaryOf } from './story.ts'

type Handlers = { [K in CallName]: (ask: Calls[K]['ask']) => Promise<Calls[K]['answer']> | Calls[K]['answer'] }

/** Hears the page's requests one after the other, keeps the open table stored, and lets computers play in between. */
export class Dispatcher {
  readonly #say: (reply: Reply) => void
  #host: TableHost | undefined
  /** What is stored of the open table; undefined for lessons, which keep their own place. */
  #stored: StoredGame | undefined
  #busy: Promise<void> = Promise.resolve()
  #rehearsing = false
  /** What the page was last told about a choice before it was made. */
  #foreseen: { readonly index: number; readonly at: number; readonly text: string } | undefined
  /** Goes up with every table opened, so that computers of the last one stop. */
  #era = 0

  constructor(say: (reply: Reply) => void) {
    this.#say = say
  }

  hear(request: Request): Promise<void> {
    this.#busy = this.#busy.then(() => this.#answer(request))
    return this.#busy
  }

  async #answer<K extends CallName>({ call, name, ask }: Request<K>): Promise<void> {
    try {
      const answer = await this.#handlers[name](ask)
      this.#say({ call, ok: true, answer })
    } catch (error) {
      const problem =
        error instanceof EngineProblem
          ? { code: error.code, sentence: error.message }
          : { code: 'defect' as const, sentence: error instanceof Error ? error.message : String(error) }
      this.#say({ call, ok: false, problem })
    }
  }

  readonly #handlers: Handlers = {
    describe: async ({ game }) => describe(await gameById(game)),
    check: async ({ game, options }) => check(await gameById(game), options),
    create: (ask) => this.#create(ask),
    look: async ({ text }) => (await import('./loading.ts')).lookInto(text),
    import: (ask) => this.#import(ask),
    open: (ask) => this.#open(ask.id, ask.confirmTurn),
    lesson: (ask) => this.#lesson(ask),
    choose: ({ index, at }) => this.#choose(index, at),
    foresee: ({ index, at }) => this.#foresee(index, at),
    undo: () => this.#change((host) => host.undo()),
    undoTurn: () => this.#change((host) => host.undoTurn()),
    redo: () => this.#change((host) => host.redo()),
    confirm: () => this.#change((host) => host.confirm()),
    take: ({ seat }) => this.#change((host) => host.take(seat)),
    amend: async ({ at, back, groups }) => {
      const { nearestAmounts } = await import('./nearest.ts')
      let dropped: readonly Dropped[] = []
      const snapshot = await this.#change((host) => {
        dropped = host.amend(nearestAmounts, at, back, groups)
      })
      return { snapshot, dropped }
    },
    give: async ({ at, ways, back }) => {
      let refused: Explained | null = null
      const snapshot = await this.#change((host) => {
        refused = host.give(at, ways, back)
      })
      return { snapshot, refused }
    },
    recall: ({ back }) => this.#present().recall(back),
    suggest: async () => (await staffOf(this.#present().game.id))?.suggest(this.#present().viewed()) ?? [],
    reach: async ({ from }) => this.#present().reach((await import('./way.ts')).findPlaces, from),
    lead: async ({ from, to }) => this.#present().lead((await import('./way.ts')).findWay, from, to),
    refusal: ({ attempts }) => this.#present().explain(attempts),
    at: ({ n }) => this.#present().past(n),
    record: ({ what }) => (what === 'record' ? this.#present().record : JSON.stringify(this.#present().position, null, 2)),
    rehearse: () => {
      void this.#rehearse(this.#present()).catch(() => undefined)
      return null
    },
    stepwise: () => {
      this.#present().stepwise = true
      return null
    },
    setConfirm: ({ confirmTurn }) => {
      this.#foreseen = undefined
      if (this.#host !== undefined) this.#host.confirmTurn = confirmTurn
      return null
    },
  }

  #present(): TableHost {
    if (this.#host === undefined) throw new EngineProblem('no-such-table', said.notFound)
    return this.#host
  }

  async #create(ask: NewTable): Promise<string> {
    const game = await gameById(ask.game)
    let table: Match
    try {
      table = Match.open(game, { options: ask.options, seed: ask.seed, salt: randomName(), ...seatingOf(ask.seats) })
    } catch (error) {
      if (error instanceof OptionsError) throw new EngineProblem('options', error.message)
      throw error
    }
    return (await this.#keepNew(table, ask.title, ask.seats, ask.handover)).id
  }

  async #import({ text, title, seats, handover }: Calls['import']['ask']): Promise<string> {
    const { table, record } = await (await import('./loading.ts')).takeIn(text, seats)
    return (await this.#keepNew(table, title, seats, handover, record)).id
  }

  async #keepNew(
    table: Match,
    title: string,
    seats: SeatPlan,
    handover: boolean,
    record = table.record({ withSeed: true }),
  ): Promise<StoredGame> {
    const now = Date.now()
    const pending = table.pending()
    const stored: StoredGame = {
      format: 1,
      id: randomName(),
      game: table.game.id,
      title,
      seats,
      handover,
      record,
      created: now,
      updated: now,
      length: table.length,
      over: 'outcome' in pending,
      turnOf: 'outcome' in pending ? null : (table.awaited[0] ?? null),
      summary: summaryOf(table.game, table.logFor(null)),
    }
    await keepGame(stored)
    return stored
  }

  async #open(id: string, confirmTurn: boolean): Promise<Snapshot> {
    const stored = await loadGame(id)
    if (stored === undefined) throw new EngineProblem('no-such-table', said.notFound)
    if ('damaged' in stored) throw new EngineProblem('damaged', said.damaged)
    const game = await gameById(stored.game)
    // A new table opens with the rules alone.
    if (stored.length > 0 || stored.record.includes('"start"')) await completeGame(game)
    const opened = openRecord(game, stored.record)
    const alone = opened.readOnly === undefined && !(await lockTable(id)) ? said.readOnlyElsewhere : undefined
    this.#host = new TableHost(game, opened.table, stored, {
      confirmTurn,
      readOnly: opened.readOnly ?? alone,
      held: stored.held === true,
    })
    this.#stored = stored
    if (stored.length > 0) await addStaff(this.#host).catch(() => undefined)
    return this.#letComputersPlay()
  }

  async #lesson(ask: LessonStart): Promise<Snapshot> {
    const game = await completeGame(await gameById(ask.game))
    let table: Match
    try {
      table = Match.fromPosition(game, ask.position)
    } catch (error) {
      if (error instanceof PositionError) throw new EngineProblem('damaged', error.message)
      throw error
    }
    for (const choice of ask.played) if (!table.choose(choice, table.awaited[0]).ok) break
    const seats: SeatPlan = Object.fromEntries(
      game.seats.map((seat) => [seat, { kind: 'person', name: seat === ask.seat ? said.you : '' }]),
    )
    this.#host = new TableHost(game, table, { id: 'lesson', seats, handover: false }, { confirmTurn: false, stepwise: true })
    await addStaff(this.#host).catch(() => undefined)
    this.#host.take(table.awaited[0] ?? ask.seat)
    this.#stored = undefined
    this.#era++
    return this.#host.snapshot()
  }

  async #foresee(index: number, at: number): Promise<Snapshot | null> {
    const host = this.#present()
    await complete(host)
    const snapshot = host.foresee(index, at)
    this.#foreseen = snapshot === null ? undefined : { index, at, text: JSON.stringify(snapshot) }
    return snapshot
  }

  async #choose(index: number, at: number): Promise<Snapshot | null> {
    const foreseen = this.#foreseen
    const snapshot = await this.#change((host) => host.choose(index, at))
    const known = foreseen?.index === index && foreseen.at === at && foreseen.text === JSON.stringify(snapshot)
    return known ? null : snapshot
  }

  /** In short tasks between which the person is answered; whoever has begun to play needs no rehearsal. */
  async #rehearse(host: TableHost): Promise<void> {
    if (host.readOnly !== null) return
    this.#rehearsing = true
    await complete(host)
    for (const _ of rehearsal(host.game, host.options, host.propose)) {
      await new Promise((resolve) => setTimeout(resolve))
      if (!this.#rehearsing) return
    }
  }

  async #change(change: (host: TableHost) => void): Promise<Snapshot> {
    const host = this.#present()
    this.#foreseen = undefined
    this.#rehearsing = false
    await complete(host)
    change(host)
    this.#keepMeanwhile(host)
    return this.#letComputersPlay()
  }

  /**
   * Handed over to the store before anybody sees it, and beyond recall: what is on the screen is never ahead of what is kept, and
   * nobody waits until it is written. If it could not be, the page is told by itself.
   */
  #keepMeanwhile(host: TableHost): void {
    const before = host.kept
    void this.#keep(host).then(() => {
      if (before && !host.kept && host === this.#host) this.#say({ step: host.snapshot() })
    })
  }

  async #keep(host: TableHost): Promise<void> {
    if (this.#stored === undefined || host.readOnly !== null) return
    const over = host.over
    this.#stored = {
      ...this.#stored,
      record: host.record,
      updated: Date.now(),
      length: host.length,
      over,
      turnOf: over ? null : host.turnOf,
      held: host.held,
      summary: host.summary,
    }
    try {
      await keepGame(this.#stored)
      host.kept = true
    } catch {
      host.kept = false
    }
  }

  /** The answer shows the table before the computers; each of their choices follows as a step of its own. */
  #letComputersPlay(): Snapshot {
    const era = ++this.#era
    const host = this.#present()
    const snapshot = host.snapshot()
    const next = async (): Promise<void> => {
      if (era !== this.#era || host !== this.#host) return
      try {
        if (!host.computerStep()) return
        await this.#keep(host)
        this.#say({ step: host.snapshot() })
      } catch (error) {
        this.#say({ broken: error instanceof Error ? error.message : String(error) })
        return
      }
      setTimeout(again)
    }
    const again = (): void => {
      this.#busy = this.#busy.then(next)
    }
    setTimeout(again)
    return snapshot
  }
}

/** Without a network the rest may not come: the game goes on, without bills and proposals. */
async function complete(host: TableHost): Promise<void> {
  await Promise.all([completeGame(host.game), addStaff(host)]).catch(() => undefined)
}

async function addStaff(host: TableHost): Promise<void> {
  host.propose ??= (await staffOf(host.game.id))?.fill
}

function describe(game: Game): GameInfo {
  const { options, presets } = game.options
  return {
    id: game.id,
    title: game.title,
    seats: game.seats,
    open: game.open === true,
    options: { options, presets },
    players: players.map(({ id, title, about }) => ({ id, title, about })),
  }
}

function check(game: Game, given: Options): CheckedOptions {
  try {
    const options = completeOptions(game.options, given)
    const state = game.setup(options, 'seats')
    return { ok: true, options, seated: game.seated(state).map((seat) => game.seats[seat]) }
  } catch (error) {
    if (error instanceof OptionsError) return { ok: false, key: error.key, sentence: error.message }
    throw error
  }
}

/** How long a tab that is just closing may keep its table. */
const LOCK_PATIENCE = 1500

/** One tab plays a table; the lock is let go when its worker ends. */
function lockTable(id: string): Promise<boolean> {
  if (navigator.locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(`railhead-table-${id}`, { signal: AbortSignal.timeout(LOCK_PATIENCE) }, () => {
        resolve(true)
        return new Promise<void>(() => {})
      })
      .catch(() => resolve(false))
  })
}
