import { expect, test } from 'vitest'
import { lit } from './lit.ts'

test('an area that can be chosen shows its key, though an attack is marked there', () => {
  const choosable = { state: 'legal', key: '2', hot: false } as const
  expect(lit(undefined, choosable)).toEqual(choosable)
  expect(lit({ state: 'pending' }, choosable)).toEqual(choosable)
  expect(lit({ state: 'selected' }, choosable)).toEqual(choosable)
})

test('an area that several choices name shows no single key, and stands out if one of them does', () => {
  const one = { state: 'legal', key: '2', hot: false } as const
  expect(lit(one, { state: 'legal', key: '3', hot: true })).toEqual({ state: 'legal', key: undefined, hot: true })
  expect(lit({ ...one, hot: true }, one)).toEqual({ state: 'legal', key: undefined, hot: true })
})
