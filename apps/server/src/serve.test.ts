import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type OutgoingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Served, serve } from './index.ts'
import { addressesOf } from './serve.ts'
import { namesFile } from './site.ts'

const INLINE = "document.title = 'early'"
let folder: string
let root: string
const open: { close(): unknown }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-serve-'))
  root = join(folder, 'dist')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'index.html'), `<!doctype html><script>${INLINE}</script><p>the client`)
  writeFileSync(join(root, 'assets/main-1a2b.js'), 'export {}')
  writeFileSync(join(root, 'sw.js'), '1')
})

afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
  rmSync(folder, { recursive: true })
})

async function start(port = 0, from = root, patience?: number): Promise<Served> {
  const server = await serve({ port, root: from, ...(patience === undefined ? {} : { patience }) })
  open.push(server)
  return server
}

/** A request with the path exactly as given; `fetch` would tidy it. */
function raw(server: Served, path: string, headers: OutgoingHttpHeaders = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    }).on('error', reject)
  })
}

describe('the site', () => {
  it('serves the page at its own addresses and at those the client reads', async () => {
    const server = await start()
    for (const path of ['', 'play/race-to-moscow', 'learn']) {
      const answer = await fetch(server.url + path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('the client')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('lets browsers keep files with a hash in their name, and only those', async () => {
    const server = await start()
    expect((await fetch(`${server.url}assets/main-1a2b.js`)).headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${server.url}sw.js`)).headers.get('cache-control')).toBe('no-cache')
    const missing = await fetch(`${server.url}assets/main-0000.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBe('no-cache')
  })

  it('answers an address among the files with the file or with nothing, never with the page', async () => {
    writeFileSync(join(root, '.built-from'), 'a stamp')
    const server = await start()
    for (const path of ['assets/foo', 'assets/', 'assets/deep/foo', '.built-from', 'icon.svg', 'assets/main-1a2b.js/more']) {
      const answer = await fetch(server.url + path)
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-cache'])
      expect(await answer.text()).toBe('There is nothing at this address.')
    }
  })

  it('sends nothing again that the browser has, and packs what can be packed', async () => {
    writeFileSync(join(root, 'assets/long.css'), 'a{}'.repeat(1000))
    const server = await start()
    const first = await fetch(`${server.url}assets/long.css`)
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(await first.text()).toBe('a{}'.repeat(1000))
    const again = await raw(server, '/assets/long.css', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
    const plain = await raw(server, '/assets/long.css')
    expect([plain.status, plain.body.length]).toEqual([200, 3000])
    const head = await fetch(`${server.url}assets/long.css`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'text/css; charset=utf-8', ''])
    expect((await fetch(server.url, { method: 'POST', body: 'x' })).status).toBe(405)
  })

  it('is shown in no frame, whichever way a browser is told', async () => {
    const { headers } = await fetch((await start()).url)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('allows the script in the page by its hash and no other inline script', async () => {
    const server = await start()
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(INLINE))
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
    expect(/script-src [^;]*unsafe/.test(policy)).toBe(false)
  })

  it('lets no page have a style or send a form of its own', async () => {
    const policy = (await fetch((await start()).url)).headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("form-action 'self'")
  })

  it('reads an address once, however it is made', async () => {
    const dots = '.'.repeat(15_000)
    for (const path of [`/${dots}/`, `/${dots}`, `/${'a'.repeat(15_000)}`, `${dots}/a`]) {
      const reads: number[] = []
      const at = (i: number): string | undefined => {
        reads.push(i)
        return path.at(i)
      }
      const isFile = namesFile({ length: path.length, at })
      expect([isFile, new Set(reads).size]).toEqual([path === `/${dots}`, reads.length])
    }
    expect((await raw(await start(), `/${dots}/`)).status).toBe(200)
  })

  it('gives away nothing outside its folder', async () => {
    const server = await start()
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/%zz',
      '/%00',
    ]) {
      const answer = await raw(server, path)
      expect(answer.body, path).not.toContain('secret')
      expect(answer.status, path).toBeLessThan(500)
    }
  })

  it('says so when the client is not built', async () => {
    const server = await start(0, join(folder, 'nowhere'))
    expect(await (await fetch(server.url)).text()).toContain('npm start')
  })
})

describe('those who ask and do not read', () => {
  const SIZE = 300_000
  const sockets: Socket[] = []
  beforeEach(() => writeFileSync(join(root, 'assets/large.webp'), Buffer.alloc(SIZE, 7)))
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  /** A connection that has asked so many times for a large file and reads nothing. */
  async function silent(server: Served, times: number): Promise<Socket> {
    const socket = connect({ host: '127.0.0.1', port: server.port })
    sockets.push(socket)
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.on('connect', resolve))
    socket.pause()
    socket.write('GET /assets/large.webp HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times))
    return socket
  }

  const held = (): number => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }

  it('cost nearly nothing, and others are answered meanwhile', async () => {
    const server = await start()
    expect((await fetch(`${server.url}healthz`)).status).toBe(200)
    const before = held()
    for (let i = 0; i < 60; i++) await silent(server, 30)
    for (let i = 0; i < 20; i++) expect((await fetch(`${server.url}healthz`)).status).toBe(200)
    // Sixty times thirty answers are 540 MB.
    expect(held() - before).toBeLessThan(100e6)
  })

  it('are hung up on when they ask on and on, or do not move for long', async () => {
    const asks = await start()
    const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve).resume())
    const greedy = await silent(asks, 100)
    let read = 0
    greedy.on('data', (chunk) => {
      read += chunk.length
    })
    await closed(greedy)
    expect(read).toBeLessThan(40 * SIZE)
    const impatient = await start(0, root, 300)
    const still = connect({ host: '127.0.0.1', port: impatient.port })
    sockets.push(still)
    await closed(still)
  })

  it('leave connections for others', async () => {
    const server = await serve({ port: 0, root, connections: 100 })
    open.push(server)
    let refused = 0
    for (let i = 0; i < 90; i++) {
      const socket = connect({ host: '127.0.0.1', port: server.port, localAddress: '127.0.0.2' })
      sockets.push(socket)
      socket.on('error', () => {}).on('close', () => refused++)
      await new Promise<void>((resolve) => socket.once('connect', resolve))
    }
    expect((await fetch(`${server.url}healthz`)).status).toBe(200)
    await expect.poll(() => refused).toBe(90 - 64)
  })

  it('but those who read get all they asked for', async () => {
    const server = await start()
    const socket = await silent(server, 20)
    let read = 0
    await new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        read += chunk.length
        if (read > 20 * SIZE) resolve()
      })
      socket.resume()
    })
    expect(read).toBeGreaterThan(20 * SIZE)
  })
})

