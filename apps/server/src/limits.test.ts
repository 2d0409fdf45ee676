import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { outposts } from '@railhead/table/outposts'
import { afterEach, describe, expect, test } from 'vitest'
import { LIMITS } from './allowance.ts'
import { householdOf } from './asking.ts'
import { TestServer, Visitor } from './online.kit.ts'
import type { OnlineOptions } from './online.ts'
import { SQLITE_FILE } from './store/sqlite.ts'

/*
 * What one person or one address can make the server do is bounded, and the others do not notice.
 */

const ANY = { burst: 1e9, perSecond: 1e9 }
const TWO = { red: { kind: 'me' }, blue: { kind: 'open' } } as const
let server: TestServer
let started = false
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  if (started) await server.end()
  started = false
})
async function start(options: Partial<OnlineOptions> = {}): Promise<void> {
  server = await new TestServer().start({ games: [{ game: outposts }], now: () => 1_000_000, ...options })
  started = true
}
const from = (address: string) => ({ 'x-forwarded-for': address })

async function table(more: object = {}): Promise<{ anna: Visitor; ben: Visitor; id: string }> {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const id = await anna.setUp('outposts', { rounds: 3 }, TWO, more)
  await ben.sit(id, 'blue')
  return { anna, ben, id }
}

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2a00:1450:4001:81b::200e', '2a00:1450:4001:81b::'],
  ['2A00:1450:4001:081b:ffff:1:2:3', '2a00:1450:4001:81b::'],
  ['2a00::1', '2a00:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['', ''],
])('%s is of the household %s', (address, household) => expect(householdOf(address)).toBe(household))

describe('passwords', () => {
  const wrong = { login: 'anna', password: 'not the right one' }
  const tried = async (by: Visitor, login: string, address: string): Promise<number> =>
    (await by.ask('POST', 'login', { ...wrong, login }, from(address))).status

  test('are tried a few times from an address, whatever it says of itself, and from a household of the newer addresses', async () => {
    await start({ proxy: true })
    const eve = new Visitor(server)
    const { burst } = LIMITS.passwords
    // What stands before the last address was said by whoever asks.
    for (let i = 0; i < burst; i++) expect(await tried(eve, `a${i}`, `198.51.100.${i}, 192.0.2.1`)).toBe(401)
    expect(await tried(eve, 'ax', '198.51.100.99, 192.0.2.1')).toBe(429)
    for (let i = 0; i < burst; i++) expect(await tried(eve, `b${i}`, `2001:db8:1:2::${i + 1}`)).toBe(401)
    expect(await tried(eve, 'bx', '2001:db8:1:2:ffff::1')).toBe(429)
    expect(await tried(eve, 'another', '2001:db8:1:3::1')).toBe(401)
    // What is no address is not one of many either.
    for (let i = 0; i < burst; i++) expect(await tried(eve, `d${i}`, `nonsense ${i}`)).toBe(401)
    expect(await tried(eve, 'dx', 'nonsense x')).toBe(429)
  })

  test('are tried a few times for one name from wherever, also for one that nobody has', async () => {
    await start({ proxy: true, limits: { guesses: { burst: 3, perSecond: 0 } } })
    const anna = await Visitor.named(server, 'Anna')
    await anna.get('POST', 'me/login', { login: 'anna', password: 'correct horse' })
    const eve = new Visitor(server)
    for (const login of ['Anna', 'nobody']) {
      for (let i = 0; i < 3; i++) expect(await tried(eve, login, `192.0.2.${i}`)).toBe(401)
      expect(await tried(eve, login, '192.0.2.200')).toBe(429)
    }
  })
})

test('an address sets up so many tables, however many people come from there', async () => {
  await start({ limits: { tables: { burst: 3, perSecond: 0 } } })
  const body = { game: 'outposts', title: 'One', options: { rounds: 1 }, seats: TWO }
  for (let i = 0; i < 3; i++) expect((await (await Visitor.named(server, `P${i}`)).ask('POST', 'tables', body)).status).toBe(200)
  expect((await (await Visitor.named(server, 'P')).ask('POST', 'tables', body)).status).toBe(429)
})

