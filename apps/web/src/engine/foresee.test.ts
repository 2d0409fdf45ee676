import type { Asked, Snapshot } from '@railhead/host'
import { describe, expect, test } from 'vitest'
import { Foresight } from '../table/foresight.ts'
import { opened } from './talking.kit.ts'

test('the page is spared what it has been told', async () => {
  const { ask } = await opened()
  const chosen = async (question: number) => (await ask('choose', { question, index: 0 })).snapshot
  const foreseen = await ask('foresee', { question: 0, index: 0 })
  expect(foreseen?.at).toBe(1)
  expect(await chosen(0)).toBe(null)
  await ask('undo', { question: 1 })
  // Told of another one, or before something else was done, it is told all.
  expect((await chosen(2))?.at).toBe(1)
  await ask('undo', { question: 3 })
  await ask('foresee', { question: 4, index: 1 })
  expect((await chosen(4))?.at).toBe(1)
  await ask('undo', { question: 5 })
  await ask('foresee', { question: 6, index: 0 })
  await ask('setConfirm', { confirmTurn: true })
  expect((await chosen(6))?.at).toBe(1)
})

describe('the page', () => {
  const asked = {} as Asked
  const snapshot = { at: 1 } as Snapshot
  const engine = (answer: Promise<Snapshot | null>) => {
    const calls: unknown[] = []
    const ask = (...call: unknown[]) => {
      calls.push(call)
      return answer
    }
    return { calls, ask: ask as never }
  }

  test('asks once about an answer that is pointed at, prepares for it, and knows it of that question alone', async () => {
    const { calls, ask } = engine(Promise.resolve(snapshot))
    const prepared: Snapshot[] = []
    const foresight = new Foresight({ ask }, (one) => prepared.push(one))
    foresight.look(asked, 2, 0)
    foresight.look(asked, 2, 0)
    expect(calls).toEqual([['foresee', { question: 0, index: 2 }]])
    expect(foresight.of(asked, 2)).toBe(null)
    await Promise.resolve()
    expect(foresight.of(asked, 2)).toBe(snapshot)
    expect(foresight.of(asked, 1)).toBe(null)
    expect(foresight.of({} as Asked, 2)).toBe(null)
    expect(prepared).toEqual([snapshot])
    foresight.forget()
    expect(foresight.of(asked, 2)).toBe(null)
  })

  test('does without where the engine does not answer, or says nothing', async () => {
    for (const answer of [() => Promise.resolve(null), () => Promise.reject(new Error('gone'))]) {
      const foresight = new Foresight({ ask: engine(answer()).ask }, () => expect.unreachable())
      foresight.look(asked, 0, 0)
      await new Promise((resolve) => setTimeout(resolve))
      expect(foresight.of(asked, 0)).toBe(null)
    }
  })
})
