import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TableInfo } from './api/tables.ts'
import { type Seat, TestServer, Visitor } from './online.kit.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let server: TestServer
let time: number
beforeEach(async () => {
  time = 1_000_000
  server = await new TestServer().start({ games: [{ game: outposts }], now: () => time })
})
afterEach(() => server.end())

const LIVE = { pace: { kind: 'live', minutes: 10, increment: 60 } }

async function three(more: object = {}) {
  const [anna, ben, cy] = await Promise.all(['Anna', 'Ben', 'Cy'].map((name) => Visitor.named(server, name)))
  const seats = { red: { kind: 'me' }, blue: { kind: 'open' }, green: { kind: 'open' } } as const
  const table = await anna.setUp('outposts', { rounds: 3, players: 3 }, seats, more)
  await ben.sit(table, 'blue')
  await cy.sit(table, 'green')
  return { anna, ben, cy, table }
}

/** Once all three have answered what they are asked at the same time, one is asked alone: whoever that is, and the two others. */
async function oneOfThree(more: object) {
  const { anna, ben, cy, table } = await three(more)
  const all = await Promise.all(
    Object.entries({ red: anna, blue: ben, green: cy }).map(async ([seat, who]) => ({ seat, who, page: await who.open(table) })),
  )
  for (const { page } of all) {
    await page.until(({ asked }) => asked !== null)
    await page.change('choose', { index: 0 })
  }
  const { turn } = await anna.info(table)
  expect(turn).toHaveLength(1)
  const [slow, one, two] = [...all].sort((a, b) => Number(b.seat === turn[0]) - Number(a.seat === turn[0]))
  return { slow, one, two, table }
}
const motion = (who: Visitor, table: string, seat: string, what: object) =>
  who.ask('POST', `tables/${table}/motion`, { seat, what })
const asked = async (seat: Seat): Promise<string> => {
  await seat.until(() => seat.around?.motion != null)
  return String(seat.around?.motion?.id)
}
const vote = (who: Visitor, table: string, seat: string, id: string, agrees: boolean) =>
  who.ask('POST', `tables/${table}/vote`, { seat, motion: id, agrees })

describe('clocks', () => {
  test('run at the table and are told when it is the turn of another', async () => {
    const { slow, one, table } = await oneOfThree(LIVE)
    await slow.page.until(() => slow.page.around?.turn.length === 1)
    expect(slow.page.around).toMatchObject({ now: 1_000_000, turn: [slow.seat], clock: { since: 1_000_000 } })
    const had = slow.page.around?.clock?.left[slow.seat] ?? 0
    time += 4 * MINUTE
    while (slow.page.latest?.asked != null) await slow.page.change('choose', { index: 0 })
    await one.page.until(() => one.page.around?.turn.includes(slow.seat) === false)
    expect(one.page.around?.clock?.left[slow.seat]).toBe(had - 3 * MINUTE)
    expect(await one.who.info(table)).toMatchObject({ missing: [], pace: LIVE.pace })
  })

  test('that ran out let the others decide, and nobody before', async () => {
    const { slow, one, two, table } = await oneOfThree(LIVE)
    const replace = { kind: 'computer', seat: slow.seat }
    expect((await motion(one.who, table, one.seat, replace)).status).toBe(403)
    time += 11 * MINUTE
    expect((await one.who.info(table)).missing).toEqual([slow.seat])
    // Nobody asks in the name of another, and strangers not at all.
    expect((await motion(one.who, table, two.seat, replace)).status).toBe(403)
    expect((await motion(await Visitor.named(server, 'Eve'), table, one.seat, replace)).status).toBe(403)
    expect((await motion(slow.who, table, slow.seat, replace)).status).toBe(400)
    expect((await motion(one.who, table, one.seat, replace)).status).toBe(200)
    const id = await asked(two.page)
    expect(two.page.around?.motion).toMatchObject({ by: one.seat, agreed: [one.seat] })
    expect(two.page.around?.motion?.asked).not.toContain(slow.seat)
    expect((await vote(slow.who, table, slow.seat, id, true)).status).toBe(403)
    expect((await vote(two.who, table, two.seat, 'another', true)).status).toBe(409)
    expect((await vote(two.who, table, two.seat, id, true)).status).toBe(200)
    await one.page.until(({ seats }) => seats[slow.seat].kind === 'computer')
    expect((await vote(two.who, table, two.seat, id, true)).status).toBe(409)
    // Whoever was replaced looks on.
    expect((await slow.page.until(({ viewer }) => viewer === null)).asked).toBeNull()
    await expect(slow.page.change('choose', { index: 0 })).rejects.toMatchObject({ code: 'not-allowed' })
    expect(await slow.who.info(table)).toMatchObject({ mine: [], left: [slow.seat] })
    await one.page.until(({ awaited }) => !awaited.includes(slow.seat))
  })

  test('days stand still on vacation, which has its bounds', async () => {
    const { slow, one, table } = await oneOfThree({ pace: { kind: 'days', days: 2 } })
    expect((await slow.who.ask('POST', 'me/away', { until: time + 31 * DAY })).status).toBe(400)
    await slow.who.get('POST', 'me/away', { until: time + 10 * DAY })
    // Those at the table know it at once, and cannot do without them meanwhile.
    const away = { [slow.seat]: { from: time, until: time + 10 * DAY } }
    await expect.poll(() => one.page.around?.away).toEqual(away)
    expect(await one.who.info(table)).toMatchObject({ away })
    time += 11 * DAY
    expect((await one.who.info(table)).missing).toEqual([])
    expect((await motion(one.who, table, one.seat, { kind: 'computer', seat: slow.seat })).status).toBe(403)
    time += 1 * DAY
    expect((await one.who.info(table)).missing).toEqual([slow.seat])
    expect((await slow.who.ask('POST', 'me/away', { until: time + DAY })).status).toBe(403)
    time += 30 * DAY
    await slow.who.get('POST', 'me/away', { until: time + 2 * DAY })
    const back = await slow.who.get<{ away: { until: number } }>('POST', 'me/away', { until: null })
    expect(back.away.until).toBe(time)
  })
})

