import type { JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { asks, controls, play, position, refused, units } from '../test-kit.ts'
import { FI, GI, SI, SP } from '../units.ts'
import { inSupply } from './supply.ts'

const card = { axis: { hand: [9] }, soviet: { hand: [51] } }
/** The Baltic states and White Russia in Axis hands, so that there is a way to Berlin. */
const road = { Bialystok: { control: 'axis' }, Brest: { control: 'axis' }, Minsk: { control: 'axis' } }

describe('tracing supply', () => {
  test('[8.2.1] a line of friendly areas of any length to Berlin', () => {
    const state = position({ areas: { ...road, Smolensk: { control: 'axis', units: '1GI' } } })
    expect(inSupply(state, GI, 60)).toBe(true)
    const cut = position({ areas: { ...road, Minsk: {}, Smolensk: { control: 'axis', units: '1GI' } } })
    expect(inSupply(cut, GI, 60)).toBe(false)
  })

  test('[8.2.1] Soviet sources: Leningrad, Moscow, the eastern edge; each only while it is held', () => {
    const ring = Object.fromEntries([42, 43, 44, 48, 50, 59].map((area) => [String(area), { control: 'axis' }]))
    const state = position({ areas: { ...ring, Moscow: { units: '1SI' } } })
    expect(inSupply(state, SI, 49)).toBe(true)
    const kalinin = position({
      areas: {
        48: { units: '1SI' },
        44: { control: 'axis' },
        47: { control: 'axis' },
        49: { control: 'axis' },
        59: { control: 'axis' },
        60: { control: 'axis' },
        69: { control: 'axis' },
      },
    })
    expect(inSupply(kalinin, SI, 48)).toBe(false)
    const edge = position({ areas: { 13: { units: '1SI' }, 49: { control: 'axis' }, 70: { control: 'axis' } } })
    expect(inSupply(edge, SI, 13)).toBe(true)
  })

  test('[8.2.1] Finns are always in supply in Finland, and Helsinki is a source for them alone', () => {
    const state = position({
      year: 1942,
      areas: {
        Berlin: { control: 'soviet' },
        Narvik: { control: 'soviet' },
        Petsamo: { units: '1FI 1GI' },
        Belomorsk: { control: 'axis', units: '1FI 1GI' },
      },
    })
    expect([inSupply(state, FI, 77), inSupply(state, GI, 77)]).toEqual([true, false])
    expect([inSupply(state, FI, 74), inSupply(state, GI, 74)]).toEqual([true, false])
    const lost = position({
      year: 1942,
      areas: { Helsinki: { control: 'soviet' }, Narvik: { control: 'soviet' }, Petsamo: { units: '1FI' } },
    })
    expect(inSupply(lost, FI, 77)).toBe(true)
  })

  test('[8.2.1] what supplies the Axis supplies Finns too', () => {
    const tallin = (more: JsonObject): boolean => {
      const north = { Helsinki: { control: 'soviet' }, Narvik: { control: 'soviet' }, Riga: { control: 'axis' } }
      return inSupply(
        position({ year: 1942, areas: { ...road, ...north, Tallin: { control: 'axis', units: '1FI' }, ...more } }),
        FI,
        71,
      )
    }
    expect([tallin({}), tallin({ Berlin: { control: 'soviet' } })]).toEqual([true, false])
  })

  test('[8.2.1] partisans are always in supply', () => {
    const state = position({ areas: { Prague: { units: '1SP' } } })
    expect([inSupply(state, SP, 85), inSupply(state, SI, 85)]).toEqual([true, false])
  })

  test('[8.2.1.1] from a friendly port over its sea to another and on to a source, over several seas if need be', () => {
    const state = position({ areas: { Tallin: { control: 'axis', units: '1GI' } } })
    expect(inSupply(state, GI, 71)).toBe(true)
    // Sevastopol by the Black Sea from Constanta.
    const crimea = position({ areas: { Sevastopol: { control: 'axis', units: '1GI' } } })
    expect(inSupply(crimea, GI, 54)).toBe(true)
    // Without a friendly port on the Black Sea there is no crossing; neutral Istanbul does not serve.
    const none = position({
      areas: { Sevastopol: { control: 'axis', units: '1GI' }, Varna: { control: 'soviet' }, Constanta: { control: 'soviet' } },
    })
    expect(inSupply(none, GI, 54)).toBe(false)
  })

  test('[12.0] enemy ports on the same sea do not cut the crossing', () => {
    const state = position({
      areas: { Odessa: { control: 'axis', units: '1GI' }, Rovno: { units: '1SI' }, Batumi: { units: '5SI' } },
    })
    expect(inSupply(state, GI, 63)).toBe(true)
  })
})

describe('supply in a card play', () => {
  const pocket = { Smolensk: { control: 'axis', units: '2GI 1GA 1GL' } }

  test('[8.2] [8.2.2] before the actions each area out of supply loses one unit, which its owner chooses', () => {
    const state = position({ cards: card, areas: pocket })
    play(state, { card: 9 })
    expect(asks(state)).toMatchObject({
      step: 'attrition',
      seat: 'axis',
      about: { area: 60 },
      choices: [{ unit: 'GA' }, { unit: 'GI' }, { unit: 'GL' }],
    })
    expect(refused(state, { unit: 'SA' }).code).toBe('no-unit-there')
    play(state, { unit: 'GL' })
    expect(units(state, 'Smolensk')).toBe('2GI 1GA')
    expect(asks(state).step).toBe('mark-moves')
  })

  test('[8.2] only the areas of the side that plays are looked at', () => {
    const state = position({ cards: card, turn: 'soviet', areas: { ...pocket, Leningrad: { units: '1SI' } } })
    play(state, { card: 51 })
    expect(units(state, 'Smolensk')).toBe('2GI 1GA 1GL')
  })

  test('[8.2.2] an area whose last unit is lost stays friendly', () => {
    const state = position({ cards: card, areas: { Smolensk: { control: 'axis', units: '1GI' } } })
    play(state, { card: 9 })
    expect([units(state, 'Smolensk'), controls(state, 'Smolensk')]).toEqual(['', 'axis'])
  })

  test('[8.2.2] the unit that is not entrenched starves first', () => {
    const state = position({
      year: 1942,
      cards: card,
      areas: { Smolensk: { control: 'axis', units: '1GIe 1GI' }, Berlin: { units: '1GI' } },
    })
    play(state, { card: 9 })
    expect(units(state, 'Smolensk')).toBe('1GIe')
  })

  test('[8.2.2] with Finns and Germans in Finland only the Germans starve', () => {
    const state = position({
      year: 1942,
      cards: card,
      areas: { Berlin: { control: 'soviet' }, Narvik: { control: 'soviet' }, Petsamo: { units: '2FI 1GI' } },
    })
    play(state, { card: 9 })
    expect(units(state, 'Petsamo')).toBe('2FI')
  })

  test('[8.2.2] partisans are never lost to supply', () => {
    const state = position({
      turn: 'soviet',
      cards: card,
      areas: { Lvov: { units: '1SP' }, Moscow: { units: '1SI' }, Brest: { control: 'axis' }, Rovno: { control: 'axis' } },
    })
    play(state, { card: 51 })
    expect(units(state, 'Lvov')).toBe('1SP')
  })

  test('[8.2.3] air in supply turns to its operational side; air out of supply stays on its Moved side', () => {
    const state = position({
      cards: card,
      areas: { Warsaw: { units: '2GLx 1GL' }, Smolensk: { control: 'axis', units: '2GI 1GLx' } },
    })
    play(state, { card: 9 }, { unit: 'GI' })
    expect(units(state, 'Warsaw')).toBe('3GL')
    expect(units(state, 'Smolensk')).toBe('1GI 1GLx')
  })

  test('[8.3.1] supply is looked at when a unit moves: an overrun can free another', () => {
    const state = position({
      cards: card,
      areas: {
        Warsaw: { units: '2GA' },
        Brest: { units: '1SI' },
        Minsk: { control: 'axis', units: '2GI 1GL' },
        Bialystok: {},
        Kiev: { units: '1SI' },
      },
    })
    // Minsk starves by one, cannot move, and is reached over Brest.
    play(state, { card: 9 }, { unit: 'GI' }, { area: 67 }, { area: 81 }, { area: 67 })
    expect(refused(state, { unit: 'GI' })).toMatchObject({ code: 'out-of-supply', rule: '8.3.1' })
    expect(refused(state, { unit: 'GL' })).toMatchObject({ code: 'out-of-supply', rule: '8.3.1' })
    play(state, { done: true })
    const freed = position({
      cards: card,
      areas: { Warsaw: { units: '2GA' }, Brest: { units: '1SI' }, Minsk: { control: 'axis', units: '2GI' } },
    })
    play(
      freed,
      { card: 9 },
      { area: 67 },
      { area: 81 },
      { area: 81 },
      { unit: 'GA' },
      { area: 66, overrun: true },
      { done: true },
    )
    play(freed, { unit: 'GI' }, { area: 60 })
    expect(controls(freed, 'Smolensk')).toBe('axis')
  })
})
