import { type Json, sameJson } from '@railhead/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference } from './comparison.ts'
import { type Delta, fingerprint, withDelta } from './delta.ts'

const json = fc.jsonValue({ maxDepth: 3, noUnicodeString: true }) as fc.Arbitrary<Json>
const small = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    fc.constantFrom<Json>(0, 1, 'a', '', true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('value')),
  ),
})).value
const deltaOf = (before: Json, after: Json | undefined): Delta | undefined => difference(before, after)?.delta
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('what leads from one value to another', () => {
  test.each([
    ['any values', json],
    ['values that are much alike', small],
  ])('leads there, also when it was sent: %s', (_, values) => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const copy = sent(before)
        const found = difference(before, after)
        const delta = found?.delta
        if (delta === undefined) expect(sameJson(before, after)).toBe(true)
        else {
          expect(sameJson(withDelta(before, sent(delta)), after)).toBe(true)
          expect(sameJson(before, after)).toBe(false)
        }
        expect(before).toEqual(copy)
        expect(fingerprint(before) === fingerprint(after)).toBe(delta === undefined)
        expect((fingerprint(before) + (found?.change ?? 0)) >>> 0).toBe(fingerprint(after))
      }),
    )
  })

  test('is short where little is other', () => {
    const board = {
      areas: { riga: { units: '2SI', held: true }, kiev: { units: '1GA' } },
      deck: [1, 2, 3, 4],
      agenda: [{ a: 1 }],
    }
    const changes: [object, Json][] = [
      [{ ...board, areas: { ...board.areas, riga: { units: '1SI', held: true } } }, { areas: { riga: { units: ['1SI'] } } }],
      [{ ...board, areas: { ...board.areas, riga: { units: '2SI' } } }, { areas: { riga: { held: [] } } }],
      [{ ...board, deck: [1, 2, 4] }, { deck: [2, 1, []] }],
      [{ ...board, deck: [1, 2, 3, 4, 5] }, { deck: [4, 0, [5]] }],
      [{ ...board, agenda: [{ a: 2 }] }, { agenda: { 0: { a: [2] } } }],
    ]
    for (const [after, delta] of changes) expect(deltaOf(board, after as Json)).toEqual(delta)
    expect(deltaOf(board, { ...board, deck: undefined })).toEqual({ deck: [] })
    expect(deltaOf([1, 2, 3, 4, 5], [1, 9, 4, 5])).toEqual([1, 2, [9]])
    expect(deltaOf(1, undefined)).toStrictEqual([])
  })

  const PAIRS: [string, Json, Json, Json][] = [
    ['a part is gone', { a: 1, b: 2 }, { a: 1 }, { a: 1 }],
    ['a part is said to be undefined', { a: 1, b: 2 }, { a: 1, b: undefined }, { a: 1 }],
    ['a part that was undefined has come', { a: 1, b: undefined }, { a: 1, b: 2 }, { a: 1, b: 2 }],
    ['a part is other', { a: 'riga' }, { a: 'kiev' }, { a: 'kiev' }],
    ['a part of something in a list is other', [1, { a: 1, b: 2 }, 3], [1, { a: 1, b: 3 }, 3], [1, { a: 1, b: 3 }, 3]],
    ['a part of something in a list is gone', [{ a: 1, b: 2 }], [{ a: 1 }], [{ a: 1 }]],
    ['something smaller', 5, 2, 2],
  ]
  test.each(PAIRS)('leads there, and says by how much the fingerprint is other: %s', (_, before, after, is) => {
    const found = difference(before, after)
    expect(withDelta(before, sent(found?.delta ?? []))).toStrictEqual(is)
    expect(found?.change).toBe((fingerprint(after) - fingerprint(before)) >>> 0)
    // And back.
    expect(difference(after, before)?.change).toBe((fingerprint(before) - fingerprint(after)) >>> 0)
  })

  test.each(['b', 'c', 'd', 'e', 'riga'])('the fingerprint is never below zero, whatever is gone: %s', (key) => {
    expect(difference({ a: 1, [key]: 2 }, { a: 1 })?.change).toBe((fingerprint({ a: 1 }) - fingerprint({ a: 1, [key]: 2 })) >>> 0)
  })

  test('what is undefined is absent, on either side', () => {
    expect(difference({ a: 1, b: undefined }, { a: 1 })).toBeUndefined()
    expect(difference({ a: 1 }, { a: 1, b: undefined })).toBeUndefined()
  })

  test('does not lead from somewhere else', () => {
    expect(() => withDelta('a', { b: [1] })).toThrow()
    expect(() => withDelta({}, [0, 0, [1]])).toThrow()
    expect(() => withDelta([1], [1, 1, []])).toThrow()
  })

  test('is checked by a number on which pages and servers of different age agree', () => {
    const values: Json[] = [
      '',
      'a',
      'riga',
      0,
      1,
      -3,
      2.5,
      true,
      false,
      null,
      [],
      [1, 2],
      [[3], 'b'],
      {},
      { a: 1 },
      { b: [1, null], c: { d: 'e' } },
    ]
    expect(values.map(fingerprint)).toEqual([
      2166136261, 3826002220, 4048136408, 2654435761, 1013904226, 3281063070, 723391356, 13, 17, 11, 19, 739650884, 2313924167,
      19, 2452303192, 69837407,
    ])
  })

  test('and the order of parts does not count', () => {
    expect(fingerprint({ a: 1, b: [1, 2], c: undefined })).toBe(fingerprint({ b: [1, 2], a: 1 }))
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]))
  })
})
