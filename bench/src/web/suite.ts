import { type Browser, errors, type Page } from '@playwright/test'
import { games } from '@railhead/web/games'
import { median } from '../measure.ts'
import { launch, newVisitor, slow } from './browser.ts'
import { build } from './build.ts'
import { emptyFrames, gesture, yardstick } from './instruments.ts'
import { paintsOf, startTable } from './play.ts'
import { percentile, row, WEB_PARTS, type WebRow } from './row.ts'
import { type Served, serve } from './serve.ts'
import { Unmeasurable } from './unmeasurable.ts'
import { weigh } from './weigh.ts'

const LIMITS = { home: 60, table: 150, map: 150, shift: 0, interactive: 2500, paint: 100, frames: 50, task: 50 }
const VISITS = 3
const GESTURES = 3
const GESTURE_MS = 1500

interface Bench {
  readonly browser: Browser
  readonly served: Served
}

/** What each part measures; the yardstick is measured between them. */
const MEASURES: ReadonlyMap<string, (bench: Bench) => Promise<WebRow[]>> = new Map([
  ['home', home],
  ...games.map(({ id }) => [id, (bench: Bench) => game(bench, id)] as const),
])

async function game(bench: Bench, id: string): Promise<WebRow[]> {
  const { visits }: { visits: Visits } = await import(`@railhead/web/games/${id}/visits`)
  const { page, rows } = await table(bench, id, visits.preset)
  return visits.choices === undefined ? rows : [...rows, ...(await playing(page, id, visits.choices))]
}

/** As much of a game's visits as is measured. */
interface Visits {
  readonly preset: string
  readonly choices?: number
}

/** Weights and timings of the built web client. The yardstick always runs, since timings mean little without it. */
export async function web(wanted: (part: string) => boolean, folder?: string): Promise<WebRow[]> {
  const parts = WEB_PARTS.filter(wanted)
  if (parts.length === 0) return []
  const browser = await launch()
  try {
    const served = await serve(folder ?? (await build()))
    try {
      const rows: WebRow[] = []
      const machines = [await machine(browser)]
      for (const measure of parts.flatMap((part) => MEASURES.get(part) ?? [])) {
        rows.push(...(await measure({ browser, served })))
        machines.push(await machine(browser))
      }
      return [...rows, ...yardsticks(machines)]
    } finally {
      served.close()
    }
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const [what] = error.message.split('\n')
    throw new Unmeasurable(
      `A page of the web client did not come to where it is measured (${what}). Open it in a browser to see why.`,
    )
  } finally {
    await browser.close()
  }
}

async function home({ browser, served }: Bench): Promise<WebRow[]> {
  const page = await newVisitor(browser, served.url)
  await slow(page)
  served.delivered()
  await page.goto('/', { waitUntil: 'networkidle' })
  const { javascript } = weigh(served.delivered())
  const { shift } = await page.evaluate(() => window.bench)
  await page.context().close()
  return [row('home JavaScript', javascript, 'kB', LIMITS.home), row('home layout shift', shift, 'score', LIMITS.shift)]
}

/** What comes with a table that is opened by its address, and how long it takes. The page stays open, slowed down. */
async function table({ browser, served }: Bench, game: string, preset: string): Promise<{ page: Page; rows: WebRow[] }> {
  const page = await newVisitor(browser, served.url)
  const address = await startTable(page, game, preset)
  const visit = async () => {
    served.delivered()
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => window.bench.interactive !== null)
    return page.evaluate(() => window.bench)
  }
  const quick = await visit()
  const { javascript, map } = weigh(served.delivered())
  await slow(page)
  const visits = []
  for (let i = 0; i < VISITS; i++) visits.push(await visit())
  return {
    page,
    rows: [
      row(`${game} JavaScript`, javascript, 'kB', LIMITS.table),
      row(`${game} map`, map, 'kB', LIMITS.map),
      row(`${game} layout shift`, Math.max(...visits.map(({ shift }) => shift)), 'score', LIMITS.shift),
      row(`${game} longest task of loading, full speed`, quick.longestTask, 'ms', LIMITS.task),
      row(`${game} longest task of loading`, median(visits.map(({ longestTask }) => longestTask)), 'ms'),
      row(`${game} interactive`, median(visits.map(({ interactive }) => interactive ?? Number.NaN)), 'ms', LIMITS.interactive),
    ],
  }
}

/** What choosing and moving the map are like on a slowed page. */
async function playing(page: Page, game: string, choices: number): Promise<WebRow[]> {
  // Before the choices: the whole board is there, and nothing has been brought nearer.
  const zooms: number[] = []
  const pans: number[] = []
  for (let i = 0; i < GESTURES; i++) {
    zooms.push(await page.evaluate(gesture, { kind: 'zoom', ms: GESTURE_MS } as const))
    pans.push(await page.evaluate(gesture, { kind: 'pan', ms: GESTURE_MS } as const))
  }
  await page.evaluate(() => {
    window.bench.longestTask = 0
  })
  const paints = await paintsOf(page, choices)
  const { longestTask, lit } = await page.evaluate(() => window.bench)
  // A choice that changes nothing on the map leaves a gap.
  const maps = paints.map((paint, i) => Math.max(paint, lit[i] ?? 0))
  await page.context().close()
  return [
    row(`${game} choice to paint, median`, median(paints), 'ms'),
    row(`${game} choice to paint, 95th percentile`, percentile(paints, 0.95), 'ms', LIMITS.paint),
    row(`${game} choice to lit map, median`, median(maps), 'ms'),
    row(`${game} choice to lit map, 95th percentile`, percentile(maps, 0.95), 'ms'),
    row(`${game} longest task of choosing`, longestTask, 'ms'),
    row(`${game} pan`, median(pans), 'frames/s', LIMITS.frames),
    row(`${game} zoom`, median(zooms), 'frames/s', LIMITS.frames),
  ]
}

interface Machine {
  readonly quick: number
  readonly slowed: number
  readonly frames: number
}

/** What the machine itself has to give just now. */
async function machine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage()
  const quick = await page.evaluate(yardstick)
  await slow(page)
  const slowed = await page.evaluate(yardstick)
  const frames = await page.evaluate(emptyFrames, GESTURE_MS)
  await page.close()
  return { quick, slowed, frames }
}

/** The machine before, between and after the parts. */
function yardsticks(machines: readonly Machine[]): WebRow[] {
  return [
    row('yardstick loop, full speed', median(machines.map(({ quick }) => quick)), 'ms'),
    row('yardstick loop', median(machines.map(({ slowed }) => slowed)), 'ms'),
    row('yardstick frames of an empty page', median(machines.map(({ frames }) => frames)), 'frames/s'),
  ]
}
