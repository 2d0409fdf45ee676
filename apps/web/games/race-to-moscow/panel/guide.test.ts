import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Choice, Match, type Position } from '@railhead/table'
import { expect, test } from 'vitest'
import { guide } from './guide.ts'

/** What a beginner is told in North's first turn after these choices. */
function advice(...choices: readonly Choice[]): string | undefined {
  const table = Match.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray' } as Position)
  for (const choice of choices) expect(table.choose(choice)).toMatchObject({ ok: true })
  const pending = table.pending()
  if ('outcome' in pending) throw new Error('the game is over')
  return guide(pending.decision)
}

test('supplies are to follow the armor only once it has gone', () => {
  expect(advice()).toContain('Begin with armor')
  expect(advice({ action: 'transport' }, { done: true })).toContain('Now the armor')
  expect(advice({ action: 'move-armored', army: '4PzGr' }, { done: true })).toContain('bring supplies after it')
})
