import { ostkrieg } from '@railhead/ostkrieg'
import { completeOptions } from '@railhead/table'
import { expect, test } from 'vitest'
import { adviserOf } from './index.ts'
import type { Found } from './making-puzzles.ts'
import { listIn, listOf, puzzlesFile, puzzlesIn } from './puzzles-file.ts'

const plan = { choices: [{ card: 7 }], words: ['Seven'], chance: 0.6 }
const found = (seed: string, count: number): Found => ({
  played: { seed, options: completeOptions(ostkrieg.options, { scenario: 'uranus' }), choices: '0a' },
  puzzles: Array.from({ length: count }, (_, i) => ({
    ...{ id: `${seed}.${i}`, at: i, seat: 'axis', found: 9, reason: '', answer: plan, next: plan },
  })),
  tried: 9,
})

test('a list grows game by game, up to as many as are wanted, and is read again as it was', async () => {
  const empty = listOf(ostkrieg, await adviserOf('ostkrieg'), 'the command')
  const first = puzzlesIn(empty, ostkrieg.options, found('one', 2), 3)
  const barren = puzzlesIn(first, ostkrieg.options, found('two', 0), 3)
  const list = puzzlesIn(barren, ostkrieg.options, found('three', 2), 3)
  expect(list).toMatchObject({ asks: 'choice', played: 3, tried: 27 })
  expect(list.puzzles.map(({ id, game }) => [id, game])).toEqual([
    ['one.0', 0],
    ['one.1', 0],
    ['three.0', 1],
  ])
  expect(list.games[1]).toEqual({ seed: 'three', options: { scenario: 'uranus' }, choices: '0a' })
  const text = puzzlesFile(list)
  expect(listIn(text, ostkrieg, 'the command')).toEqual(list)
  expect(text.split('\n').filter((line) => line.includes('"id"'))).toHaveLength(3)
})

test('a run does not go on with what was made otherwise', async () => {
  const text = puzzlesFile(listOf(ostkrieg, await adviserOf('ostkrieg'), 'the command'))
  expect(() => listIn(text, ostkrieg, 'another')).toThrow('It was made with "the command"')
  expect(() => listIn(text, { ...ostkrieg, contentHash: 'abcdef' }, 'the command')).toThrow('make them anew')
})
