import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Line, LineCutter } from './lines.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function cut(chunks: readonly Uint8Array[], longest = 1000): Line[] {
  const cutter = new LineCutter(longest)
  return [...chunks.flatMap((chunk) => [...cutter.push(chunk)]), ...cutter.end()]
}

describe('cutting bytes into lines', () => {
  test('however the bytes arrive, the lines are the same', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }), fc.array(fc.nat(200)), (lines, cuts) => {
        const texts = lines.map((line) => line.replaceAll('\n', ' ').replace(/^\uFEFF/, ''))
        const all = bytes(texts.map((line) => `${line}\n`).join(''))
        const at = [0, ...cuts.filter((cut) => cut < all.length).sort((a, b) => a - b), all.length]
        const chunks = at.slice(1).map((end, i) => all.slice(at[i], end))
        expect(cut(chunks)).toEqual(texts.map((text) => ({ text })))
      }),
    )
  })

  test('the last line needs no newline', () => {
    expect(cut([bytes('a\nb')])).toEqual([{ text: 'a' }, { text: 'b' }])
    expect(cut([bytes('a\n')])).toEqual([{ text: 'a' }])
  })

  test('bytes that are no text spoil their own line only', () => {
    expect(cut([new Uint8Array([0xff, 0xfe, 10]), bytes('{}\n')])).toEqual([{ problem: 'bad-utf8' }, { text: '{}' }])
    // The first byte of a two-byte letter, then the end of the input.
    expect(cut([new Uint8Array([0xc3])])).toEqual([{ problem: 'bad-utf8' }])
  })

  test('a line that is too long is told once, and the next one is read', () => {
    const long = bytes('x'.repeat(400))
    expect(cut([long, long, long, bytes('\nnext\n')])).toEqual([{ problem: 'line-too-long' }, { text: 'next' }])
    expect(cut([bytes(`${'x'.repeat(1000)}\n${'x'.repeat(1001)}\n`)])).toEqual([
      { text: 'x'.repeat(1000) },
      { problem: 'line-too-long' },
    ])
  })
})
