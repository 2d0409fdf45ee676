import type { IncomingMessage, ServerResponse } from 'node:http'
import { Allowances } from '../allowance.ts'
import { addressOf, checkOrigin, tokenOf, type Where } from '../asking.ts'
import { Problem, STATUS } from '../problem.ts'
import { randomName } from '../random-name.ts'
import { archiveHandlers } from './archive.ts'
import { botHandlers } from './bots.ts'
import { type Answer, allow, type Handlers, type Parts } from './handling.ts'
import { noticeHandlers } from './notices.ts'
import { passkeyHandlers } from './passkeys.ts'
import { peopleHandlers } from './people.ts'
import { tableHandlers } from './tables.ts'
import { talkHandlers } from './talk.ts'

export type { Parts } from './handling.ts'

/** Answers what pages ask beside a table: who one is, and which tables there are. */
export function api(parts: Parts): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { where, limits, log, now } = parts
  const anything = new Allowances(limits.requests, now)
  /** Worked out when it is first wanted. */
  let described: Promise<unknown> | undefined
  const handlers: Handlers = {
    ...peopleHandlers(parts),
    ...tableHandlers(parts),
    ...talkHandlers(parts),
    ...noticeHandlers(parts),
    ...archiveHandlers(parts),
    ...botHandlers(parts),
    ...passkeyHandlers(parts),
    'GET openapi.json': async () => {
      described ??= import('./openapi.ts').then(({ openApi }) => openApi())
      return { json: await described }
    },
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const address = addressOf(request, where)
    allow(anything, address)
    const { route, id, query } = routeOf(request)
    const handler = Object.hasOwn(handlers, route) ? handlers[route as keyof Handlers] : undefined
    if (handler === undefined) throw new Problem('not-found', 'There is nothing at this address.')
    if (request.method !== 'GET') checkOrigin(request, where)
    // No text has the letter of number 0, and not every database can be asked for it.
    if ([...query.values()].some((value) => value.includes('\0'))) throw new Problem('unreadable', 'This address cannot be read.')
    return handler({ request, id, query, token: tokenOf(request, where), address })
  }

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const began = performance.now()
    try {
      const { json, cookie } = await answer(request)
      send(response, 200, json, cookie)
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('defect', 'Something went wrong here. Try again.')
      if (problem !== error) log.error('a request failed', error)
      send(response, STATUS[problem.code], { code: problem.code, sentence: problem.message })
    }
    log.info('answered', { status: response.statusCode, ms: Math.round(performance.now() - began) })
  }

  return (request, response) => {
    const { route, id } = routeOf(request)
    const named = nameOf(request, where)
    response.setHeader('X-Request-Id', named)
    const known = { request: named, route: Object.hasOwn(handlers, route) ? route : 'unknown' }
    return log.within(route.includes(' tables/:id') ? { ...known, table: id } : known, () => reply(request, response))
  }
}

/** By which the request is found in the log: a proxy that is believed may have named it. */
function nameOf({ headers }: IncomingMessage, { proxy }: Where): string {
  const named = headers['x-request-id']
  return proxy && typeof named === 'string' && /^[\w-]{1,64}$/.test(named) ? named : randomName()
}

/** The route without the id of a table or person, the id, and what is asked for behind it. */
function routeOf({ method, url = '' }: IncomingMessage): {
  readonly route: string
  readonly id: string
  readonly query: URLSearchParams
} {
  const [, asked, query = ''] = /^\/api\/([^?#]*)(?:\?([^#]*))?/s.exec(url) ?? ['', '']
  const id = /^(?:tables|players)\/([0-9a-f]{32})(?=\/|$)/.exec(asked)?.[1] ?? ''
  const path = id === '' ? asked : asked.replace(id, ':id')
  return { route: `${method} ${path}`, id, query: new URLSearchParams(query) }
}

function send(response: ServerResponse, status: number, json: unknown, cookie?: string): void {
  const body = JSON.stringify(json)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
    // What has not been read of a body that is too large is not waited for.
    ...(status === STATUS['too-large'] ? { Connection: 'close' } : {}),
  })
  response.end(body)
}
