import { describe, expect, test } from 'vitest'
import { hashOf } from './hash.ts'

describe('the hash of plain data', () => {
  test('is the SHA-256 of its canonical text', () => {
    expect(hashOf(null)).toBe('74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b')
  })

  test('does not depend on the order of keys, but on every value', () => {
    expect(hashOf({ a: 1, b: [2, 3] })).toBe(hashOf({ b: [2, 3], a: 1 }))
    expect(hashOf({ a: 1, b: [2, 3] })).not.toBe(hashOf({ a: 1, b: [3, 2] }))
  })
})
