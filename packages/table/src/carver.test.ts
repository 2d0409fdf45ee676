import { expect, test } from 'vitest'
import { Carver } from './carver.ts'

test('fields lie side by side in one block, each at a place its width divides', () => {
  const carve = new Carver(64)
  const fields = [carve.u8(3), carve.u16(2), carve.i8(1), carve.u32(2), carve.i16(1)]
  expect(fields.map((field) => field.byteOffset)).toEqual([0, 4, 8, 12, 20])
  expect(carve.bytes().length).toBe(22)
})

test('fields do not overlap, and one copy of the bytes copies them all', () => {
  const make = () => {
    const carve = new Carver(64)
    return { a: carve.u8(3), b: carve.u32(2), c: carve.i8(2), bytes: carve.bytes() }
  }
  const [from, to] = [make(), make()]
  from.a.fill(255)
  from.b.fill(0xdeadbeef)
  from.c.fill(-1)
  to.bytes.set(from.bytes)
  expect([...to.a, ...to.b, ...to.c]).toEqual([255, 255, 255, 0xdeadbeef, 0xdeadbeef, -1, -1])
})

test('a state that outgrows its limit says so', () => {
  const carve = new Carver(8)
  carve.u8(5)
  expect(() => carve.u32(1)).toThrow('more than its 8 bytes')
})
