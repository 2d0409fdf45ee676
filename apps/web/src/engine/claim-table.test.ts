import { expect, test } from 'vitest'
import { claimTable } from './claim-table.ts'

test('without locks the first who opens a table plays it, and the next only looks', async () => {
  expect(await claimTable('a')).toBe(true)
  expect(await claimTable('a')).toBe(false)
  expect(await claimTable('a')).toBe(false)
  expect(await claimTable('b')).toBe(true)
})

test('of two who open it at once one plays', async () => {
  expect(await Promise.all([claimTable('c', '1'), claimTable('c', '2')])).toEqual([true, false])
  expect(await Promise.all([claimTable('d', '2'), claimTable('d', '1')])).toEqual([false, true])
})
