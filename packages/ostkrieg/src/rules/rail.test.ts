import type { JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { asks, canChoose, play, position, refused, units } from '../test-kit.ts'

const hands = (axis: number[], soviet: number[]): JsonObject => ({ axis: { hand: axis }, soviet: { hand: soviet } })

describe('rail', () => {
  test('[10.6] Rail: any distance through friendly areas, in supply, losing entrenchment; nobody through enemies', () => {
    const state = position({
      cards: hands([6], []),
      areas: { Berlin: { units: '1GIe 1GA' }, Athens: { units: '1GI' }, Smolensk: { control: 'axis', units: '2GI' } },
    })
    play(state, { card: 6 })
    expect(refused(state, { area: 60 })).toMatchObject({ code: 'out-of-supply' })
    play(state, { area: 84 }, { unit: 'GI' })
    expect(refused(state, { area: 60 })).toMatchObject({ code: 'no-rail-route' })
    expect(refused(state, { area: 84 }).code).toBe('no-rail-route')
    play(state, { area: 7 })
    expect(units(state, 'Athens')).toBe('2GI')
    expect(asks(state).about).toEqual({ left: 4 })
  })

  test('[10.6] who has only enemy areas around cannot ride, even if they are empty; over the sea nobody rides', () => {
    const state = position({
      cards: hands([6], [56]),
      areas: {
        Odessa: { control: 'axis', units: '1GI' },
        Berlin: { units: '1GI' },
        Jassy: { control: 'soviet' },
        Moscow: { units: '1SI' },
      },
    })
    play(state, { card: 6 })
    expect(asks(state).choices).toEqual([{ area: 84 }, { done: true }])
    expect(refused(state, { area: 49 })).toMatchObject({ code: 'no-unit-there' })
    expect(refused(state, { area: 63 })).toMatchObject({ code: 'nowhere-to-go' })
  })

  test('[8.3.7] [8.3.10] a ride ends where there is room and no quarrel, and may pass where there is none', () => {
    const areas = {
      Vienna: { units: '1GI 1GL 1HI' },
      Bratislava: { units: '12GI 2GL' },
      Zagreb: { units: '1RI' },
      Prague: { control: 'soviet' },
      Budapest: { control: 'soviet' },
    }
    const state = position({ cards: hands([6], [56]), areas })
    const rides = (unit: string): OstkriegState => {
      const ride = ostkrieg.copy(state)
      play(ride, { card: 6 }, { area: 86 }, { unit })
      return ride
    }
    expect(refused(rides('GI'), { area: 87 })).toMatchObject({ code: 'land-stack-full', rule: '8.3.7' })
    expect(refused(rides('GL'), { area: 87 })).toMatchObject({ code: 'air-stack-full', rule: '8.3.7' })
    expect(refused(rides('HI'), { area: 97 })).toMatchObject({ code: 'hungarians-with-romanians', rule: '8.3.10' })
    expect(canChoose(rides('HI'), { area: 82 })).toBe(true)
  })

  test('Rail of one nationality moves that one alone', () => {
    const state = position({ year: 1942, cards: hands([13], []), areas: { Vienna: { units: '1GI' } } })
    play(state, { card: 13 }, { all: true })
    expect(asks(state)).toMatchObject({ step: 'rail-from', about: { left: 2, who: 'II' } })
    play(state, { area: 86 })
    expect(asks(state).about).toMatchObject({ unit: 'II' })
  })
})

describe('who cannot ride', () => {
  test('[10.6] [8.3.10] Bulgarians with nothing but Romania open', () => {
    const lost = Object.fromEntries([6, 8, 98, 99].map((area) => [String(area), { control: 'soviet' }]))
    const state = position({
      year: 1942,
      cards: { axis: { hand: [6] }, soviet: { hand: [] } },
      areas: { ...lost, Sofia: { units: '2BI' }, Bucharest: { units: '1GI' } },
    })
    play(state, { card: 6 })
    expect(asks(state).choices).toEqual([{ area: 96 }, { done: true }])
    expect(refused(state, { area: 100 })).toMatchObject({ code: 'nowhere-to-go', rule: '8.3' })
  })

  test('[10.6] [8.3.10] Hungarians with nothing but Romanians along their rails', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [6] }, soviet: { hand: [] } },
      areas: {
        Lvov: { control: 'axis', units: '1HI' },
        ...Object.fromEntries([82, 83, 84].map((area) => [String(area), { units: '1RI' }])),
        ...Object.fromEntries([80, 81, 85, 87, 90].map((area) => [String(area), { control: 'soviet' }])),
      },
    })
    play(state, { card: 6 })
    expect(asks(state).choices).toEqual([{ area: 82 }, { area: 83 }, { area: 84 }, { done: true }])
    expect(refused(state, { area: 65 })).toMatchObject({ code: 'nowhere-to-go', rule: '8.3' })
  })
})

test('[8.3.7] [10.6] air rides to where one place is left for it', () => {
  const state = position({ year: 1942, cards: hands([6], []), areas: { Vienna: { units: '1GL' }, Bratislava: { units: '1GL' } } })
  play(state, { card: 6 }, { area: 86 })
  expect(asks(state).step).toBe('rail-to')
  play(state, { area: 87 })
  expect(units(state, 'Bratislava')).toBe('2GL')
})

test('[8.3.5] [10.6] air on its Moved side stays on it when it rides', () => {
  const state = position({
    year: 1942,
    cards: { axis: { hand: [6], front: [11] }, soviet: { hand: [] } },
    areas: { Warsaw: { units: '1GI' }, Ploesti: { units: '1GL' } },
  })
  play(state, { card: 6 }, { use: true }, { area: 95 }, { done: true }, { unit: 'GL' }, { area: 81, rebase: true })
  play(state, { area: 81 }, { unit: 'GL', moved: true, turned: true }, { area: 84 })
  expect(units(state, 'Berlin')).toBe('1GLxm')
})

test('[8.3.7] [10.6] air whose rails lead only to bases that are full cannot ride, however much room there is for land units', () => {
  const state = position({
    year: 1942,
    cards: hands([6], [56]),
    areas: {
      Narvik: { units: '2GL' },
      Petsamo: { control: 'axis', units: '2GL' },
      Helsinki: { units: '4GL' },
      Berlin: { units: '1GI' },
      ...Object.fromEntries(['74', '75', '70'].map((area) => [area, { control: 'soviet', units: '1SI' }])),
    },
  })
  play(state, { card: 6 })
  expect(asks(state).choices).toEqual([{ area: 84 }, { done: true }])
  expect(refused(state, { area: 78 })).toMatchObject({ code: 'nowhere-to-go' })
})
