import { describe, expect, test } from 'vitest'
import type { Cursor, SoughtGames } from './archive.ts'
import { act, progress, SEATS, table, withPeople } from './store.kit.ts'
import type { Store, StoredSeat, StoredTable } from './store.ts'

/** A game that Anna and one other began, and that ended then. */
async function played(
  store: Store,
  id: string,
  other: string,
  at: number,
  winners: readonly string[] | null,
  more: Partial<StoredTable> = {},
) {
  const set = { ...table(id, 'anna'), access: 'public' as const, ...more }
  await store.addTable(set, SEATS)
  await store.sit(id, 'red', 'anna', null)
  await store.sit(id, 'blue', other, null)
  const seats: readonly StoredSeat[] = [
    { seat: 'red', player: null, person: 'anna', words: null },
    { seat: 'blue', player: null, person: other, words: null },
    SEATS[2],
  ]
  await store.begin(id, seats, set.header, progress(0), 'yes')
  if (winners === null) return store.abandon(id, at)
  const ending = { winners, reason: 'points', scores: {} }
  return store.append(act(id, 1), { ...progress(at), length: at * 10, over: true, turn: [], clock: null, ending })
}

/** How every store finds what has been played. */
export function checkArchive(open: () => { readonly store: Store } | Promise<{ readonly store: Store }>): void {
  describe('finished games', () => {
    test('are found by what they were, page by page, and counted', async () => {
      const { store } = await open()
      await withPeople(store)
      const { header } = table('', '')
      await played(store, 'a', 'ben', 1, ['red'])
      await played(store, 'b', 'cy', 2, ['blue'], { pace: { kind: 'days', days: 3 } })
      await played(store, 'c', 'ben', 3, [], { header: { ...header, options: { rounds: 5, bold: true } } })
      await played(store, 'd', 'ben', 3, null)
      await played(store, 'e', 'ben', 4, ['red'], { header: { ...header, game: 'chess' } })
      await played(store, 'f', 'ben', 5, ['green'], { access: 'link' })
      await store.addTable({ ...table('g', 'anna'), access: 'public' }, SEATS)

      const found = async (sought: SoughtGames, after: Cursor | null = null, most = 9) =>
        (await store.finishedGames(sought, after, most)).map(({ id }) => id).join('')
      expect(await found({})).toBe('edcba')
      expect(await found({}, null, 2)).toBe('ed')
      expect(await found({}, { ended: 3, id: 'd' }, 2)).toBe('cb')
      expect(await found({}, { ended: 1, id: 'a' })).toBe('')
      expect(await found({ game: 'outposts' })).toBe('dcba')
      expect(await found({ pace: 'days' })).toBe('b')
      expect(await found({ player: 'cy' })).toBe('b')
      expect(await found({ name: 'Ben', game: 'outposts' })).toBe('dca')
      expect(await found({ name: 'nobody' })).toBe('')
      expect(await found({ result: 'won' })).toBe('eba')
      expect(await found({ result: 'drawn' })).toBe('c')
      expect(await found({ result: 'early' })).toBe('d')
      expect(await found({ winner: 'red' })).toBe('ea')
      expect(await found({ from: 2, until: 4 })).toBe('dcb')
      expect(await found({ option: { name: 'rounds', value: '5' } })).toBe('c')
      expect(await found({ option: { name: 'bold', value: 'true' } })).toBe('c')
      expect(await found({ mine: 'cy' })).toBe('b')
      expect(await found({ mine: 'ben' })).toBe('fedca')

      expect(await store.people.byId('ben')).toEqual({ id: 'ben', name: 'BEN' })
      await store.people.rename('ben', 'Änne')
      expect(await found({ name: 'ÄNNE', winner: 'red' })).toBe('ea')

      expect(await store.statistics()).toEqual([
        { game: 'chess', won: 1, drawn: 0, early: 0, choices: { mean: 40, least: 40, most: 40 }, seats: { ...won(1, 1, 0, 0) } },
        {
          game: 'outposts',
          won: 3,
          drawn: 1,
          early: 1,
          choices: { mean: 27.5, least: 10, most: 50 },
          seats: { ...won(3, 1, 1, 1) },
        },
      ])
      await store.people.deletePerson('ben')
      expect(await store.people.byId('ben')).toBeUndefined()
      expect(await found({ name: '' })).toBe('')
    })
  })
}

const won = (games: number, red: number, blue: number, green: number) => ({
  red: { played: games, won: red },
  blue: { played: games, won: blue },
  green: { played: games, won: green },
})