describe('the port', () => {
  async function occupy(host: string): Promise<number> {
    const other: Server = createServer()
    await new Promise<void>((resolve) => other.listen(0, host, resolve))
    open.push(other)
    return (other.address() as AddressInfo).port
  }

  it('moves on when it is busy', async () => {
    const busy = await occupy('127.0.0.1')
    const server = await start(busy)
    expect(server.moved).toBe(true)
    expect(server.port).toBeGreaterThan(busy)
    expect((await fetch(server.url)).status).toBe(200)
  })

  it('stays when it is free', async () => {
    const first = await start()
    await first.close()
    const server = await start(first.port)
    expect(server).toMatchObject({ port: first.port, moved: false })
  })

  it('must be a port', async () => {
    for (const port of [-1, 65536, 1.5, Number.NaN]) await expect(serve({ port })).rejects.toThrow(/whole number from 0 to 65535/)
  })

  it('is of a host that is named', async () => {
    for (const host of ['', ' '])
      await expect(serve({ port: 0, host })).rejects.toThrow(/^The host is empty\. Name one with --host/)
  })

  it('open to the network says where others find it', async () => {
    const networks = {
      lo: [{ address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
      eth0: [
        { address: '192.0.2.7', family: 'IPv4' as const, internal: false },
        { address: 'fe80::1', family: 'IPv6' as const, internal: false },
      ],
    }
    expect(addressesOf(networks)).toEqual(['192.0.2.7'])
    expect((await start()).elsewhere).toEqual([])
    const open0 = await serve({ port: 0, host: '0.0.0.0', root })
    open.push(open0)
    for (const address of open0.elsewhere) expect((await fetch(`${address}healthz`)).status).toBe(200)
  })

  it('must belong to this machine', async () => {
    await expect(serve({ port: 0, host: '192.0.2.1' })).rejects.toThrow(/not an address of this machine/)
  })
})
