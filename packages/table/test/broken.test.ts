import { checkGame, PROPERTIES, PropertyError } from '@railhead/table/kit'
import { describe, expect, test } from 'vitest'
import { BROKEN } from './broken/index.ts'
import { atMostThreeARound } from './broken/machine.ts'
import { CASES } from './outposts/cases.ts'
import { outposts } from './outposts/index.ts'

const SETTING = { cases: CASES, invariants: atMostThreeARound, runs: 60 }

describe('the kit names the property that is broken when', () => {
  test.each(BROKEN)('$wrong', ({ game, breaks }) => {
    const error = caught(() => checkGame(game, SETTING))
    expect(error.property).toBe(breaks)
    expect(error.message).toContain(`breaks the property "${breaks}"`)
    expect(error.message).toContain('{"railhead":1,"game":"outposts"')
  })
})

test('every property has a game that breaks it', () => {
  expect(new Set(BROKEN.map(({ breaks }) => breaks))).toEqual(new Set(PROPERTIES.map(({ name }) => name)))
})

test('the game that they are made from breaks none', () => {
  checkGame(outposts, SETTING)
})

function caught(check: () => void): PropertyError {
  try {
    check()
  } catch (error) {
    if (error instanceof PropertyError) return error
    throw error
  }
  throw new Error('the kit found nothing wrong')
}
