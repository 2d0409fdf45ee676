import { describe, expect, test } from 'vitest'
import { act, progress, SEATS, table, withPeople } from './store.kit.ts'
import type { Store } from './store.ts'

/** What every store does with the keys of people's devices, and where computers are waited for. */
export function checkPasskeys(open: () => { readonly store: Store } | Promise<{ readonly store: Store }>): void {
  const people = async (): Promise<Store> => {
    const { store } = await open()
    await withPeople(store)
    return store
  }

  describe('passkeys', () => {
    const key = (id: string, person: string, created = 1) => ({
      ...{ id, person, publicKey: new Uint8Array([1, 2, 255]), counter: 0, label: 'a browser', created, used: null },
    })

    test('belong to one each, and are known by their names until they are removed', async () => {
      const { passkeys } = await people()
      expect(await passkeys.add(key('two', 'anna', 2))).toBe(true)
      expect(await passkeys.add(key('one', 'anna'))).toBe(true)
      expect(await passkeys.add(key('one', 'ben'))).toBe(false)
      expect((await passkeys.of('anna')).map(({ id }) => id)).toEqual(['one', 'two'])
      await passkeys.used('one', 7, 99)
      const one = await passkeys.by('one')
      expect(one).toMatchObject({ person: 'anna', counter: 7, used: 99 })
      expect([...(one?.publicKey ?? [])]).toEqual([1, 2, 255])
      await passkeys.remove('ben', 'one')
      await passkeys.remove('anna', 'two')
      expect((await passkeys.of('anna')).map(({ id }) => id)).toEqual(['one'])
    })

    test('what is to be signed is answered once, in time, and by the one who was asked', async () => {
      const { passkeys } = await people()
      await passkeys.challenge('hers', 'anna', 100, 1)
      await passkeys.challenge('anybody', null, 100, 1)
      expect(await passkeys.answered('hers', 'ben', 50)).toBe(false)
      expect(await passkeys.answered('hers', null, 50)).toBe(false)
      expect(await passkeys.answered('anybody', 'anna', 50)).toBe(false)
      expect(await passkeys.answered('hers', 'anna', 100)).toBe(false)
      expect(await passkeys.answered('anybody', null, 99)).toBe(true)
      expect(await passkeys.answered('anybody', null, 99)).toBe(false)
      // With the next one those that are over are forgotten.
      await passkeys.challenge('later', null, 300, 200)
      expect(await passkeys.answered('hers', 'anna', 50)).toBe(false)
    })
  })

  test('computers are waited for where one of them is to choose in a game that goes on', async () => {
    const store = await people()
    const seats = SEATS.map((seat) => (seat.player === null ? { ...seat, person: 'anna' } : seat))
    for (const id of ['person', 'computer', 'over', 'waits']) {
      await store.addTable(table(id, 'anna'), seats)
      if (id !== 'waits') await store.begin(id, seats, table(id, 'anna').header, { ...progress(0), turn: ['green'] }, 'yes')
    }
    expect([...(await store.computers.awaited())].sort()).toEqual(['computer', 'over', 'person'])
    await store.append(act('person', 1), progress(1))
    await store.append(act('over', 1), { ...progress(1), over: true, turn: [] })
    expect(await store.computers.awaited()).toEqual(['computer'])
  })
}
