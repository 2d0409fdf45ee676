/*
 * Everything that was built is fetched once and then served from the cache, so the whole client works offline after the
 * first visit. A new version waits until the page asks for it, so nothing changes under a running game.
 */
const { version, files } = JSON.parse('__PRECACHE__') as { version: string; files: string[] }
const CACHE = `railhead-${version}`
const PAGE = 'index.html'

// The worker's own scope, of which the page's types know nothing.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
declare function skipWaiting(): Promise<void>
declare const clients: { claim(): Promise<void> }
declare const registration: { readonly scope: string }

addEventListener('install', (event) => {
  const work = caches.open(CACHE).then((cache) => cache.addAll(files.map((file) => new Request(`/${file}`, { cache: 'reload' }))))
  ;(event as Extendable).waitUntil(work)
})

addEventListener('activate', (event) => {
  const clean = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name.startsWith('railhead-') && name !== CACHE).map((name) => caches.delete(name))),
    )
    .then(() => clients.claim())
  ;(event as Extendable).waitUntil(clean)
})

addEventListener('message', (event) => {
  if (event.data === 'take-over') void skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event as Fetching
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== new URL(registration.scope).origin) return
  // What a server answers is never from the cache.
  if (url.pathname.startsWith('/api/')) return
  ;(event as Fetching).respondWith(answer(request, url))
})

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE)
  const wanted = request.mode === 'navigate' ? `/${PAGE}` : url.pathname
  const cached = await cache.match(wanted)
  if (cached !== undefined) return cached
  return fetch(request)
}
