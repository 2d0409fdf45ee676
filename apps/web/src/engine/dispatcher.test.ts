import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { loadGame } from '../store/games.ts'
import { opened } from './talking.kit.ts'

afterEach(() => vi.restoreAllMocks())

test('a choice is in the store as soon as it is answered', async () => {
  const { ask, id, snapshot } = await opened()
  expect(snapshot.at).toBe(0)
  const next = await ask('choose', { index: 0, at: 0 })
  expect(next).toMatchObject({ at: 1, kept: true })
  expect(await loadGame(id)).toMatchObject({ length: 1 })
})

test('a choice that could not be stored is told, and the next one that can be too', async () => {
  const { ask, steps, id } = await opened()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room left.', 'QuotaExceededError')
  })
  await ask('choose', { index: 0, at: 0 })
  await vi.waitFor(() => expect(steps.at(-1)).toMatchObject({ at: 1, kept: false, lines: [] }))
  expect(await loadGame(id)).toMatchObject({ length: 0 })
  put.mockRestore()
  await ask('undo', {})
  expect(await loadGame(id)).toMatchObject({ length: 0 })
  expect(await ask('redo', {})).toMatchObject({ at: 1, kept: true })
  expect(await loadGame(id)).toMatchObject({ length: 1 })
})
