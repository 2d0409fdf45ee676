import { expect, test } from 'vitest'
import { aimsInWords } from './bot-tables.ts'

test('what the bot is after: first what the last card calls for, then its priorities of the year', () => {
  expect(aimsInWords('axis', 1942, 'aggressive', [])).toBe('take Rostov, Maikop, Stalingrad, Grozny, Baku')
  expect(aimsInWords('axis', 1944, 'defensive', [72])).toMatch(/^fall back to Victory Points; then dig in at /)
  expect(aimsInWords('axis', 1941, 'aggressive', [54])).toMatch(/^take Leningrad; then hold Tallin, /)
})
