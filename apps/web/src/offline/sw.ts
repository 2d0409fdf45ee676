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
interface Pushed extends Extendable {
  readonly data: { json(): Told } | null
}
interface Clicked extends Extendable {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
}
declare const clients: {
  claim(): Promise<void>
  matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Page[]>
  openWindow(url: string): Promise<unknown>
}
declare const registration: {
  readonly scope: string
  showNotification(title: string, options: NotificationOptions): Promise<void>
}

/** What the server has to tell to somebody who is away. */
interface Told {
  readonly title: string
  readonly body: string
  /** What takes the place of what was told before. */
  readonly tag: string
  /** Where it can be looked at. */
  readonly path: string
}

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

addEventListener('push', (event) => {
  const { data } = event as Pushed
  if (data !== null) (event as Pushed).waitUntil(tell(data.json()))
})

addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked
  notification.close()
  ;(event as Clicked).waitUntil(lookAt(String(notification.data)))
})

const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })
const isAt =
  (path: string) =>
  ({ url }: Page): boolean =>
    new URL(url).pathname === path

async function tell({ title, body, tag, path }: Told): Promise<void> {
  // Whoever looks at the table sees it.
  if ((await pages()).some((page) => page.focused && isAt(path)(page))) return
  await registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' })
}

async function lookAt(path: string): Promise<void> {
  const there = (await pages()).find(isAt(path))
  // Nothing that was sent leads away from here.
  await (there?.focus() ?? clients.openWindow(new URL(new URL(path, registration.scope).pathname, registration.scope).href))
}
