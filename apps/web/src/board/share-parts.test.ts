import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareParts } from './share-parts.ts'

describe('sharing the parts that did not change', () => {
  it('gives the earlier object back when nothing changed', () => {
    const before = { areas: { a: { held: 'x' } }, tokens: [{ id: 1 }] }
    expect(shareParts(before, structuredClone(before))).toBe(before)
  })

  it('keeps what is the same and takes what is new', () => {
    const before = { areas: { a: { held: 'x' }, b: { held: 'y' } }, tokens: [{ id: 1 }, { id: 2 }] }
    const after = shareParts(before, { areas: { a: { held: 'x' }, b: { held: 'z' } }, tokens: [{ id: 1 }] })
    expect(after).toEqual({ areas: { a: { held: 'x' }, b: { held: 'z' } }, tokens: [{ id: 1 }] })
    expect(after.areas.a).toBe(before.areas.a)
    expect(after.areas.b).not.toBe(before.areas.b)
    expect(after.tokens[0]).toBe(before.tokens[0])
  })

  it('tells a missing part from an undefined one', () => {
    const before: Record<string, unknown> = { a: undefined, c: 1 }
    const after: Record<string, unknown> = { b: undefined, c: 1 }
    expect(Object.keys(shareParts(before, after))).toEqual(['b', 'c'])
  })

  it('takes a name for a name, even one that every object answers to', () => {
    const after = JSON.parse('{ "__proto__": { "a": 1 }, "toString": 2, "c": 3 }')
    expect(Object.entries(shareParts({ c: 4 }, after))).toEqual(Object.entries(after))
  })

  it('never changes the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(shareParts<unknown>(before, structuredClone(after))).toEqual(after)
      }),
    )
  })
})
