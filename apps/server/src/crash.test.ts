import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Seat, Visitor } from './online.kit.ts'
import { openSqlite } from './store/sqlite.ts'

/** How often the server is killed: RAILHEAD_CRASHES=200 npm test -- unit. */
const ROUNDS = Number(process.env.RAILHEAD_CRASHES ?? (process.env.RAILHEAD_LONG === '1' ? 20 : 3))
const TABLES = 6

const folder = mkdtempSync(join(tmpdir(), 'railhead-crash-'))
let running: ChildProcess | undefined
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A server in a process of its own, with the disk as it is. */
async function start(): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const program = `
    import { serve } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
    import { outposts } from '@railhead/table/outposts'
    const online = { data: ${JSON.stringify(folder)}, games: [{ game: outposts }], limits: { messages: { burst: 1e9, perSecond: 1e9 } } }
    console.log((await serve({ port: 0, root: '/nowhere', online })).url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname })
  running = child
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => resolve(String(chunk).trim()))
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('exit', () => reject(new Error(said)))
  })
  return { url, child }
}

/** Chooses and takes back, on and on, until nobody answers any more. What was answered is noted, and what was not. */
async function play(seat: Seat, acknowledged: string[], id: (n: number) => string): Promise<string> {
  for (let n = 0; ; n++) {
    const change = seat.latest?.length === 0 ? seat.change('choose', { index: n % 3 }, id(n)) : seat.change('undo', {}, id(n))
    try {
      await change
    } catch {
      return id(n)
    }
    acknowledged.push(id(n))
  }
}

test(`killed ${ROUNDS} times while choices come in, the server has every one that it acknowledged, once`, async () => {
  let { url, child } = await start()
  const at = { url }
  const people = await Promise.all(Array.from({ length: TABLES }, (_, i) => Visitor.named(at, `P${i}`)))
  const tables = await Promise.all(
    people.map((person) => person.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } })),
  )
  const other = await Visitor.named(at, 'Other')
  await Promise.all(tables.map((table) => other.sit(table, 'blue')))
  const acknowledged: string[][] = tables.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    const seats = await Promise.all(people.map((person, i) => person.open(tables[i])))
    const playing = seats.map((seat, i) => play(seat, acknowledged[i], (n) => `round-${round}-${n}`))
    const count = (): number => acknowledged.reduce((sum, ids) => sum + ids.length, 0)
    const enough = count() + 12 + 7 * (round % 11)
    while (count() < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const open = await Promise.all(playing)

    const store = openSqlite({ folder })
    const stored = await Promise.all(tables.map((table) => store.acts(table)))
    await store.close()
    stored.forEach((acts, i) => {
      expect(acts.map(({ seq }) => seq)).toEqual(acts.map((_, n) => n + 1))
      const ids = acts.map(({ id }) => id.replace('red ', ''))
      // Whether the last one was done, nobody was told.
      if (ids.at(-1) === open[i]) acknowledged[i].push(open[i])
      expect(ids).toEqual(acknowledged[i])
    })
    ;({ url, child } = await start())
    at.url = url
  }
})
