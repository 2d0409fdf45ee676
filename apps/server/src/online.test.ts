import { offered } from '@railhead/host/games'
import { verifyRecord } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestServer, Visitor } from './online.kit.ts'

const games = [...offered, { game: outposts }]
let server: TestServer
beforeEach(async () => {
  server = await new TestServer().start({ games })
})
afterEach(() => server.end())

const TWO = { red: { kind: 'me' }, blue: { kind: 'open' } } as const

async function twoAtATable(options: object = { rounds: 3 }) {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const table = await anna.setUp('outposts', options, TWO)
  await ben.sit(table, 'blue')
  return { anna, ben, table }
}

test('pages may open sockets to their own server, and to no other', async () => {
  const { host } = new URL(server.url)
  const policy = (await fetch(server.url)).headers.get('content-security-policy')
  expect(policy).toMatch(new RegExp(`connect-src 'self' ws://${host} wss://${host}$`))
})

describe('people', () => {
  test('need only a name, and are known again by their cookie', async () => {
    const anna = new Visitor(server)
    expect(await anna.get('GET', 'me')).toBeNull()
    expect(await anna.get('POST', 'me', { name: ' Anna ' })).toMatchObject({ name: 'Anna', login: null })
    const response = await anna.ask('GET', 'me')
    expect(await response.json()).toMatchObject({ name: 'Anna' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    await anna.get('POST', 'me', { name: 'Anne' })
    expect(await anna.get('GET', 'me')).toMatchObject({ name: 'Anne' })
    const { headers } = await new Visitor(server).ask('POST', 'me', { name: 'Ben' })
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
    expect(headers.get('set-cookie')).not.toMatch(/Secure/)
  })

  test('keep their seat on another device with a name and password', async () => {
    const anna = await Visitor.named(server, 'Anna')
    const table = await anna.setUp('outposts', { rounds: 3 }, TWO)
    await anna.get('POST', 'me/login', { login: 'Anna', password: 'correct horse' })
    const phone = new Visitor(server)
    expect((await phone.ask('POST', 'login', { login: 'anna', password: 'wrong horse' })).status).toBe(401)
    expect((await phone.ask('POST', 'login', { login: 'nobody', password: 'wrong horse' })).status).toBe(401)
    await phone.get('POST', 'login', { login: 'ANNA', password: 'correct horse' })
    expect((await phone.info(table)).mine).toEqual(['red'])
    const ben = await Visitor.named(server, 'Ben')
    expect((await ben.ask('POST', 'me/login', { login: 'anna', password: 'battery staple' })).status).toBe(409)
    await phone.get('POST', 'logout', {})
    expect(await phone.get('GET', 'me')).toBeNull()
    expect(await anna.get('GET', 'me')).toMatchObject({ login: 'anna' })
  })

  test('cannot try passwords by the hundred', async () => {
    const thief = new Visitor(server)
    const statuses = new Set<number>()
    for (let i = 0; i < 7; i++)
      statuses.add((await thief.ask('POST', 'login', { login: 'anna', password: `guess ${i}...` })).status)
    expect(statuses).toContain(429)
  })
})

describe('tables', () => {
  test('are set up by somebody, found by their link, and listed for those who sit there', async () => {
    const { anna, ben, table } = await twoAtATable()
    const stranger = new Visitor(server)
    const info = await stranger.info(table)
    expect(info).toMatchObject({ mine: [], free: [], game: 'outposts', title: 'A game', length: 0, over: false })
    expect(info.seats).toEqual({ red: { kind: 'person', name: 'Anna' }, blue: { kind: 'person', name: 'Ben' } })
    expect(info.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(info)).not.toMatch(/seed|salt|reveal/)
    expect(await ben.get('GET', 'tables')).toMatchObject([{ id: table, mine: ['blue'] }])
    expect(await anna.get('GET', 'tables')).toMatchObject([{ id: table, mine: ['red'] }])
    expect(await stranger.get('GET', 'tables')).toEqual([])
    expect((await stranger.ask('POST', `tables/${table}/seat`, { seat: 'blue' })).status).toBe(401)
    expect((await ben.ask('POST', `tables/${table}/seat`, { seat: 'red' })).status).toBe(409)
    expect((await stranger.ask('GET', `tables/${'0'.repeat(32)}`)).status).toBe(404)
  })

  test('what is wrong with a new one is said in one sentence', async () => {
    const anna = await Visitor.named(server, 'Anna')
    const wrong = async (table: object, sentence: RegExp): Promise<void> => {
      const good = { game: 'outposts', title: 'A game', options: {}, seats: TWO }
      const response = await anna.ask('POST', 'tables', { ...good, ...table })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(((await response.json()) as { sentence: string }).sentence).toMatch(sentence)
    }
    await wrong({ game: 'chess' }, /does not know that game/)
    await wrong({ options: { rounds: 'many' } }, /rounds/)
    await wrong({ seats: { red: { kind: 'me' } } }, /Exactly the seats/)
    await wrong({ seats: { red: { kind: 'me' }, blue: { kind: 'me' } } }, /one seat yourself/)
    await wrong({ seats: { red: { kind: 'me' }, blue: { kind: 'computer', player: 'deep' } } }, /no computer player/)
    await wrong({ title: '' }, /"title"/)
    await wrong({ more: 1 }, /"more"/)
  })
})

describe('playing', () => {
  test('two play a whole game, each shown what is theirs, and can check the seed at the end', async () => {
    const { anna, ben, table } = await twoAtATable()
    const { commitment } = await anna.info(table)
    const [red, blue] = [await anna.open(table), await ben.open(table)]
    const looker = await new Visitor(server).open(table)
    expect([red, blue, looker].map(({ latest }) => latest?.viewer)).toEqual(['red', 'blue', null])
    while (red.latest?.outcome == null) {
      const asked = [red, blue].find(({ latest }) => latest?.asked != null)
      if (asked === undefined) throw new Error('nobody is asked')
      const { length = 0 } = asked.latest ?? {}
      await asked.change('choose', { index: 0 })
      for (const seat of [red, blue, looker]) await seat.until((shown) => shown.length > length)
    }
    expect(looker.latest?.outcome).not.toBeNull()
    expect(looker.latest?.seed).toMatch(/^[0-9a-f]{64}$/)
    const record = String(await blue.send('record', { what: 'record' }))
    expect(record).toContain('"Anna"')
    expect(verifyRecord(outposts, record, { commitment: String(commitment) })).toMatchObject({ ok: true })
    expect((await anna.info(table)).over).toBe(true)
    // The seed is known now: nothing can be taken back.
    await expect(red.change('undo', {})).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('computers play at once, also after the server was started anew', async () => {
    const anna = await Visitor.named(server, 'Anna')
    const table = await anna.setUp(
      'outposts',
      { rounds: 3 },
      { red: { kind: 'me' }, blue: { kind: 'computer', player: 'random' } },
    )
    let red = await anna.open(table)
    for (let i = 0; red.latest?.outcome == null; i++) {
      if (i === 3) {
        await red.close()
        await server.stop()
        await server.start({ games })
        red = await anna.open(table)
      }
      await red.until(({ asked, outcome }) => asked !== null || outcome !== null)
      if (red.latest?.asked != null) await red.change('choose', { index: 0 })
    }
    expect(red.latest.outcome).not.toBeNull()
  })

  test('what was done is there after the server was started anew, and can be taken back as before', async () => {
    const { anna, table, ben } = await twoAtATable()
    let red = await anna.open(table, true)
    await red.change('choose', { index: 1 })
    const before = red.latest
    await red.close()
    await server.stop()
    await server.start({ games })
    red = await anna.open(table, true)
    const { logFrom: _, lines: __, redo: ___, ...shown } = red.latest ?? {}
    expect(before).toMatchObject(shown)
    const blue = await ben.open(table)
    await red.change('undo', {})
    expect((await blue.until(({ length }) => length === 0)).length).toBe(0)
    expect((await anna.info(table)).length).toBe(0)
  })

  test('two pages of one person agree', async () => {
    const { anna, table } = await twoAtATable()
    const [laptop, phone] = [await anna.open(table), await anna.open(table)]
    await laptop.change('choose', { index: 0 })
    expect((await phone.until(({ length }) => length === 1)).question).toBe(laptop.latest?.question)
    await expect(phone.send('choose', { question: 0, index: 0 }, 'too-late-1')).rejects.toMatchObject({ code: 'stale' })
  })
})
