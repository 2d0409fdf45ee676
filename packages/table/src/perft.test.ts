import { expect, test } from 'vitest'
import { outposts } from '../test/outposts/index.ts'
import { looseChance } from './chance.ts'
import { perft, perftByChoice } from './perft.ts'
import { playRandomly } from './play.ts'
import { Pool } from './pool.ts'

const start = () => outposts.setup({ rounds: 1 }, 'count')

test('counts legal continuations: three cards each, then a target or a pass, then three stakes', () => {
  const counts = [0, 1, 2, 3, 4].map((depth) => perft(outposts, start(), depth))
  // 3 pledges; 3 x 3; each with one target or a pass; a pass ends the game and counts once, a target has three stakes.
  expect(counts).toEqual([1, 3, 9, 18, 9 + 27])
})

test('leaves the state alone, and is the sum over first choices', () => {
  const state = start()
  const before = state.bytes.slice()
  const byChoice = perftByChoice(outposts, state, 4)
  expect(byChoice.map(({ count }) => count)).toEqual([12, 12, 12])
  expect(state.bytes).toEqual(before)
})

test('random play ends the game, tells each choice, and repeats with the same numbers', () => {
  const play = (limit?: number) => {
    const state = outposts.setup({}, 'play')
    let told = 0
    const made = playRandomly(outposts, state, looseChance(4), limit, () => told++)
    expect(told).toBe(made)
    return { made, state }
  }
  const whole = play()
  expect(outposts.outcome(whole.state)).toBeDefined()
  expect(play().state.bytes).toEqual(whole.state.bytes)
  expect(play(2).made).toBe(2)
})

test('a pool hands memory out again', () => {
  const pool = new Pool(outposts)
  const first = pool.copy(start())
  pool.giveBack(first)
  const other = outposts.setup({}, 'other')
  const second = pool.copy(other)
  expect(second).toBe(first)
  expect(second.bytes).toEqual(other.bytes)
  expect(pool.copy(other)).not.toBe(second)
})
