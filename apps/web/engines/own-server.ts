import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const BUILT = join(import.meta.dirname, '../dist')
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The built client on a server of one test's own, which can be taken away from the page. */
export async function ownServer(): Promise<{ readonly home: string; stop(): Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = extname(pathname) === '' ? 'index.html' : pathname
    const body = await readFile(join(BUILT, file)).catch(() => undefined)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    home: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
