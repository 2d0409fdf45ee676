import type { Pace } from '@railhead/host/new-table'
import { describe, expect, test } from 'vitest'
import { act, progress, SEATS, table, withPeople } from './store.kit.ts'
import type { Ending, Store, StoredSeat } from './store.ts'

const DAY = 24 * 60 * 60 * 1000
const ending = (...winners: string[]): Ending => ({ winners, reason: 'points', scores: { red: 1 } })

/** A game that Anna, Ben and a computer began. */
async function begun(store: Store, id: string, pace: Pace = { kind: 'any' }, allied: readonly string[] = []): Promise<void> {
  await store.addTable({ ...table(id, 'anna'), pace, allied }, SEATS)
  await store.sit(id, 'red', 'anna', null)
  await store.sit(id, 'blue', 'ben', null)
  const seats: readonly StoredSeat[] = [
    { seat: 'red', player: null, person: 'anna', words: null },
    { seat: 'blue', player: null, person: 'ben', words: null },
    SEATS[2],
  ]
  expect(await store.begin(id, seats, table(id, 'anna').header, progress(0), 'yes')).toBe(true)
}

const end = (store: Store, id: string, at: number, how: Ending, seq = 1, name = `act ${seq}`) =>
  store.append(act(id, seq, name), { ...progress(at), over: true, turn: [], clock: null, ending: how })

/** What every store does when games end. */
export function checkRatings(open: () => { readonly store: Store } | Promise<{ readonly store: Store }>): void {
  const people = async (): Promise<Store> => {
    const { store } = await open()
    await withPeople(store)
    return store
  }
  const rating = async (store: Store, person: string) => (await store.ratingsOf(person))[0]

  describe('ratings', () => {
    test('change when a game ends, by whom one met, once, and are kept by game and pace', async () => {
      const store = await people()
      await begun(store, 't')
      expect(await store.append(act('t', 1), progress(1))).toBe('stored')
      expect(await store.ratingsOf('anna')).toEqual([])
      expect(await end(store, 't', 5, ending('red'), 2)).toBe('stored')
      expect(await end(store, 't', 6, ending('blue'), 2)).toBe('repeated')
      expect(await end(store, 't', 6, ending('blue'), 3)).toBe('stored')
      const [anna, ben] = [await rating(store, 'anna'), await rating(store, 'ben')]
      expect(anna).toMatchObject({ game: 'outposts', pace: 'slow', games: 1, at: 5 })
      expect(anna.rating).toBeGreaterThan(1500)
      expect(ben.rating).toBeLessThan(1500)
      expect(ben.deviation).toBeLessThan(350)
      expect(await store.table('t')).toMatchObject({ rated: 'counted', ended: 5, ending: ending('red') })
      expect(await store.ratedBy('t')).toMatchObject([
        { person: 'anna', before: 1500, rating: anna.rating, at: 5 },
        { person: 'ben', before: 1500, rating: ben.rating, at: 5 },
      ])
      await begun(store, 'u', { kind: 'live', minutes: 1, increment: 0 })
      await end(store, 'u', 7, ending('blue'))
      expect((await store.ratingsOf('ben')).map(({ pace, games }) => [pace, games])).toEqual([
        ['live', 1],
        ['slow', 1],
      ])
      expect(await rating(store, 'cy')).toBeUndefined()
    })

    test('follow each other: the next game begins where the last ended, less sure after a while', async () => {
      const store = await people()
      for (const [id, at] of [
        ['t', 1],
        ['u', 2],
        ['v', 14_000 * DAY],
      ] as const) {
        await begun(store, id)
        await end(store, id, at, ending('blue'))
      }
      const curve = await store.ratedGamesOf('ben', 'outposts', 'slow', 9)
      expect(curve.map(({ table: id }) => id)).toEqual(['t', 'u', 'v'])
      expect(curve[1].before).toBe(curve[0].rating)
      expect(curve[1].deviation).toBeLessThan(curve[0].deviation)
      expect(curve[2].deviation).toBeGreaterThan(curve[1].deviation)
      expect((await store.ratedGamesOf('ben', 'outposts', 'slow', 2)).map(({ table: id }) => id)).toEqual(['u', 'v'])
      expect(await rating(store, 'ben')).toMatchObject({ games: 3, rating: curve[2].rating, at: 14_000 * DAY })
      // Also where several end at the same moment.
      const ids = Array.from({ length: 8 }, (_, i) => `t${i}`)
      for (const id of ids) await begun(store, id)
      await Promise.all(ids.map((id) => end(store, id, 14_000 * DAY, ending('red'))))
      expect(await rating(store, 'anna')).toMatchObject({ games: 11 })
    })

    test('whoever left has lost, also when the others end it; without that nothing counts', async () => {
      const store = await people()
      await begun(store, 't')
      await store.handOver('t', 'blue', 'ben', 'random')
      await store.abandon('t', 3)
      expect((await rating(store, 'ben')).rating).toBeLessThan(1500)
      expect((await rating(store, 'anna')).rating).toBeGreaterThan(1500)
      await begun(store, 'u')
      await store.abandon('u', 4)
      expect(await store.table('u')).toMatchObject({ rated: 'ended-early', ended: 4, ending: null })
      expect(await rating(store, 'anna')).toMatchObject({ games: 1 })
    })

    test('of allies are not compared; what was taken out does not count; nothing is left of somebody who is deleted', async () => {
      const store = await people()
      await begun(store, 't', { kind: 'any' }, ['red', 'blue'])
      await end(store, 't', 1, ending('red', 'blue'))
      const [anna, ben] = [await rating(store, 'anna'), await rating(store, 'ben')]
      // Both have beaten the computer, and it alone.
      expect(anna.rating).toBe(ben.rating)
      expect(anna.rating).toBeGreaterThan(1500)
      await begun(store, 'u')
      await store.unrate('u', 'gone-back')
      await end(store, 'u', 2, ending('red'))
      expect(await store.table('u')).toMatchObject({ rated: 'gone-back', ended: 2 })
      expect(await rating(store, 'anna')).toMatchObject({ games: 1 })
      await store.unrate('t', 'gone-back')
      expect((await store.table('t'))?.rated).toBe('counted')

      await begun(store, 'v')
      await store.handOver('v', 'red', 'anna', 'random')
      await store.people.deletePerson('anna')
      await end(store, 'v', 3, ending('green'))
      expect(await store.ratingsOf('anna')).toEqual([])
      expect(await store.ratedGamesOf('anna', 'outposts', 'slow', 9)).toEqual([])
      expect(await rating(store, 'ben')).toMatchObject({ games: 2 })
    })
  })
}
