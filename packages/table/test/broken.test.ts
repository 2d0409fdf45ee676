import { type Game, Match } from '@railhead/table'
import { checkGame, fuzzGame, PROPERTIES, PropertyError } from '@railhead/table/kit'
import { describe, expect, test } from 'vitest'
import * as choices from './broken/choices.ts'
import { BROKEN } from './broken/index.ts'
import * as machine from './broken/machine.ts'
import { atMostThreeARound } from './broken/machine.ts'
import { CASES } from './outposts/cases.ts'
import { outposts } from './outposts/index.ts'
import type { State } from './outposts/state.ts'

const SETTING = { cases: CASES, invariants: atMostThreeARound, runs: 60 }

describe('the kit names the property that is broken when', () => {
  test.each(BROKEN)('$wrong', ({ game, breaks }) => {
    const error = caught(() => checkGame(game, SETTING))
    expect(error.property).toBe(breaks)
    expect(error.message).toContain(`breaks the property "${breaks}"`)
    expect(error.message).toContain('{"railhead":1,"game":"outposts"')
  })
})

test('the record in the message leads to the defect', () => {
  const [broken] = BROKEN.filter(({ wrong }) => wrong === 'a listed choice throws')
  const { message } = caught(() => checkGame(broken.game, SETTING))
  const record = message.slice(message.indexOf('{"railhead"'))
  expect(record.split('\n').at(-2)).toMatch(/"choice":\{"number":3\}/)
  expect(() => Match.fromRecord(broken.game, record)).toThrow('undefined is not a function')
  expect(Match.fromRecord(outposts, record).length).toBe(record.split('\n').length - 2)
})

describe('bulk play finds, and shortens the way to,', () => {
  const FOUND: [string, Game<State>, RegExp][] = [
    ['a listed choice that throws', choices.throwsAtThree(), /undefined is not a function/],
    ['a listed choice that is refused', choices.refusesThree(), /is listed and refused/],
    ['a question without choices', choices.listsNothing(), /no choice to make/],
    ['a broken invariant', machine.paysTwice(), /points after 1 rounds/],
    ['a game that does not end', machine.neverEnds(), /not over after 24 choices/],
    ['a save that loses something', machine.savesWithoutScores(), /saved and loaded/],
    ['an outcome without a seat', machine.leavesSeatOut(), /no score for red/],
  ]
  test.each(FOUND)('%s', (_, game, reason) => {
    const error = caught(() => fuzzGame(game, { cases: CASES, invariants: atMostThreeARound, actions: 5000 }))
    expect(error.property).toBe('bulk-play')
    expect(error.message).toMatch(reason)
    expect(error.walk.picks.length).toBeLessThanOrEqual(outposts.longestGame)
  })

  test('a walk of the fewest choices that show it', () => {
    const error = caught(() => fuzzGame(choices.throwsAtThree(), { cases: CASES, actions: 5000 }))
    // Everybody pledges, the leader names a target, and stakes three.
    expect(error.walk.picks.length).toBe(error.walk.case.name === 'three players' ? 5 : 4)
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
