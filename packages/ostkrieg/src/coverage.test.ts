import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SECTIONS } from './sections.ts'

/**
 * Which files carry which section of the rulebook: found by tags such as `[8.3.3.1]` in comments and test titles, written
 * to `docs/rulings/ostkrieg-sections.md`, and a failure for every section that has no rule or no test.
 */
const SOURCE = import.meta.dirname
const TABLE = join(SOURCE, '../../../docs/rulings/ostkrieg-sections.md')
const APART = ['sections.ts', 'coverage.test.ts']
/** Naming a number is not enforcing it. */
const NUMBERS = ['rules/numbers.ts']
const TAG = /\[(\d{1,2}(?:\.\d{1,2})+)\]/g

const files = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => name.endsWith('.ts') && !APART.includes(name))
    .map((name) => [
      name,
      new Set([...readFileSync(join(SOURCE, name), 'utf8').matchAll(TAG)].map((match) => match[1] as string)),
    ]),
)
const carriers = (number: string, tests: boolean): string[] =>
  [...files].filter(([name, tags]) => tags.has(number) && name.endsWith('.test.ts') === tests).map(([name]) => name)

describe('every section of the rulebook', () => {
  for (const { number, title, rules } of SECTIONS) {
    if (!rules) continue
    test(`${number} ${title} has a rule and a test`, () => {
      expect(carriers(number, false).filter((name) => !NUMBERS.includes(name))).not.toEqual([])
      expect(carriers(number, true)).not.toEqual([])
    })
  }

  test('every tag names a section', () => {
    const known = new Set(SECTIONS.map(({ number }) => number))
    const unknown = [...files].flatMap(([name, tags]) =>
      [...tags].filter((tag) => !known.has(tag)).map((tag) => `${name}: ${tag}`),
    )
    expect(unknown).toEqual([])
  })

  test('the table in the documents is up to date', () => {
    const cell = (names: readonly string[]): string =>
      names.map((name) => `[${name}](../../packages/ostkrieg/src/${name})`).join(', ') || 'none'
    const rows = SECTIONS.map(({ number, title, rules }) =>
      rules
        ? `| ${number} | ${title} | ${cell(carriers(number, false))} | ${cell(carriers(number, true))} |`
        : `| ${number} | ${title} | no rule of its own | ${cell(carriers(number, true))} |`,
    )
    const text = [
      '# Ostkrieg: where each section of the rulebook lives',
      '',
      'Written by `packages/ostkrieg/src/coverage.test.ts`; it fails when a section has no rule or no test.',
      '',
      '| Section | Title | Rules | Tests |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n')
    let written = ''
    try {
      written = readFileSync(TABLE, 'utf8')
    } catch {
      // Written below for the first time.
    }
    writeFileSync(TABLE, text)
    expect(written).toBe(text)
  })
})
