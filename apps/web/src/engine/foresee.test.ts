import 'fake-indexeddb/auto'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { fill } from '@railhead/race-to-moscow/staff'
import { type Game, Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { Foresight } from '../table/foresight.ts'
import { TableHost } from './host.ts'
import type { Asked, Snapshot } from './protocol.ts'
import { opened } from './talking.kit.ts'

const game = raceToMoscow as unknown as Game
const person = (name: string) => ({ kind: 'person', name }) as const
const seats = { gray: person('Anna'), white: person('Boris'), brown: person('Clara'), soviet: person('Dora') }

describe('what a choice leads to', () => {
  test.each(['one', 'two', 'three'])('is foreseen as it comes, or not at all where something hidden comes out (%s)', (seed) => {
    const host = new TableHost(
      game,
      Match.open(game, { options: {}, seed }),
      { id: 'x', seats, handover: true },
      { confirmTurn: true },
    )
    host.propose = fill
    let [same, hidden] = [0, 0]
    for (let i = 0; i < 150; i++) {
      const now = host.snapshot()
      if (now.handover !== null) host.take(now.handover)
      else if (now.held) host.confirm()
      if (now.asked === null) continue
      const index = (i * 7) % now.asked.decision.choices.length
      const before = host.record
      const foreseen = host.foresee(index, now.at)
      expect(host.record).toBe(before)
      expect(host.snapshot()).toEqual({ ...now, logFrom: expect.any(Number), lines: [] })
      host.choose(index, now.at)
      if (foreseen === null) {
        hidden++
        expect(host.snapshot().undo.ok).toBe(false)
      } else {
        same++
        expect(JSON.stringify(host.snapshot())).toBe(JSON.stringify(foreseen))
      }
    }
    expect(Math.min(same, hidden)).toBeGreaterThan(3)
  })

  test('an answer that is not there, or of another question, is not foreseen', () => {
    const host = new TableHost(
      game,
      Match.open(game, { options: {}, seed: 'x' }),
      { id: 'x', seats, handover: false },
      { confirmTurn: false },
    )
    expect(host.foresee(999, 0)).toBe(null)
    expect(host.foresee(0, 1)).toBe(null)
    expect(host.foresee(-1, 0)).toBe(null)
  })

  test('the page is spared what it has been told', async () => {
    const { ask } = await opened()
    const foreseen = await ask('foresee', { index: 0, at: 0 })
    expect(foreseen?.at).toBe(1)
    expect(await ask('choose', { index: 0, at: 0 })).toBe(null)
    await ask('undo', {})
    // Told of another one, or before something else was done, it is told all.
    expect((await ask('choose', { index: 0, at: 0 }))?.at).toBe(1)
    await ask('undo', {})
    await ask('foresee', { index: 1, at: 0 })
    expect((await ask('choose', { index: 0, at: 0 }))?.at).toBe(1)
    await ask('undo', {})
    await ask('foresee', { index: 0, at: 0 })
    await ask('setConfirm', { confirmTurn: true })
    expect((await ask('choose', { index: 0, at: 0 }))?.at).toBe(1)
  })
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
    expect(calls).toEqual([['foresee', { index: 2, at: 0 }]])
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
