import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Choice, type Game, Match, type Position } from '@railhead/table'
import { expect, test } from 'vitest'
import { client } from './client.ts'

const game: Game = raceToMoscow
const clockAfter = (actionsLeft: number, ...choices: readonly Choice[]): string | undefined => {
  const position = { game: 'race-to-moscow', turn: 'gray', actionsLeft } as Position
  const match = Match.fromPosition(game, position)
  for (const choice of choices) expect(match.choose(choice)).toMatchObject({ ok: true })
  return client.clock?.(match.view('gray')).turn
}

test('the action that is under way or comes next is counted', () => {
  expect(clockAfter(2)).toBe('action 1 of 2')
  expect(clockAfter(2, { action: 'move-armored', army: '4PzGr' })).toBe('action 1 of 2')
  expect(clockAfter(1)).toBe('action 2 of 2')
  expect(clockAfter(0)).toBe('no core action left')
})

test('whoever loads an army between two actions is in neither', () => {
  expect(clockAfter(1, { action: 'load', army: '16A' })).toBe('action 2 of 2')
  expect(clockAfter(0, { action: 'load', army: '16A' })).toBe('no core action left')
})
