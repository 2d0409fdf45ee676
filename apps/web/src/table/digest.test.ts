import type { LogLine } from '@railhead/host'
import { expect, test } from 'vitest'
import { digest } from './digest.ts'
import { newIn, newsSince, sinceLastTurn } from './since.ts'

const line = (n: number, turn: number, type: string, seat = 'white'): LogLine => ({
  n,
  choice: n,
  seat,
  by: seat,
  turn,
  text: `${type} ${n}`,
  event: { type },
})
const weights = {
  minor: ({ type }: { type: string }) => type === 'walk',
  aside: ({ type }: { type: string }) => type === 'load',
  mine: ({ seat }: LogLine) => seat === 'gray',
}
const told = (lines: readonly LogLine[]) => {
  const { mine, others } = digest(lines, weights)
  return { mine: mine.map(({ n }) => n), others: others.map(({ n }) => n) }
}

test('what matters to the viewer comes first, then what the others brought about', () => {
  const lines = [line(1, 1, 'load'), line(2, 1, 'walk'), line(3, 1, 'capture'), line(4, 2, 'lost', 'gray'), line(5, 2, 'capture')]
  expect(told(lines)).toEqual({ mine: [4], others: [3, 5] })
})

test('a turn without anything weighty is told by its last steps', () => {
  const lines = [line(1, 1, 'walk'), line(2, 1, 'walk'), line(3, 1, 'walk'), line(4, 1, 'load'), line(5, 2, 'capture')]
  expect(told(lines)).toEqual({ mine: [], others: [2, 3, 5] })
})

test('where everything is about the viewer, nothing is set apart', () => {
  expect(told([line(1, 1, 'lost', 'gray'), line(2, 1, 'capture', 'gray')])).toEqual({ mine: [], others: [1, 2] })
})

test('news begin after the last choice of the seat', () => {
  const lines = [line(1, 1, 'walk', 'gray'), line(2, 2, 'walk'), line(3, 2, 'walk')]
  expect(newsSince(lines, 'gray').map(({ n }) => n)).toEqual([2, 3])
  expect(newsSince(lines, 'brown')).toEqual([])
})

test('a reaction in the turn of another does not end the news of that turn', () => {
  const reaction = { ...line(4, 2, 'reaction'), by: 'gray' }
  const lines = [line(1, 1, 'walk', 'gray'), line(2, 2, 'walk'), line(3, 2, 'walk'), reaction, line(5, 3, 'walk', 'brown')]
  expect(sinceLastTurn(lines, 'gray').map(({ n }) => n)).toEqual([2, 3, 5])
  expect(sinceLastTurn([...lines, line(6, 4, 'walk', 'gray')], 'gray')).toEqual([])
  expect(sinceLastTurn(lines, 'soviet')).toEqual([])
  const begins = { ...line(5, 3, 'turn', 'gray'), choice: 4 }
  expect(sinceLastTurn([...lines.slice(0, 4), begins], 'gray').map(({ n }) => n)).toEqual([2, 3])
})

test('who sits down at the same screen is not told anew what was on it', () => {
  const lines = [line(1, 1, 'year', 'gray'), line(2, 2, 'walk', 'gray'), line(3, 3, 'walk', 'white')]
  const before = { at: 2, viewer: 'gray', lines: lines.slice(0, 2) }
  expect(newIn({ at: 3, viewer: 'gray', lines: [lines[2]] }, before)).toEqual([lines[2]])
  expect(newIn({ at: 2, viewer: 'white', lines: lines.slice(0, 2) }, before)).toEqual([])
  expect(newIn({ at: 3, viewer: 'white', lines }, before)).toEqual([lines[2]])
  // What was taken back and done otherwise is new.
  expect(newIn({ at: 2, viewer: 'gray', lines: [lines[1]] }, before)).toEqual([lines[1]])
})
