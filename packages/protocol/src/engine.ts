import {
  type Decision,
  type Game,
  Match,
  optionsInWords,
  type Position,
  parseRecord,
  type SeatName,
  tableRefusal,
  type View,
} from '@railhead/table'
import { type Advisor, analysed, checkAllowed, suggested, type Working } from './advising.ts'
import type { Answer, AnswerOf, Failure, ResultOf, WorkingMessage } from './answers.ts'
import { type Opened, OpenTables } from './open-tables.ts'
import { idOf, parseLine, readRequest } from './read.ts'
import type { MessageName, RequestOf } from './requests.ts'
import { failure, illegal, quote, Trouble, troubleOf } from './trouble.ts'
import { unworded, wireChoice, wireDecision, wireEvent, wireOutcome, wireRefusal } from './wire.ts'

export interface Bot {
  readonly id: string
  /** The only game that it plays; undefined where it plays every game. */
  readonly game?: string | undefined
  /**
   * Asks the computer player, which is shown what its seat may know and nothing else: index of its answer in the decision's
   * choices. The same seed gives the same answer.
   */
  answer(view: View, decision: Decision, seed: string): number
}

export interface EngineParts {
  readonly games: readonly Game[]
  readonly bots: readonly Bot[]
  readonly advisors: readonly Advisor[]
  /** A text that nobody can guess, for games that are begun without a seed. */
  readonly freshSeed: () => string
}

type Long = 'suggest' | 'analyse'
type Handlers = {
  readonly [M in MessageName]: (request: RequestOf<M>) => M extends Long ? Working<M> : ResultOf<M>
}

/** An answer that takes a while: what is said meanwhile, and the answer in the end. */
export type Answering = Generator<WorkingMessage, Answer, void>

/**
 * Answers requests: a line in, an object out. It holds the open tables and nothing else; reading and writing is for
 * whoever runs it, so that it works in a process, a worker or a test alike. No line makes it throw.
 */
export class Engine {
  readonly #parts: EngineParts
  readonly #tables = new OpenTables()
  /** The ids of what is worked on. */
  readonly #working = new Set<string | number>()

  constructor(parts: EngineParts) {
    this.#parts = parts
  }

  /** The answer to one line, worked out at once; none to an empty one. */
  answer(line: string): Answer | undefined {
    const answering = this.begin(line)
    if (answering === undefined || !('next' in answering)) return answering
    for (;;) {
      const step = answering.next()
      if (step.done === true) return step.value
    }
  }

  /** The answer to one line, or the work that leads to it: between two steps of it other lines can be answered, such as one that cancels it. */
  begin(line: string): Answer | Answering | undefined {
    if (line.trim() === '') return undefined
    let id: Failure['id'] = null
    try {
      const body = parseLine(line)
      id = idOf(body)
      const { request, ignored } = readRequest(body)
      const handle = this.#handlers[request.do] as (request: RequestOf<MessageName>) => Working<Long> | ResultOf<MessageName>
      const result = handle(request)
      if ('next' in result) return this.#worked(id, result, ignored)
      return { id, ok: true, ...result, ...(ignored.length > 0 ? { ignored } : {}) } as AnswerOf<MessageName>
    } catch (error) {
      return failure(id, troubleOf(error))
    }
  }

  *#worked(id: Failure['id'], work: Working<Long>, ignored: readonly string[]): Answering {
    if (id !== null) this.#working.add(id)
    try {
      for (;;) {
        const step = work.next()
        if (step.done === true)
          return { id, ok: true, ...step.value, ...(ignored.length > 0 ? { ignored } : {}) } as AnswerOf<MessageName>
        yield { id, working: step.value }
        if (id !== null && !this.#working.has(id)) throw new Trouble('cancelled', 'This request was cancelled.')
      }
    } catch (error) {
      return failure(id, troubleOf(error))
    } finally {
      if (id !== null) this.#working.delete(id)
    }
  }

