import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Delivered } from './weigh.ts'

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export interface Served {
  readonly url: string
  /** What was asked for since the last call. */
  delivered(): Delivered[]
  close(): void
}

/** Serves a build on a free port, gzipped and without caching, and keeps a list of what was asked for. */
export async function serve(folder: string): Promise<Served> {
  let list: Delivered[] = []
  const ready = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, response) => {
    const asked = normalize(decodeURIComponent(new URL(url, 'http://local').pathname))
    // Addresses of the client's own pages have no ending; all of them are its one document.
    const path = extname(asked) === '' ? '/index.html' : asked
    if (!existsSync(join(folder, path))) {
      response.writeHead(404).end()
      return
    }
    const body = ready.get(path) ?? gzipSync(readFileSync(join(folder, path)))
    ready.set(path, body)
    list.push({ path, gzipped: body.length })
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' }).end(body)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered() {
      const all = list
      list = []
      return all
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
