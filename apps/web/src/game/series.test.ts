import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { besideSeries } from '../table/choices.ts'
import {
  butOne,
  everything,
  isComplete,
  isLimited,
  labelOf,
  nothing,
  placesFor,
  type Series,
  startOf,
  stepCount,
  within,
} from './series.ts'

const item = (key: string, most: number, start = 0) => ({ key, name: key, most, start })
const series = (more: Partial<Series> = {}): Series => ({
  items: [item('infantry', 3, 2), item('armor', 2)],
  covers: ({ unit }) => unit !== undefined,
  ways: () => [],
  label: () => '',
  ...more,
})

describe('counting', () => {
  test('begins with what is proposed and stays within what there is', () => {
    expect(startOf(series())).toEqual({ infantry: 2, armor: 0 })
    expect(stepCount(series(), { infantry: 3, armor: 0 }, 'infantry', 1)).toBeUndefined()
    expect(stepCount(series(), { infantry: 3, armor: 0 }, 'armor', -1)).toBeUndefined()
    expect(stepCount(series(), { infantry: 3, armor: 0 }, 'armor', 1)).toEqual({ infantry: 3, armor: 1 })
  })

  test('one more of this is one less of that when no more are wanted', () => {
    const two = series({ total: 2, exactly: true })
    expect(stepCount(two, { infantry: 2, armor: 0 }, 'armor', 1)).toEqual({ infantry: 1, armor: 1 })
  })

  test('stops where no more fit, and begins with no more than that', () => {
    const three = series({ total: 3, items: [item('infantry', 3, 3), item('armor', 2, 2)] })
    expect(startOf(three)).toEqual({ infantry: 3, armor: 0 })
    expect(stepCount(three, { infantry: 2, armor: 1 }, 'armor', 1)).toBeUndefined()
    expect([isLimited(three), isLimited(series())]).toEqual([true, false])
  })

  test('a place takes what can go there, and says so', () => {
    const some = series({
      places: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
      goes: (counts, place) =>
        place === 'a' ? { infantry: 0, armor: 0 } : within(series().items, counts, place === 'b' ? 2 : 9),
      label: ({ infantry, armor }, place) => `${infantry} and ${armor} to ${place}`,
    })
    const counts = { infantry: 3, armor: 1 }
    expect(placesFor(some, counts).map(({ id }) => id)).toEqual(['b', 'c'])
    expect([labelOf(some, counts, 'b'), labelOf(some, counts, 'c')]).toEqual(['2 and 0 to b', '3 and 1 to c'])
    expect(placesFor(some, { infantry: 0, armor: 0 })).toEqual([])
  })

  test('all, all but one, none', () => {
    expect(everything(series())).toEqual({ infantry: 3, armor: 2 })
    expect(everything(series({ total: 4 }))).toEqual({ infantry: 3, armor: 1 })
    expect(butOne(series())).toEqual({ infantry: 2, armor: 2 })
    const mostlyArmor = series({ items: [{ ...item('armor', 3), dear: true }, item('infantry', 1), item('guards', 0)] })
    expect(butOne(mostlyArmor)).toEqual({ armor: 3, infantry: 0, guards: 0 })
    expect(butOne(series({ items: [{ ...item('armor', 3), dear: true }] }))).toEqual({ armor: 2 })
    expect(nothing(series())).toEqual({ infantry: 0, armor: 0 })
  })

  test('is complete with one, or with exactly as many as are asked', () => {
    expect(isComplete(series(), { infantry: 0, armor: 0 })).toBe(false)
    expect(isComplete(series(), { infantry: 1, armor: 0 })).toBe(true)
    const two = series({ total: 2, exactly: true })
    expect(isComplete(two, { infantry: 1, armor: 0 })).toBe(false)
    expect(isComplete(two, { infantry: 1, armor: 1 })).toBe(true)
    // Fewer are there than are asked: all of them.
    expect(isComplete(series({ total: 9, exactly: true }), { infantry: 3, armor: 2 })).toBe(true)
  })
})

test('what the counting stands for has no button of its own', () => {
  const choices: Choice[] = [{ unit: 'GI' }, { entrench: true }, { done: true }]
  const entries = ['infantry', 'entrench', 'stop'].map((label, index) => ({ index, label }))
  expect(besideSeries(series(), entries, choices).map(({ label }) => label)).toEqual(['entrench', 'stop'])
})
