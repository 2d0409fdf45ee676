import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkArchive } from './archive.kit.ts'
import { checkErrands } from './errands.kit.ts'
import { checkNotices } from './notices.kit.ts'
import { checkPasskeys } from './passkeys.kit.ts'
import { checkRatings } from './ratings.kit.ts'
import { openSqlite, SQLITE_FILE } from './sqlite.ts'
import { act, checkStore, progress, SEATS, session, storedActs, table } from './store.kit.ts'
import type { Store } from './store.ts'

let folder: string
const open: Store[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-store-'))
})
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
  rmSync(folder, { recursive: true })
})

function opened(): Store {
  const store = openSqlite({ folder, durable: false })
  open.push(store)
  return store
}

checkStore(() => ({
  store: opened(),
  reopen: async () => {
    for (const store of open.splice(0)) await store.close()
    return opened()
  },
}))

checkRatings(() => ({ store: opened() }))
checkNotices(() => ({ store: opened() }))
checkArchive(() => ({ store: opened() }))
checkErrands(() => ({ store: opened() }))
checkPasskeys(() => ({ store: opened() }))

describe('the file', () => {
  test('and what lies beside it are for their owner alone', () => {
    opened()
    for (const name of readdirSync(folder)) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0])
  })

  test('that everybody could read is closed to them when it is opened; a group keeps what it was given', async () => {
    opened()
    for (const store of open.splice(0)) await store.close()
    const { mode } = statSync(join(folder, SQLITE_FILE))
    chmodSync(join(folder, SQLITE_FILE), 0o644)
    opened()
    expect(mode & 0o777).toBe(0o600)
    for (const name of readdirSync(folder)) expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o640])
  })

  test('is written by a thread where the disk is waited for: each gets its own answer, and what cannot be written takes nobody along', async () => {
    const durable = (): Store => {
      const store = openSqlite({ folder })
      open.push(store)
      return store
    }
    const store = durable()
    await store.people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    for (const id of ['t', 'u']) await store.addTable(table(id, 'anna'), SEATS)
    const answers = await Promise.allSettled(
      [act('t', 1, 'a'), act('u', 1, 'b'), act('nowhere', 1, 'c'), act('t', 1, 'a'), act('u', 1, 'd'), act('t', 2, 'e')].map(
        (one) => store.append(one, progress(1)),
      ),
    )
    const told = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))
    expect(told).toEqual(['stored', 'stored', 'failed', 'repeated', 'conflict', 'stored'])
    // What is written here, in between, does not get in its way.
    await Promise.all([store.people.rename('anna', 'Anne'), store.append(act('u', 2, 'f'), progress(2))])
    await store.close()
    open.splice(0)
    const again = durable()
    expect((await again.acts('t')).map(({ id }) => id)).toEqual(['a', 'e'])
    expect((await again.acts('u')).map(({ id }) => id)).toEqual(['b', 'f'])
    expect((await again.table('u'))?.seats.length).toBe(SEATS.length)
  })

  test('takes up what stands in the log of changes while choices go on, and the log begins anew', async () => {
    const store = openSqlite({ folder })
    open.push(store)
    await store.people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    const ids = Array.from({ length: 100 }, (_, i) => `${i * 7919}`)
    for (const id of ids) await store.addTable(table(id, 'anna'), SEATS)
    // Which log it is stands in its head.
    const log = (): string => readFileSync(join(folder, 'railhead.sqlite-wal')).toString('hex', 16, 24)
    const first = log()
    let seq = 0
    while (log() === first && seq < 500) {
      seq++
      await Promise.all(ids.map((id) => store.append(act(id, seq), progress(seq))))
    }
    expect(log()).not.toBe(first)
    await store.close()
    open.splice(0)
    const file = new DatabaseSync(join(folder, 'railhead.sqlite'))
    expect(file.prepare('SELECT count(*) AS n FROM act').get()?.n).toBe(seq * ids.length)
    file.close()
  })

  test('is given what was left in the log of changes by somebody who did not come to it', async () => {
    const killed = openSqlite({ folder })
    open.push(killed)
    await killed.people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    for (let i = 0; i < 20; i++) await killed.addTable(table(`${i}`, 'anna'), SEATS)
    const size = (): number => statSync(join(folder, 'railhead.sqlite')).size
    const before = size()
    open.push(openSqlite({ folder }))
    expect(size()).toBeGreaterThan(before)
  })

  test('is given a few kilobytes for a choice at one of many tables', async () => {
    const store = opened()
    await store.people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    const ids = Array.from({ length: 200 }, (_, i) => `${i * 7919}`)
    for (const id of ids) await store.addTable(table(id, 'anna'), SEATS)
    const written = (): number => statSync(join(folder, 'railhead.sqlite-wal')).size
    const before = written()
    for (let seq = 1; seq <= 3; seq++) for (const id of ids) await store.append(act(id, seq), progress(seq))
    expect((written() - before) / (3 * ids.length)).toBeLessThan(8000)
  })

  test('of a newer program, or no database at all, is left alone with a sentence', () => {
    opened()
    const file = new DatabaseSync(join(folder, 'railhead.sqlite'))
    file.exec('PRAGMA user_version = 1000')
    file.close()
    expect(() => openSqlite({ folder })).toThrow(/newer Railhead/)
    const other = join(folder, 'other')
    writeFileSync(other, 'a file')
    expect(() => openSqlite({ folder: other })).toThrow(/cannot be opened .* --data/)
  })

  test('is made by one of several processes that start at once, and used by all', async () => {
    const program = `
      const { openSqlite } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)})
      const store = openSqlite({ folder: ${JSON.stringify(folder)} })
      await store.people.addPerson({ id: String(process.pid), name: '' }, { hash: new Uint8Array([process.pid & 255, process.pid >> 8]), person: String(process.pid), created: 1, browser: '' })
      await store.close()`
    const started = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program]))
    const codes = await Promise.all(
      started.map((child) => {
        let said = ''
        child.stderr.on('data', (chunk) => {
          said += chunk
        })
        return new Promise((resolve) => child.on('close', (code) => resolve(code === 0 ? 0 : said)))
      }),
    )
    expect(codes).toEqual([0, 0, 0, 0])
    const file = new DatabaseSync(join(folder, 'railhead.sqlite'))
    expect(file.prepare('SELECT count(*) AS n FROM person').get()?.n).toBe(4)
    file.close()
  })

  test('takes what can be written, though something beside it cannot', async () => {
    const store = opened()
    await store.people.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    await store.addTable(table('t', 'anna'), SEATS)
    const before = store.append(act('t', 1), progress(1))
    const fails = store.addTable(table('t', 'anna'), SEATS)
    const after = store.append(act('t', 2), progress(2))
    await expect(fails).rejects.toThrow()
    expect([await before, await after]).toEqual(['stored', 'stored'])
    expect(await store.acts('t')).toEqual(storedActs('t', 2))
  })
})
