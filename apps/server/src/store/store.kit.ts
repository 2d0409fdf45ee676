import type { RecordHeader } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import type { Act, Progress, Store, StoredSeat, StoredTable } from './store.ts'

const header: RecordHeader = {
  railhead: 1,
  game: 'outposts',
  rules: '1',
  content: 'c',
  options: { rounds: 3 },
  seats: {},
  commitment: 'promise',
  reveal: { seed: 'secret', salt: 'salt' },
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

export const table = (id: string, owner: string, updated = 1): StoredTable => ({
  ...{ id, owner, title: 'A game', created: 1, header, length: 0, over: false, turn: ['red'], summary: '', updated },
})

export const SEATS: readonly StoredSeat[] = [
  { seat: 'red', player: null, person: null },
  { seat: 'blue', player: null, person: null },
  { seat: 'green', player: 'random', person: null },
]

export const act = (table: string, seq: number, id = `act ${seq}`): Act => ({
  ...{ table, seq, id, seat: 'red', back: 0, choices: [{ seat: 'red', choice: { n: seq } }] },
  saved: { held: false, gestures: [], undone: [], question: seq },
})

export const progress = (length: number): Progress => ({
  length,
  over: false,
  turn: ['blue'],
  summary: `${length}`,
  updated: length,
})

/** What every store promises. `open` gives an empty one, and opens the same again. */
export function checkStore(open: () => { readonly store: Store; reopen(): Promise<Store> }): void {
  async function withPeople() {
    const { store, reopen } = open()
    for (const name of ['anna', 'ben', 'cy'])
      await store.addPerson({ id: name, name: name.toUpperCase() }, { hash: bytes(name), person: name, created: 1 })
    return { store, reopen }
  }

  describe('people', () => {
    test('are known by their session until it ends, and by a new name', async () => {
      const { store } = await withPeople()
      expect(await store.personBy(bytes('anna'))).toEqual({ id: 'anna', name: 'ANNA' })
      await store.rename('anna', 'Änne')
      await store.addSession({ hash: bytes('elsewhere'), person: 'anna', created: 2 })
      await store.endSession(bytes('anna'))
      expect(await store.personBy(bytes('anna'))).toBeUndefined()
      expect(await store.personBy(bytes('elsewhere'))).toEqual({ id: 'anna', name: 'Änne' })
    })

    test('a login belongs to one', async () => {
      const { store } = await withPeople()
      const login = (person: string, name: string) => ({ person, login: name, salt: bytes('s'), hash: bytes('h') })
      expect(await store.addLogin(login('anna', 'anna'))).toBe(true)
      expect(await store.addLogin(login('ben', 'anna'))).toBe(false)
      expect(await store.addLogin(login('anna', 'other'))).toBe(false)
      const known = await store.loginBy('anna')
      expect(known?.person).toBe('anna')
      expect(known && [...known.hash]).toEqual([...bytes('h')])
      expect(await store.loginOf('ben')).toBeUndefined()
      expect((await store.loginOf('anna'))?.login).toBe('anna')
    })
  })

  describe('tables', () => {
    test('come back as they were set up, to those who sit there and to whoever set them up', async () => {
      const { store } = await withPeople()
      await store.addTable(table('old', 'anna', 1), SEATS)
      await store.addTable(table('new', 'anna', 2), SEATS)
      expect(await store.table('old')).toMatchObject(table('old', 'anna', 1))
      expect((await store.table('old'))?.seats).toEqual(SEATS.map((seat) => ({ ...seat, name: null })))
      expect(await store.table('none')).toBeUndefined()
      expect((await store.tablesOf('anna')).map(({ id }) => id)).toEqual(['new', 'old'])
      expect(await store.tablesOf('ben')).toEqual([])
      await store.sit('old', 'blue', 'ben')
      expect((await store.tablesOf('ben')).map(({ id }) => id)).toEqual(['old'])
    })

    test('a seat is taken once, and a computer keeps its own', async () => {
      const { store } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      const both = await Promise.all([store.sit('t', 'red', 'ben'), store.sit('t', 'red', 'cy')])
      expect(both).toEqual([true, false])
      expect(await store.sit('t', 'red', 'ben')).toBe(false)
      expect(await store.sit('t', 'green', 'cy')).toBe(false)
      expect(await store.sit('t', 'white', 'cy')).toBe(false)
      expect(await store.sit('none', 'red', 'cy')).toBe(false)
      expect((await store.table('t'))?.seats[0]).toEqual({ seat: 'red', player: null, person: 'ben', name: 'BEN' })
    })
  })

  describe('acts', () => {
    test('are kept in order, with how far the table is', async () => {
      const { store, reopen } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      for (let seq = 1; seq <= 12; seq++) expect(await store.append(act('t', seq), progress(seq))).toBe('stored')
      const again = await reopen()
      expect(await again.acts('t')).toEqual(Array.from({ length: 12 }, (_, i) => act('t', i + 1)))
      expect(await again.table('t')).toMatchObject(progress(12))
      expect(await again.acts('none')).toEqual([])
    })

    test('the same act is done once, and no two have one number', async () => {
      const { store } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      await store.addTable(table('u', 'anna'), SEATS)
      expect(await store.append(act('t', 1), progress(1))).toBe('stored')
      expect(await store.append(act('t', 2, 'act 1'), progress(2))).toBe('repeated')
      expect(await store.append(act('t', 1, 'other'), progress(2))).toBe('conflict')
      expect(await store.append(act('u', 1), progress(1))).toBe('stored')
      expect(await store.acts('t')).toEqual([act('t', 1)])
      expect((await store.table('t'))?.length).toBe(1)
    })

    test('of many at the same moment each gets its own answer', async () => {
      const { store } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => store.append(act('t', (i % 25) + 1, `act ${i}`), progress(i))),
      )
      expect(answers).toEqual(Array.from({ length: 50 }, (_, i) => (i < 25 ? 'stored' : 'conflict')))
    })
  })
}
