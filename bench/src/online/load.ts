import { Wire } from './wire.ts'

/** A table with two people who play by chance. */
export interface Table {
  readonly id: string
  readonly people: readonly string[]
}

/** As much of what a page is shown first as a player by chance needs. */
interface Shown {
  readonly answer: {
    readonly question: number
    readonly asked: { readonly decision: { readonly choices: readonly unknown[] } } | null
  }
}

/** The same of what it is told then: the number of the question and of its choices, where they are others than before. The rest is not read. */
const QUESTION = /"question":\[(\d+)\]/
const ASKS = /"asks":\[(\d+)\]/
const OUTCOME = '"outcome":['
const [SHOWN, REFUSED, AROUND, ANSWER] = ['{"call":0,', '"ok":false', '{"around":', '{"call":']

/** Two people set a table of Ostkrieg up. */
export async function setUp(url: string): Promise<Table> {
  const people = [await newcomer(url, 'axis'), await newcomer(url, 'soviet')]
  const seats = { axis: { kind: 'me' }, soviet: { kind: 'open' } }
  const { id } = await ask<{ id: string }>(url, 'tables', people[0], { game: 'ostkrieg', title: 'Load', options: {}, seats })
  await ask(url, `tables/${id}/seat`, people[1], { seat: 'soviet' })
  return { id, people }
}

/** A page that comes to a table. */
export const page = (url: string, { id }: Table, cookie: string): Promise<Wire> =>
  Wire.open(url, `/api/tables/${id}/socket`, cookie)

const OPEN = '{"call":0,"name":"open","ask":{"confirmTurn":false,"follows":true}}'

/** What the pages of a crowd heard. */
class Heard {
  /** Milliseconds from each choice to its acknowledgement. */
  readonly waits: number[] = []
  /** Bytes that came to each page at each choice. */
  readonly bytes: number[] = []
}

/** People at tables, who answer by chance when they are asked. */
export class Crowd {
  readonly #people: Person[] = []
  heard = new Heard()
  /** For how long they think, in milliseconds: a little more, or a little less. Undefined while they rest. */
  pause: number | undefined
  readonly dice: () => number

  /** Everybody sits at their table; so many come at the same moment. */
  static async at(url: string, tables: readonly Table[], atOnce: number, dice: () => number): Promise<Crowd> {
    const crowd = new Crowd(dice)
    for (let i = 0; i < tables.length; i += atOnce)
      await Promise.all(
        tables.slice(i, i + atOnce).flatMap((table) =>
          table.people.map(async (cookie) => {
            const person = new Person(await page(url, table, cookie), crowd)
            crowd.#people.push(person)
            await person.open()
          }),
        ),
      )
    return crowd
  }

  private constructor(dice: () => number) {
    this.dice = dice
  }

  /** They play so from now on; what was heard before counts no more. */
  play(pause: number): void {
    const rested = this.pause === undefined
    this.pause = pause
    this.heard = new Heard()
    if (rested) for (const person of this.#people) person.answer()
  }

  leave(): void {
    this.pause = undefined
    for (const person of this.#people) person.leave()
  }

  /** How long the longest of all games is by now. */
  get mostChoices(): number {
    return Math.max(...this.#people.map(({ question }) => question))
  }

  /** The first of all games has ended. */
  get hasEnded(): boolean {
    return this.#people.some(({ ended }) => ended)
  }
}

class Person {
  readonly #wire: Wire
  readonly #crowd: Crowd
  #sent = 0
  #calls = 0
  #question = 0
  #asks = 0
  ended = false

  /** The number of the question that is asked: nobody takes anything back. */
  get question(): number {
    return this.#question
  }

  constructor(wire: Wire, crowd: Crowd) {
    this.#wire = wire
    this.#crowd = crowd
  }

  async open(): Promise<void> {
    this.#wire.send(OPEN)
    await new Promise<void>((resolve) => {
      this.#wire.onText = (bytes, from, to) => this.#hear(bytes.toString('latin1', from, to), resolve)
    })
  }

  leave(): void {
    this.#wire.close()
  }

  answer(): void {
    const { pause } = this.#crowd
    if (this.#asks === 0 || pause === undefined) return
    if (pause === 0) this.#choose()
    else setTimeout(() => this.#choose(), pause * (0.5 + (this.#crowd.dice() % 1000) / 1000))
  }

  #choose(): void {
    this.#sent = performance.now()
    const index = this.#crowd.dice() % this.#asks
    const call = ++this.#calls
    const question = this.#question
    this.#wire.send(
      `{"call":${call},"name":"choose","ask":{"question":${question},"index":${index}},"id":"choice-${question}-${call}"}`,
    )
  }

  /** What is looked for is ASCII, so that each byte may count as a letter. */
  #hear(message: string, opened: () => void): void {
    if (message.startsWith(SHOWN)) {
      const { answer }: Shown = JSON.parse(message)
      this.#question = answer.question
      this.#asks = answer.asked?.decision.choices.length ?? 0
      opened()
      return
    }
    if (message.startsWith(AROUND)) return
    const answers = message.startsWith(ANSWER)
    if (answers && message.includes(REFUSED)) throw new Error(`a choice was refused: ${message}`)
    const { heard } = this.#crowd
    heard.bytes.push(message.length)
    if (answers) heard.waits.push(performance.now() - this.#sent)
    this.#question = Number(QUESTION.exec(message)?.[1] ?? this.#question)
    this.#asks = Number(ASKS.exec(message)?.[1] ?? this.#asks)
    this.ended ||= message.includes(OUTCOME)
    this.answer()
  }
}

/** Milliseconds from asking for a table until it is shown. */
export async function openingTime(url: string, table: Table): Promise<number> {
  const wire = await page(url, table, table.people[0])
  const sent = performance.now()
  await shown(wire)
  wire.close()
  return performance.now() - sent
}

/** Asks for a table and waits until it is shown. */
export function shown(wire: Wire): Promise<void> {
  return new Promise((resolve) => {
    wire.onText = () => resolve()
    wire.send(OPEN)
  })
}

async function newcomer(url: string, name: string): Promise<string> {
  const response = await post(url, 'me', '', { name })
  return response.headers.getSetCookie()[0].split(';')[0]
}

async function ask<T>(url: string, path: string, cookie: string, body: object): Promise<T> {
  return (await (await post(url, path, cookie, body)).json()) as T
}

async function post(url: string, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await fetch(`${url}api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
