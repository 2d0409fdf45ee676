import { readFileSync } from 'node:fs'
import { Match, type Position, verifyRecord } from '@railhead/table'
import { expect, test, vi } from 'vitest'
import { outposts } from './outposts/index.ts'

const doc = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')

test('the example in the README is this one, and runs', async () => {
  const example = readFileSync(new URL('example.ts', import.meta.url), 'utf8')
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await import('./example.ts')
  expect(log.mock.calls.at(0)).toEqual(['Red pledged a card.'])
  expect(log.mock.calls.at(-1)).toEqual([
    expect.stringMatching(/^\d+ choices, all legal\. The seed is the one that was promised\. The outcome is right\.$/),
  ])
  log.mockRestore()
})

test('the record in docs/records.md verifies', () => {
  const record = doc('records.md').split('```\n')[1]
  expect(verifyRecord(outposts, record)).toMatchObject({ result: 'verified', commitment: 'kept', choices: 3 })
})

test('the position in docs/positions.md loads, and its die falls as it says', () => {
  const position = doc('positions.md').split('```json\n')[2].split('```')[0]
  const table = Match.fromPosition(outposts, JSON.parse(position) as Position)
  expect(table.choose({ number: 1 }, 'red')).toMatchObject({ ok: true })
  expect(table.log.find(({ event }) => event.type === 'raided')?.event.die).toBe(4)
})
