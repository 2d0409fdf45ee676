import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RulebookSection } from './content/sections.ts'
import { SECTIONS } from './content/sections.ts'

/**
 * Which files carry which section of the rulebooks: found by tags such as `[2024:8.5]` in comments and test titles, written to
 * `docs/rulings/race-to-moscow-sections.md`, and a failure for every section that has no rule or no test.
 */

const SOURCE = import.meta.dirname
const TABLE = join(SOURCE, '../../../docs/rulings/race-to-moscow-sections.md')
/** Naming a number is not enforcing it: these files are shown, but do not carry a section alone. */
const NUMBERS = ['constants.ts']
/** They name sections without carrying rules. */
const APART = ['content/sections.ts', 'coverage.test.ts']
const TAG = /\[((?:2021|2024):[0-9.]+)\]/g

/** Tags by file, paths relative to the source folder. */
function tagsIn(folder: string): Map<string, Set<string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter((name) => name.endsWith('.ts') && !APART.includes(name))
  return new Map(
    files.map((name) => [
      name,
      new Set([...readFileSync(join(folder, name), 'utf8').matchAll(TAG)].map((match) => match[1] as string)),
    ]),
  )
}

interface Carried {
  readonly section: RulebookSection
  readonly rules: readonly string[]
  readonly tests: readonly string[]
}

function carriedBy(files: ReadonlyMap<string, ReadonlySet<string>>): Carried[] {
  const twin = (id: string): string[] => [
    id,
    ...SECTIONS.filter((section) => section.id === id && section.sameAs).map((section) => section.sameAs as string),
  ]
  return SECTIONS.map((section) => {
    const wanted = twin(section.id)
    const found = [...files].filter(([, tags]) => wanted.some((id) => tags.has(id))).map(([name]) => name)
    return {
      section,
      rules: found.filter((name) => !name.endsWith('.test.ts')),
      tests: found.filter((name) => name.endsWith('.test.ts')),
    }
  })
}

function table(carried: readonly Carried[]): string {
  const link = (name: string): string => `[${name}](../../packages/race-to-moscow/src/${name})`
  const cell = (names: readonly string[]): string => names.map(link).join(', ') || 'none'
  const row = ({ section, rules, tests }: Carried): string => {
    const number = section.id.split(':')[1]
    if (!section.rules) return `| ${number} | ${section.title} | heading | |`
    return `| ${number} | ${section.title} | ${cell(rules)} | ${cell(tests)} |`
  }
  const edition = (year: string): string =>
    [
      `## ${year} rulebook`,
      '',
      '| Section | About | Rules | Tests |',
      '|---|---|---|---|',
      ...carried.filter(({ section }) => section.id.startsWith(year)).map(row),
      '',
    ].join('\n')
  return [
    '# Race to Moscow: sections of the rulebooks and what carries them',
    '',
    'Written by the tests of the package from tags such as `[2024:8.5]` in rules and tests; do not edit. Sections of the 2021 rulebook that say the',
    'same as one of the 2024 rulebook are carried by its files too.',
    '',
    edition('2024'),
    edition('2021'),
  ].join('\n')
}

const files = tagsIn(SOURCE)
const carried = carriedBy(files)

test('the table of sections is written', () => {
  const text = table(carried)
  writeFileSync(TABLE, text)
  expect(readFileSync(TABLE, 'utf8')).toBe(text)
})

test('no file names a section that no rulebook has', () => {
  const known = new Set(SECTIONS.map((section) => section.id))
  const unknown = [...files].flatMap(([name, tags]) =>
    [...tags].filter((tag) => !known.has(tag)).map((tag) => `${name}: [${tag}]`),
  )
  expect(unknown).toEqual([])
})

test('sections are listed once, and say the same as sections that exist', () => {
  const ids = SECTIONS.map((section) => section.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const section of SECTIONS) if (section.sameAs) expect(ids, section.id).toContain(section.sameAs)
})

describe('every section with rules', () => {
  const missing = (part: 'rules' | 'tests'): string[] =>
    carried
      .filter((one) => one.section.rules && one[part].every((name) => NUMBERS.includes(name)))
      .map(({ section }) => `${section.id} ${section.title}`)

  test('is carried by a file of rules', () => expect(missing('rules')).toEqual([]))
  test('is covered by a test', () => expect(missing('tests')).toEqual([]))
})
