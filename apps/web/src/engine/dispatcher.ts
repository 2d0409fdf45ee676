import { type Changed, type Changes, Host, openRecord, recall, record, refusal, type Snapshot, suggest } from '@railhead/host'
import { type Game, type Options, parseRecord, RecordError } from '@railhead/table'
import { said } from '../texts/engine.ts'
import type { Computers } from './computers.ts'
import { stateOf } from './kept-state.ts'
import { EngineProblem } from './problem.ts'
import type { Calls, OwnCallName, Reply, Request } from './protocol.ts'
import { completeGame, gameById, staffOf, surveyOf, wholeGameById } from './registry.ts'

type Handlers = { [K in OwnCallName]: (ask: Calls[K]['ask']) => Promise<Calls[K]['answer']> | Calls[K]['answer'] }
type Carriers = { readonly [K in keyof Changes]: (ask: Changes[K]['ask']) => Changed<K> }

/** Hears the page's requests one after the other, has the page store the open table, and lets computers play in between. */
export class Dispatcher {
  readonly #say: (reply: Reply) => void
  #host: Host | undefined
  /** The open table is one that is stored: lessons and puzzles keep their own place. */
  #isStored = false
  #busy: Promise<void> = Promise.resolve()
  #rehearsing = false
  /** The choice of which the page was last told what it leads to. */
  #foreseen: Calls['foresee']['ask'] | undefined
  /** Goes up with every table opened, so that computers of the last one stop. */
  #era = 0

  constructor(say: (reply: Reply) => void) {
    this.#say = say
  }

  hear(request: Request<OwnCallName>): Promise<void> {
    this.#busy = this.#busy.then(() => this.#answer(request))
    return this.#busy
  }

  async #answer<K extends OwnCallName>({ call, name, ask }: Request<K>): Promise<void> {
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
    describe: async ({ game }) => (await import('./describing.ts')).describe(await wholeGameById(game)),
    check: async ({ game, options }) => (await import('./describing.ts')).check(await gameById(game, options), options),
    create: async (ask) => (await import('./setting-up.ts')).create(ask),
    look: async (ask) => (await import('./loading.ts')).lookInto(ask),
    verify: async (ask) => (await import('./loading.ts')).verify(ask),
    import: async (ask) => (await import('./loading.ts')).importGame(ask),
    open: (ask) => this.#open(ask),
    lesson: async (ask) => this.#unkept(await (await import('./setting-up.ts')).lesson(ask)),
    puzzles: async ({ game }) => (await import('./puzzling.ts')).puzzles(game),
    puzzle: async (ask) => this.#unkept(await (await import('./puzzling.ts')).puzzle(ask)),
    survey: ({ game, view }) => surveyOf(game, view),
    rehearse: () => {
      void this.#rehearse(this.#present()).catch(() => undefined)
      return null
    },

    choose: (ask) => this.#choose(ask),
    give: (ask) => this.#change('give', ask),
    amend: (ask) => this.#change('amend', ask),
    undo: (ask) => this.#change('undo', ask),
    undoTurn: (ask) => this.#change('undoTurn', ask),
    redo: (ask) => this.#change('redo', ask),
    confirm: (ask) => this.#change('confirm', ask),
    advise: (ask) => this.#change('advise', ask),
    take: (ask) => this.#change('take', ask),

