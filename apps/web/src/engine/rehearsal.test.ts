import { expect, test } from 'vitest'
import { opened } from './talking.kit.ts'

test('a rehearsal leaves the table and what is kept of it as they are', async () => {
  const { ask, kept, steps, snapshot } = await opened()
  const record = await ask('record', { what: 'record' })
  expect(await ask('rehearse', {})).toBe(null)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await ask('record', { what: 'record' })).toBe(record)
  expect(kept).toEqual([])
  await ask('rehearse', {})
  // In the middle of it the person is asked and answers as always.
  const first = (await ask('choose', { question: 0, index: 0 })).snapshot
  expect(first?.at).toBe(1)
  await ask('undo', { question: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(steps).toEqual([])
  expect(await ask('record', { what: 'record' })).toBe(record)
  expect(kept.at(-1)).toMatchObject({ record, length: 0 })
  const again = (await ask('choose', { question: 2, index: 0 })).snapshot
  expect(again).toEqual({ ...first, question: 3, logFrom: again?.logFrom, lines: again?.lines })
  expect(again?.asked).not.toEqual(snapshot.asked)
})

test.each(['race-to-moscow', 'ostkrieg'])('%s can be rehearsed with every preset', async (id) => {
  const { staffOf, wholeGameById } = await import('./registry.ts')
  const { rehearsal } = await import('./rehearsal.ts')
  const game = await wholeGameById(id)
  const staff = await staffOf(id)
  for (const { options } of game.options.presets) expect([...rehearsal(game, options, staff)].length).toBeGreaterThan(8)
})
