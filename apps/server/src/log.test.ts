import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { outposts } from '@railhead/table/outposts'
import { afterEach, expect, test } from 'vitest'
import { Log } from './log.ts'
import { TestServer, Visitor } from './online.kit.ts'
import type { OnlineOptions } from './online.ts'
import { SQLITE_FILE } from './store/sqlite.ts'

/*
 * Whoever runs the server can tell from the log what was done for which request, at which table.
 */

interface Line {
  readonly [fact: string]: unknown
}
let lines: Line[] = []
let server: TestServer
afterEach(() => server.end())

async function start(options: Partial<OnlineOptions> = {}): Promise<void> {
  lines = []
  const log = new Log('info', (line) => lines.push(JSON.parse(line)))
  server = await new TestServer().start({ games: [{ game: outposts }], log, ...options })
}
const about = (event: string): Line[] => lines.filter((line) => line.event === event)

test('a request has a name, in its answer and in every line about it, with the table that it is about', async () => {
  await start()
  const anna = await Visitor.named(server, 'Anna')
  const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  const ben = await Visitor.named(server, 'Ben')
  const answer = await ben.ask('POST', `tables/${table}/seat`, { seat: 'blue' })
  const request = answer.headers.get('x-request-id')
  expect(request).toMatch(/^[0-9a-f]{32}$/)
  const route = 'POST tables/:id/seat'
  await expect
    .poll(() => lines.filter((line) => line.request === request))
    .toMatchObject([
      { event: 'seat taken', route, table, seat: 'blue' },
      { event: 'answered', route, table, status: 200, ms: expect.any(Number) },
    ])
  // What nobody knows is not written down as it was sent.
  await ben.ask('GET', 'what-is-this?token=secret')
  await expect.poll(() => lines.at(-1)).toMatchObject({ event: 'answered', route: 'unknown', status: 404 })
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('a socket has a name, and what fails there says at which of its messages', async () => {
  await start()
  const anna = await Visitor.named(server, 'Anna')
  const computer = { kind: 'computer', player: 'random' } as const
  const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: computer })
  const seat = await anna.open(table)
  await seat.until(({ asked }) => asked !== null)
  const [{ socket }] = about('socket opened')
  const file = new DatabaseSync(join(server.folder, SQLITE_FILE))
  file.exec('DROP TABLE act')
  file.close()
  await expect(seat.change('choose', { index: 0 })).rejects.toMatchObject({ code: 'defect' })
  for (const line of about('a table failed')) expect(line).toMatchObject({ socket, table, call: expect.any(Number) })
  expect(about('a table failed')).not.toEqual([])
  await seat.close()
  await expect.poll(() => about('socket closed')).toMatchObject([{ socket, table, seat: 'red' }])
})

test('a proxy that is believed names its requests itself', async () => {
  const asked = async (name: string): Promise<string | null> =>
    (await new Visitor(server).ask('GET', 'lobby', undefined, { 'x-request-id': name })).headers.get('x-request-id')
  await start({ proxy: true })
  expect(await asked('from-the-proxy-1')).toBe('from-the-proxy-1')
  expect(await asked('not "a name"')).not.toBe('not "a name"')
  await server.end()
  await start()
  expect(await asked('from-the-proxy-1')).not.toBe('from-the-proxy-1')
})
