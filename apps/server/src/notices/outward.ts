import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/*
 * Requests to addresses that people have given. Nobody may use the server to reach what only the server can reach.
 */

/** Nothing may be sent there, with a sentence that says why. */
export class ForbiddenAddress extends Error {}

export interface Outward {
  readonly headers: { readonly [name: string]: string }
  readonly body: Uint8Array | string
  /** For tests, and houses that trust everybody in them: addresses of this machine and its network too, also without encryption. */
  readonly allowLocal: boolean
  /** Milliseconds for all of it. */
  readonly patience?: number
}

/** Milliseconds that one delivery may take. */
export const PATIENCE = 10_000
/** Of an answer nothing is wanted but its status. */
const MOST_READ = 16 * 1024

/** What is not out in the world: this machine, private and shared networks, what machines in a cloud are told about themselves, examples, groups. */
const INTERNAL_4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INTERNAL_4.addSubnet(net, bits)

/** Of the newer addresses only these are given out to the world; some of them carry an older address inside. */
const GLOBAL_6 = new BlockList()
GLOBAL_6.addSubnet('2000::', 3, 'ipv6')
const INTERNAL_6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INTERNAL_6.addSubnet(net, bits, 'ipv6')

/** Whether an address of the internet protocol is out in the world. */
export function isPublic(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  if (isIP(plain) === 4) return !INTERNAL_4.check(plain)
  return isIP(plain) === 6 && GLOBAL_6.check(plain, 'ipv6') && !INTERNAL_6.check(plain, 'ipv6')
}

/** An address that something can be sent to, as far as can be seen without asking for where it is. Throws `ForbiddenAddress`. */
export function checkedAddress(address: string, allowLocal: boolean): URL {
  if (!URL.canParse(address)) throw new ForbiddenAddress('That is no address of the web.')
  const url = new URL(address)
  if (url.protocol !== 'https:' && !(allowLocal && url.protocol === 'http:'))
    throw new ForbiddenAddress('The address must begin with https://.')
  if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('The address must have no name and password in it.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowLocal && isIP(host) !== 0 && !isPublic(host)) throw new ForbiddenAddress(NOT_THERE)
  return url
}

const NOT_THERE = 'That address is not out in the world.'

/**
 * The name is looked up once, and where it leads is what is connected to: a name that leads elsewhere a moment later is of no use. One that leads also to
 * somewhere internal is not followed at all.
 */
const lookUp =
  (allowLocal: boolean): LookupFunction =>
  (host, { all = false, family }, answer) => {
    lookup(host, { all: true, family: Number(family) || 0 }).then(
      (found) => {
        if (!allowLocal && found.some(({ address }) => !isPublic(address))) answer(new ForbiddenAddress(NOT_THERE), '', 0)
        else if (all) answer(null, found)
        else answer(null, found[0].address, found[0].family)
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 0),
    )
  }

/** Sends it, and answers the status. Nobody is led elsewhere: an answer that says so is an answer like any other. */
export async function post(address: string, { headers, body, allowLocal, patience = PATIENCE }: Outward): Promise<number> {
  const url = checkedAddress(address, allowLocal)
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(patience)
  return new Promise((resolve, reject) => {
    const length = String(typeof body === 'string' ? Buffer.byteLength(body) : body.length)
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': length },
      agent: false,
      signal,
      lookup: lookUp(allowLocal),
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      let size = 0
      const done = (): void => {
        resolve(answer.statusCode ?? 0)
        asked.destroy()
      }
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MOST_READ) done()
      })
      answer.on('end', done)
      answer.on('error', reject)
    })
    asked.end(body)
  })
}
