import { describe, expect, test } from 'vitest'
import { army, choose, decision, endTurn, given, held, inStock, load, supplies } from '../testing.ts'

/** Food and HALT by every way in which food and a halted army can meet. */

describe.each(['2024', '2021'])('HALT, %s', (edition) => {
  test('[2024:8.7] [2021:14] a cargo without food feeds nobody', () => {
    const table = given({ options: { edition }, armies: { '16A': { area: 'konigsberg', halted: true, ammo: 1, food: 1 } } })
    choose(table, { action: 'transport' }, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, { fuel: 1, ammo: 0, food: 0 })
    expect(army(table, '16A')).toMatchObject({ halted: true, food: 1 })
  })

  test('[2024:8.7] [2021:14] food that is delivered is taken from the area, not from the card', () => {
    const table = given({ options: { edition }, armies: { '16A': { area: 'konigsberg', halted: true, food: 1 } } })
    choose(table, { action: 'transport' }, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, { fuel: 0, ammo: 0, food: 2 })
    expect(army(table, '16A').halted).toBeUndefined()
    expect(load(table, '16A')).toEqual([0, 0, 1])
    expect(supplies(table, 'konigsberg')).toEqual([0, 0, 1])
  })

  test('[2024:8.7] [2024:8.4] [2021:14] supplies taken at the base feed a halted army there first', () => {
    const table = given({
      options: { edition },
      areas: { danzig: { supplies: {} } },
      armies: { '16A': { area: 'danzig', halted: true, ammo: 1 } },
    })
    const food = inStock(table)[2]
    choose(table, { action: 'take-supplies', area: 'danzig' }, { fuel: 0, ammo: 0, food: 3 })
    expect(army(table, '16A').halted).toBeUndefined()
    expect(supplies(table, 'danzig')).toEqual([0, 0, 2])
    expect(inStock(table)[2]).toBe(food - 2)
  })

  test('[2024:9.4] [2021:16] Luftbrücke and Transportflottille bring food that is eaten at once', () => {
    const table = given({
      options: { edition },
      armies: { '16A': { halted: true, ammo: 1 }, '18A': { halted: true, ammo: 1 } },
      players: { gray: { okh: [88, 90] } },
    })
    choose(table, { action: 'play-okh', card: 88 }, { area: 'memel' })
    expect(army(table, '18A').halted).toBeUndefined()
    expect(supplies(table, 'memel')).toEqual([1, 1, 0])
    choose(table, { action: 'play-okh', card: 90 }, { army: '16A', supply: 'food' })
    expect(army(table, '16A').halted).toBeUndefined()
    expect(load(table, '16A')).toEqual([0, 1, 0])
  })

  test('[2024:13.4] [2024:8.7] [2021:14] a halted army that winter drives back to food eats it', () => {
    const table = given({
      options: { edition, order: ['gray'], winterCounterAttacks: true },
      areas: { ...held('gray', 'mga'), chudovo: { control: 'gray', supplies: { food: 2 } } },
      armies: { '18A': { area: 'mga', halted: true, fuel: 1 } },
    })
    endTurn(table)
    while (decision(table).step === 'soviet-reaction') choose(table, { counterAttack: 'mga' })
    choose(table, { withdraw: 'chudovo' })
    expect(army(table, '18A')).toMatchObject({ area: 'chudovo' })
    expect(army(table, '18A').halted).toBeUndefined()
    expect(supplies(table, 'chudovo')).toEqual([0, 0, 1])
  })
})
