import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Railhead</title>
  <h1>Railhead</h1>
  <p>The server runs, but the web client has not been built yet. Stop it and run <code>npm start</code>, which builds it.</p>
</html>
`

/** The web client as files: pages that may change are asked for anew, files whose name carries their hash are kept for good. */
export function site(root: string): Hono {
  const app = new Hono()
  const page = pageOf(root)
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(page).map((hash) => `'sha256-${hash}'`)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // Without encryption, as on one's own machine, a browser must not be told to insist on it.
      strictTransportSecurity: false,
    }),
  )
  app.use(etag())
  app.use(compress())
  app.get('/health', (c) => c.json({ ok: true }))
  app.use(async (c, next) => {
    await next()
    const kept = c.req.path.startsWith('/assets/') && c.res.status === 200
    c.header('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  app.get('/', (c) => c.html(page))
  if (existsSync(root)) app.use(serveStatic({ root }))
  // Addresses inside the client, such as /play/race-to-moscow, are the client's to read; missing files are missing.
  app.get('*', (c) => (/\.\w+$/.test(c.req.path) ? c.notFound() : c.html(page)))
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  app.onError((_, c) => c.text('This address cannot be read.', 400))
  return app
}

function pageOf(root: string): string {
  const index = join(root, 'index.html')
  return existsSync(index) ? readFileSync(index, 'utf8') : NOT_BUILT
}

/** Hashes of the scripts written into the page itself, so that the policy lets exactly those run. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) =>
    createHash('sha256').update(script).digest('base64'),
  )
}
