import type { Choice, Position } from '@railhead/table'
import { Table } from '@railhead/table'
import { expect, test } from 'vitest'
import { attackReport } from './attack-report.ts'
import { ostkrieg } from './game.ts'

/** The first card of the war, up to its attacks: nobody moves. */
function atTheAttacks(): Table {
  const table = Table.fromPosition(ostkrieg, { game: 'ostkrieg' } as Position)
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
  const forecasts = attackReport(table.view('axis'))
  expect(forecasts.map(({ area }) => area)).toEqual(targets)
  // Brest: two infantry and one armor against all of Warsaw, Germans in 1941.
  const brest = forecasts.find(({ forces }) => forces.defenderUnits === 3 && forces.attackerUnits >= 12)
  expect(brest?.forces.attackerArmor).toBeGreaterThanOrEqual(3)
  expect(brest?.odds.attackerWins).toBeGreaterThan(0.8)
})

test('what is marked already is told again when an attack is chosen, nothing at other questions', () => {
  const table = atTheAttacks()
  const [first, second] = attackReport(table.view('axis')).map(({ area }) => area)
  for (const area of [first, second]) expect(table.choose({ area }, 'axis').ok).toBe(true)
  table.choose({ done: true }, 'axis')
  expect(attackReport(table.view('axis')).map(({ area }) => area)).toEqual([first, second])
  expect(attackReport(Table.fromPosition(ostkrieg, { game: 'ostkrieg' } as Position).view('axis'))).toEqual([])
})
