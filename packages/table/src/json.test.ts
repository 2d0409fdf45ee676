import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, DEEPEST, faultOf, type Json, JsonError, LONGEST_TEXT, readJson, sameJson } from './json.ts'

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

describe('reading a document', () => {
  const nested = (depth: number, [open, close]: readonly [string, string]): string => open.repeat(depth) + close.repeat(depth)

  test('gives what stands in it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value)
        if (/"(__proto__|constructor|prototype)":/.test(text)) return
        expect(readJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test.each([
    ['lists', ['[', ']']],
    ['objects', ['{"a":', '}']],
  ] as const)('%s are read to a depth and no deeper, however deep they are', (_, brackets) => {
    const text = (depth: number) => nested(depth, brackets).replace('{"a":}', '{}')
    expect(() => readJson(text(DEEPEST))).not.toThrow()
    for (const depth of [DEEPEST + 1, 1_000_000]) expect(() => readJson(text(depth))).toThrow(/more than 64 deep/)
  })

  test.each(['{"__proto__":{}}', '[{"a":{"constructor":1}}]', '{"\\u005f_proto__":1}', '{"prototype":null}'])(
    'a field is not lost because of its name: %s',
    (text) => {
      expect(() => readJson(text)).toThrow(/^no field may be called "(__proto__|constructor|prototype)"\.$/)
    },
  )

  test('texts and objects of endless size are refused', () => {
    expect(() => readJson(`"${'x'.repeat(LONGEST_TEXT)}"`)).toThrow(/longer than 16 MiB/)
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`f${i}`, i]))
    expect(faultOf([many])).toMatch(/has 10001 fields/)
  })

  test('any other text is read or refused with a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        try {
          readJson(text)
        } catch (error) {
          expect(error).toBeInstanceOf(JsonError)
        }
      }),
    )
  })
})
