import { looseChance, type Position } from '@railhead/table'
import { expect, test } from 'vitest'
import { ostkrieg as game } from '../game.ts'

const WORLDS = 3000

test("the order of the bot's stack is anybody's guess, its cards are not", () => {
  const state = game.load({
    game: 'ostkrieg',
    board: 'listed',
    year: 1943,
    turn: 'axis',
    options: { bot: 'axis' },
    cards: { axis: { hand: [6, 7, 8, 9] }, soviet: { hand: [56] } },
    bot: { personality: 'balanced', stack: [9, 6, 7, 8] },
  } as Position)
  const cards = [...state.stack.subarray(0, state.stackCount)].sort((a, b) => a - b)
  expect(cards.length).toBeGreaterThan(2)
  const random = looseChance(11)
  const into = game.copy(state)
  const counts = new Map<number, number>()
  for (let i = 0; i < WORLDS; i++) {
    const world = game.reimagine(state, 0, random, into)
    expect([...world.stack.subarray(0, world.stackCount)].sort((a, b) => a - b)).toEqual(cards)
    const top = world.stack[world.stackCount - 1]
    counts.set(top, (counts.get(top) ?? 0) + 1)
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(cards)
  for (const count of counts.values()) expect(Math.abs(count / WORLDS - 1 / cards.length)).toBeLessThan(0.04)
})

test('the dice to come are new in each world', () => {
  const state = game.load({ game: 'ostkrieg', dice: [6, 6, 6, 6] } as Position)
  const random = looseChance(3)
  const into = game.copy(state)
  const rolls = Array.from({ length: 600 }, () => game.reimagine(state, 0, random, into).chance.pick(0, 6))
  for (let die = 0; die < 6; die++) expect(rolls.filter((roll) => roll === die).length).toBeGreaterThan(50)
})
