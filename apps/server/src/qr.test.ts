import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { whereOthersJoin } from './joining.ts'
import { inBlocks, qrOf } from './qr.ts'

const known: [string, number, string][] = [
  ['http://a/', 21, '2e609031684413ec'],
  ['http://192.168.178.23:4141/', 25, 'faa3ce33346fa7f6'],
  ['http://192.168.178.23:4141/join/abcdef0123456789', 29, '242ecc484b292f49'],
  [`https://railhead.example/${'x'.repeat(45)}`, 33, '908463528cdfd4ee'],
]

/** Each was read back from its picture by a reader of QR codes. */
test.each(known)('%s', (text, size, hash) => {
  const modules = qrOf(text)
  expect(modules?.length).toBe(size)
  expect(modules?.every((row) => row.length === size)).toBe(true)
  expect(createHash('sha256').update(JSON.stringify(modules)).digest('hex').slice(0, 16)).toBe(hash)
})

test('a text that is too long has none', () => {
  expect(qrOf('x'.repeat(106))).toBeDefined()
  expect(qrOf('x'.repeat(107))).toBeUndefined()
})

test('whoever opens a server to the network is told where others find it, with a code for the first address', () => {
  const elsewhere = ['http://192.0.2.7:4141/', 'http://198.51.100.1:4141/']
  const [one, two, code, ...more] = whereOthersJoin({ elsewhere }, undefined)
  expect([one, two]).toEqual(elsewhere.map((address) => `Others on the network find it at ${address}`))
  expect(code).toBe(inBlocks(qrOf(elsewhere[0]) ?? []))
  expect(code.split('\n')).toHaveLength((25 + 8 + 1) / 2)
  expect(more).toEqual([])
  expect(whereOthersJoin({ elsewhere: [] }, undefined)).toEqual([])
  expect(whereOthersJoin({ elsewhere }, new URL('https://railhead.example'))[0]).toBe(
    'Others find it at https://railhead.example/',
  )
})
