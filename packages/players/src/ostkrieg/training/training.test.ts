import { DONE, type OstkriegState, ostkrieg, STEP } from '@railhead/ostkrieg/inside'
import { Question } from '@railhead/table'
import { expect, test } from 'vitest'
import { playerChance } from '../../player.ts'
import { Sums } from '../../training/sums.ts'
import type { Lesson } from '../../training.ts'
import { COUNT, FEATURES } from '../features.ts'
import { plainJudgement, Spender, Wanderer } from './contestants.ts'
import { playExercise } from './exercises.ts'
import { ostkriegTrainer } from './trainer.ts'

/** The year and the features. */
const WIDTH = 1 + COUNT

const exercise = (number: number) => ({ seed: 's', round: 0, number, learnt: [] })

test('an exercise is the same game every time, and tells years, features and how it ended', () => {
  const lesson = playExercise(exercise(0))
  expect(playExercise(exercise(0))).toEqual(lesson)
  expect(playExercise(exercise(2))).not.toEqual(lesson)
  expect(lesson.rows.length % WIDTH).toBe(0)
  expect(lesson.rows.length).toBeGreaterThan(20 * WIDTH)
  expect([lesson.rows[0], lesson.rows[1]]).toEqual([0, 1])
  // Operation Uranus begins later.
  expect(playExercise(exercise(1)).rows[0]).toBeGreaterThan(0)
  expect(lesson.results).toHaveLength(lesson.rows.length / WIDTH)
  expect(new Set(lesson.results).size).toBe(1)
  expect(Math.abs(lesson.results[0])).toBeLessThan(40)
})

test('somebody who spends at random does so for whole years, in some of them, and plays on otherwise', () => {
  const chance = playerChance('spends')
  const state = ostkrieg.setup({}, 'spends') as OstkriegState
  const asked = new Question().ask(0, STEP['buy-card'], 'action', 1)
  asked.add(DONE)
  const other = 99
  const spender = new Spender({ choose: () => other }, new Wanderer(0, chance, plainJudgement()), chance)
  const bought = Array.from({ length: 40 }, (_, n) => {
    state.year = (n >> 1) % 5
    return spender.choose(state, asked, n)
  })
  expect(new Set(bought)).toEqual(new Set([DONE, other]))
  for (let n = 0; n < bought.length; n += 2) expect(bought[n]).toBe(bought[n + 1])
  asked.ask(0, STEP.react, 'action', 1)
  asked.add(DONE)
  expect(Array.from({ length: 9 }, (_, n) => spender.choose(state, asked, n))).toEqual(new Array(9).fill(other))
})

/** Positions whose result is three times the points of the Axis and one less, with an error that is known. */
function made(count: number): Lesson[] {
  return Array.from({ length: count }, (_, n) => {
    const rows = new Float64Array(WIDTH)
    rows[1] = 1
    rows[1 + FEATURES.indexOf('axis points')] = n % 7
    return { rows, results: Float64Array.of(3 * (n % 7) - 1 + (n % 2 === 0 ? 0.5 : -0.5)) }
  })
}

test('least squares find what the results were made of, and by how much they still miss them', () => {
  const sums = new Sums(COUNT)
  for (const { rows, results } of made(1400)) sums.add(rows, 1, results[0])
  const weights = sums.solve(0.001)
  expect(weights).toHaveLength(COUNT)
  expect(weights[0]).toBeCloseTo(-1, 2)
  expect(weights[FEATURES.indexOf('axis points')]).toBeCloseTo(3, 2)
  expect(weights[FEATURES.indexOf('axis armor')]).toBe(0)
  expect(sums.error(weights)).toBeCloseTo(0.5, 3)
  const before = sums.solve(0.001)
  sums.fade(0.5)
  expect([sums.rows, sums.error(before)]).toEqual([700, expect.closeTo(0.5, 3)])
})

test('a study goes on from its checkpoint as if nothing had happened, and foretells better from game to game', () => {
  const lessons = made(300)
  const whole = ostkriegTrainer.begin('s', [200, 100])
  for (const lesson of lessons) whole.add(lesson)
  let parts = ostkriegTrainer.begin('s', [200, 100])
  for (const [n, lesson] of lessons.entries()) {
    if (n % 70 === 9) parts = ostkriegTrainer.resume(parts.checkpoint())
    expect(parts.next).toMatchObject({ seed: 's', round: n < 200 ? 0 : 1, number: n % 200 })
    parts.add(lesson)
  }
  expect(parts.next).toBeUndefined()
  expect(parts.result()).toBe(whole.result())
  expect(parts.result()).toContain(`rulesVersion: '${ostkrieg.rulesVersion}'`)
  expect(parts.curve.map(({ round, games }) => [round, games])).toEqual([
    [0, 200],
    [1, 100],
  ])
  expect(parts.curve[0].error).toBeLessThan(3)
})

test('what cannot be gone on with is refused in a sentence', () => {
  const study = ostkriegTrainer.begin('s', [2])
  expect(() => study.result()).toThrow('not at its end')
  expect(() => ostkriegTrainer.begin('s', [1, 1, 1, 1])).toThrow('up to 3 rounds')
  expect(() => ostkriegTrainer.resume('{')).toThrow('no checkpoint of a training')
  expect(() => ostkriegTrainer.resume('{"study":"chess"}')).toThrow('no checkpoint of the training of Ostkrieg')
  const other = study.checkpoint().replace(`"rulesVersion":"${ostkrieg.rulesVersion}"`, '"rulesVersion":"0"')
  expect(() => ostkriegTrainer.resume(other)).toThrow('begin it anew')
})