test('whole games are given out a few at a time', async () => {
  await start()
  const { anna, ben, id } = await table()
  await anna.get('POST', `tables/${id}/motion`, { seat: 'red', what: { kind: 'end' } })
  const page = await ben.open(id)
  await expect.poll(() => page.around?.motion?.id).toBeDefined()
  await ben.get('POST', `tables/${id}/vote`, { seat: 'blue', motion: page.around?.motion?.id, agrees: true })
  const { burst } = LIMITS.records
  for (let i = 0; i < burst; i++) expect((await anna.ask('GET', `tables/${id}/record`)).status).toBe(200)
  expect((await anna.ask('GET', `tables/${id}/record`)).status).toBe(429)
})

test('those who look on cannot talk the players dumb', async () => {
  await start({ limits: { talk: ANY, requests: ANY } })
  const { anna, id } = await table()
  const looker = await Visitor.named(server, 'Eve')
  await looker.get('POST', `tables/${id}/talk`, { text: 'x' })
  const file = new DatabaseSync(join(server.folder, SQLITE_FILE))
  file.exec(`INSERT INTO said (game_table, n, room, person, at, text)
    WITH RECURSIVE more (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM more WHERE n < 5000)
    SELECT game_table, more.n, room, person, at, text FROM said, more WHERE said.n = 1`)
  file.close()
  expect((await looker.ask('POST', `tables/${id}/talk`, { text: 'more' })).status).toBe(429)
  expect(await anna.get('POST', `tables/${id}/talk`, { text: 'Hello' })).toEqual({ n: 5001 })
})

test('however many tables somebody has had, the last of them are told', async () => {
  await start()
  const { anna, id } = await table()
  const file = new DatabaseSync(join(server.folder, SQLITE_FILE))
  file.exec(`CREATE TEMP TABLE one AS SELECT * FROM game_table WHERE id = '${id}'`)
  for (let n = 0; n < 320; n++)
    file.exec(`UPDATE one SET id = printf('%032x', ${n}), updated = ${n}; INSERT INTO game_table SELECT * FROM one`)
  file.close()
  const told = await anna.get<{ id: string }[]>('GET', 'tables')
  expect(told).toHaveLength(300)
  expect(told[0].id).toBe(id)
})

test('nobody fills the disk by choosing and taking back', async () => {
  await start()
  const { anna, id } = await table()
  await (await anna.open(id)).change('choose', { index: 0 })
  await server.stop()
  const file = new DatabaseSync(join(server.folder, SQLITE_FILE))
  file.exec(`INSERT INTO act (game_table, seq, id, seat, back, choices, saved)
    WITH RECURSIVE more (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM more WHERE n < 50000)
    SELECT game_table, more.n, 'act ' || more.n, seat, 0, '[]', saved FROM act, more WHERE act.seq = 1`)
  file.close()
  await server.start({ games: [{ game: outposts }] })
  await expect((await anna.open(id)).change('undo', {})).rejects.toMatchObject({ code: 'too-many' })
})

