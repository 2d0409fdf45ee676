import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

test('the example in the README is this one, and runs', async () => {
  const example = readFileSync(new URL('example.ts', import.meta.url), 'utf8')
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await import('./example.ts')
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^red is asked: /),
    [expect.any(String)],
    'stale: The question has changed. Look at the new one.',
    '0 choices, and the same question has another number: 2',
  ])
  log.mockRestore()
})
