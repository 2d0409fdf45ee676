import { signal } from '@preact/signals'
import type { LogLine, Snapshot } from '@railhead/host'
import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

const table = () => ({
  client: { opening: async () => ['Armies race east.'] },
  // Only what the note asks for.
  story: {
    latest: signal({ viewer: 'white' } as unknown as Snapshot | undefined),
    log: signal<readonly LogLine[]>([]),
  },
})
const said = { n: 1, choice: 1, seat: 'white', turn: 1, text: '', event: { type: 'x' } }

test('it is told, and once closed it stays closed wherever it is shown again', async () => {
  const one = table()
  openingOf(one)
  await Promise.resolve()
  expect(openingOf(one).lines.value).toEqual(['Armies race east.'])
  openingOf(one).close()
  expect(openingOf(one).lines.value).toEqual([])
  await Promise.resolve()
  expect(openingOf(one).lines.value).toEqual([])
})

test('the first choice of one’s own ends it, that of another does not', async () => {
  const one = table()
  const { lines } = openingOf(one)
  await Promise.resolve()
  one.story.log.value = [{ ...said, by: 'gray' }]
  expect(lines.value).toHaveLength(1)
  one.story.log.value = [{ ...said, by: 'white' }]
  expect(lines.value).toEqual([])
})
