import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedError, pack, unpack } from './packed.ts'

const MOST = 100_000

test('a text comes out as it went in, and its letters need no escaping in an address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), async (text) => {
      const packed = await pack(text)
      expect(packed).toMatch(/^1\.[\w-]*$/)
      expect(await unpack(packed, MOST)).toBe(text)
    }),
  )
})

test('what was cut or changed on its way is refused, whatever it is', async () => {
  const packed = await pack('a record '.repeat(50))
  await expect(unpack(packed.slice(0, -6), MOST)).rejects.toThrow(PackedError)
  await expect(unpack('', MOST)).rejects.toThrow(PackedError)
  await expect(unpack('1.%', MOST)).rejects.toThrow(PackedError)
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
      const read = await unpack(`1.${text}`, MOST).catch((error: unknown) => error)
      expect(typeof read === 'string' || read instanceof PackedError).toBe(true)
    }),
  )
})

test('a short address that holds too much is not unpacked to its end', async () => {
  await expect(unpack(await pack('0'.repeat(MOST + 1)), MOST)).rejects.toThrow('large')
})