describe('by consent', () => {
  test('a game is ended by all who are there; one who does not agree is enough to go on', async () => {
    const { anna, ben, cy, table } = await three()
    const [red, blue] = [await anna.open(table), await ben.open(table)]
    await motion(anna, table, 'red', { kind: 'end' })
    expect((await motion(ben, table, 'blue', { kind: 'end' })).status).toBe(409)
    const first = await asked(blue)
    await vote(ben, table, 'blue', first, true)
    await vote(cy, table, 'green', first, false)
    // Everybody hears who did not, and may ask again.
    await blue.until(() => blue.around?.motion?.refusedBy === 'green')
    expect((await vote(ben, table, 'blue', first, true)).status).toBe(409)
    expect((await anna.info(table)).over).toBe(false)
    await motion(anna, table, 'red', { kind: 'end' })
    await blue.until(() => blue.around?.motion?.refusedBy === undefined)
    const second = await asked(blue)
    for (const [who, seat] of [
      [ben, 'blue'],
      [cy, 'green'],
    ] as const)
      await vote(who, table, seat, second, true)
    expect((await red.until(({ readOnly }) => readOnly !== null)).asked).toBeNull()
    expect(await anna.info(table)).toMatchObject({ over: true, abandoned: true, turn: [] })
    await expect(red.change('choose', { index: 0 })).rejects.toMatchObject({ code: 'not-allowed' })
    expect((await motion(anna, table, 'red', { kind: 'end' })).status).toBe(403)
    const { record } = await ben.get<{ record: string }>('GET', `tables/${table}/record`)
    expect(record).toContain('"seed"')
  })

  test('all go back further than one may alone; what was asked is off as soon as somebody plays on', async () => {
    const { anna, ben, cy, table } = await three()
    const seats = [await anna.open(table), await ben.open(table), await cy.open(table)]
    const choose = async (): Promise<void> => {
      const turn = seats.find(({ latest }) => latest?.asked != null)
      const { length = 0 } = turn?.latest ?? {}
      await turn?.change('choose', { index: 0 })
      for (const seat of seats) await seat.until((shown) => shown.length > length)
    }
    for (let i = 0; i < 4; i++) await choose()
    const { length: now = 0, question: before = 0 } = seats[0].latest ?? {}
    expect((await motion(anna, table, 'red', { kind: 'back', to: now })).status).toBe(400)
    await motion(anna, table, 'red', { kind: 'back', to: 1 })
    const stale = await asked(seats[1])
    await choose()
    expect((await vote(ben, table, 'blue', stale, true)).status).toBe(409)
    await motion(anna, table, 'red', { kind: 'back', to: 1 })
    await seats[1].until(() => seats[1].around?.motion != null && seats[1].around.motion.id !== stale)
    const id = String(seats[1].around?.motion?.id)
    await vote(ben, table, 'blue', id, true)
    expect((await anna.info(table)).length).toBe(now + 1)
    await vote(cy, table, 'green', id, true)
    for (const seat of seats) expect((await seat.until(({ length }) => length === 1)).question).toBeGreaterThan(before)
    await choose()
    for (const seat of seats) await seat.close()
    await server.stop()
    await server.start({ games: [{ game: outposts }], now: () => time })
    expect((await (await anna.open(table)).until(() => true)).length).toBe(2)
  })

  test('one against computers asks nobody; whoever leaves is played on for by a computer', async () => {
    const anna = await Visitor.named(server, 'Anna')
    const computer = { kind: 'computer', player: 'random' } as const
    const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: computer })
    const red = await anna.open(table)
    await red.change('choose', { index: 0 })
    await red.until(({ asked, length }) => asked !== null && length > 1)
    await motion(anna, table, 'red', { kind: 'back', to: 0 })
    await red.until(({ length }) => length === 0)
    await anna.get<TableInfo>('POST', `tables/${table}/leave`, { seat: 'red' })
    await red.until(({ outcome }) => outcome !== null)
    expect((await anna.ask('POST', `tables/${table}/leave`, { seat: 'red' })).status).toBe(403)
  })
})
