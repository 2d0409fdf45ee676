import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match, Question } from '@railhead/table'
import { expect, test } from 'vitest'
import { playerChance, seenBy } from '../player.ts'
import { puzzlesOf } from '../puzzles.ts'
import { adviserOf } from './index.ts'
import { standsUp } from './making-puzzles.ts'
import { checkFits, packed, positionOfPuzzle, puzzleOfTheDay, startOfPuzzle, stateOfPuzzle, unpacked } from './puzzles.ts'

const GAMES = [raceToMoscow, ostkrieg] as Game[]

test.each(GAMES)('every puzzle of $id can be taken up, and its answer be given', async (game) => {
  const list = await puzzlesOf(game)
  expect(new Set(list.puzzles.map(({ id }) => id)).size).toBe(list.puzzles.length)
  for (const puzzle of list.puzzles) {
    const { answer, next, seat } = puzzle
    expect(answer.chance).toBeGreaterThan(next.chance)
    expect(puzzle.found).toBeLessThanOrEqual(15)
    for (const { choices, words } of [answer, next]) {
      const match = Match.fromPosition(game, positionOfPuzzle(game, startOfPuzzle(list, puzzle)))
      expect(words).toHaveLength(choices.length)
      for (const [i, choice] of choices.entries()) {
        const asked = match.pending(seat)
        expect('decision' in asked && game.texts.choice(asked.decision, choice)).toBe(words[i])
        expect(match.choose(choice, seat).ok).toBe(true)
      }
    }
  }
})

test.each(GAMES)('the answer of every puzzle of $id is better than the next best', async (game) => {
  const [list, adviser] = await Promise.all([puzzlesOf(game), adviserOf(game.id)])
  for (const puzzle of list.puzzles) {
    const state = stateOfPuzzle(game, startOfPuzzle(list, puzzle))
    const seen = seenBy(game, state, game.pending(state, new Question()), playerChance(`${puzzle.id} checked`))
    expect(standsUp(adviser, seen, puzzle.answer.choices, puzzle.next.choices), puzzle.id).toBe(true)
  }
})

test('puzzles of another content or other rules are refused, with what to do', async () => {
  const { id, rulesVersion, contentHash } = ostkrieg
  const list = await puzzlesOf(ostkrieg)
  expect(() => checkFits(list, { id, rulesVersion, contentHash: 'abcdef0123' })).toThrow(
    `content ${contentHash.slice(0, 8)}, but this is ostkrieg, rules ${rulesVersion}, content abcdef01: make them anew with "railhead puzzles ostkrieg"`,
  )
  expect(() => checkFits(list, { id, rulesVersion: '0', contentHash })).toThrow('rules 0')
  await expect(puzzlesOf({ id: 'chess', rulesVersion: '1', contentHash: '' })).rejects.toThrow('no puzzles of chess')
})

test('a game that does not fit the rules is refused', () => {
  const start = { id: 'x', seed: 'x', options: {}, seat: 'soviet', at: 2 }
  expect(() => stateOfPuzzle(ostkrieg, { ...start, choices: '0_' })).toThrow('does not fit the rules')
  expect(() => stateOfPuzzle(ostkrieg, { ...start, choices: '', seat: 'nobody' })).toThrow('nobody is not asked')
})

test('numbers of choices are packed into a text', () => {
  const numbers = [0, 9, 10, 63, 64, 200, 4095]
  expect(packed(numbers)).toBe('09a_~10~38~__')
  expect(unpacked(packed(numbers))).toEqual(numbers)
})

test('the puzzle of the day goes through the whole list, and is the same for everybody that day', () => {
  const list = Array.from({ length: 34 }, (_, i) => i)
  const days = Array.from({ length: 34 }, (_, i) => new Date(Date.UTC(2028, 1, 10 + i)).toISOString().slice(0, 10))
  expect(days).toContain('2028-02-29')
  expect(new Set(days.map((day) => puzzleOfTheDay(list, day))).size).toBe(34)
  expect(puzzleOfTheDay(list, '2026-11-17')).toBe(puzzleOfTheDay(list, '2026-11-17'))
  expect(puzzleOfTheDay(list, '2026-12-31')).not.toBe(puzzleOfTheDay(list, '2027-01-01'))
  expect(puzzleOfTheDay([], '2026-11-17')).toBeUndefined()
  expect(puzzleOfTheDay(['one'], '2026-11-17')).toBe('one')
})
