import { chacha20 } from '@noble/ciphers/chacha.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KEY_WORDS, keystreamWord } from './chacha.ts'

const NO_DATA = new Uint8Array(64)

/** The same word from a library that does it byte by byte. */
function referenceWord(key: Uint32Array, stream: number, n: number): number {
  const bytes = Uint8Array.from({ length: 4 * KEY_WORDS }, (_, i) => key[i >> 2] >>> (8 * (i & 3)))
  const nonce = Uint8Array.of(stream, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  const block = chacha20(bytes, nonce, NO_DATA, undefined, Math.floor(n / 16))
  return new DataView(block.buffer, block.byteOffset).getUint32(4 * (n % 16), true)
}

const key = fc.uint32Array({ minLength: KEY_WORDS, maxLength: KEY_WORDS })
const draw = fc.record({ key: fc.nat(2), stream: fc.nat(255), n: fc.oneof(fc.nat(70), fc.nat(0x7fffffff)) })

test('words are those of ChaCha20, whatever was asked before', () => {
  const keys = fc.array(key, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(keys, fc.array(draw, { maxLength: 20 }), (known, draws) => {
      for (const { key, stream, n } of draws)
        expect(keystreamWord(known[key], stream, n)).toBe(referenceWord(known[key], stream, n))
    }),
    { seed: 8439 },
  )
})

test('a key that is changed in place is another key', () => {
  const changing = new Uint32Array(KEY_WORDS)
  const before = keystreamWord(changing, 1, 5)
  changing[3] = 1
  expect(keystreamWord(changing, 1, 5)).toBe(referenceWord(changing, 1, 5))
  expect(keystreamWord(changing, 1, 5)).not.toBe(before)
})
