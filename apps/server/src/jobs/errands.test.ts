import { type ChildProcess, spawn } from 'node:child_process'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Cluster } from '../store/postgres.kit.ts'
import { haveDone } from './errands.ts'

/*
 * What is given number by number is done by processes of their own, which may die at any moment.
 */

const cluster = new Cluster()
let database: string
const children: ChildProcess[] = []

beforeAll(() => cluster.start())
beforeEach(() => {
  database = cluster.newDatabase()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => cluster.end())

/** A process that runs this; what it says, line by line. */
function runs(program: string, hear: (line: string) => void): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  child.stdout.on('data', (chunk) => {
    for (const line of String(chunk).trim().split('\n')) hear(line)
  })
  return child
}

const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)

/** Works until it is killed: adds the errand's term to the number, and never comes to an end with one that it is told to stick at. It says which it begins. */
const working = (hear: (line: string) => void, sticksAt = -1): ChildProcess =>
  runs(
    `
    import { work } from ${here('../work.ts')}
    const doer = {
      async do({ kind, work: { term } }, number) {
        console.log(kind + ' ' + number)
        if (number === ${sticksAt}) await new Promise((resolve) => setTimeout(resolve, 1e9))
        return { number, sum: Float64Array.of(number + term) }
      },
      async close() {},
    }
    await work({ data: '', database: ${JSON.stringify(database)}, thinkers: 1, log: 'error' }, doer)`,
    hear,
  )

/** Gives out the numbers below `count`, and hears what comes of them. */
async function given(count: number, isEnough: (heard: ReadonlyMap<number, number>) => boolean = () => false) {
  const heard = new Map<number, number>()
  let asked = 0
  await haveDone({
    ...{ database, kind: 'sums', work: { term: 100 }, next: () => (asked < count ? asked++ : undefined) },
    hear: (number, report) => heard.set(number, (report as { readonly sum: Float64Array }).sum[0]),
    isEnough: () => isEnough(heard),
  })
  return heard
}

async function rowsOf(statement: string): Promise<readonly unknown[]> {
  const types = { getTypeParser: pg.types.getTypeParser }
  const client = new pg.Client({ connectionString: database, types, application_name: 'test' })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const sums = (count: number): readonly (readonly number[])[] => Array.from({ length: count }, (_, n) => [n, n + 100])

test('every number is done, by whoever works, and what was reported is as it was in the thread', async () => {
  working(() => undefined)
  expect([...(await given(20))].toSorted(([a], [b]) => a - b)).toEqual(sums(20))
})

test('what somebody was doing who is killed, another does', async () => {
  const stuck = new Promise<void>((resolve) => {
    const doomed = working((line) => {
      if (line !== 'sums 3') return
      doomed.kill('SIGKILL')
      working(() => undefined)
      resolve()
    }, 3)
  })
  const heard = await given(6)
  await stuck
  expect([...heard].toSorted(([a], [b]) => a - b)).toEqual(sums(6))
})

test('what is enough ends it, and nothing of it is left', async () => {
  working(() => undefined)
  const heard = await given(1000, ({ size }) => size >= 3)
  expect(heard.size).toBeGreaterThanOrEqual(3)
  expect(heard.size).toBeLessThan(1000)
  expect(await rowsOf('SELECT id FROM errand UNION ALL SELECT errand FROM errand_report')).toEqual([])
})

test('for whoever is killed nothing more is done', async () => {
  const begun: string[] = []
  const giver = runs(
    `
    import { haveDone } from ${here('./errands.ts')}
    let asked = 0
    const next = () => (asked < 5 ? asked++ : undefined)
    await haveDone({ database: ${JSON.stringify(database)}, kind: 'lost', work: { term: 0 }, next, hear: () => {}, isEnough: () => asked === 5 && console.log('given') })`,
    () => undefined,
  )
  await new Promise<void>((resolve) => giver.stdout?.once('data', () => resolve()))
  const gone = new Promise((resolve) => giver.once('exit', resolve))
  giver.kill('SIGKILL')
  await gone
  // Until the database has noticed it, the dead count as living.
  const others = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = current_database() AND pid <> pg_backend_pid()`
  while ((await rowsOf(others)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  working((line) => begun.push(line))
  await given(3)
  expect(begun.filter((line) => line.startsWith('lost'))).toEqual([])
  expect(begun.filter((line) => line.startsWith('sums'))).toHaveLength(3)
})
