import { refusal, type Served, type Sight, type Snapshot, type Step, suggest } from '@railhead/host'
import { onlineSaid } from '../texts/online-worker.ts'
import type { CallName, Calls, Problem, Reply, Request } from './protocol.ts'
import { randomName } from './random-name.ts'
import { type Fetch, type Rules, type RulesThere, Shown } from './shown.ts'

/** What a socket must be able to do; a test gives another. */
export type Connect = (table: string) => WebSocket

/** Milliseconds until it is tried again: the first times soon, then now and then. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000]
/** So often the table is looked for when it is opened. */
const FIRST_TRIES = 3

const CHANGES: ReadonlySet<CallName> = new Set([
  'choose',
  'give',
  'amend',
  'undo',
  'undoTurn',
  'redo',
  'confirm',
  'advise',
  'take',
])

/** What a hovering hand asks. It is answered here, from what the page may know. */
type Hovering = 'foresee' | 'refusal' | 'suggest' | 'reach' | 'lead'
const HOVERING: { readonly [K in Hovering]: (sight: Sight, ask: Calls[K]['ask']) => Promise<unknown> | unknown } = {
  foresee: (sight, ask) => sight.foresee(ask),
  refusal: ({ host }, ask) => refusal(host, ask),
  suggest: ({ host }) => suggest(host),
  // Fetched when something is first dragged farther than the present question.
  reach: async ({ host }, ask) => (await bringing()).reach(host, ask),
  lead: async ({ host }, ask) => (await bringing()).lead(host, ask),
}
const bringing = () => import('@railhead/host/bringing')

/** What is said to a question while nobody can answer it: a hovering hand can do without. */
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
 * The page's table is on a server. Says there what the page does, and to the page what comes back. When the connection is lost it is made anew; what was being done then is sent again, and the server does it once.
 */
export class Relay {
  readonly #say: (reply: Reply) => void
  readonly #connect: Connect
  readonly #shown: Shown
  #socket: WebSocket | undefined
  #opening: Request<'join'> | undefined
  /** The page has been shown the table. */
  #isOpen = false
  /** The server has shown it on this connection. */
  #isThere = false
  #tries = 0
  #calls = 0
  #wishes: Served = { confirmTurn: false }
  readonly #sent = new Map<number, Sent>()
  /** What comes is taken in one after the other. */
  #busy: Promise<void> = Promise.resolve()
  /** The call that was sent for all that there is to see, and what the page is told then. */
  #missing: { readonly call: number; readonly waiting: (() => void)[] } | undefined

  constructor(say: (reply: Reply) => void, connect: Connect = socketTo, fetch: Fetch = fetchRules) {
    this.#say = say
    this.#connect = connect
    this.#shown = new Shown(fetch, () => say({ away: onlineSaid.otherRules }))
  }

  hear(request: Request): void {
    const { call, name, ask } = request
    if (name === 'join') {
      const opening = request as Request<'join'>
      this.#opening = opening
      this.#wishes = { confirmTurn: opening.ask.confirmTurn }
      this.#connectAgain()
    } else if (name === 'rehearse') void this.#shown.rules().then(() => this.#say({ call, ok: true, answer: null }))
    else if (name === 'survey') void this.#survey(request as Request<'survey'>)
    else if (CHANGES.has(name)) this.#send({ request, id: randomName() })
    else if (isHovering(name)) void this.#hover(request as Request<Hovering>)
    else {
      if (name === 'setConfirm') this.#wish(ask as Request<'setConfirm'>['ask'])
      if (name === 'stepwise') this.#wish({ stepwise: true })
      if (this.#isThere) this.#send({ request, id: undefined })
      else this.#doWithout(request)
    }
  }

  #wish(wish: Partial<Served>): void {
    this.#wishes = { ...this.#wishes, ...wish }
    this.#shown.wishesChanged()
  }

