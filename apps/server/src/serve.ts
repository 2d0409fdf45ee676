import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { limit, MOST_CONNECTIONS, oneByOne } from './limits.ts'
import { Online, type OnlineOptions } from './online.ts'
import { site } from './site.ts'
import { StoreError } from './store/store.ts'

/** How many ports after a busy one are tried. */
const TRIES = 20
/** What `localhost` stands for: one address, so that a busy port is noticed whichever way the name resolves. */
const LOOPBACK = '127.0.0.1'
/** The built web client of this checkout. */
const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Only this machine can reach the default, `localhost`; `0.0.0.0` opens it to the network. */
  readonly host?: string
  /** Folder of the built web client. */
  readonly root?: string
  /** For how many milliseconds a connection may stand still. */
  readonly patience?: number
  /** How many may be connected at the same time. */
  readonly connections?: number
  /** Tables online; without it the server only gives the client, and people play on their own devices. */
  readonly online?: OnlineOptions
}

export interface Served {
  readonly url: string
  /** Where others on the network find it, if it is open to them. */
  readonly elsewhere: readonly string[]
  readonly port: number
  /** True when the port that was asked for was busy and this is another. */
  readonly moved: boolean
  close(): Promise<void>
}

/** The server cannot listen, with a sentence that says why and what to do. */
export class ServeError extends Error {}

/** Serves the web client, and tables online if wanted. A busy port makes it take the next free one. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { port, host = 'localhost', root = BUILT, patience = 30_000, connections = MOST_CONNECTIONS } = options
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ServeError(`The port must be a whole number from 0 to 65535, not ${port}.`)
  }
  if (host.trim() === '') {
    throw new ServeError('The host is empty. Name one with --host, for instance localhost, or 0.0.0.0 for other machines too.')
  }
  const online = options.online === undefined ? undefined : await goOnline(options.online)
  try {
    return await listenFrom(port, host, {
      patience,
      connections,
      proxy: options.online?.proxy === true,
      online,
      answer: encrypted(options.online?.baseUrl, answering(site(root, online !== undefined), online)),
    })
  } catch (error) {
    await online?.close()
    throw error
  }
}

interface Answering {
  readonly patience: number
  readonly connections: number
  readonly proxy: boolean
  readonly online: Online | undefined
  readonly answer: RequestListener
}

async function goOnline(options: OnlineOptions): Promise<Online> {
  try {
    return await Online.open(options)
  } catch (error) {
    throw error instanceof StoreError ? new ServeError(error.message) : error
  }
}

const answering = (pages: RequestListener, online: Online | undefined): RequestListener =>
  online === undefined
    ? pages
    : (request, response) => {
        if (request.url?.startsWith('/api/')) void online.answer(request, response)
        else if (request.url === '/metrics' && isOwn(request)) response.setHeader('Content-Type', METRICS).end(online.metrics)
        else pages(request, response)
      }

/** Where people come over https, browsers are told never to come otherwise. */
const encrypted = (baseUrl: URL | undefined, answer: RequestListener): RequestListener =>
  baseUrl?.protocol !== 'https:'
    ? answer
    : (request, response) => {
        response.setHeader('Strict-Transport-Security', `max-age=${A_YEAR_IN_SECONDS}`)
        answer(request, response)
      }
const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

const METRICS = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * It comes from this machine itself, asked for by that name, and not through a proxy: what is counted is nobody else's affair, nor that of a page whose name was
 * made to lead here.
 */
const isOwn = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(headers.host ?? '') &&
  PROXIED.every((header) => headers[header] === undefined)
const PROXIED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

async function listenFrom(
  port: number,
  host: string,
  { patience, connections, proxy, online, answer }: Answering,
): Promise<Served> {
  const last = port === 0 ? 0 : Math.min(65535, port + TRIES)
  for (let at = port; at <= last; at++) {
    const server = createServer(oneByOne(answer))
    limit(server, patience, connections, proxy)
    const problem = await listen(server, at, host === 'localhost' ? LOOPBACK : host)
    if (problem === undefined) {
      online?.listenAt(server)
      return served(server, host, port, online)
    }
    if (problem.code !== 'EADDRINUSE') throw new ServeError(cannotListen(problem, at, host))
  }
  throw new ServeError(`The ports ${port} to ${last} are all busy. Name a free one with --port.`)
}

function listen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}

function cannotListen(problem: NodeJS.ErrnoException, port: number, host: string): string {
  switch (problem.code) {
    case 'EACCES':
      return `Port ${port} is reserved for the system. Name one above 1023 with --port.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is not an address of this machine. Name one with --host, for instance localhost or 0.0.0.0.`
    default:
      return `The server cannot listen on ${host}:${port} (${problem.message}).`
  }
}

/** The addresses of this machine on its networks. */
export function addressesOf(
  networks: NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>,
): string[] {
  const all = Object.values(networks).flatMap((network) => network ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

function served(server: Server, host: string, asked: number, online: Online | undefined): Served {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a TCP address')
  const isOpen = host === '0.0.0.0' || host === '::'
  const shown = isOpen ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${shown}:${address.port}/`,
    elsewhere: isOpen ? addressesOf(networkInterfaces()).map((own) => `http://${own}:${address.port}/`) : [],
    port: address.port,
    moved: asked !== 0 && address.port !== asked,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      await online?.close()
      server.closeAllConnections()
      await closed
    },
  }
}
