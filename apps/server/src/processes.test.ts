import { outposts } from '@railhead/table/outposts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seat, TestServer, Visitor } from './online.kit.ts'
import { Cluster } from './store/postgres.kit.ts'

/*
 * Two servers that know nothing of each other but the database that they share.
 */

const cluster = new Cluster()
let servers: TestServer[]
beforeAll(async () => {
  await cluster.start()
  const database = cluster.newDatabase()
  servers = await Promise.all([0, 1].map(() => new TestServer().start({ games: [{ game: outposts }], database })))
})
afterAll(async () => {
  for (const server of servers) await server.end()
  await cluster.end()
})

test('people at two servers play one game and see the same', async () => {
  const [anna, ben] = [await Visitor.named(servers[0], 'Anna'), await Visitor.named(servers[1], 'Ben')]
  const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  await ben.sit(table, 'blue')
  const looker = await new Visitor(servers[0]).open(table, false, undefined, outposts)
  const seats: Seat[] = [await anna.open(table), await ben.open(table, false, undefined, outposts)]
  while (seats[0].latest?.outcome == null) {
    const asked = seats.find(({ latest }) => latest?.asked != null)
    const { question = 0 } = asked?.latest ?? {}
    await asked?.change('choose', { index: 0 })
    for (const seat of [...seats, looker]) await seat.until((shown) => shown.question > question)
  }
  expect(seats[1].latest?.outcome).toEqual(seats[0].latest?.outcome)
  expect(seats[1].latest?.seed).toBe(seats[0].latest?.seed)
  const { length } = await ben.info(table)
  expect(length).toBe(seats[0].latest?.length)
  for (const seat of [...seats, looker]) await seat.close()
})

test('of two who choose at the same moment at two servers, one is told that it is too late', async () => {
  const [laptop, phone] = [await Visitor.named(servers[0], 'Anna'), new Visitor(servers[1])]
  phone.cookie = laptop.cookie
  const table = await laptop.setUp(
    'outposts',
    { rounds: 3 },
    { red: { kind: 'me' }, blue: { kind: 'computer', player: 'random' } },
  )
  const seats = [await laptop.open(table), await phone.open(table)]
  for (const seat of seats) await seat.until(({ asked }) => asked !== null)
  const answers = await Promise.allSettled(seats.map((seat, i) => seat.change('choose', { index: i })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'stale' } })
  for (const seat of seats) await seat.close()
})
