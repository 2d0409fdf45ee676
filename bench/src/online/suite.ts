import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Cluster } from '@railhead/server/postgres-kit'
import { Dice } from '../contestant.ts'
import { percentile } from '../web/row.ts'
import { Crowd, openingTime, page, setUp, shown, type Table } from './load.ts'
import { SERVE } from './serve-word.ts'

const BENCH = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url))
/** Live games of the load. */
const TABLES = 1000
/** So many are set up at the same moment. */
const AT_ONCE = 20
const WARM_UP_MS = 5000
const MEASURED_MS = 10_000
/** How long somebody thinks about a choice, where not all answer at once: quicker than anybody plays. */
const THOUGHT_MS = 1000
const OPENINGS = 15
const IDLE = 5000

/** What a server with tables online does, server and load on the same machine, beside what is asked of it. */
export interface OnlineRow {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** At most so much, or at least where it is a rate; null where nothing is asked. */
  readonly limit: number | null
  readonly ok: boolean | null
}

/** With the embedded store, and beside it with the PostgreSQL of `DATABASE_URL`, or with one of its own where that is installed. */
export async function online(): Promise<OnlineRow[]> {
  return [
    ...(await withServer(undefined, (url) => load(url, 'SQLite'))),
    ...(await withServer(undefined, async (url) => [...(await opening(url)), ...(await idle(url))])),
    ...(await onPostgres()),
  ]
}

async function onPostgres(): Promise<OnlineRow[]> {
  const named = process.env.DATABASE_URL
  if (named === undefined && !Cluster.isInstalled) {
    console.error('There is no PostgreSQL on this machine, and DATABASE_URL names none: tables in one are not measured.')
    return []
  }
  const cluster = named === undefined ? await new Cluster().start(true) : undefined
  try {
    return await withServer(named ?? cluster?.newDatabase(), (url) => load(url, 'PostgreSQL'))
  } finally {
    await cluster?.end()
  }
}

async function withServer(database: string | undefined, measure: (url: string) => Promise<OnlineRow[]>): Promise<OnlineRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-bench-'))
  const args = [BENCH, SERVE, folder, ...(database === undefined ? [] : [database])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => resolve(String(chunk).trim()))
      child.on('exit', () => reject(new Error('the server did not start')))
    })
    return await measure(url)
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function load(url: string, store: string): Promise<OnlineRow[]> {
  const tables: Table[] = []
  while (tables.length < TABLES) tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => setUp(url)))))
  const crowd = await Crowd.at(url, tables, AT_ONCE, random)
  crowd.play(0)
  await wait(WARM_UP_MS)
  const busy = await measured(url, crowd, 0)
  // A thousand choices of the rush are still on their way: how long those wait says nothing of what comes after it.
  crowd.play(THOUGHT_MS)
  await wait(WARM_UP_MS)
  const calm = await measured(url, crowd, THOUGHT_MS)
  crowd.leave()
  const games = `${TABLES.toLocaleString('en')} games, ${store}`
  return [
    atLeast(`${games}, all at once: stored and acknowledged choices`, busy.rate, 'a second', 5000),
    atMost(`${games}, all at once: CPU time of the server for one`, busy.cpu, 'µs', null),
    atMost(`${games}, all at once: CPU time of the players for one`, busy.playersCpu, 'µs', null),
    atMost(`${games}, all at once: wait, median`, percentile(busy.waits, 0.5), 'ms', null),
    atMost(`${games}, all at once: wait, 99 of 100`, percentile(busy.waits, 0.99), 'ms', null),
    atMost(`${games}, a choice a second at each: wait, median`, percentile(calm.waits, 0.5), 'ms', null),
    atMost(`${games}, a choice a second at each: wait, 99 of 100`, percentile(calm.waits, 0.99), 'ms', 50),
    atMost(`${games}: to a page at a choice, median`, percentile(busy.bytes, 0.5), 'bytes', 300),
    atMost(`${games}: to a page at a choice, 999 of 1,000`, percentile(busy.bytes, 0.999), 'bytes', null),
    atMost(`${games}: to a page at a choice, most`, percentile(busy.bytes, 1), 'bytes', 1000),
  ]
}

interface Measured {
  readonly waits: readonly number[]
  readonly bytes: readonly number[]
  /** Choices a second. */
  readonly rate: number
  /** Microseconds of the server for each. */
  readonly cpu: number
  /** The same of this process, which plays. */
  readonly playersCpu: number
}

async function measured(url: string, crowd: Crowd, pause: number): Promise<Measured> {
  const before = await metric(url, CPU_SECONDS)
  const ownBefore = process.cpuUsage()
  const start = performance.now()
  crowd.play(pause)
  const { heard } = crowd
  await wait(MEASURED_MS)
  const [waits, bytes] = [[...heard.waits], [...heard.bytes]]
  const seconds = (performance.now() - start) / 1000
  const own = process.cpuUsage(ownBefore)
  const cpu = (await metric(url, CPU_SECONDS)) - before
  const playersCpu = (own.user + own.system) / waits.length
  return { waits, bytes, rate: waits.length / seconds, cpu: (cpu * 1e6) / waits.length, playersCpu }
}

const CPU_SECONDS = 'process_cpu_seconds_total'
const MEMORY_BYTES = 'process_resident_memory_bytes'

/** What the server counts of itself. */
async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

async function opening(url: string): Promise<OnlineRow[]> {
  const table = await setUp(url)
  const crowd = await Crowd.at(url, [table], 1, random)
  crowd.play(0)
  while (!crowd.hasEnded) await wait(50)
  crowd.leave()
  const times: number[] = []
  const before = await metric(url, CPU_SECONDS)
  // Nobody else looks at it, so it is taken up from the store each time.
  for (let i = 0; i < OPENINGS; i++) {
    await wait(50)
    times.push(await openingTime(url, table))
  }
  const cpu = ((await metric(url, CPU_SECONDS)) - before) * 1000
  const name = `opening a finished game of ${crowd.mostChoices.toLocaleString('en')} choices`
  return [
    atMost(`${name}, median`, percentile(times, 0.5), 'ms', 50),
    atMost(`${name}: CPU time of the server`, cpu / OPENINGS, 'ms', null),
  ]
}

async function idle(url: string): Promise<OnlineRow[]> {
  const table = await setUp(url)
  const open = async (): Promise<void> => shown(await page(url, table, table.people[0]))
  for (let i = 0; i < IDLE; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open))
  const memory = (await metric(url, MEMORY_BYTES)) / 1e6
  return [atMost(`memory of the server with ${IDLE.toLocaleString('en')} idle sockets`, memory, 'MB', 500)]
}

const dice = new Dice(1)
const random = (): number => dice.below(1 << 20)

function atMost(name: string, measured: number | undefined, unit: string, limit: number | null): OnlineRow {
  const value = Number((measured ?? Number.NaN).toFixed(1))
  return { name, value, unit, limit, ok: limit === null ? null : value <= limit }
}

function atLeast(name: string, measured: number, unit: string, limit: number): OnlineRow {
  return { name, value: Math.round(measured), unit, limit, ok: measured >= limit }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
