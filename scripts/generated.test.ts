import { expect, test } from 'vitest'
import { allGenerated, outdated } from './generated.ts'

const packages = await allGenerated()

test.each(packages.filter(({ pages }) => pages !== undefined))(
  'what is written of $name is what `npm run generate` writes',
  ({ pages }) => {
    const files = pages?.() ?? {}
    expect(Object.keys(files).length).toBeGreaterThan(0)
    expect(outdated(files)).toEqual([])
  },
)

test('a file that says something else, or is not there, is found', () => {
  expect(outdated({ 'package.json': '{}', 'no-such-file.md': '' })).toEqual(['package.json', 'no-such-file.md'])
})
