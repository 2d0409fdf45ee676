import type { Snapshot } from '@railhead/host'
import { expect, test, vi } from 'vitest'
import { opened } from './talking.kit.ts'

test('what is to be stored of a choice is said before it is answered', async () => {
  const { ask, kept, snapshot } = await opened()
  expect(snapshot.at).toBe(0)
  const answered = ask('choose', { question: 0, index: 0 }).then((next) => ({ next, first: kept.slice() }))
  const { next, first } = await answered
  expect(next).toMatchObject({ snapshot: { at: 1 } })
  expect(first).toMatchObject([{ length: 1, gestures: [1], undone: [], question: 1 }])
})

test('a choice that comes twice, or too late, is refused, and the table stays as it is', async () => {
  const { ask, kept } = await opened()
  await ask('choose', { question: 0, index: 0 })
  await expect(ask('choose', { question: 0, index: 0 })).rejects.toThrow(/"code":"stale"/)
  expect(kept).toHaveLength(1)
})

test('a table that another tab plays is only looked at, says so, and is never stored', async () => {
  const { ask, open, kept, stored } = await opened({ kind: 'computer', name: 'Computer', player: 'random' })
  const before = kept.length
  const { readOnly, asked } = await open(stored, true)
  expect([readOnly, asked]).toEqual([expect.stringContaining('open in another tab'), null])
  await expect(ask('choose', { question: 0, index: 0 })).rejects.toThrow()
  expect(kept).toHaveLength(before)
})

test('what computers choose is stored before it is told, choice by choice', async () => {
  const { steps, kept } = await opened({ kind: 'computer', name: 'Computer', player: 'rtm-1' })
  const stored: number[] = []
  const { push } = steps
  steps.push = (...told) => {
    stored.push(kept.at(-1)?.length ?? 0)
    return push.apply(steps, told)
  }
  await vi.waitFor(() => expect(steps.at(-1)?.awaited).toEqual(['white']), { timeout: 60_000 })
  expect(stored).toEqual(steps.map(({ at }) => at))
  expect(steps.map(({ at }) => at)).toEqual(Array.from(steps, (_, i) => i + 1))
})

test('why computers did what they did is told, stored, and there when the table is opened again', async () => {
  const { open, steps, kept, stored } = await opened({ kind: 'computer', name: 'Computer', player: 'rtm-1' })
  const whys = (lines: Snapshot['lines']): string[] => lines.flatMap(({ why }) => why ?? [])
  await vi.waitFor(() => expect(steps.at(-1)?.awaited).toEqual(['white']), { timeout: 60_000 })
  const told = whys(steps.flatMap(({ lines }) => lines))
  expect(told.length).toBeGreaterThan(0)
  expect(kept.at(-1)?.reasons).toHaveLength(told.length)
  expect(whys((await open({ ...stored, ...kept.at(-1) })).lines)).toEqual(told)
})

test('the record of an earlier moment becomes a table of its own', async () => {
  const { ask, stored } = await opened()
  await ask('choose', { question: 0, index: 0 })
  await ask('choose', { question: 1, index: 0 })
  const text = await ask('record', { what: 'record', at: 1 })
  const { seats } = stored
  const branch = await ask('import', { text, title: 'Another way', seats, handover: false })
  expect(branch).toMatchObject({ title: 'Another way', length: 1, seats })
  expect(branch.id).not.toBe(stored.id)
})
