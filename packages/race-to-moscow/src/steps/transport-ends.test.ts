import { describe, expect, test } from 'vitest'
import { asks, choices, choose, given, inStock, refused, supplies } from '../testing.ts'

/** What transports leave behind. */

describe('transport', () => {
  test('[2021:12] three trains into one area: all 18 tokens too many are removed when the action is over', () => {
    const six = { supplies: { ammo: 6 } }
    const table = given({
      options: { edition: '2021' },
      areas: { danzig: { supplies: {} }, konigsberg: six, gumbinnen: six, memel: six, tilsit: six },
      armies: Object.fromEntries(['4PzGr', '18A', '16A', '4A', '2PzGr', '9A', '17A'].map((id) => [id, { fuel: 1 }])),
    })
    const ammo = inStock(table)[1]
    choose(table, { action: 'transport' })
    for (const from of ['konigsberg', 'gumbinnen', 'memel'])
      choose(table, { vehicle: 'train', from, to: 'tilsit' }, { fuel: 0, ammo: 6, food: 0 })
    choose(table, { done: true })
    expect(asks(table)).toBe('gray remove-excess')
    expect(choices(table)).toEqual([{ fuel: 0, ammo: 18, food: 0 }])
    choose(table, { fuel: 0, ammo: 18, food: 0 })
    expect(supplies(table, 'tilsit')).toEqual([0, 6, 0])
    expect(inStock(table)[1]).toBe(ammo + 18)
  })
})

describe.each(['2024', '2021'])('redeployment, %s', (edition) => {
  test('[2024:13.1] [2021:19.1] without the option that is what an army on a train is refused for', () => {
    const table = given({ options: { edition } })
    choose(table, { action: 'transport' })
    const rule = edition === '2024' ? '13.1' : '19.1'
    for (const to of ['konigsberg', 'kaunas'])
      expect(refused(table, { vehicle: 'train', from: 'gumbinnen', to, army: '16A' })).toBe(`redeployment-not-used ${rule}`)
    expect(refused(table, { vehicle: 'truck', from: 'gumbinnen', to: 'konigsberg', army: '16A' })).toBe(
      `redeployment-not-used ${rule}`,
    )
  })

  test('[2024:13.1] [2021:19.1] with it, an armored army or a truck is the first thing that is wrong', () => {
    const table = given({ options: { edition, armyRedeployment: true }, areas: { kaunas: { control: 'gray' } } })
    choose(table, { action: 'transport' })
    const rule = edition === '2024' ? '13.1' : '19.1'
    expect(refused(table, { vehicle: 'train', from: 'tilsit', to: 'kaunas', army: '4PzGr' })).toBe(
      `only-field-armies-by-rail ${rule}`,
    )
    expect(refused(table, { vehicle: 'truck', from: 'gumbinnen', to: 'kaunas', army: '16A' })).toBe(
      `only-trains-carry-armies ${rule}`,
    )
    expect(refused(table, { vehicle: 'train', from: 'gumbinnen', to: 'kaunas', army: '16A' })).toBe(
      `no-rail ${edition === '2024' ? '8.5' : '11'}`,
    )
  })
})
