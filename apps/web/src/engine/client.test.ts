import type { Snapshot } from '@railhead/host'
import { expect, test } from 'vitest'
import type { KeptState } from '../store/model.ts'
import { Engine } from './client.ts'
import type { Reply } from './protocol.ts'

test('nothing that comes of a choice is told before the choice is stored', async () => {
  const worker = { postMessage: () => {}, onmessage: null } as unknown as Worker // only what the page uses of it
  const engine = new Engine(worker)
  const say = (data: Reply) => worker.onmessage?.({ data } as MessageEvent)
  const told: string[] = []
  const written: (() => void)[] = []
  engine.onKeep = ({ length }) =>
    new Promise<void>((resolve) => written.push(resolve)).then(() => void told.push(`${length} stored`))
  engine.onStep = ({ at }) => told.push(`step ${at}`)
  void engine.ask('undo', { question: 1 }).then(() => told.push('answer'))

  say({ keep: { length: 1 } as KeptState })
  say({ call: 1, ok: true, answer: null })
  say({ keep: { length: 2 } as KeptState })
  say({ step: { at: 2 } as Snapshot })
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual([])
  for (const write of written) {
    write()
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(told).toEqual(['1 stored', 'answer', '2 stored', 'step 2'])
})
