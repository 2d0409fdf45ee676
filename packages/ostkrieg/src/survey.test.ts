import { type JsonObject, Match, type Position } from '@railhead/table'
import { expect, test } from 'vitest'
import type { AttackForecast } from './attack-report.ts'
import { ostkrieg } from './game.ts'
import { survey } from './survey.ts'
import { position } from './test-kit.ts'

const [WARSAW, BREST, MINSK, BIALYSTOK] = [81, 66, 67, 73]
const surveyOf = (areas: JsonObject) => survey(ostkrieg.view(position({ year: 1942, areas }), null))

test('8.4: the odds of every attack are those that are told when attacks are marked', () => {
  const table = Match.fromPosition(ostkrieg, { game: 'ostkrieg' } as Position)
  for (const choice of [{ card: 1 }, { done: true }]) expect(table.choose(choice, 'axis').ok).toBe(true)
  const told = table.game.report?.(table.state).attacks as readonly AttackForecast[]
  const { attacks } = survey(table.view('axis'))
  // The card's own dice are no part of the survey: without them nothing gets better.
  const axis = attacks.filter(({ side }) => side === 'axis')
  expect(axis.map(({ area }) => area)).toEqual(told.map(({ area }) => area))
  for (const { area, forces, odds } of axis) {
    const forecast = told.find((one) => one.area === area)
    expect({ ...forces, cardDice: 0 }).toEqual({ ...forecast?.forces, cardDice: 0 })
    expect(odds.attackerWins).toBeLessThanOrEqual(forecast?.odds.attackerWins ?? 0)
  }
})

test('8.4: both sides are told, whoever has the turn', () => {
  const { attacks } = surveyOf({ Warsaw: { units: '3GI' }, Brest: { units: '2SI' } })
  expect(attacks.map(({ side, area }) => [side, area])).toEqual([
    ['axis', BREST],
    ['soviet', WARSAW],
  ])
})

test('8.3: where units get to, how many, and whom that would cut off', () => {
  const held = { control: 'axis' }
  const { reach } = surveyOf({ Warsaw: { units: '2GI 3GA' }, Bialystok: { units: '2SI' }, Minsk: held, Riga: held })
  const warsaw = reach.find(({ from }) => from === WARSAW)
  expect(warsaw?.to.find(({ area }) => area === BREST)).toEqual({ area: BREST, points: 5, enemy: true, cuts: [BIALYSTOK] })
  expect(warsaw?.to.find(({ area }) => area === MINSK)).toMatchObject({ points: 3, enemy: false })
})
