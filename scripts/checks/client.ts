// Arrows point one way inside the web client too, and nothing goes round in a circle. See apps/web/README.md.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Fault, importsOf, place, type Source, sourcesIn } from './sources.ts'

const CLIENT = 'apps/web'

/** What every part of the client may use, besides itself. A game uses what is made for games, and no other game. */
const MAY_USE: { readonly [part: string]: readonly string[] } = {
  texts: [],
  store: ['texts'],
  art: [],
  ui: ['texts'],
  board: ['ui'],
  protocol: ['store'],
  game: ['art', 'board', 'protocol', 'store', 'ui'],
  'games/*': ['art', 'board', 'game', 'protocol', 'store', 'ui'],
  games: ['game', 'games/*'],
  engine: ['game', 'games', 'protocol', 'store', 'texts'],
  shell: ['game', 'games', 'texts', 'ui'],
  offline: ['shell', 'texts'],
  rules: ['art', 'board', 'game', 'games', 'shell', 'texts', 'ui'],
  table: ['art', 'board', 'engine', 'game', 'games', 'protocol', 'rules', 'shell', 'store', 'texts', 'ui'],
  online: ['engine', 'game', 'games', 'protocol', 'shell', 'table', 'texts', 'ui'],
  home: ['engine', 'game', 'games', 'online', 'protocol', 'shell', 'store', 'texts', 'ui'],
  puzzles: ['engine', 'game', 'games', 'learn', 'shell', 'table', 'texts', 'ui'],
  learn: ['game', 'games', 'shell', 'table', 'texts', 'ui'],
  styles: [],
  app: ['games', 'home', 'learn', 'offline', 'online', 'puzzles', 'rules', 'shell', 'styles', 'table', 'texts', 'ui'],
}
/** Messages between page and worker are nobody's own. */
const PROTOCOL = 'src/engine/protocol.ts'
/** What draws maps, takes pictures and tests belongs to no page. */
const NOT_SHIPPED = /\.test\.tsx?$|\.kit\.ts$|^games\/[^/]+\/((map|e2e|demo)\/|visits\.ts$)/

export function clientFaults(root: string): Fault[] {
  const sources = ['src', 'games']
    .filter((folder) => existsSync(join(root, CLIENT, folder)))
    .flatMap((folder) => sourcesIn(root, `${CLIENT}/${folder}`))
    .filter(({ path }) => !NOT_SHIPPED.test(inClient(path)))
  return [...sources.flatMap(partFaults), ...circles(sources)]
}

const inClient = (path: string): string => path.slice(CLIENT.length + 1)

/** The part that a file belongs to; a game's own folder is a part by itself. */
function partOf(path: string): string {
  const [top, folder, ...rest] = inClient(path).split('/')
  if (inClient(path) === PROTOCOL) return 'protocol'
  if (top === 'games') return rest.length === 0 ? 'games' : `games/${folder}`
  return rest.length === 0 ? 'app' : folder
}

function partFaults(source: Source): Fault[] {
  const part = partOf(source.path)
  const allowed = MAY_USE[part.startsWith('games/') ? 'games/*' : part]
  if (allowed === undefined) return [{ where: source.path, what: `scripts/checks/client.ts does not say what ${part} may use` }]
  return targetsOf(source).flatMap(({ target, at }) => {
    const used = partOf(target)
    const kind = used.startsWith('games/') ? 'games/*' : used
    return used === part || allowed.includes(kind) ? [] : [{ where: place(source, at), what: `${part} must not use ${used}` }]
  })
}

/** What it imports of the client's own files. */
function targetsOf(source: Source): { readonly target: string; readonly at: number }[] {
  return importsOf(source)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, at }) => ({ target: join(dirname(source.path), from.replace(/\?.*$/, '')), at }))
    .filter(({ target }) => /^(src|games)\//.test(inClient(target)))
}

/** Files that need each other: each such knot once, as a way that leads back to its beginning. */
function circles(sources: readonly Source[]): Fault[] {
  const uses = new Map(sources.map((source) => [source.path, targetsOf(source).map(({ target }) => target)]))
  const done = new Set<string>()
  const faults: Fault[] = []
  const visit = (path: string, way: readonly string[]): void => {
    const began = way.indexOf(path)
    if (began >= 0) {
      const circle = [...way.slice(began), path].map(inClient)
      faults.push({ where: path, what: `goes round in a circle: ${circle.join(' → ')}` })
      return
    }
    if (done.has(path)) return
    for (const used of uses.get(path) ?? []) visit(used, [...way, path])
    done.add(path)
  }
  for (const path of uses.keys()) visit(path, [])
  return faults
}
