import { expect, test } from 'vitest'
import { bridges, endsOf } from './front.ts'

test('the ends of a border', () => {
  expect(endsOf('M100-20l0 80-30 5')).toEqual([
    [100, -20],
    [70, 65],
  ])
  expect(endsOf('')).toBeUndefined()
})

test('loose ends are joined to the nearest, ends that meet are not', () => {
  const first = 'M0 0l0 100'
  const meets = 'M0 100l50 50'
  const beyond = 'M150 250l0 100'
  const far = 'M5000 5000l10 0'
  expect(bridges([first, meets, beyond, far])).toBe('M50 150L150 250')
  expect(bridges([first, meets])).toBe('')
})

test('a piece is never bent back on itself', () => {
  expect(bridges(['M0 0l100 0'])).toBe('')
})
