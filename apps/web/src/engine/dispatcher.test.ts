import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { loadGame } from '../store/games.ts'
import { Dispatcher } from './dispatcher.ts'
import type { CallName, Calls, Reply, Snapshot } from './protocol.ts'

afterEach(() => vi.restoreAllMocks())

/** A page that talks to its engine: what it is told by itself is collected. */
function page() {
  const steps: Snapshot[] = []
  let calls = 0
  let answered: (reply: Reply) => void = () => {}
  const dispatcher = new Dispatcher((reply) => ('step' in reply ? steps.push(reply.step) : answered(reply)))
  const ask = <K extends CallName>(name: K, given: Calls[K]['ask']): Promise<Calls[K]['answer']> =>
    new Promise((resolve, reject) => {
      answered = (reply) => {
        if ('ok' in reply && reply.ok) resolve(reply.answer as Calls[K]['answer'])
        else reject(new Error(JSON.stringify(reply)))
      }
      void dispatcher.hear({ call: ++calls, name, ask: given })
    })
  return { ask, steps }
}

async function opened() {
  const { ask, steps } = page()
  const person = { kind: 'person', name: 'You' } as const
  const seats = { gray: person, white: person, brown: person, soviet: person }
  const game = { game: 'race-to-moscow', title: 'Test', options: {}, seed: 'kept', seats, handover: false }
  const id = await ask('create', game)
  return { ask, steps, id, snapshot: await ask('open', { id, confirmTurn: false }) }
}

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
