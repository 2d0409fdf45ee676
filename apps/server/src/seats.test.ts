import { once } from 'node:events'
import { verifyRecord } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TableInfo } from './api/tables.ts'
import { Seat, TestServer, Visitor } from './online.kit.ts'

let server: TestServer
beforeEach(async () => {
  server = await new TestServer().start({ games: [{ game: outposts }] })
})
afterEach(() => server.end())

const TWO = { red: { kind: 'me' }, blue: { kind: 'open' } } as const
const people = async () => ({ anna: await Visitor.named(server, 'Anna'), ben: await Visitor.named(server, 'Ben') })
const setUp = (who: Visitor, more: object = {}): Promise<string> => who.setUp('outposts', { rounds: 1 }, TWO, more)

describe('before a game begins', () => {
  test('nobody is shown anything of it, and seats are taken and left; the last to sit down begins it', async () => {
    const { anna, ben } = await people()
    const table = await setUp(anna)
    await expect(anna.open(table)).rejects.toMatchObject({ code: 'not-begun' })
    expect(await anna.info(table)).toMatchObject({ started: null, owned: true, free: ['blue'] })
    await anna.get('POST', `tables/${table}/leave`, { seat: 'red' }).catch(() => undefined)
    // Nobody sat there any more.
    expect((await anna.ask('GET', `tables/${table}`)).status).toBe(404)

    const other = await setUp(anna)
    await ben.sit(other, 'blue')
    expect((await anna.info(other)).started).not.toBeNull()
    expect((await anna.open(other)).latest?.asked).not.toBeNull()
  })

  test('whoever is not there cannot leave, and nobody sits on a seat that is not there', async () => {
    const { anna, ben } = await people()
    const table = await setUp(anna)
    expect((await ben.ask('POST', `tables/${table}/leave`, { seat: 'red' })).status).toBe(403)
    expect((await ben.ask('POST', `tables/${table}/seat`, { seat: 'white' })).status).toBe(409)
    expect((await ben.ask('POST', `tables/${table}/seat`, { seat: 'x'.repeat(41) })).status).toBe(400)
    expect((await ben.ask('POST', `tables/${table}/seat`, { seat: 'blue', words: 'x'.repeat(81) })).status).toBe(400)
    expect((await ben.ask('POST', `tables/${table}/fill`, {})).status).toBe(403)
    // One person one seat, unless they say otherwise.
    expect((await anna.ask('POST', `tables/${table}/seat`, { seat: 'blue' })).status).toBe(409)
    const both = await anna.get<TableInfo>('POST', `tables/${table}/seat`, { seat: 'blue', also: true })
    expect(both.mine).toEqual(['red', 'blue'])
    const [red, blue, notHers] = [
      await anna.open(table),
      await anna.open(table, false, 'blue'),
      await ben.open(table, false, 'red'),
    ]
    expect([red.latest?.viewer, blue.latest?.viewer, notHers.latest?.viewer]).toEqual(['red', 'blue', null])
  })

  test('a seat can be kept for somebody: whoever has its link sits there, nobody else', async () => {
    const { anna, ben } = await people()
    const cy = await Visitor.named(server, 'Cy')
    const seats = { red: { kind: 'me' }, blue: { kind: 'invited' } } as const
    const table = await anna.setUp('outposts', { rounds: 1 }, seats, { access: 'public' })
    expect(await cy.get('GET', 'lobby')).toEqual([])
    expect(await cy.info(table)).toMatchObject({ free: [], kept: ['blue'], invites: {}, started: null })
    const { invites } = await anna.info(table)
    expect(invites).toEqual({ blue: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const sits = (who: Visitor, invite?: string): Promise<Response> =>
      who.ask('POST', `tables/${table}/seat`, { seat: 'blue', ...(invite === undefined ? {} : { invite }) })
    for (const wrong of [undefined, '', 'x'.repeat(32)]) expect((await sits(cy, wrong)).status).toBe(403)
    expect((await sits(ben, invites.blue)).status).toBe(200)
    expect(await anna.info(table)).toMatchObject({ kept: [], invites: {}, people: { blue: expect.any(String) } })
    expect((await anna.info(table)).started).not.toBeNull()
    expect((await sits(cy, invites.blue)).status).toBe(409)
  })

  test('computers take the seats that stay free', async () => {
    const { anna } = await people()
    const table = await setUp(anna)
    await anna.get('POST', `tables/${table}/fill`, {})
    const info = await anna.info(table)
    expect(info).toMatchObject({ free: [], seats: { blue: { kind: 'computer' } } })
    expect((await anna.ask('POST', `tables/${table}/fill`, {})).status).toBe(403)
  })
})

describe('who may know of a table', () => {
  test('the lobby shows public ones, with a free seat or to look on, by game and pace', async () => {
    const { anna, ben } = await people()
    const slow = await setUp(anna, { access: 'public', pace: { kind: 'days', days: 3 } })
    const open = await setUp(anna, { access: 'public' })
    await setUp(anna)
    await setUp(anna, { access: 'private' })
    const lobby = async (query: string, who = ben) =>
      (await who.get<TableInfo[]>('GET', `lobby?${query}`)).map(({ id }) => id).sort()
    expect(await lobby('')).toEqual([slow, open].sort())
    expect(await lobby('pace=days')).toEqual([slow])
    expect(await lobby('game=chess')).toEqual([])
    expect(await lobby('free=no')).toEqual([])
    await ben.sit(open, 'blue')
    expect(await lobby('')).toEqual([slow])
    expect(await lobby('free=no', new Visitor(server))).toEqual([open])
    const [seen] = await ben.get<TableInfo[]>('GET', 'lobby?free=no')
    expect(JSON.stringify(seen)).not.toMatch(/seed|salt|reveal/)
  })

  test('a private one is nobody else’s, once it has begun', async () => {
    const { anna, ben } = await people()
    const table = await setUp(anna, { access: 'private' })
    const cy = await Visitor.named(server, 'Cy')
    expect((await cy.info(table)).free).toEqual(['blue'])
    // Somebody knocks before, and goes in afterwards.
    const early = new Seat(`${server.url.replace('http', 'ws')}api/tables/${table}/socket`, { cookie: cy.cookie })
    await once(early.socket, 'open')
    await ben.sit(table, 'blue')
    await expect(early.send('open', { confirmTurn: false })).rejects.toMatchObject({ code: 'no-such-table' })
    for (const path of ['', '/talk', '/record']) expect((await cy.ask('GET', `tables/${table}${path}`)).status).toBe(404)
    await expect(cy.open(table)).rejects.toThrow(/403/)
    expect((await ben.open(table)).latest?.viewer).toBe('blue')
    // Whoever has left may see what becomes of it, as somebody who looks on.
    await ben.get('POST', `tables/${table}/leave`, { seat: 'blue' })
    expect(await ben.info(table)).toMatchObject({ mine: [], left: ['blue'] })
    expect((await ben.open(table)).latest?.viewer).toBeNull()
  })

  test('whoever is blocked does not sit down at the tables of the other', async () => {
    const { anna, ben } = await people()
    const table = await setUp(anna, { access: 'public' })
    const { id } = await ben.get<{ id: string }>('GET', 'me')
    await anna.get('POST', 'me/avoided', { person: id, how: 'blocked' })
    expect((await ben.ask('POST', `tables/${table}/seat`, { seat: 'blue' })).status).toBe(403)
    await anna.get('POST', 'me/avoided', { person: id, how: null })
    await ben.sit(table, 'blue')
  })
})

async function played(more: object = {}) {
  const { anna, ben } = await people()
  const table = await setUp(anna, more)
  const { commitment } = await ben.info(table)
  await ben.get('POST', `tables/${table}/seat`, { seat: 'blue', words: 'bread and <b>butter</b>' })
  const seats = [await anna.open(table), await ben.open(table)]
  while (seats[0].latest?.outcome == null) {
    const asked = seats.find(({ latest }) => latest?.asked != null)
    const { length = 0 } = asked?.latest ?? {}
    await asked?.change('choose', { index: 0 })
    for (const seat of seats) await seat.until((shown) => shown.length > length)
  }
  return { anna, ben, table, commitment, seats }
}

test('the luck follows from the promised seed and the words of those who play, and anybody can check it', async () => {
  const { ben, table, commitment } = await played({ words: 'a fine day' })
  const { record } = await ben.get<{ record: string }>('GET', `tables/${table}/record`)
  expect(JSON.parse(record.split('\n')[0]).words).toEqual({ red: 'a fine day', blue: 'bread and <b>butter</b>' })
  expect((await ben.info(table)).commitment).toBe(commitment)
  expect(verifyRecord(outposts, record, { commitment: String(commitment) })).toMatchObject({ ok: true, commitment: 'kept' })
})

test('who played before has the seat of the next game, also where everybody may come', async () => {
  const { anna, ben, table } = await played({ access: 'public' })
  const { id } = await anna.get<{ id: string }>('POST', `tables/${table}/rematch`, {})
  const stranger = await Visitor.named(server, 'Cy')
  expect((await stranger.ask('POST', `tables/${id}/seat`, { seat: 'blue' })).status).toBe(403)
  await ben.get('POST', `tables/${table}/rematch`, {})
  expect(await ben.info(id)).toMatchObject({ mine: ['blue'], started: expect.any(Number) })
})

test('the same people play again at one other table, whoever asks first', async () => {
  const { anna, ben, table, seats } = await played()
  const again = await Promise.all([anna, ben].map((who) => who.get<{ id: string }>('POST', `tables/${table}/rematch`, {})))
  expect(again[0].id).toBe(again[1].id)
  expect(await anna.info(again[0].id)).toMatchObject({ mine: ['red'], free: [], options: { rounds: 1 } })
  expect((await ben.info(again[0].id)).mine).toEqual(['blue'])
  expect((await anna.get<TableInfo[]>('GET', 'tables')).length).toBe(2)
  await seats[0].until(() => seats[0].around?.rematch === again[0].id)
  const stranger = await Visitor.named(server, 'Cy')
  expect((await stranger.ask('POST', `tables/${table}/rematch`, {})).status).toBe(403)
  expect((await ben.ask('POST', `tables/${again[0].id}/rematch`, {})).status).toBe(403)
})

test('a game that was begun elsewhere is played on here, and taken home at its end', async () => {
  const { anna, ben } = await people()
  const { Match } = await import('@railhead/table')
  const match = Match.open(outposts, { options: { rounds: 1 }, seed: 'at home', salt: 's' })
  match.play(0)
  const record = match.record({ withSeed: true })
  const table = await setUp(anna, { record, words: 'too late' })
  expect(await anna.info(table)).toMatchObject({ length: 1, words: {} })
  await ben.sit(table, 'blue')
  const red = await anna.open(table)
  expect(red.latest?.length).toBe(1)
  expect((await anna.ask('GET', `tables/${table}/record`)).status).toBe(403)
  for (const wrong of ['nothing', record.replace('"at home"', '"elsewhere"'), match.record(), `${record}x`]) {
    const response = await anna.ask('POST', 'tables', { game: 'outposts', title: 'x', options: {}, seats: TWO, record: wrong })
    if (wrong !== `${record}x`) expect(response.status).toBe(400)
  }
  const huge = await anna.ask('POST', 'tables', {
    game: 'outposts',
    title: 'x',
    options: {},
    seats: TWO,
    record: 'x'.repeat(3_000_000),
  })
  expect(huge.status).toBe(413)
})
