import type { GameEvent } from '@railhead/table'
import { expect, test } from 'vitest'
import { yearWords } from '../texts/year.ts'
import { beginsPage } from './pages.ts'
import { lastYear, partsOf, pointsByYear } from './year-story.ts'

const over = (year: number, axis: number, soviet: number): GameEvent => ({ type: 'year-over', year, axis, soviet })
const build = (side: string, points: number): GameEvent => ({ type: 'points', side, points })
const events: GameEvent[] = [
  over(1941, 10, 18),
  { type: 'year', year: 1942 },
  build('axis', 9),
  build('soviet', 12),
  { type: 'country-changed', country: 'romania', side: 'soviet' },
  over(1942, 14, 14),
  { type: 'country-out', country: 'italy' },
  { type: 'year', year: 1943 },
  build('axis', 11),
  build('soviet', 13),
  { type: 'bought', side: 'axis', card: 5, left: 6 },
]

test('the end of a year is told with its points, what changed since the year before, its countries and build points', () => {
  expect(lastYear(events)).toEqual({
    year: 1942,
    points: { axis: 14, soviet: 14 },
    before: { axis: 10, soviet: 18 },
    countries: [{ type: 'country-out', country: 'italy' }],
    build: { axis: 11, soviet: 13 },
  })
  expect(lastYear(events.slice(0, 4))?.before).toBeUndefined()
  expect(lastYear([])).toBeUndefined()
})

test('the page begins with the new year, so that the last year ends on the result instead', () => {
  expect(events.filter(beginsPage).length).toBe(2)
  expect(beginsPage(over(1945, 20, 8))).toBe(false)
})

test('build points: the track, less the bid, and what was added', () => {
  expect(partsOf(11, 12, 2)).toEqual({ production: 12, bid: 2, more: 1 })
  expect(partsOf(12, 12, 0)).toEqual({ production: 12, bid: 0, more: 0 })
})

test('the points of all years make the curve', () => {
  expect(pointsByYear(events)).toEqual([
    { year: '1941', axis: 10, soviet: 18 },
    { year: '1942', axis: 14, soviet: 14 },
  ])
})

test('a country that changes sides or leaves the war says what decided it', () => {
  expect(yearWords.changes('Romania', 'Soviets', yearWords.because.romania)).toBe(
    'Romania goes over to the Soviets, who hold Bucharest (9.2).',
  )
  expect(yearWords.leaves('Finland', yearWords.because.finland)).toBe('Finland leaves the war: Helsinki decides it (9.2).')
  for (const country of ['bulgaria', 'italy']) expect(yearWords.because[country]).toMatch(/\w/)
})
