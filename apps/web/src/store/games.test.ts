import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteGame, keepGame, listGames, loadGame, onRenamed, renameGame, resetStore } from './games.ts'
import type { StoredGame } from './model.ts'

const game = (id: string, updated: number): StoredGame => ({
  format: 1,
  id,
  game: 'race-to-moscow',
  title: id,
  seats: { gray: { kind: 'person', name: 'Anna' } },
  handover: true,
  record: '{}',
  created: 1,
  updated,
  length: 0,
  over: false,
  turnOf: 'gray',
  summary: '',
})

beforeEach(() => resetStore())

describe('games of this browser', () => {
  test('a store that does not answer is an error before long, and is asked again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest())
    const listed = expect(listGames()).rejects.toThrow('The store of this browser does not answer.')
    await vi.advanceTimersByTimeAsync(10_000)
    await listed
    silent.mockRestore()
    vi.useRealTimers()
    expect(await listGames()).toEqual([])
  })

  test('a game gets another name, and whoever has it open hears of it; what is damaged stays as it is', async () => {
    await keepGame(game('old', 1))
    const heard = new Promise((resolve) => onRenamed((id, title) => resolve({ id, title })))
    await renameGame('old', 'Sunday evening')
    expect(await heard).toEqual({ id: 'old', title: 'Sunday evening' })
    expect(await loadGame('old')).toEqual({ ...game('old', 1), title: 'Sunday evening' })
    await renameGame('nobody', 'x')
    expect(await loadGame('nobody')).toBeUndefined()
  })

  test('several at once, the latest first', async () => {
    await keepGame(game('old', 1))
    await keepGame(game('new', 2))
    expect((await listGames()).map(({ id }) => id)).toEqual(['new', 'old'])
  })
  test('kept again means replaced; deleted means gone', async () => {
    await keepGame(game('a', 1))
    await keepGame({ ...game('a', 5), length: 7 })
    expect(await loadGame('a')).toMatchObject({ length: 7 })
    await deleteGame('a')
    expect(await loadGame('a')).toBeUndefined()
    expect(await listGames()).toEqual([])
  })
  test.each([
    ['nothing', null],
    ['a text', 'game'],
    ['another format', { ...game('x', 1), format: 9 }],
    ['a missing record', { ...game('x', 1), record: undefined }],
    ['seats of nobody', { ...game('x', 1), seats: { gray: 'Anna' } }],
  ])('%s in the place of a game is told as damaged, and the others stay', async (_, raw) => {
    await keepGame(game('good', 1))
    const db = await openDB('railhead')
    await db.put('games', raw, 'x')
    db.close()
    expect(await loadGame('x')).toMatchObject({ damaged: true, id: 'x' })
    expect(await loadGame('good')).toMatchObject({ title: 'good' })
    expect(await listGames()).toHaveLength(2)
  })
})
