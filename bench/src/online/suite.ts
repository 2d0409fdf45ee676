import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Dice } from '../contestant.ts'
import { percentile } from '../web/row.ts'
import { type Heard, OPEN, openingTime, play, setUp, socketTo, type Table } from './load.ts'
import { SERVE } from './serve-word.ts'

const BENCH = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url))
/** Live games of the load. */
const TABLES = 1000
/** So many are set up at the same moment. */
const AT_ONCE = 20
const WARM_UP_MS = 5000
const MEASURED_MS = 10_000
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

/** With the embedded store, and beside it with the PostgreSQL of `DATABASE_URL`, if that names one. */
export async function online(): Promise<OnlineRow[]> {
  const database = process.env.DATABASE_URL
  return [
    ...(await withServer(undefined, async (url) => [...(await load(url, 'SQLite')), ...(await idleAndOpening(url))])),
    ...(database === undefined ? [] : await withServer(database, (url) => load(url, 'PostgreSQL'))),
  ]
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
  const heard: Heard = { waits: [], bytes: [] }
  let isOver = false
  const playing = tables.map((table) => play(url, table, random, () => isOver, heard))
  await wait(WARM_UP_MS)
  heard.waits.length = 0
  heard.bytes.length = 0
  const start = performance.now()
  await wait(MEASURED_MS)
  const seconds = (performance.now() - start) / 1000
  const [waits, bytes] = [[...heard.waits], [...heard.bytes]]
  isOver = true
  await Promise.all(playing)
  const name = (what: string): string => `${TABLES.toLocaleString('en')} games of Ostkrieg, ${store}: ${what}`
  return [
    atLeast(name('stored and acknowledged choices'), waits.length / seconds, 'a second', 5000),
    atMost(name('wait for it, median'), percentile(waits, 0.5), 'ms', null),
    atMost(name('wait for it, 99 of 100'), percentile(waits, 0.99), 'ms', 50),
    atMost(name('to a page at a choice, median'), percentile(bytes, 0.5), 'bytes', 300),
    atMost(name('to a page at a choice, 99 of 100'), percentile(bytes, 0.99), 'bytes', 1000),
    atMost(name('to a page at a choice, most'), percentile(bytes, 1), 'bytes', null),
  ]
}

async function idleAndOpening(url: string): Promise<OnlineRow[]> {
  const table = await setUp(url)
  await play(url, table, random, () => false, { waits: [], bytes: [] })
  const times: number[] = []
  // Nobody else looks at it, so it is taken up from the store each time.
  for (let i = 0; i < 15; i++) {
    await wait(50)
    times.push(await openingTime(url, table))
  }
  const idle = await setUp(url)
  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = socketTo(url, idle, idle.people[0])
      socket.on('error', reject).on('open', () => socket.send(OPEN))
      socket.once('message', () => resolve())
    })
  for (let i = 0; i < IDLE; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open))
  const metrics = await (await fetch(`${url}metrics`)).text()
  const memory = Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1e6
  return [
    atMost('opening a finished game of Ostkrieg, median', percentile(times, 0.5), 'ms', 50),
    atMost(`memory of the server with ${IDLE.toLocaleString('en')} idle sockets`, memory, 'MB', 500),
  ]
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
