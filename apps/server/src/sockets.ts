import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Snapshot } from '@railhead/host'
import { readMessage } from '@railhead/host/messages'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import { Allowance, Allowances } from './allowance.ts'
import type { Parts } from './api/index.ts'
import { addressOf, checkOrigin, MOST_BYTES, tokenOf } from './asking.ts'
import { LastFrame, textFrame } from './frames.ts'
import { People } from './people.ts'
import { Problem } from './problem.ts'
import { randomName } from './random-name.ts'
import { isChange } from './tables/answers.ts'
import type { Around } from './tables/audience.ts'
import type { Place } from './tables/live-table.ts'
import { seatsOf } from './tables/tables.ts'

const PATH = /^\/api\/tables\/([0-9a-f]{32})\/socket(?:\?seat=([\w-]{1,40}))?$/
/** How long somebody who is sent away may take to hear it. */
const FAREWELL_MS = 1000
/** Whoever goes on although nothing is answered any more is sent away after so many. */
const MOST_REFUSED = 200
/** Bytes that wait for a reader who does not read. */
const MOST_WAITING = 2 * 1024 * 1024
/** Pieces in which one message comes: each is held until the last is there, and costs more than its bytes. */
const MOST_PIECES = 512
const STILL_THERE_MS = 30_000
/** As much as so many pages that ask all they may, an address may ask. */
const BUSY_PAGES = 5
/** For these a whole game may have to be played again, or tried out. */
const WEIGHTS: { readonly [name: string]: number } = { at: 4, foresee: 2, suggest: 4, record: 10 }
/** So many letters weigh as much as another message: there may be something to look at in each. */
const LETTERS = 500
const weightOf = (name: string, letters: number): number =>
  (Object.hasOwn(WEIGHTS, name) ? WEIGHTS[name] : 1) + Math.floor(letters / LETTERS)
/** Why a socket was closed. */
const [TRY_AGAIN, NOT_LIKE_THIS] = [1012, 1008]

const frame = v.strictObject({
  call: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  name: v.pipe(v.string(), v.maxLength(40)),
  ask: v.unknown(),
  /** Names a change. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
})
const opening = v.strictObject({
  confirmTurn: v.boolean(),
  /** The page knows the rules: once it has been shown all, it wants to be told only what is new. */
  follows: v.optional(v.boolean(), false),
})

