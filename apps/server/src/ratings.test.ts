import { offered } from '@railhead/host/games'
import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Seat, TestServer, Visitor } from './online.kit.ts'
import type { PersonRating } from './store/store.ts'

const games = [...offered, { game: outposts }]
let server: TestServer
beforeEach(async () => {
  server = await new TestServer().start({ games })
})
afterEach(() => server.end())

const TWO = { red: { kind: 'me' }, blue: { kind: 'open' } } as const

async function two(more: object = {}) {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const table = await anna.setUp('outposts', { rounds: 3 }, TWO, more)
  return { anna, ben, table }
}

async function playOn(pages: readonly Seat[]): Promise<void> {
  while (pages[0].latest?.outcome == null) {
    const asked = pages.find(({ latest }) => latest?.asked != null)
    const { length = 0 } = asked?.latest ?? {}
    await asked?.change('choose', { index: 0 })
    for (const page of pages) await page.until((shown) => shown.length > length)
  }
}

const ratings = async (who: Visitor): Promise<readonly PersonRating[]> =>
  (await who.get<{ ratings: readonly PersonRating[] }>('GET', 'me/export')).ratings

test('a game that is played to its end is counted, with how it ended', async () => {
  const { anna, ben, table } = await two({ pace: { kind: 'live', minutes: 10, increment: 0 } })
  await ben.sit(table, 'blue')
  expect((await anna.info(table)).rated).toBe('yes')
  const pages = [await anna.open(table), await ben.open(table)]
  await playOn(pages)
  const { rated, ended, ending } = await anna.info(table)
  const { winners } = pages[0].latest?.outcome?.outcome ?? {}
  expect({ rated, winners: ending?.winners }).toEqual({ rated: 'counted', winners })
  expect(ended).not.toBeNull()
  const [[one], [other]] = [await ratings(anna), await ratings(ben)]
  expect(one).toMatchObject({ game: 'outposts', pace: 'live', games: 1 })
  const sign = Number(winners?.includes('red')) - Number(winners?.includes('blue'))
  expect([Math.sign(Math.round(one.rating - 1500)), Math.sign(Math.round(other.rating - 1500))]).toEqual([sign, 0 - sign])
})

test('what does not count is said as soon as it is known', async () => {
  const { anna, ben, table } = await two({ rated: false })
  expect((await anna.info(table)).rated).toBe('chosen')
  const both = await anna.setUp('outposts', { rounds: 3 }, TWO)
  await anna.get('POST', `tables/${both}/seat`, { seat: 'blue', also: true })
  expect((await anna.info(both)).rated).toBe('several-seats')
  const total = await anna.setUp(
    'race-to-moscow',
    { totalWar: true },
    { gray: { kind: 'me' }, white: { kind: 'open' }, brown: { kind: 'open' } },
  )
  expect((await anna.info(total)).rated).toBe('together')
  const alone = await anna.setUp('race-to-moscow', { order: ['white'] }, { white: { kind: 'me' } })
  expect((await anna.info(alone)).rated).toBe('alone')

  const back = await anna.setUp('outposts', { rounds: 3 }, TWO)
  await ben.sit(back, 'blue')
  const [red, blue] = [await anna.open(back), await ben.open(back)]
  await red.change('choose', { index: 0 })
  await blue.until(({ length }) => length > 0)
  await anna.get('POST', `tables/${back}/motion`, { seat: 'red', what: { kind: 'back', to: 0 } })
  await blue.until(() => blue.around?.motion != null)
  await ben.get('POST', `tables/${back}/vote`, { seat: 'blue', motion: blue.around?.motion?.id, agrees: true })
  expect((await anna.info(back)).rated).toBe('gone-back')
  await playOn([red, blue])
  expect(await ratings(anna)).toEqual([])
})

test('whoever leaves has lost, whatever the computer makes of it', async () => {
  const { anna, ben, table } = await two()
  await ben.sit(table, 'blue')
  const red = await anna.open(table)
  await ben.get('POST', `tables/${table}/leave`, { seat: 'blue' })
  while (red.latest?.outcome == null) {
    await red.until(({ asked, outcome }) => asked !== null || outcome !== null)
    if (red.latest?.asked != null) await red.change('choose', { index: 0 })
  }
  const [[one], [other]] = [await ratings(anna), await ratings(ben)]
  expect(one.rating).toBeGreaterThan(1500)
  expect(other.rating).toBeLessThan(1500)
})