    foresee: (ask) => this.#foresee(ask),
    refusal: async (ask) => {
      await complete(this.#present())
      return refusal(this.#present(), ask)
    },
    recall: (ask) => recall(this.#present(), ask),
    suggest: async () => {
      await complete(this.#present())
      return suggest(this.#present())
    },
    // Fetched when something is first dragged farther than the present question.
    reach: async (ask) => (await import('@railhead/host/bringing')).reach(this.#present(), ask),
    lead: async (ask) => {
      await complete(this.#present())
      return (await import('@railhead/host/bringing')).lead(this.#present(), ask)
    },
    at: (ask) => this.#present().at(ask),
    record: async (ask) => {
      // Another luck is dealt by what comes with the rest of the game.
      if (ask.seed !== undefined) await completeGame(this.#present().game)
      return record(this.#present(), ask)
    },

    stepwise: () => this.#present().stepwise(),
    setConfirm: (ask) => {
      this.#foreseen = undefined
      return this.#host?.setConfirm(ask) ?? null
    },
  }

  #present(): Host {
    if (this.#host === undefined) throw new EngineProblem('no-such-table', said.notFound)
    return this.#host
  }

  async #open({ stored, elsewhere, confirmTurn }: Calls['open']['ask']): Promise<Snapshot> {
    const game = await gameById(stored.game, optionsIn(stored.record))
    // A new table opens with the rules alone.
    if (stored.length > 0 || stored.record.includes('"start"')) await completeGame(game)
    const { match, readOnly } = reopened(game, stored.record)
    const staff = stored.length > 0 ? await staffOf(game.id).catch(() => undefined) : undefined
    const played = elsewhere ? said.readOnlyElsewhere : undefined
    this.#host = Host.open(match, { ...stored, confirmTurn, readOnly: readOnly ?? played, staff })
    this.#isStored = true
    return this.#letComputersPlay()
  }

  #unkept(host: Host): Snapshot {
    this.#host = host
    this.#isStored = false
    this.#era++
    return host.snapshot()
  }

  async #foresee(ask: Calls['foresee']['ask']): Promise<Snapshot | null> {
    const host = this.#present()
    await complete(host)
    const snapshot = host.foresee(ask)
    this.#foreseen = snapshot === null ? undefined : ask
    return snapshot
  }

  /** What was foreseen has come, unless the table was changed since: then the question would be another. */
  async #choose(ask: Calls['choose']['ask']): Promise<Calls['choose']['answer']> {
    const foreseen = this.#foreseen
    const answer = await this.#change('choose', ask)
    return foreseen?.question === ask.question && foreseen.index === ask.index ? { ...answer, snapshot: null } : answer
  }

  /** In short tasks between which the person is answered; whoever has begun to play needs no rehearsal. */
  async #rehearse(host: Host): Promise<void> {
    if (host.readOnly !== null) return
    this.#rehearsing = true
    const [{ rehearsal }] = await Promise.all([import('./rehearsal.ts'), complete(host)])
    for (const _ of rehearsal(host.game, host.game.optionsOf(host.match.state), host.manners.staff)) {
      await new Promise((resolve) => setTimeout(resolve))
      if (!this.#rehearsing) return
    }
  }

  async #change<K extends keyof Changes>(name: K, ask: Changes[K]['ask']): Promise<Changes[K]['answer']> {
    const host = this.#present()
    this.#foreseen = undefined
    this.#rehearsing = false
    await complete(host)
    const carriers: Carriers = host
    const done = carriers[name](ask)
    if (!done.ok) throw new EngineProblem(done.refused.code, done.refused.sentence)
    this.#keep(host)
    const { ok: _, ...answer } = done
    return { ...answer, snapshot: this.#letComputersPlay() }
  }

  /** Said before what comes of it, and stored by the page before that is shown: what is on the screen is never ahead of what is kept. */
  #keep(host: Host): void {
    if (!this.#isStored || host.readOnly !== null) return
    this.#say({ keep: { ...stateOf(host.match, Date.now()), ...host.saved, reasons: host.reasons } })
  }

  /** The answer shows the table before the computers; each of their choices follows as a step of its own. */
  #letComputersPlay(): Snapshot {
    const era = ++this.#era
    const host = this.#present()
    const snapshot = host.snapshot()
    // They are fetched when one of them is asked.
    let computers: Computers | undefined
    const isWanted = (): boolean => era === this.#era && host === this.#host
    const broken = (error: unknown): void => this.#say({ broken: error instanceof Error ? error.message : String(error) })
    // They think beside what the page asks, and choose in turn with it.
    const think = async (): Promise<void> => {
      if (host.computerAsked() === undefined) return
      computers ??= new (await import('./computers.ts')).Computers(host)
      const playing = computers
      const answer = await playing.answer(isWanted)
      if (answer === undefined) return
      const carryOut = (): void => {
        if (!isWanted() || !host.computerChooses(answer.asked, answer.index, answer.why).ok) return
        this.#keep(host)
        this.#say({ step: host.snapshot() })
        setTimeout(next)
      }
      this.#busy = this.#busy.then(carryOut).catch(broken)
    }
    const next = (): void => void think().catch(broken)
    setTimeout(next)
    return snapshot
  }
}

/** Without a network the rest may not come: the game goes on, without bills, proposals and reasons. */
async function complete(host: Host): Promise<void> {
  const staffed = async (): Promise<void> => {
    host.manners.staff ??= await staffOf(host.game.id)
  }
  await Promise.all([completeGame(host.game), staffed()]).catch(() => undefined)
}

/** What the first line of a record says of its options; a line that says nothing is found out when the record is opened. */
function optionsIn(record: string): Options {
  try {
    return parseRecord(record.slice(0, record.indexOf('\n') + 1)).header.options
  } catch (error) {
    if (error instanceof RecordError) return {}
    throw error
  }
}

function reopened(game: Game, text: string): ReturnType<typeof openRecord> {
  try {
    return openRecord(game, text)
  } catch (error) {
    if (error instanceof RecordError) throw new EngineProblem('damaged', error.message)
    throw error
  }
}
