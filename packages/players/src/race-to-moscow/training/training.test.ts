import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../../training.ts'
import { COUNT, FEATURES } from '../features.ts'
import { type Fitted, weightsFrom } from '../judgement.ts'
import { START } from '../start.ts'
import { COLUMNS, playExercise } from './exercises.ts'
import { raceToMoscowTrainer } from './trainer.ts'

const WIDTH = 1 + COLUMNS.length
const FIRST = WIDTH - COUNT
/** Six medals ahead, and the game. */
const MOST = 8
/** How much a row counts. */
const sayOf = (rows: Float64Array, at: number): number =>
  rows.subarray(at * WIDTH + 1, at * WIDTH + 4).reduce((sum, number) => sum + number)
const exercise = (number: number) => ({ seed: 's', round: 0, number, learnt: [] })

describe('an exercise', () => {
  const lessons = [0, 1, 2, 3].map((number) => playExercise(exercise(number)))

  test('is the same game every time', () => {
    expect(playExercise(exercise(1))).toEqual(lessons[1])
    expect(lessons[2]).not.toEqual(lessons[1])
  })

  test('has a row for every turn of whoever learns, with what was seen at its end', () => {
    for (const { rows, results } of lessons) {
      expect(results.length).toBeGreaterThan(6)
      expect(rows).toHaveLength(results.length * WIDTH)
      // In the seat of one army group each; every game has the same say.
      for (let at = 0; at < results.length; at++) expect(sayOf(rows, at) ** 2 * results.length).toBeCloseTo(30)
    }
  })

  test('tells by how much a student fared better than the weights by hand said', () => {
    const [{ rows, results }] = lessons
    const said = (at: number): number =>
      FEATURES.reduce((sum, name, i) => sum + (START[name] * rows[at * WIDTH + FIRST + i]) / 1000, 0)
    const seatOf = (at: number): string => rows.subarray(at * WIDTH + 1, at * WIDTH + 4).join()
    const fared = new Map<string, number>()
    for (const [at, result] of results.entries()) {
      const inTheEnd = (result + said(at)) / sayOf(rows, at)
      // A whole game has one end for each.
      expect(fared.get(seatOf(at)) ?? inTheEnd).toBeCloseTo(inTheEnd)
      fared.set(seatOf(at), inTheEnd)
    }
    const all = [...fared.values()]
    expect(Math.max(...all)).toBeLessThanOrEqual(MOST)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(-MOST)
    expect(Math.max(...all)).toBeGreaterThan(Math.min(...all))
  })
})

/** Games that end better with more of the first feature and worse with more of the second than the weights by hand say. */
function made(count: number): Lesson[] {
  return Array.from({ length: count }, (_, n) => {
    const rows = new Float64Array(WIDTH)
    rows[1 + (n % 3)] = 1
    rows[FIRST] = n & 1 ? 1 : -1
    rows[FIRST + 1] = n & 2 ? 1 : -1
    return { rows, results: Float64Array.of(0.3 + 0.2 * rows[FIRST] - 0.1 * rows[FIRST + 1]) }
  })
}

test('a weight goes half of the way to what came of it, and stays where nothing is known', () => {
  const study = raceToMoscowTrainer.begin('s', [3000])
  for (const lesson of made(3000)) study.add(lesson)
  const text = study.result()
  const weightOf = (name: string): number => Number(new RegExp(`^ {4}'?${name}'?: (.*),$`, 'm').exec(text)?.[1])
  // Held back by a tenth.
  expect(weightOf('score')).toBeCloseTo(START.score + 100 / 1.1, 0)
  expect(weightOf('best rival')).toBeCloseTo(START['best rival'] - 50 / 1.1, 0)
  expect(weightOf('city near')).toBe(START['city near'])
  expect(text).toContain(`contentHash: '${game.contentHash}'`)
  expect(text).toContain('train/s/0/0 to train/s/0/2999')
  expect(text.length).toBeLessThan(100_000)
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
