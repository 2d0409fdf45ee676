import { outposts } from '@railhead/table/outposts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { between, Load, ROUNDS, ServerProcess } from './crash.kit.ts'
import { type Seat, Visitor } from './online.kit.ts'
import type { Kept } from './store/open.ts'
import { Cluster } from './store/postgres.kit.ts'

/*
 * Two processes that know nothing of each other but the database that they share.
 */

const cluster = new Cluster()
let kept: Kept
let servers: readonly ServerProcess[] = []
beforeAll(async () => {
  await cluster.start()
  kept = { data: '', database: cluster.newDatabase() }
  servers = [0, 1].map(() => new ServerProcess(kept))
  await Promise.all(servers.map((server) => server.start()))
})
afterAll(async () => {
  for (const server of servers) await server.kill()
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

test('people at two servers go back together, and play on from there', async () => {
  const [anna, ben] = [await Visitor.named(servers[0], 'Anna'), await Visitor.named(servers[1], 'Ben')]
  const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  await ben.sit(table, 'blue')
  const seats = [await anna.open(table), await ben.open(table)]
  const choose = async (): Promise<void> => {
    const asked = seats.find(({ latest }) => latest?.asked != null)
    const { question = 0 } = asked?.latest ?? {}
    await asked?.change('choose', { index: 0 })
    for (const seat of seats) await seat.until((shown) => shown.question > question)
  }
  for (let i = 0; i < 4; i++) await choose()
  await anna.get('POST', `tables/${table}/motion`, { seat: 'red', what: { kind: 'back', to: 1 } })
  await seats[1].until(() => seats[1].around?.motion != null)
  expect((await ben.info(table)).length).toBeGreaterThan(1)
  const motion = String(seats[1].around?.motion?.id)
  await ben.get('POST', `tables/${table}/vote`, { seat: 'blue', motion, agrees: true })
  for (const seat of seats) await seat.until(({ length }) => length === 1)
  await choose()
  expect(seats.map(({ latest }) => latest?.length)).toEqual([2, 2])
  for (const seat of seats) await seat.close()
})

test(`one is killed while choices come in at both, ${ROUNDS} times; every acknowledged one is there, once`, async () => {
  const load = await Load.begun(servers[0], servers[1])
  for (let round = 0; round < ROUNDS; round++) {
    await load.more(between(round))
    const server = servers[round % 2]
    await server.kill()
    // The other goes on.
    await load.more(10)
    await server.start()
  }
  await load.more(20)
  await load.endAndCheck(kept)
})

test(`the database is killed while choices come in, ${ROUNDS} times; both go on by themselves, and everything is there`, async () => {
  const load = await Load.begun(servers[0], servers[1])
  for (let round = 0; round < ROUNDS; round++) {
    await load.more(between(round))
    await cluster.kill()
    await cluster.start()
  }
  await load.more(20)
  await load.endAndCheck(kept)
  expect(servers.map(({ isAlive }) => isAlive)).toEqual([true, true])
})
