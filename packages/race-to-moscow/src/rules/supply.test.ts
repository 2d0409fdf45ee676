import { expect, test } from 'vitest'
import { FOOD } from '../constants.ts'
import type { Event } from '../events.ts'
import { HALTED } from '../state.ts'
import { choose, given, player } from '../testing.ts'
import { stockToArea } from './supply.ts'

test.each([
  [
    ['gray', 'white', 'brown'],
    [[], [3]],
  ],
  [
    ['gray', 'brown', 'white'],
    [[2], []],
  ],
])('[2024:8.2] [2021:7] a token that comes back frees the card of whoever is next in the order %j', (order, left) => {
  const table = given({
    options: { order },
    stock: { fuel: 0, ammo: 1, food: 1 },
    players: { white: { standingIn: [2] }, brown: { standingIn: [3] } },
  })
  choose(table, { action: 'move-armored', army: '4PzGr' })
  expect([player(table, 'white').standingIn, player(table, 'brown').standingIn]).toEqual(left)
})

test('[2024:8.7] [2021:14] food that comes to a halted army is spent at once, lifts the HALT and is told so', () => {
  const { state } = given({ armies: { '4PzGr': { halted: true } } })
  const army = state.content.armyIds.indexOf('4PzGr')
  const area = state.armyArea[army]
  const stock = state.stock[FOOD]
  const events: Event[] = []
  state.tell = (event) => events.push(event)
  stockToArea(state, FOOD, area, 1)
  expect(events).toEqual([{ type: 'army-fed', army: '4PzGr', area: state.content.areaIds[area], lifted: true }])
  expect([state.stock[FOOD], state.armyFlags[army] & HALTED]).toEqual([stock, 0])
})
