import type { Choice } from '@railhead/table'
import { expect, test } from 'vitest'
import { nearestAmounts } from './nearest.ts'

const goods = (fuel: number, ammo: number, food: number): Choice => ({ fuel, ammo, food })

test('as much of the wanted amounts as is listed, and nothing beside them', () => {
  const listed = [goods(1, 0, 0), goods(2, 1, 0), goods(2, 2, 0), goods(2, 1, 1), goods(0, 0, 4)]
  expect(nearestAmounts(goods(3, 1, 0), listed)).toEqual(goods(2, 1, 0))
})

test('something else, but no more of it, where nothing of them is left', () => {
  expect(nearestAmounts(goods(3, 0, 0), [goods(0, 1, 0), goods(0, 2, 1), goods(0, 3, 1)])).toEqual(goods(0, 2, 1))
})

test('nothing where there is nothing, and never for other answers', () => {
  expect(nearestAmounts(goods(3, 0, 0), [goods(0, 0, 0), { done: true }])).toBeUndefined()
  expect(nearestAmounts({ vehicle: 'train', from: 'a', to: 'b' }, [{ vehicle: 'train', from: 'b', to: 'c' }])).toBeUndefined()
  expect(nearestAmounts({ card: 95 }, [{ card: 95, target: 'riga' }])).toBeUndefined()
})

test('one is enough, and one that is wanted counts more than any number of others', () => {
  expect(nearestAmounts(goods(0, 1, 0), [goods(1, 0, 0)])).toEqual(goods(1, 0, 0))
  expect(nearestAmounts(goods(2, 0, 0), [goods(1, 0, 0), goods(0, 2, 0)])).toEqual(goods(1, 0, 0))
  expect(nearestAmounts(goods(1, 1, 0), [goods(1, 0, 1), goods(0, 0, 1)])).toEqual(goods(0, 0, 1))
  expect(
    nearestAmounts(goods(1, 0, 0), [
      { fuel: 1, ammo: 0 },
      { fuel: 1, ammo: 0, food: 'none' },
    ]),
  ).toBeUndefined()
})

test('an answer without amounts, or with a word among them, is near to none', () => {
  expect(nearestAmounts({}, [{}])).toBeUndefined()
  expect(nearestAmounts({ fuel: 2, to: 'riga' }, [{ fuel: 1, to: 'riga' }, goods(1, 0, 0)])).toBeUndefined()
  expect(nearestAmounts({ fuel: 2, to: '9' }, [{ fuel: 1, to: 1 }])).toBeUndefined()
})
