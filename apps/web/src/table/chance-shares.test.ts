import { expect, test } from 'vitest'
import { sharesOf } from './chance-shares.ts'

test('shares add up to one, also where several can win together', () => {
  expect(sharesOf({ chances: { red: 0.75, blue: 0.75 }, nobody: 0.5 }, ['red', 'blue'])).toEqual([0.375, 0.375, 0.25])
  expect(sharesOf({ chances: { red: 0.5, blue: 0.25 }, nobody: 0.25 }, ['red', 'blue'])).toEqual([0.5, 0.25, 0.25])
  expect(sharesOf({ chances: {}, nobody: 0 }, ['red'])).toEqual([0, 0])
})
