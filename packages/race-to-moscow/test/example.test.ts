import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

test('the example in the README is this one, and runs', async () => {
  const example = readFileSync(join(import.meta.dirname, 'example.ts'), 'utf8')
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await import('./example.ts')
  const said = log.mock.calls.map(([line]) => line)
  log.mockRestore()
  expect(said).toContain('4 Panzergruppe won the combat in Valmiera for 2 ammo.')
  expect(said.at(-1)).toMatch(/^No: .*Tallinn.* \(8\.2\)$/)
})
