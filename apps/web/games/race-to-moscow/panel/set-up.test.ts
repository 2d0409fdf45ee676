import { expect, test } from 'vitest'
import { arranged, missing } from './set-up.ts'

const areas = ['brest', 'kovel', 'riga', 'minsk', 'kiev']

test('armor where it is wanted, the rest infantry', () => {
  expect([...arranged(areas, (area) => area === 'riga', { infantry: 9, armor: 9 })]).toEqual(['riga'])
})

test('what the pool does not have of one face becomes the other', () => {
  expect(arranged(areas, () => true, { infantry: 9, armor: 2 }).size).toBe(2)
  const forced = arranged(areas, () => false, { infantry: 3, armor: 9 })
  expect([...forced]).toEqual(['minsk', 'kiev'])
  for (const [pool, wanted] of [
    [{ infantry: 3, armor: 2 }, true],
    [{ infantry: 3, armor: 2 }, false],
  ] as const)
    expect(
      missing(
        areas,
        arranged(areas, () => wanted, pool),
        pool,
      ),
    ).toEqual({ infantry: 0, armor: 0 })
})

test('a draft says how many of which face it is short of', () => {
  expect(missing(areas, new Set(), { infantry: 3, armor: 9 })).toEqual({ infantry: 2, armor: 0 })
  expect(missing(areas, new Set(areas), { infantry: 9, armor: 4 })).toEqual({ infantry: 0, armor: 1 })
})