  async #hover<K extends Hovering>({ call, name, ask }: Request<K>): Promise<void> {
    try {
      const sight = await this.#shown.sight(this.#wishes)
      this.#say({ call, ok: true, answer: sight === undefined ? UNKNOWN[name] : await HOVERING[name](sight, ask) })
    } catch (error) {
      this.#refuse(call, { code: 'defect', sentence: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Worked out here, from what the page was shown. */
  async #survey({ call, ask: { game, view } }: Request<'survey'>): Promise<void> {
    try {
      const { surveyOf } = await import('./registry.ts')
      this.#say({ call, ok: true, answer: await surveyOf(game, view) })
    } catch (error) {
      this.#refuse(call, { code: 'defect', sentence: error instanceof Error ? error.message : String(error) })
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
    const ask = (): object => ({ confirmTurn: this.#wishes.confirmTurn, follows: true })
    socket.onopen = () => socket.send(JSON.stringify({ call: OPENING, name: 'open', ask: ask() }))
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#busy = this.#busy.then(() => this.#hearServer(JSON.parse(data)))
    }
    socket.onclose = () => {
      this.#busy = this.#busy.then(() => this.#lost())
    }
  }

  #lost(): void {
    this.#isThere = false
    this.#missing = undefined
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

  async #hearServer(message: FromServer): Promise<void> {
    if ('step' in message) {
      this.#shown.take(message.step)
      return this.#say({ step: this.#shown.last ?? message.step })
    }
    if ('around' in message) return this.#say(message)
    const answered = 'call' in message ? message : undefined
    if (answered?.call === OPENING) return this.#opened(answered)
    if (answered !== undefined && answered.call === this.#missing?.call) return this.#shownAll(answered)
    if (message.next !== undefined && this.#missing === undefined && !(await this.#shown.follow(message.next, this.#wishes)))
      this.#askForAll()
    const tell = (): void => {
      if (answered !== undefined) this.#settle(answered)
      else this.#sayLast()
    }
    if (this.#missing === undefined) tell()
    else if (answered !== undefined) this.#missing.waiting.push(tell)
  }

  /** What was told does not fit to what the page has, or cannot be shown: it is shown all anew. Whatever comes until then is part of that. */
  #askForAll(): void {
    const call = ++this.#calls
    this.#missing = { call, waiting: [] }
    this.#socket?.send(JSON.stringify({ call, name: 'at', ask: { n: Number.MAX_SAFE_INTEGER } }))
  }

  #shownAll(message: Answered): void {
    const { waiting = [] } = this.#missing ?? {}
    this.#missing = undefined
    if (message.ok) this.#shown.take(message.answer as Snapshot)
    this.#sayLast()
    for (const tell of waiting) tell()
  }

  #sayLast(): void {
    const { last } = this.#shown
    if (last !== undefined) this.#say({ step: last })
  }

  #opened(message: Answered): void {
    if (!message.ok) {
      if (this.#isOpen) this.#say({ away: message.problem.sentence })
      else if (this.#opening !== undefined) this.#refuse(this.#opening.call, message.problem)
      return
    }
    const whole = message.answer as Snapshot
    this.#tries = 0
    this.#isThere = true
    this.#shown.take(whole)
    if (this.#isOpen) {
      this.#say({ away: null })
      this.#sayLast()
    } else if (this.#opening !== undefined) this.#say({ call: this.#opening.call, ok: true, answer: this.#shown.last })
    this.#isOpen = true
    this.#shown.servedBy(message.of, whole)
    // What was tried meanwhile: the server does it, or says why not.
    for (const [call, sent] of this.#sent) this.#write(call, sent)
  }

  #settle(message: Answered): void {
    const sent = this.#sent.get(message.call)
    if (sent === undefined) return
    this.#sent.delete(message.call)
    const { call } = sent.request
    if (!message.ok) {
      this.#refuse(call, message.problem)
      return
    }
    const answer = sent.id === undefined ? message.answer : { ...(message.answer as object), snapshot: this.#shown.last }
    this.#say({ call, ok: true, answer })
  }
}

/** The number of the call that opens the table on each connection. */
const OPENING = 0

type Answered = {
  readonly call: number
  /** What is new with it. */
  readonly next?: Step
  /** When the table is opened. */
  readonly of?: RulesThere
} & ({ readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly problem: Problem })
/** A page whose person has lost or gained a seat is shown all. */
type FromServer = Answered | { readonly next: Step } | { readonly step: Snapshot } | { readonly around: unknown }

const isHovering = (name: CallName): name is Hovering => Object.hasOwn(HOVERING, name)

async function fetchRules(id: string, options: Snapshot['options']): Promise<Rules> {
  const { completeGame, gameById, staffOf } = await import('./registry.ts')
  const [game, staff] = await Promise.all([gameById(id, options).then(completeGame), staffOf(id).catch(() => undefined)])
  return { game, staff }
}

/** The table by its id, and behind a question mark from which of one's seats, if one has several. */
function socketTo(table: string): WebSocket {
  const [id, seat = ''] = table.split('?')
  const url = new URL(`/api/tables/${id}/socket${seat && `?${seat}`}`, self.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return new WebSocket(url)
}
