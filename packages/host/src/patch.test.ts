import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesFingerprint, Copied, writePatch } from './patch.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const patchBetween = (before: Uint8Array, after: Uint8Array) => new Copied(before).follow(after)
const bytesOf = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes)

describe('what leads from some bytes to others', () => {
  test('leads there, also when it was sent, and tells how the number that follows from them changes', () => {
    const pair = fc.integer({ min: 0, max: 23 }).chain((length) => {
      const bytes = fc.array(fc.oneof(fc.constantFrom(0, 1), fc.nat(255)), { minLength: length, maxLength: length })
      return fc.tuple(bytes, bytes)
    })
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [before, after] = [Uint8Array.from(one), Uint8Array.from(other)]
        const copied = new Copied(before)
        const found = copied.follow(after)
        expect([copied.fingerprint, copied.follow(after)]).toEqual([bytesFingerprint(after), undefined])
        expect(found === undefined).toBe(one.join() === other.join())
        expect(before).toEqual(Uint8Array.from(one))
        expect((bytesFingerprint(before) + (found?.change ?? 0)) >>> 0).toBe(bytesFingerprint(after))
        expect(writePatch(before, sent(found?.patch ?? []))).toBe(true)
        expect(before).toEqual(after)
      }),
    )
  })

  test('names only what is other, and what lies between if that is shorter', () => {
    const before = bytesOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    expect(patchBetween(before, bytesOf(0, 7, 0, 0, 0, 0, 0, 0, 0, 0))?.patch).toEqual([1, 1, 7])
    expect(patchBetween(before, bytesOf(7, 0, 8, 0, 0, 0, 0, 0, 0, 9))?.patch).toEqual([0, 3, 7, 0, 8, 6, 1, 9])
    expect(patchBetween(before, bytesOf(7, 0, 0, 8, 0, 0, 0, 0, 0, 0))?.patch).toEqual([0, 1, 7, 2, 1, 8])
  })

  test('is noticed where it is too long for the bytes, or ends in the middle', () => {
    expect(writePatch(bytesOf(0, 0), [1, 2, 5, 5])).toBe(false)
    expect(writePatch(bytesOf(0, 0), [0, 2, 5])).toBe(false)
    expect(writePatch(bytesOf(0, 0), [0, 2, 5, 5])).toBe(true)
  })

  test('is checked by a number on which pages and servers of different age agree', () => {
    expect(bytesFingerprint(bytesOf(1, 2))).not.toBe(bytesFingerprint(bytesOf(2, 1)))
    expect([bytesFingerprint(bytesOf(1, 2, 3)), bytesFingerprint(bytesOf(0, 0, 0, 255))]).toEqual([2802362288, 1695079995])
  })
})
