import { EVENT_SAMPLES } from '@railhead/ostkrieg'
import { SAMPLES } from '@railhead/race-to-moscow'
import { expect, test } from 'vitest'
import { ruleOf as ostkriegRule } from '../../games/ostkrieg/panel/log-rules.ts'
import { book as ostkriegBook } from '../../games/ostkrieg/rules/index.ts'
import { ruleOf as raceRule } from '../../games/race-to-moscow/panel/log-rules.ts'
import { book as raceBook } from '../../games/race-to-moscow/rules/index.ts'
import { sectionOf } from './rules-book.ts'

test.each(['2024', '2021'])('the log of Race to Moscow names rules that can be read, %s', (edition) => {
  const rules = Object.values(SAMPLES)
    .flat()
    .flatMap((event) => raceRule(event, { edition }) ?? [])
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules) expect(sectionOf(raceBook, rule, edition), rule).toBeDefined()
})

test('the log of Ostkrieg names rules that can be read', () => {
  const rules = Object.values(EVENT_SAMPLES).flatMap((event) => ostkriegRule(event, {}) ?? [])
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules) expect(ostkriegBook.sections.map(({ id }) => id)).toContain(rule)
})
