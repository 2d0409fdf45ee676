import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Railhead</title>
  <h1>Railhead</h1>
  <p>The server runs, but the web client has not been built yet. Stop it and run <code>npm start</code>, which builds it.</p>
</html>
`

const TEXT = 'text/plain; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const TYPES: { readonly [ending: string]: string } = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': TEXT,
}
/** Pictures and fonts are packed already. */
const PACKED = /^(?:image\/(?:png|webp)|font\/)/

/** Something to send. It is in memory once, however many ask for it and however slowly they read. */
class Body {
  readonly bytes: Buffer
  readonly type: string
  readonly tag: string
  #zipped: Buffer | undefined

  constructor(content: Buffer | string, type: string) {
    this.bytes = Buffer.from(content)
    this.type = type
    // Weak, since the packed bytes have the same.
    this.tag = `W/"${createHash('sha256').update(this.bytes).digest('base64url')}"`
  }

  get zipped(): Buffer {
    this.#zipped ??= gzipSync(this.bytes)
    return this.#zipped
  }
}

const HEALTHY = new Body('{"ok":true}', 'application/json')
const NOTHING_HERE = new Body('There is nothing at this address.', TEXT)
const UNREADABLE = new Body('This address cannot be read.', TEXT)
const ONLY_READING = new Body('This server only gives; ask with GET.', TEXT)

const ASK_ANEW = 'no-cache'
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The web client as files: pages that may change are asked for anew, files whose name carries their hash are kept for good. */
export function site(root: string, hasTables: boolean): RequestListener {
  const files = filesIn(root)
  const page = pageOf(files, hasTables)
  const policy = policyOf(page)
  return (request, response) => {
    const answer = (status: number, body: Body, headers: OutgoingHttpHeaders = {}) =>
      send(request, response, status, body, {
        ...safety,
        'Content-Security-Policy': `${policy}; connect-src 'self'${hasTables ? socketsOf(request) : ''}`,
        'Cache-Control': ASK_ANEW,
        ...headers,
      })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, ONLY_READING, { Allow: 'GET, HEAD', Connection: 'close' })
    const path = pathOf(request)
    if (path === undefined) return answer(400, UNREADABLE)
    if (path === '/healthz') return answer(200, HEALTHY)
    const file = path === '/index.html' ? page : files.get(path)
    const isAsset = path.startsWith('/assets/')
    if (file !== undefined) return answer(200, file, { 'Cache-Control': isAsset ? FOR_GOOD : ASK_ANEW })
    // Addresses inside the client, such as /play/race-to-moscow, are the client's to read; missing files are missing.
    return isAsset || namesFile(path) ? answer(404, NOTHING_HERE) : answer(200, page)
  }
}

/**
 * The last part of the address has a dot. Read from its end, and no letter twice: whoever asks makes the address, and looked at from each of its dots anew one of a
 * few thousand took a quarter of a second.
 */
export function namesFile(path: Pick<string, 'length' | 'at'>): boolean {
  for (let i = path.length - 1; i >= 0; i--) {
    const letter = path.at(i)
    if (letter === '/') return false
    if (letter === '.') return true
  }
  return false
}

/** The client's one page. It says whether there are tables behind it, so that nobody has to ask. */
function pageOf(files: ReadonlyMap<string, Body>, hasTables: boolean): Body {
  const page = files.get('/index.html') ?? new Body(NOT_BUILT, HTML)
  return hasTables ? new Body(page.bytes.toString().replace('</head>', `${HAS_TABLES}</head>`), HTML) : page
}
const HAS_TABLES = '<meta name="railhead-tables" content="yes">'

/** The client is a few megabytes, so all of it is read at once; what begins with a dot is not part of it. */
function filesIn(root: string): ReadonlyMap<string, Body> {
  if (!existsSync(root)) return new Map()
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = found.map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  const visible = paths.filter((path) => !path.split(sep).some((part) => part.startsWith('.')))
  return new Map(
    visible.map((path) => [
      `/${path.replaceAll(sep, '/')}`,
      new Body(readFileSync(join(root, path)), TYPES[extname(path)] ?? 'application/octet-stream'),
    ]),
  )
}

function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Body,
  headers: OutgoingHttpHeaders,
): void {
  const told = { ...headers, ETag: body.tag, Vary: 'Accept-Encoding' }
  if (status === 200 && request.headers['if-none-match']?.includes(body.tag)) {
    response.writeHead(304, told).end()
    return
  }
  const zips = !PACKED.test(body.type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const bytes = zips ? body.zipped : body.bytes
  response.writeHead(status, {
    ...told,
    'Content-Type': body.type,
    'Content-Length': bytes.length,
    ...(zips ? { 'Content-Encoding': 'gzip' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** What a page may load, and from where. */
function policyOf(page: Body): string {
  const scripts = inlineScripts(page.bytes.toString()).map((hash) => ` 'sha256-${hash}'`)
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.join('')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The sockets of this server: not every browser counts them as its own. */
function socketsOf({ headers: { host = '' } }: IncomingMessage): string {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : ''
}

/** Headers that keep a browser safe. Nothing here insists on encryption, which one's own machine does not have. */
const safety: OutgoingHttpHeaders = {
  // For browsers that do not know `frame-ancestors`, and so the same.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** Hashes of the scripts written into the page itself, so that the policy lets exactly those run. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) =>
    createHash('sha256').update(script).digest('base64'),
  )
}
