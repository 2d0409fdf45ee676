import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepGame, loadGame, onRenamed, renameGame, resetStore } from '../store/games.ts'
import type { KeptState, StoredGame } from '../store/model.ts'
import { Keeper } from './keeper.ts'

const table: StoredGame = {
  format: 1,
  id: 'a',
  game: 'race-to-moscow',
  title: 'Race',
  seats: { gray: { kind: 'person', name: 'Anna' } },
  handover: true,
  record: '{}',
  created: 1,
  updated: 1,
  length: 0,
  over: false,
  turnOf: 'gray',
  summary: '',
}
const after = (length: number) => ({ length, updated: length }) as KeptState

beforeEach(async () => {
  await resetStore()
  await keepGame(table)
})
afterEach(() => vi.restoreAllMocks())

/** What happens from now on, in order: what is written of the table, and whatever else is added. */
function course(): string[] {
  const order: string[] = []
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, game: StoredGame, key) {
    this.transaction.addEventListener('complete', () => order.push(`${game.length} written`))
    return put.call(this, game, key)
  })
  return order
}

test('a choice is kept when it is written; what is chosen meanwhile is written together', async () => {
  const order = course()
  const keeper = new Keeper(table, () => {})
  const keep = (length: number) => keeper.keep(after(length)).then(() => order.push(`${length} kept`))
  const first = keep(1)
  // The next message comes with another task.
  await new Promise((resolve) => setTimeout(resolve))
  await Promise.all([first, keep(2), keep(3)])
  expect(order).toEqual(['1 written', '1 kept', '3 written', '2 kept', '3 kept'])
  await keep(4)
  expect(order.slice(-2)).toEqual(['4 written', '4 kept'])
  await keeper.end()
  expect(await loadGame('a')).toEqual({ ...table, length: 4, updated: 4 })
})

test('whoever leaves has gone when the last choice is written', async () => {
  const order = course()
  const keeper = new Keeper(table, () => {})
  void keeper.keep(after(1))
  await new Promise((resolve) => setTimeout(resolve))
  void keeper.keep(after(2))
  await keeper.end().then(() => order.push('left'))
  expect(order).toEqual(['1 written', '2 written', 'left'])
})

test('a choice that could not be stored is told, and the next one that can be too', async () => {
  const told: boolean[] = []
  const keeper = new Keeper(table, (kept) => told.push(kept))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room left.', 'QuotaExceededError')
  })
  await keeper.keep(after(1))
  await keeper.keep(after(2))
  expect(told).toEqual([false])
  put.mockRestore()
  await keeper.keep(after(3))
  expect(told).toEqual([false, true])
  expect(await loadGame('a')).toMatchObject({ length: 3 })
  await keeper.end()
})

test('a game that is given a name while it is played keeps it with the next choice', async () => {
  const keeper = new Keeper(table, () => {})
  // The word goes round in the order in which pages began to listen.
  const stopListening = await new Promise<() => void>((resolve) => {
    const stop = onRenamed(() => resolve(stop))
    void renameGame('a', 'Sunday evening')
  })
  stopListening()
  await keeper.keep(after(1))
  await keeper.end()
  expect(await loadGame('a')).toMatchObject({ title: 'Sunday evening', length: 1 })
})
