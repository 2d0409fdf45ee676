import { expect, test } from 'vitest'
import { claimTable } from './claim-table.ts'

test('without locks the first who opens a table plays it, and the next only looks until it is let go', async () => {
  const letGo = await claimTable('a')
  expect(letGo).toBeTypeOf('function')
  expect(await claimTable('a')).toBeUndefined()
  expect(await claimTable('a')).toBeUndefined()
  expect(await claimTable('b')).toBeTypeOf('function')
  letGo?.()
  expect(await claimTable('a')).toBeTypeOf('function')
})

test('of two who open it at once one plays', async () => {
  const whoPlays = async (...claims: ReturnType<typeof claimTable>[]) =>
    (await Promise.all(claims)).map((letGo) => letGo !== undefined)
  expect(await whoPlays(claimTable('c', '1'), claimTable('c', '2'))).toEqual([true, false])
  expect(await whoPlays(claimTable('d', '2'), claimTable('d', '1'))).toEqual([false, true])
})
