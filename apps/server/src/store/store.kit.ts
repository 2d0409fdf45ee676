import type { RecordHeader } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import type { Act, Motion, Progress, Room, Session, Store, StoredAct, StoredSeat, StoredTable } from './store.ts'

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
  ...{ rated: 'yes', allied: [], ended: null, ending: null },
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
  saved: { held: false, gestures: [], undone: [], question: seq, advised: [] },
})

/** So many of them, as they are read again. */
export const storedActs = (table: string, count: number): StoredAct[] =>
  Array.from({ length: count }, (_, i) => ({ ...act(table, i + 1), ...(i < count - 1 ? { saved: null } : {}) }))

export const progress = (length: number): Progress => ({
  length,
  over: false,
  turn: ['blue'],
  summary: `${length}`,
  updated: length,
  clock: { since: length, left: { blue: 1000 } },
  ending: null,
})

interface Opened {
  readonly store: Store
  reopen(): Promise<Store>
}

/** Three whom the store knows. */
export async function withPeople(store: Store): Promise<void> {
  for (const name of ['anna', 'ben', 'cy']) await store.people.addPerson({ id: name, name: name.toUpperCase() }, session(name))
}

/** What every store promises. `open` gives an empty one, and opens the same again. */
export function checkStore(open: () => Opened | Promise<Opened>): void {
  async function withThree() {
    const { store, reopen } = await open()
    await withPeople(store)
    return { store, reopen }
  }

  describe('people', () => {
    test('are known by their session until it ends, and by a new name', async () => {
      const { store } = await withThree()
      expect(await store.people.personBy(bytes('anna'))).toEqual({ id: 'anna', name: 'ANNA', suspended: null })
      await store.people.rename('anna', 'Änne')
      await store.people.addSession({ ...session('anna', 'elsewhere'), created: 2 })
      expect((await store.people.sessionsOf('anna')).map(({ created, browser }) => [created, browser])).toEqual([
        [2, 'a browser'],
        [1, 'a browser'],
      ])
      await store.people.endSession(bytes('anna'))
      expect(await store.people.personBy(bytes('anna'))).toBeUndefined()
      expect(await store.people.personBy(bytes('elsewhere'))).toEqual({ id: 'anna', name: 'Änne', suspended: null })
    })

    test('a login belongs to one', async () => {
      const { store } = await withThree()
      const login = (person: string, name: string) => ({ person, login: name, salt: bytes('s'), hash: bytes('h') })
      expect(await store.people.addLogin(login('anna', 'anna'))).toBe(true)
      expect(await store.people.addLogin(login('ben', 'anna'))).toBe(false)
      expect(await store.people.addLogin(login('anna', 'other'))).toBe(false)
      const known = await store.people.loginBy('anna')
      expect(known?.person).toBe('anna')
      expect(known && [...known.hash]).toEqual([...bytes('h')])
      expect(await store.people.loginOf('ben')).toBeUndefined()
      expect((await store.people.loginOf('anna'))?.login).toBe('anna')
    })
  })

  describe('tables', () => {
    test('come back as they were set up, to those who sit there and to whoever set them up', async () => {
      const { store } = await withThree()
      await store.addTable(table('old', 'anna', 1), SEATS)
      await store.addTable(table('new', 'anna', 2), SEATS)
      expect(await store.table('old')).toMatchObject(table('old', 'anna', 1))
      expect((await store.table('old'))?.seats).toEqual(
        SEATS.map((seat) => ({ ...seat, name: null, away: null, began: null, botOf: null, noticed: false })),
      )
      expect(await store.table('none')).toBeUndefined()
      expect((await store.tablesOf('anna')).map(({ id }) => id)).toEqual(['new', 'old'])
      expect(await store.tablesOf('ben')).toEqual([])
      await store.sit('old', 'blue', 'ben', null)
      expect((await store.tablesOf('ben')).map(({ id }) => id)).toEqual(['old'])
    })

    test('a seat is taken once, and a computer keeps its own', async () => {
      const { store } = await withThree()
      await store.addTable(table('t', 'anna'), SEATS)
      const both = await Promise.all([store.sit('t', 'red', 'ben', null), store.sit('t', 'red', 'cy', null)])
      expect(both).toEqual([true, false])
      expect(await store.sit('t', 'red', 'ben', null)).toBe(false)
      expect(await store.sit('t', 'green', 'cy', null)).toBe(false)
      expect(await store.sit('t', 'white', 'cy', null)).toBe(false)
      expect(await store.sit('none', 'red', 'cy', null)).toBe(false)
      await store.addTable(table('u', 'anna'), [{ ...SEATS[0], invite: 'known to one' }, ...SEATS.slice(1)])
      expect((await store.table('u'))?.seats.map(({ invite }) => invite)).toEqual(['known to one', undefined, undefined])
      expect(await store.sit('u', 'red', 'cy', null)).toBe(false)
      expect(await store.sit('u', 'red', 'cy', null, 'known to another')).toBe(false)
      expect(await store.sit('u', 'red', 'cy', null, 'known to one')).toBe(true)
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
      const { store, reopen } = await withThree()
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
      expect(await store.begin('t', full, begun, progress(5), 'yes')).toBe(false)
      await store.sit('t', 'blue', 'ben', null)
      expect(await store.begin('t', full, begun, progress(5), 'yes')).toBe(true)
      expect(await store.begin('t', full, header, progress(6), 'yes')).toBe(false)
      expect(await store.stand('t', 'blue', 'ben')).toBe(false)
      expect(await store.removeTable('t')).toBe(false)
      expect(await (await reopen()).table('t')).toMatchObject({ started: 5, header: begun, ...progress(5) })
    })

    test('that has not begun can be taken away, with all that belongs to it', async () => {
      const { store } = await withTwo()
      await store.talk.say('t', { room: 'players', person: 'anna', at: 1, text: 'Hello' })
      await store.talk.setNote('t', 'ben', 'mine')
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
    const { store } = await withThree()
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
      const { store } = await withThree()
      await store.addTable(table('t', 'anna'), SEATS)
      const say = (person: string, room: Room, text: string) => store.talk.say('t', { room, person, at: 1, text })
      const numbers = [say('anna', 'players', 'one'), say('cy', 'lookers', 'two'), say('ben', 'players', '<b>three</b>')]
      expect(await Promise.all(numbers)).toEqual([1, 2, 3])
      const heard = async (rooms: readonly Room[], after = 0, most = 10) =>
        (await store.talk.said('t', rooms, after, most)).map(({ n, name, text }) => [n, name, text])
      expect(await heard(['players'])).toEqual([
        [1, 'ANNA', 'one'],
        [3, 'BEN', '<b>three</b>'],
      ])
      expect(await heard(['lookers'], 2)).toEqual([])
      expect(await heard(['players', 'lookers'], 0, 2)).toEqual([
        [2, 'CY', 'two'],
        [3, 'BEN', '<b>three</b>'],
      ])
      expect(await store.talk.saidBy('cy')).toMatchObject([{ table: 't', n: 2, text: 'two' }])
    })

    test('a note is one person’s own', async () => {
      const { store } = await withThree()
      await store.addTable(table('t', 'anna'), SEATS)
      await store.talk.setNote('t', 'anna', 'first')
      await store.talk.setNote('t', 'anna', 'then')
      expect([await store.talk.note('t', 'anna'), await store.talk.note('t', 'ben')]).toEqual(['then', ''])
      expect(await store.talk.notesBy('anna')).toMatchObject([{ table: 't', text: 'then' }])
    })

    test('somebody is muted or blocked, by one alone and until they say otherwise', async () => {
      const { store } = await withThree()
      await store.people.avoid('anna', 'ben', 'muted')
      await store.people.avoid('anna', 'ben', 'blocked')
      await store.people.avoid('anna', 'cy', 'muted')
      await store.people.avoid('anna', 'cy', null)
      expect(await store.people.avoidedBy('anna')).toEqual([{ person: 'ben', how: 'blocked', name: 'BEN' }])
      expect(await store.people.avoidedBy('ben')).toEqual([])
    })
  })

  describe('moderation', () => {
    test('a report is listed until it is settled, with what was said as it was', async () => {
      const { store } = await withThree()
      const { moderation } = store
      await store.addTable(table('t', 'anna'), SEATS)
      await store.talk.say('t', { room: 'lookers', person: 'ben', at: 1, text: 'rude' })
      expect(await moderation.said('t', 1)).toMatchObject({ person: 'ben', room: 'lookers', text: 'rude' })
      expect(await moderation.said('t', 2)).toBeUndefined()
      const report = { at: 2, reporter: 'anna', person: 'ben', table: 't', n: 1, text: 'rude', reason: 'It is.' }
      await moderation.addReport({ ...report, id: 'one' })
      await moderation.addReport({ ...report, id: 'two', at: 3, n: null, text: null })
      expect([await moderation.deleteSaid('t', 1, 4), await moderation.deleteSaid('t', 1, 4)]).toEqual([true, false])
      expect(await store.talk.said('t', ['lookers'], 0, 9)).toEqual([])
      expect(await moderation.reports(false)).toMatchObject([
        { ...report, id: 'one', reporterName: 'ANNA', personName: 'BEN', settled: null },
        { id: 'two', n: null, text: null },
      ])
      expect([await moderation.settle('one', 5), await moderation.settle('one', 5)]).toEqual([true, false])
      expect((await moderation.reports(false)).map(({ id }) => id)).toEqual(['two'])
      expect((await moderation.reports(true)).map(({ id, settled }) => [id, settled])).toEqual([
        ['one', 5],
        ['two', null],
      ])
      await store.people.deletePerson('ben')
      expect(await moderation.reports(true)).toEqual([])
    })

    test('somebody is shut out or silenced, and what was done is noted in order', async () => {
      const { store } = await withThree()
      const { moderation } = store
      await store.people.addLogin({ person: 'anna', login: 'anni', salt: bytes('s'), hash: bytes('h') })
      expect(await moderation.lastDeed()).toBe(0)
      expect(await moderation.suspend('anna', 'Why.', 1)).toBe(true)
      expect([await moderation.suspend('nobody', '', 1), await moderation.restore('ben', 1)]).toEqual([false, false])
      expect(await moderation.silence('ben', 50, 2)).toBe(true)
      expect((await store.people.personBy(bytes('anna')))?.suspended).toBe('Why.')
      expect([await moderation.suspended('anna'), await moderation.suspended('ben')]).toEqual(['Why.', null])
      expect([await moderation.silencedUntil('anna'), await moderation.silencedUntil('ben')]).toEqual([null, 50])
      for (const who of ['anna', 'Anni', 'ANNA'])
        expect(await moderation.accounts(who)).toEqual([
          { id: 'anna', name: 'ANNA', login: 'anni', suspended: 'Why.', silencedUntil: null },
        ])
      expect(await moderation.restore('anna', 3)).toBe(true)
      expect(await moderation.suspended('anna')).toBeNull()
      expect((await moderation.deeds(1)).map(({ n, what, subject, words }) => [n, what, subject, words])).toEqual([
        [2, 'silence', 'ben', '50'],
        [3, 'restore', 'anna', ''],
      ])
      expect(await moderation.lastDeed()).toBe(3)
    })

    test('a table that was ended stays over, whatever was on its way', async () => {
      const { store } = await withThree()
      await store.addTable(table('t', 'anna'), SEATS)
      expect([await store.moderation.end('t', 7), await store.moderation.end('t', 8)]).toEqual([true, false])
      await store.append(act('t', 1), progress(1))
      expect(await store.table('t')).toMatchObject({ over: true, abandoned: true })
    })
  })

  test('somebody is away for a while', async () => {
    const { store } = await withThree()
    await store.addTable(table('t', 'anna'), SEATS)
    await store.sit('t', 'red', 'anna', null)
    expect(await store.people.awayOf('anna')).toBeNull()
    await store.people.setAway('anna', { from: 1, until: 2_000_000_000_000 })
    expect(await store.people.awayOf('anna')).toEqual({ from: 1, until: 2_000_000_000_000 })
    expect((await store.table('t'))?.seats[0].away).toEqual({ from: 1, until: 2_000_000_000_000 })
  })

  test('of somebody who is deleted a seat without a name is left', async () => {
    const { store } = await withThree()
    await store.addTable(table('t', 'anna'), SEATS)
    await store.sit('t', 'red', 'anna', 'words')
    await store.people.addLogin({ person: 'anna', login: 'anna', salt: bytes('s'), hash: bytes('h') })
    await store.talk.say('t', { room: 'players', person: 'anna', at: 1, text: 'Hello' })
    await store.talk.setNote('t', 'anna', 'mine')
    await store.people.avoid('anna', 'ben', 'muted')
    await store.people.avoid('ben', 'anna', 'blocked')
    await store.people.deletePerson('anna')
    expect(await store.people.personBy(bytes('anna'))).toBeUndefined()
    expect(await store.people.loginBy('anna')).toBeUndefined()
    expect([
      await store.talk.said('t', ['players'], 0, 9),
      await store.talk.notesBy('anna'),
      await store.people.avoidedBy('ben'),
    ]).toEqual([[], [], []])
    expect((await store.table('t'))?.seats[0]).toMatchObject({ person: 'anna', name: '', words: null })
  })

  describe('acts', () => {
    test('are kept in order, with how far the table is', async () => {
      const { store, reopen } = await withThree()
      await store.addTable(table('t', 'anna'), SEATS)
      for (let seq = 1; seq <= 12; seq++) expect(await store.append(act('t', seq), progress(seq))).toBe('stored')
      const again = await reopen()
      expect(await again.acts('t')).toEqual(storedActs('t', 12))
      expect(await again.table('t')).toMatchObject(progress(12))
      expect(await again.acts('none')).toEqual([])
    })

    test('say why a computer did it, if it says so', async () => {
      const { store, reopen } = await open()
      await withPeople(store)
      await store.addTable(table('t', 'anna'), SEATS)
      await store.append({ ...act('t', 1), why: 'Because.' }, progress(1))
      await store.append(act('t', 2), progress(2))
      expect((await (await reopen()).acts('t')).map(({ why }) => why)).toEqual(['Because.', undefined])
    })

    test('the same act is done once, and no two have one number', async () => {
      const { store } = await withThree()
      await store.addTable(table('t', 'anna'), SEATS)
      await store.addTable(table('u', 'anna'), SEATS)
      expect(await store.append(act('t', 1), progress(1))).toBe('stored')
      expect(await store.append(act('t', 2, 'act 1'), progress(2))).toBe('repeated')
      expect(await store.append(act('t', 1, 'other'), progress(2))).toBe('conflict')
      expect(await store.append(act('u', 1), progress(1))).toBe('stored')
      expect(await store.acts('t')).toEqual(storedActs('t', 1))
      expect((await store.table('t'))?.length).toBe(1)
    })

    test('of many at the same moment each gets its own answer', async () => {
      const { store } = await withThree()
      await store.addTable(table('t', 'anna'), SEATS)
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => store.append(act('t', (i % 25) + 1, `act ${i}`), progress(i))),
      )
      expect(answers).toEqual(Array.from({ length: 50 }, (_, i) => (i < 25 ? 'stored' : 'conflict')))
    })

    test('what cannot be written takes nothing along that came at the same moment', async () => {
      const { store, reopen } = await withThree()
      for (const id of ['t', 'u']) await store.addTable(table(id, 'anna'), SEATS)
      const answers = await Promise.allSettled(
        [act('t', 1, 'a'), act('u', 1, 'b'), act('nowhere', 1, 'c'), act('t', 1, 'a'), act('u', 1, 'd'), act('t', 2, 'e')].map(
          (one) => store.append(one, progress(1)),
        ),
      )
      const told = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))
      expect(told).toEqual(['stored', 'stored', 'failed', 'repeated', 'conflict', 'stored'])
      const again = await reopen()
      expect((await again.acts('t')).map(({ id }) => id)).toEqual(['a', 'e'])
      expect((await again.acts('u')).map(({ id }) => id)).toEqual(['b'])
    })
  })
}
