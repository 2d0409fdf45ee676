import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Served, serve } from './index.ts'

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

async function start(port = 0, from = root): Promise<Served> {
  const server = await serve({ port, root: from })
  open.push(server)
  return server
}

/** A request with the path exactly as given; `fetch` would tidy it. */
function raw(server: Served, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path }, (response) => {
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

  it('allows the script in the page by its hash and no other inline script', async () => {
    const server = await start()
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(INLINE))
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
    expect(/script-src [^;]*unsafe/.test(policy)).toBe(false)
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

  it('must belong to this machine', async () => {
    await expect(serve({ port: 0, host: '192.0.2.1' })).rejects.toThrow(/not an address of this machine/)
  })
})
