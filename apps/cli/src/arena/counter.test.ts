import { ostkrieg } from '@railhead/ostkrieg'
import { completeOptions } from '@railhead/table'
import { expect, test } from 'vitest'
import { Counter } from './counter.ts'

const counted = (winners: readonly (readonly string[])[], options = {}) => {
  const bout = {
    game: ostkrieg,
    options: completeOptions(ostkrieg.options, options),
    seed: 's',
    player: 'a',
    rival: 'b',
    test: undefined,
  }
  const counter = new Counter(bout)
  winners.forEach((winning, number) => {
    const outcome = { winners: winning, reason: winning.length === 0 ? 'draw' : 'marginal-victory', scores: {}, detail: {} }
    counter.add({ played: { number, outcome, choices: 1, thoughts: [] } })
  })
  return counter.tally()
}

test('a win counts for who sat there, and a draw half for either', () => {
  // The measured player has the seats in turn.
  expect(counted([['axis'], ['axis'], []]).wins).toBe(1.5)
  expect(counted([['axis'], ['axis'], []]).bySeat).toEqual({ axis: 2 })
  expect(counted([[], []]).wins).toBe(1)
})

test("against the booklet's bot, which is no player, a draw is no win", () => {
  expect(counted([['axis'], [], ['soviet']], { bot: 'soviet' }).wins).toBe(1)
})
