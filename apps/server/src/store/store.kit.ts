import type { RecordHeader } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import type { Act, Motion, Progress, Room, Session, Store, StoredSeat, StoredTable } from './store.ts'

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

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

export const table = (id: string, owner: string, updated = 1): StoredTable => ({
  ...{ id, owner, title: 'A game', created: 1, header, length: 0, over: false, turn: ['red'], summary: '', updated },
  ...{ pace: { kind: 'any' }, access: 'link', clock: null, started: null, abandoned: false, motion: null, rematch: null },
})

export const session = (person: string, hash = person): Session => ({
  hash: bytes(hash),
  person,
  created: 1,
  browser: 'a browser',
})

export const SEATS: readonly StoredSeat[] = [
  { seat: 'red', player: null, person: null, words: null },
  { seat: 'blue', player: null, person: null, words: null },
  { seat: 'green', player: 'random', person: null, words: null },
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
  clock: { since: length, left: { blue: 1000 } },
})

interface Opened {
  readonly store: Store
  reopen(): Promise<Store>
}

/** What every store promises. `open` gives an empty one, and opens the same again. */
export function checkStore(open: () => Opened | Promise<Opened>): void {
  async function withPeople() {
    const { store, reopen } = await open()
    for (const name of ['anna', 'ben', 'cy']) await store.addPerson({ id: name, name: name.toUpperCase() }, session(name))
    return { store, reopen }
  }

  describe('people', () => {
    test('are known by their session until it ends, and by a new name', async () => {
      const { store } = await withPeople()
      expect(await store.personBy(bytes('anna'))).toEqual({ id: 'anna', name: 'ANNA' })
      await store.rename('anna', 'Änne')
      await store.addSession({ ...session('anna', 'elsewhere'), created: 2 })
      expect((await store.sessionsOf('anna')).map(({ created, browser }) => [created, browser])).toEqual([
        [2, 'a browser'],
        [1, 'a browser'],
      ])
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
      expect((await store.table('old'))?.seats).toEqual(SEATS.map((seat) => ({ ...seat, name: null, away: null })))
      expect(await store.table('none')).toBeUndefined()
      expect((await store.tablesOf('anna')).map(({ id }) => id)).toEqual(['new', 'old'])
      expect(await store.tablesOf('ben')).toEqual([])
      await store.sit('old', 'blue', 'ben', null)
      expect((await store.tablesOf('ben')).map(({ id }) => id)).toEqual(['old'])
    })

    test('a seat is taken once, and a computer keeps its own', async () => {
      const { store } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      const both = await Promise.all([store.sit('t', 'red', 'ben', null), store.sit('t', 'red', 'cy', null)])
      expect(both).toEqual([true, false])
      expect(await store.sit('t', 'red', 'ben', null)).toBe(false)
      expect(await store.sit('t', 'green', 'cy', null)).toBe(false)
      expect(await store.sit('t', 'white', 'cy', null)).toBe(false)
      expect(await store.sit('none', 'red', 'cy', null)).toBe(false)
      expect((await store.table('t'))?.seats[0]).toMatchObject({ seat: 'red', person: 'ben', name: 'BEN' })
    })
  })

  describe('a game', () => {
    const full: readonly StoredSeat[] = [
      { seat: 'red', player: null, person: 'anna', words: 'one' },
      { seat: 'blue', player: null, person: 'ben', words: null },
      SEATS[2],
    ]
    async function withTwo() {
      const { store, reopen } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      await store.sit('t', 'red', 'anna', 'one')
      await store.sit('t', 'blue', 'ben', null)
      return { store, reopen }
    }

    test('begins once, with those who sit there then; nobody comes or goes afterwards', async () => {
      const { store, reopen } = await withTwo()
      const begun = { ...header, words: { red: 'one' } }
      expect(await store.stand('t', 'blue', 'anna')).toBe(false)
      expect(await store.stand('t', 'blue', 'ben')).toBe(true)
      expect(await store.begin('t', full, begun, progress(5))).toBe(false)
      await store.sit('t', 'blue', 'ben', null)
      expect(await store.begin('t', full, begun, progress(5))).toBe(true)
      expect(await store.begin('t', full, header, progress(6))).toBe(false)
      expect(await store.stand('t', 'blue', 'ben')).toBe(false)
      expect(await store.removeTable('t')).toBe(false)
      expect(await (await reopen()).table('t')).toMatchObject({ started: 5, header: begun, ...progress(5) })
    })

    test('that has not begun can be taken away, with all that belongs to it', async () => {
      const { store } = await withTwo()
      await store.say('t', { room: 'players', person: 'anna', at: 1, text: 'Hello' })
      await store.setNote('t', 'ben', 'mine')
      expect(await store.removeTable('t')).toBe(true)
      expect(await store.table('t')).toBeUndefined()
      expect(await store.tablesOf('ben')).toEqual([])
    })

    test('a computer takes over for that person and no other', async () => {
      const { store } = await withTwo()
      expect(await store.handOver('t', 'blue', 'anna', 'random')).toBe(false)
      expect(await store.handOver('t', 'blue', null, 'random')).toBe(false)
      expect(await store.handOver('t', 'blue', 'ben', 'random')).toBe(true)
      expect(await store.handOver('t', 'blue', null, 'random')).toBe(false)
      expect((await store.table('t'))?.seats[1]).toMatchObject({ player: 'random', person: null, name: null })
    })

    test('ends once by agreement', async () => {
      const { store } = await withTwo()
      expect(await store.abandon('t', 9)).toBe(true)
      expect(await store.abandon('t', 10)).toBe(false)
      expect(await store.table('t')).toMatchObject({ over: true, abandoned: true, turn: [], clock: null, updated: 9 })
    })

    test('a motion takes the place of the one that stands, and of no other', async () => {
      const { store } = await withTwo()
      const motion: Motion = { id: 'm', by: 'red', seq: 3, what: { kind: 'back', to: 1 }, agreed: ['red'] }
      const agreed = { ...motion, agreed: ['red', 'blue'] }
      expect(await store.setMotion('t', null, motion)).toBe(true)
      expect(await store.setMotion('t', null, agreed)).toBe(false)
      const stands = (await store.table('t'))?.motion ?? null
      expect(stands).toEqual(motion)
      expect(await Promise.all([store.setMotion('t', stands, agreed), store.setMotion('t', stands, null)])).toEqual([true, false])
      expect((await store.table('t'))?.motion).toEqual(agreed)
    })

    test('is played again at one other table', async () => {
      const { store } = await withTwo()
      expect([await store.setRematch('t', 'u'), await store.setRematch('t', 'v')]).toEqual([true, false])
      expect((await store.table('t'))?.rematch).toBe('u')
    })
  })

  test('public tables are found by what they are, the last played first', async () => {
    const { store } = await withPeople()
    const at = (id: string, updated: number, more: Partial<StoredTable>) =>
      store.addTable({ ...table(id, 'anna', updated), access: 'public', ...more }, SEATS)
    await at('any', 1, {})
    await at('slow', 2, { pace: { kind: 'days', days: 3 } })
    await at('other', 3, { header: { ...header, game: 'chess' } })
    await at('goes on', 4, { started: 4 })
    await at('over', 5, { started: 4, over: true })
    await at('link', 6, { access: 'link' })
    await at('private', 7, { access: 'private', started: 4 })
    const found = async (sought: Parameters<Store['publicTables']>[0], most = 10) =>
      (await store.publicTables(sought, most)).map(({ id }) => id)
    expect(await found({ free: true })).toEqual(['other', 'slow', 'any'])
    expect(await found({ free: true }, 2)).toEqual(['other', 'slow'])
    expect(await found({ free: true, game: 'outposts' })).toEqual(['slow', 'any'])
    expect(await found({ free: true, game: 'outposts', pace: 'days' })).toEqual(['slow'])
    expect(await found({ free: false })).toEqual(['goes on'])
  })

  describe('talk', () => {
    test('is kept in order, each room by itself', async () => {
      const { store } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      const say = (person: string, room: Room, text: string) => store.say('t', { room, person, at: 1, text })
      const numbers = [say('anna', 'players', 'one'), say('cy', 'lookers', 'two'), say('ben', 'players', '<b>three</b>')]
      expect(await Promise.all(numbers)).toEqual([1, 2, 3])
      const heard = async (rooms: readonly Room[], after = 0, most = 10) =>
        (await store.said('t', rooms, after, most)).map(({ n, name, text }) => [n, name, text])
      expect(await heard(['players'])).toEqual([
        [1, 'ANNA', 'one'],
        [3, 'BEN', '<b>three</b>'],
      ])
      expect(await heard(['lookers'], 2)).toEqual([])
      expect(await heard(['players', 'lookers'], 0, 2)).toEqual([
        [2, 'CY', 'two'],
        [3, 'BEN', '<b>three</b>'],
      ])
      expect(await store.saidBy('cy')).toMatchObject([{ table: 't', n: 2, text: 'two' }])
    })

    test('a note is one person’s own', async () => {
      const { store } = await withPeople()
      await store.addTable(table('t', 'anna'), SEATS)
      await store.setNote('t', 'anna', 'first')
      await store.setNote('t', 'anna', 'then')
      expect([await store.note('t', 'anna'), await store.note('t', 'ben')]).toEqual(['then', ''])
      expect(await store.notesBy('anna')).toMatchObject([{ table: 't', text: 'then' }])
    })

    test('somebody is muted or blocked, by one alone and until they say otherwise', async () => {
      const { store } = await withPeople()
      await store.avoid('anna', 'ben', 'muted')
      await store.avoid('anna', 'ben', 'blocked')
      await store.avoid('anna', 'cy', 'muted')
      await store.avoid('anna', 'cy', null)
      expect(await store.avoidedBy('anna')).toEqual([{ person: 'ben', how: 'blocked', name: 'BEN' }])
      expect(await store.avoidedBy('ben')).toEqual([])
    })
  })

  test('somebody is away for a while', async () => {
    const { store } = await withPeople()
    await store.addTable(table('t', 'anna'), SEATS)
    await store.sit('t', 'red', 'anna', null)
    expect(await store.awayOf('anna')).toBeNull()
    await store.setAway('anna', { from: 1, until: 2_000_000_000_000 })
    expect(await store.awayOf('anna')).toEqual({ from: 1, until: 2_000_000_000_000 })
    expect((await store.table('t'))?.seats[0].away).toEqual({ from: 1, until: 2_000_000_000_000 })
  })

  test('of somebody who is deleted a seat without a name is left', async () => {
    const { store } = await withPeople()
    await store.addTable(table('t', 'anna'), SEATS)
    await store.sit('t', 'red', 'anna', 'words')
    await store.addLogin({ person: 'anna', login: 'anna', salt: bytes('s'), hash: bytes('h') })
    await store.say('t', { room: 'players', person: 'anna', at: 1, text: 'Hello' })
    await store.setNote('t', 'anna', 'mine')
    await store.avoid('anna', 'ben', 'muted')
    await store.avoid('ben', 'anna', 'blocked')
    await store.deletePerson('anna')
    expect(await store.personBy(bytes('anna'))).toBeUndefined()
    expect(await store.loginBy('anna')).toBeUndefined()
    expect([await store.said('t', ['players'], 0, 9), await store.notesBy('anna'), await store.avoidedBy('ben')]).toEqual([
      [],
      [],
      [],
    ])
    expect((await store.table('t'))?.seats[0]).toMatchObject({ person: 'anna', name: '', words: null })
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
