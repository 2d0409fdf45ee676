import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SECTIONS } from '../../test/sections.ts'
import { OPTIONS } from '../options.ts'
import { REASONS } from '../reasons.ts'
import { OPTIONS_TEXT } from '../texts/options.ts'

/** `docs/rulings/race-to-moscow.md` must not fall behind the options and reasons that the rules know. */

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/rulings/race-to-moscow.md'), 'utf8').split('\n')
const cells = (line: string): string[] =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1)
const rulings = OPTIONS.options.filter(({ key }) => OPTIONS_TEXT.options[key].group === 'Rulings')

describe('the page of rulings', () => {
  test.each(rulings.map((ruling) => [ruling.key, ruling] as const))(
    '%s stands there with its readings and defaults',
    (key, ruling) => {
      const rows = PAGE.map(cells).filter((row) => row[0] === `\`${key}\``)
      expect(rows.length).toBe(1)
      const row = rows[0] as string[]
      if (ruling.type !== 'choice' || typeof ruling.default === 'string') throw new Error(`${key} does not follow the edition`)
      const { '2024': in2024, '2021': in2021 } = ruling.default.values
      if (in2024 === in2021) {
        expect(row[1]).toBe(`\`${in2024}\``)
        expect(ruling.values.map((value) => `\`${value}\``)).toContain(row[2])
      } else {
        expect(row[1]).toContain(`**\`${in2024}\`**`)
        expect(row[2]).toContain(`**\`${in2021}\`**`)
      }
    },
  )

  test('names no ruling that does not exist', () => {
    const named = PAGE.map(cells).flatMap((row) => /^`(\w+)`$/.exec(row[0] ?? '')?.[1] ?? [])
    expect(named.sort()).toEqual(rulings.map((ruling) => ruling.key).sort())
  })

  test('its numbered rulings are numbered from 1 on, each with all its cells', () => {
    const rows = PAGE.map(cells).filter((row) => /^\d+$/.test(row[0] ?? ''))
    expect(rows.map((row) => Number(row[0]))).toEqual(rows.map((_, index) => index + 1))
    for (const row of rows) expect(row.length, row[0]).toBe(4)
  })

  test('refers only to sections that the rulebooks have', () => {
    const known = new Set(SECTIONS.map((section) => section.id))
    const named = [...PAGE.join(' ').matchAll(/\b(2021|2024) sections? ((?:\d{1,2}(?!\d)(?:\.\d+)?(?:, | and )?)+)/g)]
    const ids = named.flatMap(([, year, list]) =>
      (list as string)
        .split(/, | and /)
        .filter(Boolean)
        .map((number) => `${year}:${number}`),
    )
    expect(ids.length).toBeGreaterThan(150)
    expect(ids.filter((id) => !known.has(id))).toEqual([])
  })
})

test('every refusal and option names a section of its edition', () => {
  const known = new Set(SECTIONS.map((section) => section.id))
  // A reason without a section of its own takes that of the question.
  const reasons = REASONS.flatMap((reason) => [`2024:${reason.in2024}`, `2021:${reason.in2021}`]).filter(
    (id) => !id.endsWith(':'),
  )
  const options = OPTIONS.options.flatMap((option) => ('rule' in option ? [`2024:${option.rule}`] : []))
  expect([...reasons, ...options].filter((id) => !known.has(id))).toEqual([])
})
