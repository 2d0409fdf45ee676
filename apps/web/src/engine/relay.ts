import type { LogLine, Snapshot } from '@railhead/host'
import { onlineSaid } from '../texts/online-worker.ts'
import type { CallName, Problem, Reply, Request } from './protocol.ts'
import { randomName } from './random-name.ts'

/** What a socket must be able to do; a test gives another. */
export type Connect = (table: string) => WebSocket

/** Milliseconds until it is tried again: the first times soon, then now and then. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000]
/** So often the table is looked for when it is opened. */
const FIRST_TRIES = 3

const CHANGES: ReadonlySet<CallName> = new Set(['choose', 'give', 'amend', 'undo', 'undoTurn', 'redo', 'confirm', 'take'])
/** What is said to a question while the server cannot be heard: a hovering hand can do without. */
const UNKNOWN: { readonly [name in CallName]?: unknown } = {
  foresee: null,
  refusal: null,
  recall: null,
  suggest: [],
  reach: [],
  lead: { refused: null },
  stepwise: null,
  setConfirm: null,
}

interface Sent {
  readonly request: Request
  /** Names a change: sent again it is still the same. */
  readonly id: string | undefined
}

/**
 * The page's table is on a server. Says there what the page says, and to the page what comes back. When the connection is lost it is made anew; what was
 * being done then is sent again, and the server does it once.
 */
export class Relay {
  readonly #say: (reply: Reply) => void
  readonly #connect: Connect
  #socket: WebSocket | undefined
  #opening: Request<'open'> | undefined
  /** The page has been shown the table. */
  #isOpen = false
  /** The server has shown it on this connection. */
  #isThere = false
  #tries = 0
  #calls = 0
  #confirmTurn = false
  readonly #sent = new Map<number, Sent>()
  /** What the page has of the log. */
  #log: readonly LogLine[] = []

  constructor(say: (reply: Reply) => void, connect: Connect = socketTo) {
    this.#say = say
    this.#connect = connect
  }

  hear(request: Request): void {
    const { call, name, ask } = request
    if (name === 'open') {
      const opening = request as Request<'open'>
      this.#opening = opening
      this.#confirmTurn = opening.ask.confirmTurn
      this.#connectAgain()
    } else if (name === 'rehearse') this.#say({ call, ok: true, answer: null })
    else if (CHANGES.has(name)) this.#send({ request, id: randomName() })
    else {
      if (name === 'setConfirm') this.#confirmTurn = (ask as Request<'setConfirm'>['ask']).confirmTurn
      if (this.#isThere) this.#send({ request, id: undefined })
      else this.#doWithout(request)
    }
  }

  /** A change waits until it can be sent. */
  #send(sent: Sent): void {
    const call = ++this.#calls
    this.#sent.set(call, sent)
    if (this.#isThere) this.#write(call, sent)
  }

  #write(call: number, { request: { name, ask }, id }: Sent): void {
    this.#socket?.send(JSON.stringify({ call, name, ask, ...(id === undefined ? {} : { id }) }))
  }

  #doWithout({ call, name }: Request): void {
    if (name in UNKNOWN) this.#say({ call, ok: true, answer: UNKNOWN[name] })
    else this.#refuse(call, { code: 'stale', sentence: onlineSaid.away })
  }

  #refuse(call: number, problem: Problem): void {
    this.#say({ call, ok: false, problem })
  }

  #connectAgain(): void {
    const table = this.#opening?.ask.id
    if (table === undefined) return
    const socket = this.#connect(table)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ call: OPENING, name: 'open', ask: { confirmTurn: this.#confirmTurn } }))
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#told(JSON.parse(data))
    socket.onclose = () => this.#lost()
  }

  #lost(): void {
    this.#isThere = false
    for (const [call, { request, id }] of this.#sent) {
      if (id !== undefined) continue
      this.#sent.delete(call)
      this.#doWithout(request)
    }
    if (!this.#isOpen && this.#tries >= FIRST_TRIES && this.#opening !== undefined) {
      this.#refuse(this.#opening.call, { code: 'no-such-table', sentence: onlineSaid.notReached })
      return
    }
    if (this.#isOpen) this.#say({ away: onlineSaid.away })
    setTimeout(() => this.#connectAgain(), WAITS[Math.min(this.#tries++, WAITS.length - 1)])
  }

  #told(message: Told): void {
    if ('step' in message) this.#say({ step: this.#withNews(message.step) })
    else if (message.call === OPENING) this.#opened(message)
    else this.#settle(message)
  }

  #opened(message: Extract<Told, { call: number }>): void {
    if (!message.ok) {
      if (this.#isOpen) this.#say({ away: message.problem.sentence })
      else if (this.#opening !== undefined) this.#refuse(this.#opening.call, message.problem)
      return
    }
    this.#tries = 0
    this.#isThere = true
    const snapshot = this.#withNews(message.answer as Snapshot)
    if (this.#isOpen) {
      this.#say({ away: null })
      this.#say({ step: snapshot })
    } else if (this.#opening !== undefined) this.#say({ call: this.#opening.call, ok: true, answer: snapshot })
    this.#isOpen = true
    // What was tried meanwhile: the server does it, or says why not.
    for (const [call, sent] of this.#sent) this.#write(call, sent)
  }

  #settle(message: Extract<Told, { call: number }>): void {
    const sent = this.#sent.get(message.call)
    if (sent === undefined) return
    this.#sent.delete(message.call)
    const { call } = sent.request
    if (!message.ok) {
      this.#refuse(call, message.problem)
      return
    }
    const changed = sent.id === undefined ? undefined : (message.answer as { readonly snapshot: Snapshot })
    const answer = changed === undefined ? message.answer : { ...changed, snapshot: this.#withNews(changed.snapshot) }
    this.#say({ call, ok: true, answer })
  }

  /** With only those lines that the page does not have: after a lost connection the server sends all of them. */
  #withNews(snapshot: Snapshot): Snapshot {
    const { logFrom, lines } = snapshot
    const log = [...this.#log.slice(0, logFrom - 1), ...lines]
    const known = log.findIndex((line, i) => line !== this.#log[i] && JSON.stringify(line) !== JSON.stringify(this.#log[i]))
    const from = known < 0 ? Math.min(log.length, this.#log.length) : known
    const shown = this.#isOpen && from >= logFrom ? { ...snapshot, logFrom: from + 1, lines: log.slice(from) } : snapshot
    this.#log = log
    return shown
  }
}

/** The number of the call that opens the table on each connection. */
const OPENING = 0

type Told =
  | { readonly step: Snapshot }
  | { readonly call: number; readonly ok: true; readonly answer: unknown }
  | { readonly call: number; readonly ok: false; readonly problem: Problem }

function socketTo(table: string): WebSocket {
  const url = new URL(`/api/tables/${table}/socket`, self.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return new WebSocket(url)
}
