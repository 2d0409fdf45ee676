import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { act, checkStore, progress, SEATS, session, table } from './store.kit.ts'
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

describe('the file', () => {
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
      await store.addPerson({ id: String(process.pid), name: '' }, { hash: new Uint8Array([process.pid & 255, process.pid >> 8]), person: String(process.pid), created: 1, browser: '' })
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
    await store.addPerson({ id: 'anna', name: 'Anna' }, session('anna'))
    await store.addTable(table('t', 'anna'), SEATS)
    const before = store.append(act('t', 1), progress(1))
    const fails = store.addTable(table('t', 'anna'), SEATS)
    const after = store.append(act('t', 2), progress(2))
    await expect(fails).rejects.toThrow()
    expect([await before, await after]).toEqual(['stored', 'stored'])
    expect(await store.acts('t')).toEqual([act('t', 1), act('t', 2)])
  })
})
