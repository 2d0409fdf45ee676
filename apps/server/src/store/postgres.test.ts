import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkArchive } from './archive.kit.ts'
import { checkErrands } from './errands.kit.ts'
import { checkNotices } from './notices.kit.ts'
import { checkPasskeys } from './passkeys.kit.ts'
import { Cluster } from './postgres.kit.ts'
import { openPostgres } from './postgres.ts'
import { checkRatings } from './ratings.kit.ts'
import { act, checkStore, progress, SEATS, session, table } from './store.kit.ts'
import type { Store } from './store.ts'

const cluster = new Cluster()
const open: Store[] = []
beforeAll(() => cluster.start())
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
})
afterAll(() => cluster.end())

async function opened(url: string): Promise<Store> {
  const store = await openPostgres(url)
  open.push(store)
  return store
}

checkStore(async () => {
  const url = cluster.newDatabase()
  return {
    store: await opened(url),
    reopen: async () => {
      for (const store of open.splice(0)) await store.close()
      return opened(url)
    },
  }
})

checkRatings(async () => ({ store: await opened(cluster.newDatabase()) }))
checkNotices(async () => ({ store: await opened(cluster.newDatabase()) }))
checkArchive(async () => ({ store: await opened(cluster.newDatabase()) }))
checkErrands(async () => ({ store: await opened(cluster.newDatabase()) }))
checkPasskeys(async () => ({ store: await opened(cluster.newDatabase()) }))

describe('several processes', () => {
  test('make the tables of the database once, though they start at once, and hear of what others do', async () => {
    const url = cluster.newDatabase()
    const [one, two, three] = await Promise.all([opened(url), opened(url), opened(url)])
    const heard: (string | null)[][] = [[], [], []]
    for (const [i, store] of [one, two, three].entries()) store.onElsewhere((table) => heard[i].push(table))
    await one.people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    await one.addTable(table('t', 'anna'), SEATS)
    await two.append(act('t', 1), progress(1))
    await expect.poll(() => heard).toEqual([['t'], [], ['t']])
    expect((await three.table('t'))?.length).toBe(1)
  })

  test('that do something at the same moment get different answers, and everything that was stored is there', async () => {
    const url = cluster.newDatabase()
    const stores = await Promise.all([opened(url), opened(url)])
    await stores[0].people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    for (const id of ['t', 'u']) await stores[0].addTable(table(id, 'anna'), SEATS)
    // In different orders, so that they get in each other's way.
    const rounds = Array.from({ length: 20 }, (_, n) => n + 1)
    for (const seq of rounds) {
      const answers = await Promise.all(
        stores.flatMap((store, i) =>
          (i === 0 ? ['t', 'u'] : ['u', 't']).map((id) => store.append(act(id, seq, `${i} ${seq}`), progress(seq))),
        ),
      )
      expect(answers.toSorted()).toEqual(['conflict', 'conflict', 'stored', 'stored'])
    }
    for (const id of ['t', 'u']) expect((await stores[1].acts(id)).map(({ seq }) => seq)).toEqual(rounds)
    const said = rounds.map((n) => stores[n % 2].talk.say('t', { room: 'players', person: 'anna', at: n, text: 'x' }))
    expect((await Promise.all(said)).toSorted((a, b) => a - b)).toEqual(rounds)
  })
})

test('what many choose at the same moment goes there without waiting for the answers one by one', async () => {
  const url = cluster.newDatabase()
  const there = new URL(url).searchParams.get('host') ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'railhead-between-'))
  const socket = '.s.PGSQL.5432'
  // Answers come late, all that there are by then: so many were waited for before something else was sent.
  let waits = 0
  const between = createServer((here) => {
    const far = connect(join(there, socket))
    for (const end of [here, far]) end.on('error', () => undefined).on('close', () => [here, far].map((one) => one.destroy()))
    here.pipe(far)
    let late: Buffer[] = []
    far.on('data', (answer) => {
      if (late.push(answer) > 1) return
      setTimeout(() => {
        waits++
        here.write(Buffer.concat(late))
        late = []
      }, 20)
    })
  })
  await new Promise<void>((resolve) => between.listen(join(folder, socket), resolve))
  const store = await opened(url.replace(encodeURIComponent(there), encodeURIComponent(folder)))
  await store.people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
  const ids = Array.from({ length: 40 }, (_, i) => `t${i}`)
  for (const id of ids) await store.addTable(table(id, 'anna'), SEATS)
  waits = 0
  for (const seq of [1, 2]) await Promise.all(ids.map((id) => store.append(act(id, seq), progress(seq))))
  expect(waits).toBeLessThan(ids.length)
  await store.close()
  open.length = 0
  between.close()
  rmSync(folder, { recursive: true })
})

test('a database of a newer program, or none at all, is said in a sentence', async () => {
  const url = cluster.newDatabase()
  const store = await opened(url)
  await store.close()
  open.length = 0
  cluster.run(url, 'UPDATE railhead SET version = 1000')
  await expect(openPostgres(url)).rejects.toThrow(/newer Railhead/)
  await expect(openPostgres(url.replace(/test\d+/, 'nowhere'))).rejects.toThrow(/cannot be used .*nowhere.*DATABASE_URL/)
})
