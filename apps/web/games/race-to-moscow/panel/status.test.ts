import { expect, test } from 'vitest'
import { race } from '../texts/texts.ts'
import { medalsFor } from './status.ts'

/** 6 Mech Corps has a medal and 3 ammo, 34 Army 1 ammo. */
const [ELITE, RESERVE] = [70, 40]

test('Soviet cards that were won bring the medals on them, and one for every 3 ammo on the others', () => {
  expect(medalsFor([])).toBe(0)
  expect(medalsFor([ELITE])).toBe(1)
  expect(medalsFor([ELITE, RESERVE, RESERVE])).toBe(1)
  expect(medalsFor([ELITE, RESERVE, RESERVE, RESERVE])).toBe(2)
})

test('medals for cards are said apart from those that can be paid with', () => {
  expect(race.board.medals(1, 0)).toBe('1 medal')
  expect(race.board.medals(2, 3)).toBe('2 medals, and 3 more for Soviet cards won')
})
