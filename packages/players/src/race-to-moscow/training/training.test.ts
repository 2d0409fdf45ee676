import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../../training.ts'
import { COUNT, FEATURES } from '../features.ts'
import { type Fitted, weightsFrom } from '../judgement.ts'
import { START } from '../start.ts'
import { COLUMNS, playExercise } from './exercises.ts'
import { STEPS } from './steps.ts'
import { subject } from './subject.ts'
import { raceToMoscowTrainer } from './trainer.ts'

const WIDTH = 1 + COLUMNS.length
const FIRST = WIDTH - COUNT
const exercise = (number: number) => ({ seed: 's', round: 0, number, learnt: [] })

describe('an exercise', () => {
  const lessons = [0, 1, 2, 3].map((number) => playExercise(exercise(number)))

  test('is the same game every time', () => {
    expect(playExercise(exercise(1))).toEqual(lessons[1])
    expect(lessons[2]).not.toEqual(lessons[1])
  })

  test('has a row for everybody whose weights were moved, with how it fared', () => {
    for (const { rows, results } of lessons) {
      expect([1, 2, 3]).toContain(results.length)
      expect(rows).toHaveLength(results.length * WIDTH)
      for (const result of results) expect(Math.abs(result)).toBeLessThanOrEqual(1.4)
      // In the seat of one army group each.
      for (let at = 0; at < rows.length; at += WIDTH) expect(rows[at + 1] + rows[at + 2] + rows[at + 3]).toBe(1)
    }
    const three = lessons.find(({ results }) => results.length === 3) as Lesson
    for (let i = FIRST; i < WIDTH; i++) {
      // What one has more, the others have less.
      expect(three.rows[i] + three.rows[WIDTH + i] + three.rows[2 * WIDTH + i]).toBeCloseTo(0)
    }
  })
})

/** Games that are won with more of the first feature and less of the second. */
function made(count: number): Lesson[] {
  return Array.from({ length: count }, (_, n) => {
    const rows = new Float64Array(WIDTH)
    rows[1 + (n % 3)] = 1
    for (let i = 0; i < COUNT; i++) rows[FIRST + i] = (n >> (i % 5)) & 1 ? 1 : -1
    for (let i = 2; i < COUNT; i++) rows[FIRST + i] = 0
    return { rows, results: Float64Array.of(0.3 + 0.02 * rows[FIRST] - 0.2 * rows[FIRST + 1]) }
  })
}

test('a weight is moved to where more is won, but never far from where games were played', () => {
  const study = raceToMoscowTrainer.begin('s', [3000])
  for (const lesson of made(3000)) study.add(lesson)
  const text = study.result()
  const weightOf = (name: string): number => Number(new RegExp(`^ {4}'?${name}'?: (.*),$`, 'm').exec(text)?.[1])
  expect(weightOf('score')).toBeGreaterThan(START.score + 0.4 * STEPS[0])
  expect(weightOf('score')).toBeLessThan(START.score + STEPS[0])
  expect(weightOf('best rival')).toBeCloseTo(START['best rival'] - 1.5 * STEPS[1])
  expect(weightOf('city near')).toBe(START['city near'])
  expect(text).toContain(`contentHash: '${game.contentHash}'`)
  expect(text).toContain('train/s/0/0 to train/s/0/2999')
  expect(text.length).toBeLessThan(100_000)
})

test('what was learnt in a round is where the next one begins', () => {
  const gains = new Float64Array(COLUMNS.length)
  gains[COLUMNS.indexOf('areas')] = 0.01
  const once = subject.learnt([gains], [1], [])
  const twice = subject.learnt([gains], [1], [once])
  const step = STEPS[FEATURES.indexOf('areas')]
  expect(once.weights.areas).toBeCloseTo(START.areas + step / 3, 1)
  expect(twice.weights.areas).toBeCloseTo(START.areas + (2 * step) / 3, 1)
})

test('weights that belong to other rules, another content or other features are refused, with the command that makes new ones', () => {
  const fitted: Fitted = { rulesVersion: game.rulesVersion, contentHash: game.contentHash, weights: START }
  expect(weightsFrom(fitted)).toBe(START)
  const anew = /fitted anew: railhead train race-to-moscow/
  expect(() => weightsFrom({ ...fitted, rulesVersion: '0' })).toThrow(anew)
  expect(() => weightsFrom({ ...fitted, contentHash: 'other' })).toThrow(anew)
  const { areas, ...fewer } = START
  expect(() => weightsFrom({ ...fitted, weights: fewer as typeof START })).toThrow(/differ in "areas"/)
  expect(() => weightsFrom({ ...fitted, weights: { ...START, luck: areas } as typeof START })).toThrow(/differ in "luck"/)
})
