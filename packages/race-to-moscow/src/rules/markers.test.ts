import { expect, test } from 'vitest'
import { choices, choose, decision, endTurn, given, soviet, told } from '../testing.ts'

test('[2024:6] the last round is told once, though the pool is filled and empties again', () => {
  const table = given({ options: { lastRoundPlacing: 'yes' }, turn: 'white', lastRound: true, soviet: { pool: 1 } })
  const events = endTurn(table)
  while (decision(table).step === 'soviet-reaction') events.push(...choose(table, choices(table)[0]))
  expect([soviet(table).pool, told(events, 'marker-placed').length]).toEqual([0, 1])
  expect(told(events, 'last-round')).toEqual([])
})
