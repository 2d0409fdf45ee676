import { type ChildProcess, spawn } from 'node:child_process'
import pg, { type Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableInfo } from '../api/tables.ts'
import { between, ROUNDS } from '../crash.kit.ts'
import { Log } from '../log.ts'
import { TestServer, Visitor } from '../online.kit.ts'
import { openStore } from '../store/open.ts'
import { Cluster } from '../store/postgres.kit.ts'
import { Jobs } from './jobs.ts'

/*
 * Computers think in processes of their own, which may die at any moment.
 */

const ANY = { burst: 1e9, perSecond: 1e9 }
const cluster = new Cluster()
const server = new TestServer()
let database: string
let client: Client
const workers: ChildProcess[] = []

beforeAll(async () => {
  await cluster.start()
  database = cluster.newDatabase()
  await server.start({ database, thinkers: 0, pulse: 200, limits: { requests: ANY, tables: ANY } })
  const types = { getTypeParser: pg.types.getTypeParser }
  client = new pg.Client({ connectionString: database, types, application_name: 'test' })
  await client.connect()
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await server.end()
  await client.end()
  await cluster.end()
})

test('however many ask at the same time, they hear the same of who lives and who does not', async () => {
  const jobs = await Jobs.open({ database, tasks: {}, workers: 0, log: new Log('error') })
  const heard = async (name: string) => new Set(await Promise.all(Array.from({ length: 32 }, () => jobs.isDead(name))))
  try {
    await jobs.live('somebody')
    expect(await heard('somebody')).toEqual(new Set([false]))
    expect(await heard('nobody')).toEqual(new Set([true]))
  } finally {
    await jobs.close()
  }
})

/** A worker in a process of its own. */
async function worker(): Promise<ChildProcess> {
  const program = `
    import { work } from ${JSON.stringify(new URL('../work.ts', import.meta.url).href)}
    const stop = await work({ data: '', database: ${JSON.stringify(database)}, thinkers: 1, log: 'error' })
    process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
    console.log('works')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname })
  workers.push(child)
  await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', resolve)
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('exit', () => reject(new Error(said)))
  })
  return child
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill(signal)
  })

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** By whom jobs are being done. */
const doing = async (): Promise<readonly unknown[]> =>
  (await client.query('SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).rows
const waiting = async (): Promise<number> => (await client.query('SELECT id FROM graphile_worker.jobs')).rows.length

test('a worker that is killed while a computer thinks leaves its job to another, which does it', async () => {
  const anna = await Visitor.named(server, 'Anna')
  const computer = { kind: 'computer', player: 'rtm-3' } as const
  const table = await anna.setUp(
    'race-to-moscow',
    {},
    { gray: computer, white: { kind: 'me' }, brown: { kind: 'computer', player: 'random' } },
  )
  const seat = await anna.open(table)
  await until(async () => (await waiting()) === 1)
  expect(await doing()).toEqual([])

  const first = await worker()
  await until(async () => (await doing()).length === 1)
  await ended(first, 'SIGKILL')
  expect(await doing()).toHaveLength(1)

  const second = await worker()
  // Whoever looks at the table at the server sees what was done elsewhere.
  const { lines } = await seat.until(({ awaited }) => awaited.includes('white'))
  expect(lines.length).toBeGreaterThan(0)
  await until(async () => (await waiting()) === 0)
  const { length } = await anna.info(table)
  expect(seat.latest?.length).toBe(length)
  expect(await ended(second, 'SIGTERM')).toBe(0)
})

test(`a worker is killed while computers play, ${ROUNDS} times; what was chosen is there once, and others play on to the end`, async () => {
  const anna = await Visitor.named(server, 'Anna')
  const computer = { kind: 'computer', player: 'random' } as const
  const seats = { gray: computer, white: computer, brown: computer }
  const tables: string[] = []
  let table: TableInfo | undefined
  for (let round = 0; round < ROUNDS; round++) {
    if (table === undefined || table.over) {
      tables.push(await anna.setUp('race-to-moscow', { basicGame: true }, seats))
      table = await anna.info(tables[tables.length - 1])
    }
    const { id, length } = table
    const doomed = await worker()
    await until(async () => {
      table = await anna.info(id)
      return table.over || table.length >= length + between(round)
    })
    await ended(doomed, 'SIGKILL')
  }
  const last = await worker()
  await until(async () => (await Promise.all(tables.map((id) => anna.info(id)))).every(({ over }) => over))
  expect(await ended(last, 'SIGTERM')).toBe(0)
  const store = await openStore({ data: '', database })
  for (const id of tables) {
    const acts = await store.acts(id)
    expect(acts.map(({ seq }) => seq)).toEqual(acts.map((_, n) => n + 1))
    expect(acts.map((act) => act.id)).toEqual(acts.map((_, n) => `computer ${n + 1}`))
  }
  await store.close()
})
