import { WebSocket } from 'ws'

/** What the pages of all tables heard. */
export interface Heard {
  /** Milliseconds from each choice to its acknowledgement. */
  readonly waits: number[]
  /** Bytes that came to each page at each choice. */
  readonly bytes: number[]
}

/** A table with two people who play by chance. */
export interface Table {
  readonly id: string
  readonly people: readonly string[]
}

/** What of a step a player by chance needs: the number of the question and of its choices, where they are others than before. */
interface Next {
  readonly delta?: {
    readonly question?: readonly [number]
    readonly asks?: readonly [number]
    readonly outcome?: readonly unknown[]
  }
}

/** Two people set a table of Ostkrieg up. */
export async function setUp(url: string): Promise<Table> {
  const people = [await newcomer(url, 'axis'), await newcomer(url, 'soviet')]
  const seats = { axis: { kind: 'me' }, soviet: { kind: 'open' } }
  const { id } = await ask<{ id: string }>(url, 'tables', people[0], { game: 'ostkrieg', title: 'Load', options: {}, seats })
  await ask(url, `tables/${id}/seat`, people[1], { seat: 'soviet' })
  return { id, people }
}

export const socketTo = (url: string, { id }: Table, cookie: string): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}api/tables/${id}/socket`, { headers: { cookie }, perMessageDeflate: false })

export const OPEN = '{"call":0,"name":"open","ask":{"confirmTurn":false,"follows":true}}'

/** They answer as soon as they are asked, until `isOver` or until the game ends. */
export async function play(url: string, table: Table, dice: () => number, isOver: () => boolean, heard: Heard): Promise<void> {
  const sockets = table.people.map((cookie) => socketTo(url, table, cookie))
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let [sent, calls, question, asks, ended] = [0, 0, 0, 0, false]
          const answer = (): void => {
            if (asks === 0 || isOver()) return
            sent = performance.now()
            const ask = { question, index: dice() % asks }
            socket.send(JSON.stringify({ call: ++calls, name: 'choose', ask, id: `choice-${question}-${calls}` }))
          }
          socket.on('error', reject)
          socket.on('open', () => socket.send(OPEN))
          socket.on('message', (data: Buffer) => {
            const message = JSON.parse(data.toString())
            if (message.call === 0) {
              question = message.answer.question
              asks = message.answer.asked?.decision.choices.length ?? 0
              return answer()
            }
            if (message.around !== undefined) return
            heard.bytes.push(data.length)
            if (message.call !== undefined) heard.waits.push(performance.now() - sent)
            const { delta }: Next = message.next ?? {}
            question = delta?.question?.[0] ?? question
            asks = delta?.asks?.[0] ?? asks
            ended ||= delta?.outcome !== undefined
            answer()
          })
          // Whoever is never asked again must go home too.
          const watch = setInterval(() => {
            if (!isOver() && !ended) return
            clearInterval(watch)
            socket.terminate()
            resolve()
          }, 100)
        }),
    ),
  )
}

/** Milliseconds from asking for a table until it is shown. */
export function openingTime(url: string, table: Table): Promise<number> {
  const socket = socketTo(url, table, table.people[0])
  return new Promise((resolve, reject) => {
    let sent = 0
    socket.on('error', reject)
    socket.on('open', () => {
      sent = performance.now()
      socket.send(OPEN)
    })
    socket.on('message', () => {
      resolve(performance.now() - sent)
      socket.terminate()
    })
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
