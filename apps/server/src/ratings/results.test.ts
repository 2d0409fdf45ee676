import { expect, test } from 'vitest'
import { pairsOf } from './results.ts'

const [a, b, c] = ['a', 'b', 'c'].map((seat) => ({ seat, left: false }))
const gone = { ...c, left: true }
const scores = (...given: Parameters<typeof pairsOf>) =>
  pairsOf(...given).map(({ one, other, score }) => `${one}${other} ${score}`)

test('of two one wins, or nobody does', () => {
  expect(scores([a, b], ['b'])).toEqual(['ab 0'])
  expect(scores([a, b], [])).toEqual(['ab 0.5'])
})

test('of three the winner has beaten each of the others, who are not compared', () => {
  expect(scores([a, b, c], ['b'])).toEqual(['ab 0', 'bc 1'])
  expect(scores([a, b, c], ['a', 'b'])).toEqual(['ab 0.5', 'ac 1', 'bc 1'])
  expect(scores([a, b, c], [])).toEqual(['ab 0.5', 'ac 0.5', 'bc 0.5'])
})

test('those who win or lose together are not compared', () => {
  expect(scores([a, b, c], ['a', 'b'], ['a', 'b'])).toEqual(['ac 1', 'bc 1'])
  expect(scores([a, b, c], ['c'], ['a', 'b'])).toEqual(['ac 0', 'bc 0'])
  expect(scores([a, b], [], ['a', 'b'])).toEqual([])
})

test('whoever left has lost to those who stayed, also if the game goes no further and whatever became of the seat', () => {
  expect(scores([a, b, gone], ['a'])).toEqual(['ab 1', 'ac 1', 'bc 1'])
  expect(scores([a, b, gone], ['c'])).toEqual(['ac 1', 'bc 1'])
  expect(scores([a, gone], null)).toEqual(['ac 1'])
  expect(scores([{ ...a, left: true }, gone], null)).toEqual([])
})

test('a game that people ended by agreement compares nobody', () => {
  expect(scores([a, b, c], null)).toEqual([])
})