/** The sockets of pages that are at a table: each is one page at one table, and says the messages of `@railhead/host` on it. */
export class Sockets {
  readonly #parts: Parts
  readonly #server = new WebSocketServer({
    ...{ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, autoPong: false },
    ...{ maxFragments: MOST_PIECES, maxBufferedChunks: MOST_PIECES },
  })
  readonly #openings: Allowances
  /** What all pages of an address may ask together. */
  readonly #crowds: Allowances
  /** How many pages of an address are there. */
  readonly #pages = new Map<string, number>()
  readonly #pulse: NodeJS.Timeout
  readonly #lastStep = new LastFrame()

  constructor(parts: Parts) {
    this.#parts = parts
    const { sockets, messages } = parts.limits
    this.#openings = new Allowances(sockets, parts.now)
    const crowd = { burst: BUSY_PAGES * messages.burst, perSecond: BUSY_PAGES * messages.perSecond }
    this.#crowds = new Allowances(crowd, parts.now)
    parts.people.onEnded = (session) => this.#end(session)
    this.#pulse = setInterval(() => this.#lookWhoIsThere(), STILL_THERE_MS)
    this.#pulse.unref()
  }

  /** A request that wants to become a socket. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    try {
      const [, id, wanted] = PATH.exec(request.url ?? '') ?? []
      if (id === undefined) throw new Problem('not-found', '')
      checkOrigin(request, this.#parts.where)
      const address = addressOf(request, this.#parts.where)
      if (!this.#openings.take(address)) throw new Problem('too-many', '')
      if ((this.#pages.get(address) ?? 0) >= this.#parts.limits.pages) throw new Problem('too-many', '')
      const { people, tables } = this.#parts
      const token = tokenOf(request, this.#parts.where)
      const visitor = await people.by(token).then(
        async (person) => {
          const seats = seatsOf(await tables.find(id, person), person)
          const seat = (wanted === undefined ? seats[0] : seats.find((one) => one === wanted)) ?? null
          return { person: person?.id ?? null, session: person === undefined ? null : People.session(token), seat, address }
        },
        // A page cannot read why a socket was not opened: it is opened, and says it.
        (error: unknown) => {
          if (error instanceof Problem && error.code === 'suspended') return { ...NOBODY, address, refused: error }
          throw error
        },
      )
      this.#server.handleUpgrade(request, socket, head, (opened) => this.#talk(opened, socket, id, visitor))
    } catch (error) {
      if (!(error instanceof Problem)) this.#parts.log.error('a socket failed', error)
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    }
  }

  get open(): number {
    return this.#server.clients.size
  }

  /** Tells every page to come again. */
  close(): void {
    clearInterval(this.#pulse)
    for (const socket of this.#server.clients) socket.close(TRY_AGAIN)
    this.#server.close()
  }

  #lookWhoIsThere(): void {
    for (const socket of this.#server.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }

  /** Whoever came in with that session is out again. */
  #end(session: string): void {
    for (const socket of this.#server.clients) if (visitors.get(socket)?.session === session) socket.close(TRY_AGAIN)
  }

  /** Somebody is shut out, and learns so when their pages come again. */
  sendAway(person: string): void {
    for (const socket of this.#server.clients) if (visitors.get(socket)?.person === person) socket.close(TRY_AGAIN)
  }

  /** `line` is what the socket speaks over. */
  #talk(socket: WebSocket, line: Duplex, table: string, visitor: Visitor): void {
    const { person, seat, address, refused: shutOut } = visitor
    visitors.set(socket, visitor)
    this.#pages.set(address, (this.#pages.get(address) ?? 0) + 1)
    const { limits, log, metrics, now, tables } = this.#parts
    const allowance = new Allowance(limits.messages, now)
    let refused = 0
    let place: Place | undefined
    let gone = false
    const named = randomName()
    log.info('socket opened', { socket: named, table, seat })
    metrics.count('sockets_opened')
    const send = (frame: Buffer): void => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else line.write(frame)
    }
    const say = (message: object): void => send(textFrame(JSON.stringify(message)))
    /** Whoever goes on although it is too much is sent away. */
    const allowed = (weight: number): boolean => {
      if (allowance.take(weight) && this.#crowds.take(address, weight)) return true
      if (++refused > MOST_REFUSED) sendAway(socket)
      return false
    }
    const hear = async ({ call, name, ask, id }: v.InferOutput<typeof frame>): Promise<void> => {
      const answer = (given: unknown, step?: string): void => {
        const told = step === undefined ? '' : `,"next":${step}`
        send(textFrame(`{"call":${call},"ok":true,"answer":${JSON.stringify(given)}${told}}`))
      }
      if (shutOut !== undefined) throw shutOut
      if (name === 'open') {
        const wanted = v.safeParse(opening, ask)
        if (place !== undefined || !wanted.success) throw new Problem('unreadable', 'The table cannot be opened like this.')
        const { confirmTurn, follows } = wanted.output
        const page = {
          person,
          seat,
          follows,
          show: (step: Snapshot) => say({ step }),
          tell: (next: string) => send(this.#lastStep.for(next, asNext)),
          around: (around: Around) => say({ around }),
        }
        const entered = await tables.enter(table, page, confirmTurn)
        if (gone || place !== undefined) {
          entered.leave()
          throw new Problem('unreadable', 'The table is open already.')
        }
        place = entered
        return place.open((shown) => say({ call, ok: true, answer: shown, of: entered.of }))
      }
      const message = readMessage(name, ask)
      if ('code' in message) throw new Problem(message.code, message.sentence)
      if (place === undefined) throw new Problem('unreadable', 'Open the table first.')
      if (isChange(message) && id === undefined) throw new Problem('unreadable', 'A change needs an id of its own.')
      const began = performance.now()
      await place.hear(message, `${seat} ${id}`, answer)
      if (!isChange(message)) return
      metrics.count('changes')
      metrics.waited((performance.now() - began) / 1000)
    }
    socket.on('message', async (data, isBinary) => {
      // Whoever is sent away may still speak, and is not heard.
      if (socket.readyState !== socket.OPEN) return
      const text = String(data)
      const read = isBinary ? undefined : v.safeParse(frame, parsed(text))
      if (read === undefined || !read.success) return sendAway(socket)
      const { call, name } = read.output
      metrics.count('messages')
      if (!allowed(weightOf(name, text.length)))
        return say({ call, ok: false, problem: { code: 'too-many', sentence: 'That was a lot in a short time. Wait a moment.' } })
      try {
        await log.within({ socket: named, call, table }, () => hear(read.output))
      } catch (error) {
        const problem = error instanceof Problem ? error : new Problem('defect', 'Something went wrong here. Try again.')
        metrics.count(problem === error ? 'refused' : 'defects')
        if (problem !== error) log.error('a message failed', error, { socket: named, call, table, seat, name })
        say({ call, ok: false, problem: { code: problem.code, sentence: problem.message } })
      }
    })
    socket.on('pong', () => silent.delete(socket))
    // Answers wait, too, for a reader who does not read.
    socket.on('ping', (data) => {
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else if (allowed(1) && socket.readyState === socket.OPEN) socket.pong(data)
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      gone = true
      place?.leave()
      const left = (this.#pages.get(address) ?? 1) - 1
      if (left > 0) this.#pages.set(address, left)
      else this.#pages.delete(address)
      log.info('socket closed', { socket: named, table, seat })
    })
  }
}

const asNext = (step: string): string => `{"next":${step}}`

function sendAway(socket: WebSocket): void {
  socket.close(NOT_LIKE_THIS)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
}

/** Who is behind a socket. */
interface Visitor {
  readonly person: string | null
  readonly session: string | null
  readonly seat: string | null
  readonly address: string
  /** Why nothing is done for them. */
  readonly refused?: Problem
}
const NOBODY = { person: null, session: null, seat: null } as const

/** Who opened a socket. */
const visitors = new WeakMap<WebSocket, Visitor>()

/** Those who have not answered the last ping. */
const silent = new WeakSet<WebSocket>()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
