import { expect, test } from 'vitest'
import { carriersOf, checkSections, type Section, sectionRows } from './sections.ts'

const SECTIONS: readonly Section[] = [
  { id: '1', title: 'About', rules: false },
  { id: '2', title: 'Turns', rules: true },
  { id: 'old:2', title: 'Turns', rules: true, sameAs: '2' },
]
const OPTIONS = { tag: /\[((?:old:)?\d)\]/g, apart: ['list.ts'], numbers: ['numbers.ts'] }
const FILES = {
  'turn.ts': '// [2] A turn has two actions.',
  'turn.test.ts': "test('[2] two actions', () => {})",
  'numbers.ts': '// [2]',
  'list.ts': '[9]',
  'notes.md': '[9]',
}

test('files are found by their tags, and carry the sections that say the same', () => {
  expect(carriersOf(SECTIONS, FILES, OPTIONS).map(({ rules, tests }) => [rules, tests])).toEqual([
    [[], []],
    [['turn.ts', 'numbers.ts'], ['turn.test.ts']],
    [['turn.ts', 'numbers.ts'], ['turn.test.ts']],
  ])
  expect(sectionRows(carriersOf(SECTIONS, FILES, OPTIONS), 'src').slice(2)).toEqual([
    '| 1 | About | no rule of its own |  |',
    '| 2 | Turns | [turn.ts](src/turn.ts), [numbers.ts](src/numbers.ts) | [turn.test.ts](src/turn.test.ts) |',
    '| 2 | Turns | [turn.ts](src/turn.ts), [numbers.ts](src/numbers.ts) | [turn.test.ts](src/turn.test.ts) |',
  ])
  checkSections(SECTIONS, FILES, OPTIONS)
})

test('a section without a rule or a test fails; a number alone is no rule, a comment in a test is no title', () => {
  expect(() => checkSections(SECTIONS, { ...FILES, 'turn.ts': '' }, OPTIONS)).toThrow('[2] Turns: no rule carries it')
  expect(() => checkSections(SECTIONS, { ...FILES, 'turn.test.ts': "// [2] two\n/** [2] */ test('x')" }, OPTIONS)).toThrow(
    '[2] Turns: no test names it',
  )
})

test('a tag or a twin that no rulebook has fails, and so does a section listed twice', () => {
  expect(() => checkSections(SECTIONS, { ...FILES, 'more.ts': '// [7]' }, OPTIONS)).toThrow(
    'more.ts names [7], which no rulebook has',
  )
  expect(() => checkSections([...SECTIONS, SECTIONS[1]], FILES, OPTIONS)).toThrow('[2] is listed twice')
  const stray: Section = { id: '3', title: 'x', rules: false, sameAs: '4' }
  expect(() => checkSections([...SECTIONS, stray], FILES, OPTIONS)).toThrow('[3] says the same as [4], which is not listed')
})
