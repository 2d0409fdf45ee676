import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Messages, Sight, type Snapshot, type Step, Told } from '@railhead/host'
import type { Wanted } from '@railhead/host/new-table'
import type { Game } from '@railhead/table'
import { WebSocket } from 'ws'
import type { TableInfo } from './api/tables.ts'
import { type Served, serve } from './index.ts'
import type { OnlineOptions } from './online.ts'
import type { Around } from './tables/audience.ts'

/** A server with tables in a folder of its own. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'railhead-online-'))
  #served: Served | undefined

  async start(options: Partial<OnlineOptions> = {}): Promise<this> {
    const online = { data: this.folder, durable: false, log: 'off', ...options } as const
    this.#served = await serve({ port: 0, root: join(this.folder, 'nothing'), online })
    return this
  }

  get served(): Served {
    if (this.#served === undefined) throw new Error('start it first')
    return this.#served
  }

  get url(): string {
    return this.served.url
  }

  async stop(): Promise<void> {
    await this.#served?.close()
    this.#served = undefined
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}

/** Somebody with a browser of their own. */
export class Visitor {
  readonly #server: { readonly url: string }
  cookie = ''

  constructor(server: { readonly url: string }) {
    this.#server = server
  }

  async ask(method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.#server.url}api/${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = set.split(';')[0]
    return response
  }

  /** What must be answered well. */
  async get<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await this.ask(method, path, body)
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  static async named(server: { readonly url: string }, name: string): Promise<Visitor> {
    const visitor = new Visitor(server)
    await visitor.get('POST', 'me', { name })
    return visitor
  }

  async setUp(game: string, options: object, seats: { readonly [seat: string]: Wanted }, more: object = {}): Promise<string> {
    return (await this.get<{ id: string }>('POST', 'tables', { game, title: 'A game', options, seats, ...more })).id
  }

  info(table: string): Promise<TableInfo> {
    return this.get('GET', `tables/${table}`)
  }

  sit(table: string, seat: string): Promise<TableInfo> {
    return this.get('POST', `tables/${table}/seat`, { seat })
  }

  /** With the game's rules the page follows: it is told only what is new, and works out the rest. */
  async open(table: string, confirmTurn = false, as?: string, rules?: Game): Promise<Seat> {
    const url = `${this.#server.url.replace('http', 'ws')}api/tables/${table}/socket${as === undefined ? '' : `?seat=${as}`}`
    const seat = new Seat(url, { cookie: this.cookie }, rules)
    await seat.open(confirmTurn)
    return seat
  }
}

/** A page at a table, which keeps every byte that it was sent. */
export class Seat {
  readonly socket: WebSocket
  readonly heard: string[] = []
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: unknown): void }>()
  #calls = 0
  #stepped: () => void = () => {}
  readonly #rules: Game | undefined
  #told: Told | undefined
  latest: Snapshot | undefined
  /** What it was told last beside the game. */
  around: Around | undefined
  /** Everything that it has been shown. */
  readonly shown: Snapshot[] = []
  /** The bytes of a state that it had then, if it was told step by step. */
  readonly bytes = new Map<Snapshot, Uint8Array>()

  constructor(url: string, headers: Record<string, string>, rules?: Game) {
    this.#rules = rules
    this.socket = new WebSocket(url, { headers })
    this.socket.on('message', (data) => this.#hear(String(data)))
    this.socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the socket is closed'))
    })
  }

  async open(confirmTurn: boolean): Promise<Snapshot> {
    await new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject))
    const follows = this.#rules !== undefined
    return (await this.send('open', { confirmTurn, ...(follows ? { follows } : {}) })) as Snapshot
  }

  /** Sends it as it is; answers what comes back, or throws the problem. */
  send(name: string, ask: unknown, id?: string): Promise<unknown> {
    const call = ++this.#calls
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new Error('the socket is closed'))
      this.#waiting.set(call, { resolve, reject })
      this.socket.send(JSON.stringify({ call, name, ask, ...(id === undefined ? {} : { id }) }))
    })
  }

  change<K extends 'choose' | 'undo' | 'confirm' | 'redo' | 'undoTurn' | 'give' | 'amend' | 'take' | 'advise'>(
    name: K,
    ask: Omit<Messages[K]['ask'], 'question'>,
    id = `change-${Math.random().toString(36).slice(2)}`,
  ): Promise<Messages[K]['answer']> {
    const question = this.latest?.question
    return this.send(name, { question, ...ask }, id) as Promise<Messages[K]['answer']>
  }

  /** Waits until what is shown is so. */
  async until(holds: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
    for (;;) {
      if (this.latest !== undefined && holds(this.latest)) return this.latest
      await new Promise<void>((resolve) => {
        this.#stepped = resolve
      })
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.readyState === WebSocket.CLOSED) return resolve()
      this.socket.once('close', () => resolve())
      this.socket.close()
    })
  }

  #hear(text: string): void {
    this.heard.push(text)
    const message = JSON.parse(text)
    if ('next' in message) this.#follow(message.next)
    if ('step' in message) this.#show(message.step)
    else if ('around' in message) {
      this.around = message.around
      this.#stepped()
    } else if (message.ok) {
      const { answer } = message
      if (answer?.snapshot) this.#show(answer.snapshot)
      else if (answer?.lines !== undefined && this.latest === undefined) this.#show(answer)
      this.#waiting.get(message.call)?.resolve(answer)
    } else this.#waiting.get(message.call)?.reject(message.problem)
    this.#waiting.delete(message.call)
  }

  #follow(step: Step): void {
    const after = this.#told?.after(step)
    const sight = after && this.#rules && new Sight(after.told, this.#rules, undefined, { confirmTurn: false })
    const snapshot = after && sight?.snapshot(after.news)
    if (snapshot === undefined) throw new Error('what was told does not fit')
    this.#told = after?.told
    if (after !== undefined) this.bytes.set(snapshot, after.told.state.bytes)
    this.#show(snapshot)
  }

  #show(snapshot: Snapshot): void {
    this.#told ??= this.#rules && Told.whole(snapshot, this.#rules)
    this.latest = snapshot
    this.shown.push(snapshot)
    this.#stepped()
  }
}
