import type { Json, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { soviet } from '../card-kit.ts'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { asks, canChoose, controls, dice, play, position, refused, units } from '../test-kit.ts'

describe('placing units', () => {
  test('[8.5] only in areas that are controlled; nothing is received elsewhere', () => {
    const state = position({ turn: 'soviet', cards: { soviet: { hand: [55] } }, areas: { Kiev: { control: 'axis' } } })
    play(state, { card: 55 })
    expect(asks(state)).toMatchObject({ step: 'place', about: { left: ['1SI 52', '1SI 56', '2SI 62'] } })
    expect(refused(state, { unit: 'SI', area: 62 })).toMatchObject({ code: 'not-controlled', rule: '8.5' })
    expect(refused(state, { unit: 'SI', area: 49 })).toMatchObject({ code: 'not-a-place-of-the-card', rule: '8.5' })
    play(state, { unit: 'SI', area: 52 })
    expect(refused(state, { unit: 'SI', area: 52 })).toMatchObject({ code: 'all-placed', rule: '8.5' })
    play(state, { all: true })
    expect([units(state, 'Stalino'), units(state, 'Kharkov'), units(state, 'Kiev')]).toEqual(['1SI', '1SI', ''])
  })

  test('[8.5] [8.3.7] what does not fit is lost; the player chooses what comes', () => {
    const state = position({ cards: { axis: { hand: [5] } }, areas: { Berlin: { units: '10GI 4GL' } } })
    play(state, { card: 5 }, { done: true })
    expect(asks(state).choices).toEqual([{ unit: 'GI', area: 84 }, { unit: 'GA', area: 84 }, { done: true }])
    expect(refused(state, { unit: 'GL', area: 84 })).toMatchObject({ code: 'air-stack-full', rule: '8.3.7' })
    play(state, { unit: 'GA', area: 84 }, { unit: 'GI', area: 84 })
    expect(units(state, 'Berlin')).toBe('11GI 1GA 4GL')
    expect(asks(state).step).not.toBe('place')
  })

  test('[8.5] in an area out of supply too; and nobody has to', () => {
    const state = position({
      turn: 'soviet',
      cards: { soviet: { hand: [54] }, axis: { hand: [] } },
      areas: { 69: { control: 'axis' }, 71: { control: 'axis' }, 74: { control: 'axis' } },
    })
    play(state, { card: 54 })
    expect(canChoose(state, { all: true })).toBe(true)
    play(state, { done: true }, { keep: false })
    expect(units(state, 'Leningrad')).toBe('')
  })

  test('[8.5] by choice among listed areas, so many in each', () => {
    const state = position({
      year: 1942,
      turn: 'soviet',
      cards: { soviet: { hand: [62] }, axis: { hand: [] } },
      areas: { Gorky: { control: 'axis' } },
    })
    play(state, { card: 62 }, { unit: 'SA', area: 49 }, { unit: 'SA', area: 49 })
    expect(refused(state, { unit: 'SA', area: 49 })).toMatchObject({ code: 'area-has-its-share', rule: '8.5' })
    expect(refused(state, { unit: 'SA', area: 24 })).toMatchObject({ code: 'not-controlled', rule: '8.5' })
    expect(refused(state, { unit: 'SA', area: 50 })).toMatchObject({ code: 'not-a-place-of-the-card' })
    play(state, { unit: 'SA', area: 70 })
    expect([units(state, 'Moscow'), units(state, 'Leningrad')]).toEqual(['2SA', '1SA'])
  })

  test('[8.5] two kinds by choice', () => {
    const state = position({ year: 1942, turn: 'soviet', cards: { soviet: { hand: [65] }, axis: { hand: [] } } })
    play(state, { card: 65 }, { number: 1 }, { unit: 'SL', area: 75 })
    expect(refused(state, { unit: 'SL', area: 75 }).code).toBe('all-placed')
    play(state, { unit: 'SA', area: 46 }, { all: true })
    expect([units(state, 'Murmansk'), units(state, 'Arkhangelsk'), units(state, 'Baku')]).toEqual(['1SL', '1SA', '1SA'])
  })
})

describe('partisans', () => {
  const rising = (options = {}) =>
    position({
      options,
      turn: 'soviet',
      cards: { soviet: { hand: [57] }, axis: { hand: [] } },
      areas: {
        Lvov: { control: 'axis' },
        Brest: { control: 'axis', units: '1GI' },
        Minsk: { control: 'axis', units: '1GL' },
        Kiev: { control: 'axis' },
      },
    })

  test('[8.5] rise in enemy areas of the country without enemy land units, and take them', () => {
    const state = rising()
    play(state, { card: 57 })
    expect(refused(state, { area: 66 })).toMatchObject({ code: 'partisans-not-among-units', rule: '8.5' })
    expect(refused(state, { area: 49 })).toMatchObject({ code: 'partisans-need-enemy-area', rule: '8.5' })
    expect(refused(state, { area: 84 })).toMatchObject({ code: 'partisans-other-country' })
    expect(refused(state, { area: 1 })).toMatchObject({ code: 'neutral-country' })
    play(state, { area: 65 })
    expect([units(state, 'Lvov'), controls(state, 'Lvov')]).toEqual(['1SP', 'soviet'])
    expect(refused(state, { area: 65 }).code).toBe('partisans-need-enemy-area')
    // The card gives two, and there would be room for more.
    play(state, asks(state).choices[0])
    expect(asks(state).step).not.toBe('place-partisan')
  })

  test('[8.5] [8.3.9] drive aircraft away and move the Production Track', () => {
    const state = rising()
    expect([...state.production]).toEqual([12, 15])
    play(state, { card: 57 }, { area: 67 })
    expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'axis' })
    play(state, { area: 66 }, { area: 62 })
    expect([...state.production]).toEqual([12, 16])
  })

  test('[8.5] by option not in Victory Point areas', () => {
    const state = rising({ partisansSpareCities: true })
    play(state, { card: 57 })
    expect(refused(state, { area: 62 })).toMatchObject({ code: 'partisans-spare-cities', rule: '8.5' })
  })

  test('[8.1] [8.4.2.2] partisans defend with dice, and are eliminated when the attacker advances', () => {
    const state = position({
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '1GI' }, Brest: { units: '1SP' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { from: 81, unit: 'GI' })
    dice(state, 1, 1)
    expect(play(state, { done: true }).find((event) => event.type === 'battle')?.defenderDice).toEqual([1])
    play(state, { advance: true })
    play(state, { all: true })
    expect([units(state, 'Brest'), state.lost[12]]).toEqual(['1GI', 1])
  })
})

