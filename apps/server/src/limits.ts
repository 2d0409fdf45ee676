import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { householdOf } from './asking.ts'

/** More than a club of browsers opens, and little enough to hold. */
export const MOST_CONNECTIONS = 5000
/** Requests of one connection that wait for their answer. Browsers send the next when they have the last. */
const MOST_WAITING = 32
/** A request comes in at once, or somebody is playing for time. */
const TO_ASK_MS = 15_000

/** Bounds what strangers can make a server hold: connections, requests of each, and how long it waits for them to send or to read. */
export function limit(server: Server, patience: number, connections: number, proxy: boolean): void {
  server.maxConnections = connections
  if (!proxy) share(server, Math.max(LEAST_SHARE, Math.floor(connections / 10)))
  server.headersTimeout = TO_ASK_MS
  server.requestTimeout = TO_ASK_MS
  // A connection on which nothing moves is closed, also one whose reader has stopped reading.
  server.timeout = patience
}

/** Nobody takes all connections away from the others: an address has so many at most. A proxy on this machine speaks for many. */
function share(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const from = householdOf(socket.remoteAddress ?? '')
    if (OWN.has(from)) return
    const before = open.get(from) ?? 0
    if (before >= most) return void socket.destroy()
    open.set(from, before + 1)
    socket.on('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}
const LEAST_SHARE = 64
const OWN: ReadonlySet<string> = new Set(['127.0.0.1', householdOf('::1')])

/** Hangs up on a connection that asks on and on without reading. */
export function oneByOne(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const before = waiting.get(socket) ?? 0
    if (before >= MOST_WAITING) {
      socket.destroy()
      return
    }
    waiting.set(socket, before + 1)
    response.on('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    answer(request, response)
  }
}