describe('pages', () => {
  test('of an address are so many at the same time', async () => {
    await start({ limits: { pages: 2 } })
    const { anna, id } = await table()
    const [first] = [await anna.open(id), await anna.open(id)]
    await expect(anna.open(id)).rejects.toThrow(/403/)
    await first.close()
    await expect
      .poll(() =>
        anna.open(id).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  test('of an address ask together no more than a few busy ones', async () => {
    await start({ limits: { messages: { burst: 10, perSecond: 0 } } })
    const { anna, id } = await table()
    const answers: boolean[] = []
    for (let page = 0; page < 7; page++) {
      const seat = await anna.open(id).catch(() => undefined)
      for (let i = 0; i < 9; i++)
        answers.push(
          await (seat?.send('reach', { from: [] }) ?? Promise.reject()).then(
            () => true,
            () => false,
          ),
        )
    }
    expect(answers.filter((well) => well)).toHaveLength(45)
  })

  test('that ask long or hard questions ask fewer', async () => {
    await start({ limits: { messages: { burst: 200, perSecond: 0 } } })
    const { anna, id } = await table()
    const asked = async (name: string, ask: object): Promise<number> => {
      const page = await anna.open(id)
      for (let n = 0; ; n++)
        if (
          await page.send(name, ask).then(
            () => false,
            () => true,
          )
        )
          return n
    }
    expect(await asked('at', { n: 0 })).toBe(49)
    expect(await asked('refusal', { attempts: Array.from({ length: 900 }, () => ({ do: 'nothing' })) })).toBeLessThan(8)
  })

  test('that never read cost a bounded amount of memory, also if they only ask whether somebody is there', async () => {
    await start({ limits: { messages: ANY } })
    const { anna, id } = await table()
    const deaf = connect({ host: '127.0.0.1', port: server.served.port })
    sockets.push(deaf)
    let gone = false
    deaf
      .on('error', () => {})
      .on('close', () => {
        gone = true
      })
    deaf.pause()
    const key = randomBytes(16).toString('base64')
    deaf.write(
      `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 'x')])
    const pings = Buffer.concat(Array.from({ length: 1000 }, () => ping))
    let sent = 0
    while (!gone && sent < 100_000_000) {
      sent += pings.length
      if (!deaf.write(pings)) await new Promise<void>((resolve) => deaf.once('drain', resolve).once('close', resolve))
    }
    expect(gone).toBe(true)
    await (await anna.open(id)).change('choose', { index: 0 })
  })

  test('that ask whether somebody is there are answered', async () => {
    await start()
    const { anna, id } = await table()
    const { socket } = await anna.open(id)
    const answered = new Promise((resolve) => socket.once('pong', (data) => resolve(String(data))))
    socket.ping('hello')
    expect(await answered).toBe('hello')
  })
})

test('over https nobody else under the same domain can plant a session', async () => {
  await start({ baseUrl: new URL('https://railhead.example') })
  const anna = new Visitor(server)
  const set = (await anna.ask('POST', 'me', { name: 'Anna' })).headers.getSetCookie()[0]
  expect(set).toMatch(/^__Host-railhead=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000; Secure$/)
  expect(await anna.get('GET', 'me')).toMatchObject({ name: 'Anna' })
  anna.cookie = anna.cookie.replace('__Host-', '')
  expect(await anna.get('GET', 'me')).toBeNull()
})

test('over https browsers are told not to come otherwise; elsewhere nothing is said of it', async () => {
  const told = async (): Promise<(string | null)[]> =>
    Promise.all(
      ['', 'api/lobby'].map(async (path) => (await fetch(`${server.url}${path}`)).headers.get('strict-transport-security')),
    )
  await start({ baseUrl: new URL('https://railhead.example') })
  expect(await told()).toEqual(['max-age=31536000', 'max-age=31536000'])
  await server.end()
  await start()
  expect(await told()).toEqual([null, null])
})

test('what is counted is told to this machine alone, and not to a page whose name leads here', async () => {
  await start()
  const status = async (headers: Record<string, string>): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: server.served.port })
      sockets.push(socket)
      let heard = ''
      socket.on('data', (chunk) => {
        heard += chunk
      })
      socket.on('close', () => resolve(heard))
      const lines = Object.entries({ connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`GET /metrics HTTP/1.1\r\n${lines.join('')}\r\n`)
    })
  expect(await status({ host: `127.0.0.1:${server.served.port}` })).toContain('railhead_sockets')
  expect(await status({ host: `localhost:${server.served.port}` })).toContain('railhead_sockets')
  expect(await status({ host: 'elsewhere.example' })).not.toContain('railhead_sockets')
  expect(await status({ host: 'localhost', forwarded: 'for=192.0.2.1' })).not.toContain('railhead_sockets')
})
