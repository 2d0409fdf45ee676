import { Table } from '@railhead/table'
import { expect, test } from 'vitest'
import { raceToMoscow } from './game.ts'

const forecast = (table: Table, choice: { [subject: string]: string }) =>
  raceToMoscow.forecast?.(table.view('gray'), choice) ?? []

function moving(position: object): Table {
  const table = Table.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray', ...position })
  expect(table.choose({ action: 'move-armored', army: '4PzGr' }).ok).toBe(true)
  return table as unknown as Table
}

test('[2024:9.1] a step towards a Soviet marker shows how likely the unseen cards are beaten', () => {
  const table = moving({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2 } } })
  const draw = forecast(table, { to: 'kaunas' }).find((fact) => fact.type === 'draw')
  // 21 green cards: 13 armies for 2 ammo, 5 corps for 2 ammo and 1 fuel, 3 elite corps for 3 ammo and 1 fuel.
  expect(draw).toMatchObject({ deck: 'soviet', cards: 21, combat: expect.closeTo(1), won: expect.closeTo(18 / 21) })
})

test('[2024:9.1] what air support has seen is certain', () => {
  const position = { armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 1 } }, soviet: { deck: ['3 Army'] } }
  const table = Table.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray', ...position })
  table.choose({ action: 'air-support', deck: 'soviet' })
  table.choose({ action: 'move-armored', army: '4PzGr' })
  const draw = forecast(table as unknown as Table, { to: 'kaunas' }).find((fact) => fact.type === 'draw')
  expect(draw).toMatchObject({ cards: 1, won: 1 })
})

test('[2024:8.2] a step that closes a pocket says what it cuts off, one that leaves markers alone says which', () => {
  const held = Object.fromEntries(['kedainiai', 'panevezys'].map((area) => [area, { control: 'gray' }]))
  const table = moving({ armies: { '4PzGr': { area: 'panevezys', fuel: 2, ammo: 2 } }, areas: held, fleet: { area: 'S2' } })
  const facts = forecast(table, { to: 'riga' })
  expect(facts.find((fact) => fact.type === 'encircles')?.areas).toEqual(['siauliai', 'liepaja', 'ventspils'])
  expect(facts.find((fact) => fact.type === 'cost')).toMatchObject({ fuel: 0, ammo: 0, food: 0 })
})

test('every forecast has words', () => {
  const table = moving({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2 } } })
  for (const fact of forecast(table, { to: 'kaunas' })) expect(raceToMoscow.texts.forecast?.(fact)).not.toBe('')
})