  readonly #handlers: Handlers = {
    games: () => ({
      games: this.#parts.games.map(({ id, title, rulesVersion, contentHash, seats, options, texts, longestGame }) => ({
        ...{ id, title, rulesVersion, contentHash, seats, longestGame },
        options: optionsInWords(options, texts.options),
        players: this.#botsOf(id).map((bot) => bot.id),
      })),
      players: this.#parts.bots.map((bot) => bot.id),
    }),

    new: ({ game, options = {}, seed: given }) => {
      const seed = given === undefined ? this.#parts.freshSeed() : String(given)
      this.#tables.checkRoom()
      return { seed, ...this.#opened(Match.open(this.#game(game), { options, seed }), seed) }
    },

    load: ({ position, record, upTo }) => {
      if ((position === undefined) === (record === undefined)) {
        throw new Trouble('bad-request', 'A "load" message needs either "position" or "record", and not both.', {
          field: 'position',
        })
      }
      this.#tables.checkRoom()
      if (record !== undefined) return this.#loadRecord(typeof record === 'string' ? record : `${record.join('\n')}\n`, upTo)
      if (upTo !== undefined) throw new Trouble('bad-request', '"upTo" goes with "record" only.', { field: 'upTo' })
      const from = position as Position
      if (typeof from.game !== 'string') {
        throw new Trouble('bad-position', 'The position must name its game, for instance {"game": "race-to-moscow"}.', {
          where: 'game',
        })
      }
      return this.#opened(Match.fromPosition(this.#game(from.game), from), this.#parts.freshSeed())
    },

    pending: ({ table: named, seat }) => {
      const opened = this.#tables.named(named)
      const pending = opened.table.pending(this.#seat(opened, seat))
      if ('waiting' in pending) return { table: opened.id, made: opened.table.length, waiting: pending.waiting }
      return this.#next(opened, seat)
    },

    choose: ({ table: named, seat: asked, choice }) => {
      const opened = this.#tables.named(named)
      const { table } = opened
      const decision = this.#decision(opened, asked)
      const wanted = typeof choice === 'number' ? decision.choices[choice] : choice
      if (wanted === undefined) throw illegal(table, tableRefusal('not-listed', {}))
      const chosen = table.choose(unworded(wanted), decision.seat)
      if (!chosen.ok) throw illegal(table, chosen.refusal)
      const made = table.choices[table.length - 1]
      const events = chosen.events.map(({ event }) => wireEvent(table.game, event))
      return { ...made, events, ...this.#next(opened) }
    },

    refusal: ({ table: named, seat: asked, attempt }) => {
      const opened = this.#tables.named(named)
      const refusal = opened.table.refusal(unworded(attempt), this.#seat(opened, asked))
      if (refusal === undefined) return { table: opened.id, allowed: true }
      return { table: opened.id, allowed: false, refusal: wireRefusal(opened.table, refusal) }
    },

    view: ({ table: named, seat }) => {
      const opened = this.#tables.named(named)
      const viewer = this.#seat(opened, seat) ?? null
      return { table: opened.id, seat: viewer, view: opened.table.view(viewer) }
    },

    save: ({ table: named, as = 'position' }) => {
      const { id, table } = this.#tables.named(named)
      // The caller plays this game itself, so its seed goes along: without it the record could not be loaded again.
      return as === 'record' ? { table: id, record: table.record({ withSeed: true }) } : { table: id, position: table.save() }
    },

    undo: ({ table: named, seat: asked }) => {
      const opened = this.#tables.named(named)
      const undone = opened.table.undo(this.#seat(opened, asked))
      if (undone.ok) return this.#next(opened)
      const refusal = wireRefusal(opened.table, undone.refusal)
      throw new Trouble('cannot-undo', refusal.sentence, { refusal })
    },

    bot: ({ table: named, seat: asked, player = 'random', seed }) => {
      const opened = this.#tables.named(named)
      const { table } = opened
      const bots = this.#botsOf(table.game.id)
      const bot = bots.find(({ id }) => id === player)
      if (bot === undefined) {
        const known = bots.map(({ id }) => id).join(', ')
        throw new Trouble('unknown-player', `There is no player ${quote(player)}. Known players: ${known}.`)
      }
      const decision = this.#decision(opened, asked)
      const index = bot.answer(table.view(decision.seat), decision, this.#dice(opened, seed))
      return {
        table: opened.id,
        seat: decision.seat,
        player,
        index,
        choice: wireChoice(table.game, decision, decision.choices[index]),
      }
    },

    suggest: ({ table: named, seat: asked, worlds, seed }) => {
      const opened = this.#tables.named(named)
      const decision = this.#decision(opened, asked)
      const dice = this.#dice(opened, seed)
      return suggested(this.#advisor(opened.table.game), { id: opened.id, match: opened.table }, decision, dice, worlds)
    },

    evaluate: ({ table: named, seat, seed }) => {
      const opened = this.#tables.named(named)
      const viewer = this.#seat(opened, seat) ?? null
      const advisor = this.#advisor(opened.table.game)
      // Whoever sees what a choice does to the chances, and takes it back, is advised.
      checkAllowed(opened.table)
      const outlook = advisor.evaluate(opened.table.view(viewer), this.#dice(opened, seed))
      return { table: opened.id, seat: viewer, ...outlook, calibrated: advisor.calibrated }
    },

    analyse: ({ table: named, record: given }) => {
      const text = given ?? this.#tables.named(named).table.record({ withSeed: true })
      const record = parseRecord(typeof text === 'string' ? text : `${text.join('\n')}\n`)
      const game = this.#game(record.header.game)
      if (!('outcome' in Match.fromRecord(game, record).pending()))
        throw new Trouble('not-over', 'This game goes on; it can be analysed when it is over.')
      return analysed(this.#advisor(game), game, record)
    },

    cancel: ({ request }) => ({ cancelled: this.#working.delete(request) }),

    close: ({ table: named }) => {
      const { id } = this.#tables.named(named)
      this.#tables.close(id)
      return { table: id, closed: true }
    },
  }

  #dice({ botSeed, table }: Opened, seed: string | number | undefined): string {
    return seed === undefined ? `${botSeed}\n${table.length}` : String(seed)
  }

  #advisor({ id, title }: Game): Advisor {
    const advisor = this.#parts.advisors.find(({ game }) => game === id)
    if (advisor === undefined) throw new Trouble('no-adviser', `Nobody advises on ${title}.`)
    return advisor
  }

  #botsOf(game: string): readonly Bot[] {
    return this.#parts.bots.filter((bot) => bot.game === undefined || bot.game === game)
  }

  #loadRecord(text: string, upTo: number | undefined): ResultOf<'load'> {
    const record = parseRecord(text)
    const table = Match.fromRecord(this.#game(record.header.game), record, upTo === undefined ? {} : { upTo })
    const opened = this.#opened(table, this.#parts.freshSeed())
    return record.truncated === undefined ? opened : { ...opened, truncated: record.truncated.says }
  }

  #opened(table: Match, botSeed: string): ResultOf<'load'> {
    const opened = this.#tables.open(table, botSeed)
    const { game, state } = table
    return { game: game.id, options: game.optionsOf(state), seats: seatsOf(table), ...this.#next(opened) }
  }

  #next({ id, table }: Opened, seat?: SeatName): ResultOf<'undo'> {
    const pending = table.pending(seat)
    const next = { table: id, made: table.length }
    if ('outcome' in pending) return { ...next, outcome: wireOutcome(table.game, pending.outcome) }
    if ('decision' in pending) return { ...next, decision: wireDecision(table.game, pending.decision) }
    return next
  }

  /** The decision that the seat, or the first that owes an answer, has to make. */
  #decision(opened: Opened, asked: SeatName | undefined): Decision {
    const seat = this.#seat(opened, asked)
    const pending = opened.table.pending(seat)
    if ('decision' in pending) return pending.decision
    const refusal =
      'outcome' in pending ? tableRefusal('game-over', {}) : tableRefusal('not-your-decision', { seat, awaited: pending.waiting })
    throw illegal(opened.table, refusal)
  }

  #game(id: string): Game {
    const game = this.#parts.games.find((known) => known.id === id)
    if (game !== undefined) return game
    throw new Trouble(
      'unknown-game',
      `There is no game ${quote(id)}. Known games: ${this.#parts.games.map((known) => known.id).join(', ')}.`,
    )
  }

  #seat({ table }: Opened, seat: SeatName | undefined): SeatName | undefined {
    const seats = seatsOf(table)
    if (seat === undefined || seats.includes(seat)) return seat
    throw new Trouble('unknown-seat', `There is no seat ${quote(seat)} in this game. Its seats: ${seats.join(', ')}.`, {
      field: 'seat',
    })
  }
}

const seatsOf = ({ game, state }: Match): SeatName[] => game.seated(state).map((seat) => game.seats[seat])
