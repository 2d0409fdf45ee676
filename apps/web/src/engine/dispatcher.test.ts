import 'fake-indexeddb/auto'
import type { Snapshot } from '@railhead/host'
import { afterEach, expect, test, vi } from 'vitest'
import { loadGame, onRenamed, renameGame } from '../store/games.ts'
import type { StoredGame } from '../store/model.ts'
import { opened } from './talking.kit.ts'

afterEach(() => vi.restoreAllMocks())

test('a choice is in the store as soon as it is answered', async () => {
  const { ask, id, snapshot } = await opened()
  expect(snapshot.at).toBe(0)
  const next = await ask('choose', { question: 0, index: 0 })
  expect(next).toMatchObject({ snapshot: { at: 1 } })
  expect(await loadGame(id)).toMatchObject({ length: 1, gestures: [1], undone: [], question: 1 })
})

test('whoever leaves has gone when the last choice is stored, and not before', async () => {
  const { ask, leave } = await opened()
  const order: string[] = []
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    this.transaction.addEventListener('complete', () => order.push('stored'))
    return put.apply(this, given)
  })
  await ask('choose', { question: 0, index: 0 })
  await leave().then(() => order.push('left'))
  expect(order).toEqual(['stored', 'left'])
})

test('a choice that could not be stored is told, and the next one that can be too', async () => {
  const { ask, steps, kept, id } = await opened()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room left.', 'QuotaExceededError')
  })
  await ask('choose', { question: 0, index: 0 })
  await vi.waitFor(() => expect(kept).toEqual([false]))
  expect(await loadGame(id)).toMatchObject({ length: 0 })
  put.mockRestore()
  await ask('undo', { question: 1 })
  expect(await loadGame(id)).toMatchObject({ length: 0 })
  expect(await ask('redo', { question: 2 })).toMatchObject({ snapshot: { at: 1 } })
  expect(await loadGame(id)).toMatchObject({ length: 1 })
  expect(kept).toEqual([false, true])
  expect(steps).toEqual([])
})

test('a choice that comes twice, or too late, is refused, and the table stays as it is', async () => {
  const { ask, id } = await opened()
  await ask('choose', { question: 0, index: 0 })
  await expect(ask('choose', { question: 0, index: 0 })).rejects.toThrow(/"code":"stale"/)
  expect(await loadGame(id)).toMatchObject({ length: 1 })
})

test('a game that is given a name while it is played keeps it with the next choice', async () => {
  const { ask, id } = await opened()
  // The word goes round between pages and workers, in the order in which they began to listen.
  const told = new Promise<void>((resolve) => onRenamed(() => resolve()))
  await renameGame(id, 'Sunday evening')
  await told
  await ask('choose', { question: 0, index: 0 })
  expect(await loadGame(id)).toMatchObject({ title: 'Sunday evening', length: 1 })
})

test('what computers choose is stored before it is told', async () => {
  let stored = 0
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, game: StoredGame, key) {
    this.transaction.addEventListener('complete', () => (stored = game.length))
    return put.call(this, game, key)
  })
  const { steps } = await opened({ kind: 'computer', name: 'Computer', player: 'rtm-1' })
  const early: number[] = []
  const { push } = steps
  steps.push = (...told) => {
    for (const { at } of told) if (at > stored) early.push(at)
    return push.apply(steps, told)
  }
  await vi.waitFor(() => expect(steps.at(-1)?.awaited).toEqual(['white']), { timeout: 60_000 })
  expect(early).toEqual([])
  expect(steps.map(({ at }) => at)).toEqual(Array.from(steps, (_, i) => i + 1))
})

test('why computers did what they did is told, stored, and there when the table is opened again', async () => {
  const { ask, steps, id } = await opened({ kind: 'computer', name: 'Computer', player: 'rtm-1' })
  const whys = (lines: Snapshot['lines']): string[] => lines.flatMap(({ why }) => why ?? [])
  await vi.waitFor(() => expect(steps.at(-1)?.awaited).toEqual(['white']), { timeout: 60_000 })
  const told = whys(steps.flatMap(({ lines }) => lines))
  expect(told.length).toBeGreaterThan(0)
  expect(((await loadGame(id)) as StoredGame).reasons).toHaveLength(told.length)
  expect(whys((await ask('open', { id, confirmTurn: false })).lines)).toEqual(told)
})

test('the record of an earlier moment becomes a table of its own', async () => {
  const { ask, id } = await opened()
  await ask('choose', { question: 0, index: 0 })
  await ask('choose', { question: 1, index: 0 })
  const text = await ask('record', { what: 'record', at: 1 })
  const { seats } = (await loadGame(id)) as StoredGame
  const branch = await ask('import', { text, title: 'Another way', seats, handover: false })
  expect(await loadGame(branch)).toMatchObject({ title: 'Another way', length: 1, seats })
  expect(await loadGame(id)).toMatchObject({ length: 2 })
})
