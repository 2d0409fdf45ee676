import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, type Json, sameJson } from './json.ts'

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonical({ b: 1, a: [2, { d: null, c: 'x' }] })).toBe('{"a":[2,{"c":"x","d":null}],"b":1}')
  expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(sameJson([1, 2], [2, 1])).toBe(false)
})

test('what is undefined is left out, as JSON does', () => {
  expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true)
})

test('the text reads back as the value it was made from', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value as Json))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
