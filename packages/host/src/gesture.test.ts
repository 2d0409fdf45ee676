import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { cut, gesture, goesOn, isGesture, lastOf, withOthers } from './gesture.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((area): Choice => ({ area }))
const red = (...choices: Choice[]) => gesture('red', choices)
const blue = (...choices: Choice[]) => gesture('blue', choices)

describe('gestures without the last choices of a seat', () => {
  test('lose whole gestures, and a part of the last that is touched', () => {
    const all = [red(a, b), blue(c), red(d)]
    expect(cut(all, 'red', 0)).toEqual({ rest: all, gone: [], head: [] })
    expect(cut(all, 'red', 1)).toEqual({ rest: [red(a, b), blue(c)], gone: [red(d)], head: [] })
    expect(cut(all, 'red', 2)).toEqual({ rest: [blue(c)], gone: [red(a, b), red(d)], head: [a] })
    expect(cut(all, 'red', 3)).toEqual({ rest: [blue(c)], gone: [red(a, b), red(d)], head: [] })
  })

  test('lose no more than the seat has', () => {
    expect(cut([red(a), blue(b)], 'red', 5)).toEqual({ rest: [blue(b)], gone: [red(a)], head: [] })
  })
})

describe('other choices', () => {
  const fuel = (count: number): Choice => ({ fuel: count })
  test('go on with the same things if only amounts differ, or more comes after them', () => {
    expect(goesOn([a, fuel(1)], [a, fuel(3), b])).toBe(true)
    expect(goesOn([a, fuel(1)], [a])).toBe(false)
    expect(goesOn([a], [b])).toBe(false)
    expect(goesOn([fuel(1)], [{ food: 1 }])).toBe(false)
  })

  test('take the places of those before; what is more is done after them, group by group', () => {
    const taken = cut([red(a), red(b)], 'red', 2)
    expect(withOthers(taken, 'red', [[b], [a, c], [d]])).toEqual([red(b), red(a), red(c), red(d)])
    expect(withOthers(cut([red(a)], 'red', 1), 'red', [[a, b, c]])).toEqual([red(a), red(b, c)])
    expect(withOthers(cut([red(a, b)], 'red', 1), 'red', [[c], [d]])).toEqual([red(a, c), red(d)])
  })
})

describe('the last choices', () => {
  const all = [gesture('red', [a, b], [red(d)]), red(c)]
  test('are all of them, or whole gestures', () => {
    expect(lastOf(all, 3)).toEqual(all)
    expect(lastOf(all, 1)).toEqual([red(c)])
    expect(lastOf(all, 0)).toEqual([])
  })
  test('or a part of one, which stands in the place of nothing any more', () => {
    expect(lastOf(all, 2)).toEqual([red(b), red(c)])
    expect(lastOf([red(a, b, c, d)], 1)).toEqual([red(d)])
  })
})

test('a gesture out of a store is one, however many it stands in the place of, and nothing else is', () => {
  const deep = (levels: number): unknown => (levels === 0 ? red(a) : { ...red(b), instead: [deep(levels - 1)] })
  for (const one of [red(), red(a, b), gesture('blue', [c], [red(d)]), deep(100)]) expect(isGesture(one)).toBe(true)
  const endless: { instead: unknown[] } = { ...red(a), instead: [] }
  endless.instead.push(endless)
  const turning: { area?: unknown } = {}
  turning.area = turning
  for (const other of [2, null, {}, { ...red(a), seat: 1 }, { ...red(a), choices: 'a' }, { ...red(a), choices: [null] }])
    expect(isGesture(other)).toBe(false)
  for (const other of [{ ...red(a), choices: [1] }, { ...red(a), choices: [turning] }, { ...red(a), instead: [1] }, endless])
    expect(isGesture(other)).toBe(false)
})
