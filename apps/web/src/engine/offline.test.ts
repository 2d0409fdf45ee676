import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { opened } from './talking.kit.ts'

vi.mock('@railhead/race-to-moscow/reading', () => {
  throw new Error('there is no network')
})

test('a game whose other half does not come is played on, without bills', async () => {
  const { ask } = await opened()
  const asked = (await ask('choose', { question: 0, index: 0 })).snapshot?.asked
  expect(asked?.decision.choices.length).toBeGreaterThan(0)
  expect(asked?.bills.flat()).toEqual([])
})
