import { WebSocket } from 'ws'

/** What the pages of one table heard. */
export interface Heard {
  /** Milliseconds from each choice to its acknowledgement. */
  readonly waits: number[]
  /** Bytes that came to each page at each choice. */
  readonly bytes: number[]
}

/** What of a step a player by chance needs: the number of the question and of its choices, where they are others than before. */
interface Next {
  readonly delta?: { readonly question?: readonly [number]; readonly asks?: readonly [number] }
}

/** Two people at a table of Ostkrieg who answer by chance as soon as they are asked, until `isOver`. */
export async function playTable(url: string, dice: () => number, isOver: () => boolean, heard: Heard): Promise<void> {
  const people = [await newcomer(url, 'axis'), await newcomer(url, 'soviet')]
  const seats = { axis: { kind: 'me' }, soviet: { kind: 'open' } }
  const { id } = await ask<{ id: string }>(url, 'tables', people[0], { game: 'ostkrieg', title: 'Load', options: {}, seats })
  await ask(url, `tables/${id}/seat`, people[1], { seat: 'soviet' })
  const sockets = people.map(
    (cookie) => new WebSocket(`${url.replace('http', 'ws')}api/tables/${id}/socket`, { headers: { cookie } }),
  )
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let sent = 0
          let calls = 0
          let question = 0
          let asks = 0
          const answer = (): void => {
            if (asks === 0 || isOver()) return
            sent = performance.now()
            const index = dice() % asks
            socket.send(
              JSON.stringify({ call: ++calls, name: 'choose', ask: { question, index }, id: `choice-${calls}-at-table` }),
            )
          }
          socket.on('error', reject)
          socket.on('open', () => socket.send('{"call":0,"name":"open","ask":{"confirmTurn":false,"follows":true}}'))
          socket.on('message', (data) => {
            const text = String(data)
            const message = JSON.parse(text)
            if (message.call === 0) {
              const { asked } = message.answer
              question = message.answer.question
              asks = asked?.decision.choices.length ?? 0
              return answer()
            }
            heard.bytes.push(Buffer.byteLength(text))
            if (message.call !== undefined) heard.waits.push(performance.now() - sent)
            const { delta }: Next = message.next ?? {}
            question = delta?.question?.[0] ?? question
            asks = delta?.asks?.[0] ?? asks
            answer()
          })
          // Whoever is never asked again must go home too.
          const watch = setInterval(() => {
            if (!isOver()) return
            clearInterval(watch)
            socket.terminate()
            resolve()
          }, 100)
        }),
    ),
  )
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
