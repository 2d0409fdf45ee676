import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Cluster } from '@railhead/server/postgres-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BIN, railhead } from './railhead.ts'

/*
 * Games that are played by other processes, on a database that they share with whoever wants them.
 */

const cluster = new Cluster()
const folder = mkdtempSync(join(tmpdir(), 'railhead-elsewhere-'))
let database: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  await cluster.start()
  database = cluster.newDatabase()
  const worker = spawn(process.execPath, [BIN, 'work', '--database', database, '--thinkers', '2'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => worker.stdout.once('data', resolve))
  stop = () =>
    new Promise((resolve) => {
      worker.once('exit', resolve)
      worker.kill('SIGTERM')
    })
})
afterAll(async () => {
  await stop()
  await cluster.end()
  rmSync(folder, { recursive: true })
})

test('an arena comes to the same, wherever it is played', async () => {
  const arena = ['arena', 'race-to-moscow', '--players', 'random', '--games', '6', '--seed', 'a', '--json']
  const [here, there] = [await railhead([...arena, '--workers', '2']), await railhead([...arena, '--database', database])]
  // How long somebody thought is another each time.
  const counts = ({ out }: { readonly out: string }) => ({ ...JSON.parse(out), thoughts: undefined })
  expect(counts(here)).toMatchObject({ games: 6, broken: [] })
  expect(counts(there)).toEqual(counts(here))
})

test('so does what is learnt', async () => {
  const train = ['train', 'ostkrieg', '--games', '2', '--seed', 't', '--checkpoint', join(folder, 'course.json')]
  const [here, there] = [await railhead([...train, '--workers', '2']), await railhead([...train, '--database', database])]
  expect(here).toMatchObject({ code: 0, out: expect.stringContaining("'axis points': [") })
  expect(there.out).toBe(here.out)
})

test('a database that is not there is said in a sentence', async () => {
  const nowhere = 'postgres://railhead@127.0.0.1:1/railhead'
  const { code, err } = await railhead(['arena', 'race-to-moscow', '--players', 'random', '--database', nowhere])
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^The database cannot be used \(.*\)\. Check --database or DATABASE_URL, .*\.\n$/),
  ])
})