test('[8.5] [8.3.7] where nothing of a choice finds room, nothing is asked', () => {
  const full = Object.fromEntries([24, 19, 27, 49, 70].map((area) => [String(area), { units: '12SI' }]))
  const state = position({ year: 1942, turn: 'soviet', cards: { axis: { hand: [] }, soviet: { hand: [62] } }, areas: full })
  play(state, { card: 62 })
  expect(asks(state).step).toBe('rail-from')
})

describe('moments in the middle of placing', () => {
  const changed = (state: OstkriegState, frame: JsonObject) => {
    const saved = ostkrieg.save(state)
    return () => ostkrieg.load({ ...saved, agenda: [...(saved.agenda as Json[]).slice(0, -1), frame] })
  }

  test('[8.5] no more is left than the card gives, of either kind', () => {
    const both = soviet(65, {}, { number: 1 })
    const frame = { step: 'place-choice', op: 165, leftFirst: 1, leftSecond: 1 }
    expect(changed(both, frame)).not.toThrow()
    expect(changed(both, { ...frame, leftFirst: 0, leftSecond: 0 })).not.toThrow()
    expect(changed(both, { ...frame, leftFirst: 2 })).toThrow('more is left than the card gives')
    expect(changed(both, { ...frame, leftSecond: 2 })).toThrow('more is left than the card gives')
    const one = soviet(62, {})
    expect(changed(one, { step: 'place-choice', op: 155, leftFirst: 3, leftSecond: 0 })).not.toThrow()
    expect(changed(one, { step: 'place-choice', op: 155, leftFirst: 3, leftSecond: 1 })).toThrow(
      'more is left than the card gives',
    )
  })

  test('[8.5] the card places at that step', () => {
    expect(changed(soviet(65, {}, { number: 1 }), { step: 'place-choice', op: 166, leftFirst: 1, leftSecond: 1 })).toThrow(
      'the card does not place so',
    )
    expect(changed(soviet(52, {}), { step: 'place', op: 120 })).not.toThrow()
    expect(changed(soviet(52, {}), { step: 'place', op: 121 })).toThrow('the card does not place so')
  })
})

test('[8.5] a kind of unit that the card does not bring is none of those left', () => {
  const state = position({ year: 1943, turn: 'soviet', cards: { soviet: { hand: [68] } }, areas: { Moscow: { units: '1SI' } } })
  play(state, { card: 68 })
  expect(refused(state, { unit: 'SL', area: 49 }).code).toBe('all-placed')
})

test.each([8, 9, 10])('[8.5] [8.3.7] all at once only where all has room: four beside %d', (there) => {
  const state = position({ cards: { axis: { hand: [5] } }, areas: { Berlin: { units: `${there}GI` } } })
  play(state, { card: 5 }, { done: true })
  expect([canChoose(state, { unit: 'GA', area: 84 }), canChoose(state, { all: true })]).toEqual([true, there + 4 <= 12])
})

test('[8.5] [8.3.7] not all at once where the first area of the card alone has no room for its share', () => {
  const state = position({ year: 1943, cards: { axis: { hand: [21] } }, areas: { Berlin: { units: '10GI' } } })
  play(state, { card: 21 })
  while (asks(state).step !== 'place') play(state, { done: true })
  expect(canChoose(state, { all: true })).toBe(false)
})
