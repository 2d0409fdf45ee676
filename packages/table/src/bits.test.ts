import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyBits,
  bitsMeet,
  bitWords,
  clearBit,
  clearBits,
  countBits,
  hasBit,
  listBits,
  lowestBit,
  makeBits,
  nextBit,
  popCount,
  setBit,
} from './bits.ts'
import { Question } from './question.ts'

const SIZE = 110
const numbers = fc.uniqueArray(fc.nat(SIZE - 1))
const bitsOf = (list: readonly number[]) => {
  const bits = makeBits(SIZE)
  for (const n of list) setBit(bits, n)
  return bits
}

test('a bit set behaves like a set', () => {
  fc.assert(
    fc.property(numbers, numbers, (added, removed) => {
      const bits = bitsOf(added)
      const set = new Set(added)
      for (const n of removed) {
        clearBit(bits, n)
        set.delete(n)
      }
      const sorted = [...set].sort((a, b) => a - b)
      expect(listBits(bits)).toEqual(sorted)
      expect(countBits(bits)).toBe(set.size)
      expect(anyBits(bits)).toBe(set.size > 0)
      for (let n = 0; n < SIZE; n++) expect(hasBit(bits, n)).toBe(set.has(n))
      for (let n = 0; n <= SIZE + 40; n++) expect(nextBit(bits, n)).toBe(sorted.find((other) => other >= n) ?? -1)
      const question = new Question()
      question.addBits(bits)
      expect([...question.choices.subarray(0, question.count)]).toEqual(sorted)
      clearBits(bits)
      expect(listBits(bits)).toEqual([])
    }),
  )
})

test('two sets meet when they share a number', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      expect(bitsMeet(bitsOf(a), bitsOf(b))).toBe(a.some((n) => b.includes(n)))
    }),
  )
})

test('words: how many, the lowest, how many are needed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 0xffffffff }), (word) => {
      const digits = word.toString(2)
      expect(popCount(word)).toBe(digits.replaceAll('0', '').length)
      expect(lowestBit(word)).toBe(digits.length - 1 - digits.lastIndexOf('1'))
    }),
  )
  expect([0, 1, 32, 33, 64].map(bitWords)).toEqual([0, 1, 1, 2, 2])
})
