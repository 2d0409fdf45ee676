import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { Problem } from './problem.ts'

/** More than anything that a page sends. */
export const MOST_BYTES = 64 * 1024

/** Where requests come from, and where the server thinks it is. */
export interface Where {
  /** The address under which people reach it, if that is known: with a proxy in front it is not the one that it listens at. */
  readonly baseUrl?: URL | undefined
  /** Whether a proxy stands in front, which says who asks. */
  readonly proxy: boolean
}

/** Pages of others must not ask in the name of whoever looks at them. Browsers say from where a page comes; what is no browser need not. */
export function checkOrigin({ headers }: IncomingMessage, { baseUrl }: Where): void {
  const { origin, host } = headers
  if (origin === undefined && headers['sec-fetch-site'] === undefined) return
  const from = origin === undefined || !URL.canParse(origin) ? undefined : new URL(origin)
  const same = baseUrl === undefined ? from?.host === host : from?.origin === baseUrl.origin
  const asked = origin === undefined && ['same-origin', 'none'].includes(String(headers['sec-fetch-site']))
  if (!same && !asked) throw new Problem('not-allowed', 'Ask from a page of this server.')
}

/** Who asks, as far as limits go. */
export function addressOf({ socket, headers }: IncomingMessage, { proxy }: Where): string {
  const forwarded = proxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return householdOf(forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? ''))
}

/** Of the newer addresses a household has more than can be counted, which begin alike: those are one. */
export function householdOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const [, older] = /^::ffff:([\d.]+)$/i.exec(plain) ?? []
  if (older !== undefined || isIP(plain) !== 6) return older ?? plain
  const [before, after] = plain.toLowerCase().split('::')
  const groups = (part = ''): string[] => (part === '' ? [] : part.split(':'))
  const missing = after === undefined ? 0 : 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(after)]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`
}

const COOKIE = 'railhead'
const A_YEAR = 365 * 24 * 60 * 60

/** Where it only goes over https, browsers take a cookie of this name from nobody but the server itself: no neighbour under the same domain can plant one. */
const cookieName = ({ baseUrl }: Where): string => (isSecure(baseUrl) ? `__Host-${COOKIE}` : COOKIE)
const isSecure = (baseUrl: URL | undefined): boolean => baseUrl?.protocol === 'https:'

/** Browsers have it in a cookie; programs say it. No page of others can make a browser say it. */
export function tokenOf({ headers }: IncomingMessage, where: Where): string | undefined {
  const [, said] = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '') ?? []
  if (said !== undefined) return said
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === cookieName(where) && value) return value
  }
  return undefined
}

/** Sent back only from pages of this server, and readable by none of them. Undefined takes it away. */
export function cookieFor(token: string | undefined, where: Where): string {
  const secure = isSecure(where.baseUrl) ? '; Secure' : ''
  const age = token === undefined ? 0 : A_YEAR
  return `${cookieName(where)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure}`
}

/** The letter of number 0, escaped as JSON must: no text has it, and not every database can keep it. */
const NO_LETTER = /(?<!\\)(?:\\\\)*\\u0000/

/** The body as JSON. Only what no form of another page can send is read. */
export async function bodyOf(request: IncomingMessage, most = MOST_BYTES): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Problem('only-json', 'Send JSON, and say so in the content type.')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new Problem('too-large', 'That is more than this server reads.')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString()
  if (NO_LETTER.test(text)) throw new Problem('unreadable', 'The body has a letter in it that is none.')
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('unreadable', 'The body is not JSON.')
  }
}
