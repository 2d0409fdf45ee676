import { expect, test } from 'vitest'
import { lossesOf, type Roll } from './dice.tsx'

const rolled = (attackerDice: number[], defenderDice: number[]): Roll => ({
  type: 'battle',
  area: 66,
  attacker: 'axis',
  attackerDice,
  defenderDice,
  defenderDamage: 2,
  attackerDamage: 1,
  winner: 'axis',
  outOfSupply: false,
  entrenched: false,
  ties: 'axis',
})
const lost = (side: string, unit: string) => ({ type: 'loss', side, unit, area: 66, battle: 66 })

test('whoever has to give armor or an aircraft for a six is told so', () => {
  const events = (roll: Roll) => [
    lost('soviet', 'SA'),
    roll,
    { type: 'air-lost', area: 66, unit: 'SL' },
    lost('soviet', 'SI'),
    lost('soviet', 'SI'),
    lost('axis', 'GA'),
  ]
  const sixes = rolled([1, 6], [6])
  expect(lossesOf(events(sixes), sixes)).toEqual({
    axis: ['Lost 1 armor.', 'For the six armor is lost or, without it, an aircraft.'],
    soviet: ['Lost 1 air, 2 infantry.', 'For the six armor is lost or, without it, an aircraft.'],
  })
  const none = rolled([1, 5], [4])
  expect(lossesOf(events(none), none)).toEqual({ axis: ['Lost 1 armor.'], soviet: ['Lost 1 air, 2 infantry.'] })
})

test('nobody is said to have lost nothing', () => {
  const roll = rolled([6], [])
  expect(lossesOf([roll], roll)).toEqual({ axis: [], soviet: [] })
})
