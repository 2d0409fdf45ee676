import type { Choice, Position } from '@railhead/table'
import { Match } from '@railhead/table'
import { expect, test } from 'vitest'
import type { AttackForecast } from './attack-report.ts'
import { ostkrieg } from './game.ts'

/** As the game's report tells them. */
const forecastsAt = (table: Match) => table.game.report?.(table.state).attacks as readonly AttackForecast[]

/** The first card of the war, up to its attacks: nobody moves. */
function atTheAttacks(): Match {
  const table = Match.fromPosition(ostkrieg, { game: 'ostkrieg' } as Position)
  const choose = (choice: Choice) => expect(table.choose(choice, 'axis').ok).toBe(true)
  choose({ card: 1 })
  choose({ done: true })
  return table
}

test('before attacks are marked, each target has its forces and odds with everybody who could attack', () => {
  const table = atTheAttacks()
  const pending = table.pending('axis')
  if (!('decision' in pending)) throw new Error('nothing is asked')
  expect(pending.decision.step).toBe('mark-attacks')
  const targets = pending.decision.choices.flatMap(({ area }) => (area === undefined ? [] : [area]))
  const forecasts = forecastsAt(table)
  expect(forecasts.map(({ area }) => area)).toEqual(targets)
  // Brest: two infantry and one armor against all of Warsaw, Germans in 1941.
  const brest = forecasts.find(({ forces }) => forces.defenderUnits === 3 && forces.attackerUnits >= 12)
  expect(brest?.forces.attackerArmor).toBeGreaterThanOrEqual(3)
  expect(brest?.odds.attackerWins).toBeGreaterThan(0.8)
})

test('what is marked already is told again when an attack is chosen, nothing at other questions', () => {
  const table = atTheAttacks()
  const [first, second] = forecastsAt(table).map(({ area }) => area)
  for (const area of [first, second]) expect(table.choose({ area }, 'axis').ok).toBe(true)
  table.choose({ done: true }, 'axis')
  expect(forecastsAt(table).map(({ area }) => area)).toEqual([first, second])
  expect(forecastsAt(Match.fromPosition(ostkrieg, { game: 'ostkrieg' } as Position))).toEqual([])
})
