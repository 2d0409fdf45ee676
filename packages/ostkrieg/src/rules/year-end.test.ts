import type { JsonObject, Outcome } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { asks, controls, play, position, refused, units } from '../test-kit.ts'

type Cards = { [side: string]: { hand: number[]; front: number[]; discard: number[] } } & { out: number[]; later: number[] }
const cardsOf = (state: OstkriegState): Cards => ostkrieg.save(state).cards as Cards

/** A year whose last pass is about to be made. */
const lastPass = (year: number, areas: JsonObject = {}, rest: JsonObject = {}): OstkriegState =>
  position({ year, turn: 'axis', passes: 1, cards: { axis: { hand: [6] }, soviet: { hand: [] } }, areas, ...rest })
const hold = (side: string, ...areas: readonly number[]): JsonObject =>
  Object.fromEntries(areas.map((area) => [String(area), { control: side }]))

describe('victory', () => {
  test('[2.0] [9.1] at the end of a year whoever controls Berlin, Moscow, Leningrad and Baku wins at once', () => {
    const axis = lastPass(1942, hold('axis', 49, 70, 32))
    play(axis, { pass: true })
    expect(ostkrieg.outcome(axis)).toMatchObject({ winners: ['axis'], reason: 'automatic-victory' })
    const soviet = lastPass(1943, hold('soviet', 84))
    play(soviet, { pass: true })
    expect(ostkrieg.outcome(soviet)).toMatchObject({ winners: ['soviet'], reason: 'automatic-victory' })
  })

  test('[2.0] [11.0] the bot wins as a player does', () => {
    const state = lastPass(1945, hold('axis', 62, 32), {
      options: { bot: 'axis' },
      cards: { axis: { hand: [] }, soviet: { hand: [56] } },
      turn: 'soviet',
    })
    play(state, { pass: true })
    expect(ostkrieg.outcome(state)).toMatchObject({ winners: ['axis'], scores: { axis: 15, soviet: 13 } })
    expect(ostkrieg.texts.outcome(ostkrieg.outcome(state) as Outcome)).toBe(
      'Marginal Victory of the Axis, 15 to 13 Victory Points, Axis to Soviets.',
    )
  })

  test('[2.0] not in the middle of a year', () => {
    const state = position({
      year: 1942,
      turn: 'axis',
      cards: { axis: { hand: [6] }, soviet: { hand: [56] } },
      areas: hold('axis', 49, 70, 32),
    })
    play(state, { card: 6 })
    expect(ostkrieg.outcome(state)).toBeUndefined()
  })

  test('[6.0] [9.1] after 1945, the fifth year, the Victory Points decide; Baku counts 2', () => {
    const state = lastPass(1945, hold('axis', 62, 63))
    play(state, { pass: true })
    expect(ostkrieg.outcome(state)).toMatchObject({ winners: [], reason: 'draw', scores: { axis: 14, soviet: 14 } })
    const baku = lastPass(1945, hold('axis', 62, 32))
    play(baku, { pass: true })
    expect(ostkrieg.outcome(baku)).toMatchObject({
      winners: ['axis'],
      reason: 'marginal-victory',
      scores: { axis: 15, soviet: 13 },
    })
    const soviet = lastPass(1945)
    play(soviet, { pass: true })
    expect(ostkrieg.outcome(soviet)).toMatchObject({ winners: ['soviet'], scores: { axis: 12, soviet: 16 } })
  })
})

describe('countries', () => {
  test('[9.0] [9.2] Romania goes with Bucharest: its cards to the discard pile, its units with the areas where they are alone', () => {
    const state = lastPass(
      1942,
      { Bucharest: { control: 'soviet' }, Jassy: { units: '2RI' }, Galati: { units: '1RI 1GI' }, Ploesti: { units: '1RI 1GL' } },
      { cards: { axis: { hand: [6, 7], front: [] }, soviet: { hand: [] } } },
    )
    const events = play(state, { pass: true })
    expect([units(state, 'Jassy'), controls(state, 'Jassy')]).toEqual(['2RI', 'soviet'])
    // Stacked with enemies they are eliminated, with aircraft alone as well; and it is told.
    expect(events.filter(({ type }) => type === 'removed')).toEqual([
      { type: 'removed', area: 93, unit: 'RI', count: 1 },
      { type: 'removed', area: 95, unit: 'RI', count: 1 },
    ])
    expect(events.filter(({ type }) => type === 'removed').map(ostkrieg.texts.event)).toEqual([
      '1 Romanian infantry in Galati is taken off the map.',
      '1 Romanian infantry in Ploesti is taken off the map.',
    ])
    expect([units(state, 'Galati'), units(state, 'Ploesti'), controls(state, 'Galati')]).toEqual(['1GI', '1GL', 'axis'])
    // Areas without Romanians stay with whoever holds them.
    expect(['Timisoara', 'Constanta', 'Odessa'].map((area) => controls(state, area))).toEqual(['axis', 'axis', 'soviet'])
    expect(cardsOf(state).soviet.discard).toEqual(expect.arrayContaining([7, 15]))
    expect(ostkrieg.save(state).countries).toMatchObject({ romania: 'soviet' })
  })

  test('[9.2] an area that Romanians share with partisans does not go over to the Axis with them', () => {
    const state = lastPass(
      1943,
      {
        Bucharest: { control: 'axis' },
        Odessa: { control: 'soviet', units: '2RI 1SP' },
        Jassy: { control: 'soviet', units: '1RI' },
      },
      { countries: { romania: 'soviet' } },
    )
    play(state, { pass: true })
    expect([units(state, 'Odessa'), controls(state, 'Odessa')]).toEqual(['1SP', 'soviet'])
    expect([units(state, 'Jassy'), controls(state, 'Jassy')]).toEqual(['1RI', 'axis'])
  })

  test('[9.2] [9.5] a country that does not change sides keeps its cards where they are', () => {
    const state = lastPass(1942, {}, { cards: { axis: { hand: [6, 7, 8, 13, 14, 17] }, soviet: { hand: [] } } })
    play(state, { pass: true })
    expect(cardsOf(state).axis.hand).toEqual(expect.arrayContaining([7, 8, 13, 14, 17]))
  })

  test('[9.2] Romanians of the Soviets use Soviet sources and Soviet dice', () => {
    const state = position({
      year: 1943,
      turn: 'soviet',
      countries: { romania: 'soviet' },
      cards: { soviet: { hand: [63] }, axis: { hand: [] } },
      areas: { Bucharest: { control: 'soviet' }, Jassy: { units: '5RI' }, Cluj: { units: '1HI' } },
    })
    play(state, { card: 63 }, { done: true }, { area: 90 }, { from: 92, all: true })
    const events = play(state, { done: true })
    expect(events.find((event) => event.type === 'battle')?.attackerDice).toHaveLength(2)
  })

  test('[9.2] Bulgaria goes with Sofia, and can come back', () => {
    const state = lastPass(1943, { Sofia: { control: 'soviet' }, Skopje: { units: '1BI' } })
    play(state, { pass: true })
    expect([controls(state, 'Skopje'), cardsOf(state).soviet.discard.includes(17)]).toEqual(['soviet', true])
    const back = lastPass(1943, { Sofia: { control: 'axis' }, Skopje: { units: '1BI' } }, { countries: { bulgaria: 'soviet' } })
    play(back, { pass: true })
    expect(controls(back, 'Skopje')).toBe('axis')
    expect(cardsOf(back).axis.discard).toContain(17)
  })

  test('[9.2] [9.3] cards of later years come to whoever has the country then', () => {
    const state = lastPass(1942, { Sofia: { control: 'soviet' } })
    play(state, { pass: true })
    expect(cardsOf(state).soviet.hand).toContain(22)
  })

  test('[9.2] mid-year nothing switches', () => {
    const state = position({
      year: 1942,
      turn: 'axis',
      cards: { axis: { hand: [6, 7] }, soviet: { hand: [56] } },
      areas: { Bucharest: { control: 'soviet' }, Jassy: { units: '2RI' } },
    })
    play(state, { card: 6 }, { done: true })
    expect(controls(state, 'Jassy')).toBe('axis')
  })

  test('[9.2] without Helsinki the Finnish cards are nobody’s, the Finns stay; with it the cards come back', () => {
    const state = lastPass(1942, { Helsinki: { control: 'soviet' }, Petsamo: { units: '2FI 1GI' } })
    play(state, { pass: true })
    expect(cardsOf(state).out).toEqual([14])
    expect(units(state, 'Petsamo')).toBe('1GI 2FI')
    const back = lastPass(
      1943,
      { Helsinki: { control: 'axis' } },
      { countries: { finland: 'out' }, cards: { axis: { hand: [6] }, soviet: { hand: [] }, out: [14] } },
    )
    play(back, { pass: true })
    expect(cardsOf(back).axis.discard).toContain(14)
    expect(cardsOf(back).axis.hand).toContain(25)
    const out = lastPass(1943, { Helsinki: { control: 'soviet' } }, { countries: { finland: 'out' } })
    play(out, { pass: true })
    expect(cardsOf(out).out).toContain(25)
  })

  test('[9.2] Italy leaves at the end of 1943: card and units go, the areas stay Axis', () => {
    const state = lastPass(1943, { Vienna: { units: '2II' } })
    const events = play(state, { pass: true })
    expect(events).toContainEqual({ type: 'removed', area: 86, unit: 'II', count: 2 })
    expect(cardsOf(state).out).toEqual([13])
    expect([units(state, 'Vienna'), controls(state, 'Vienna')]).toEqual(['', 'axis'])
    const before = lastPass(1942, { Vienna: { units: '2II' } })
    play(before, { pass: true })
    expect(units(before, 'Vienna')).toBe('2II')
  })

  test('[9.2] Hungary stays Axis; its card cannot be bought while Budapest is Soviet', () => {
    const state = lastPass(1942, { Budapest: { control: 'soviet' }, Cluj: { units: '1HI' } })
    play(state, { pass: true })
    expect(controls(state, 'Cluj')).toBe('axis')
    expect(refused(state, { card: 8 })).toMatchObject({ code: 'hungarian-card-blocked', rule: '9.2' })
  })
})

describe('the new year', () => {
  test('[9.3] all cards of the next year come to hand; unplayed ones stay', () => {
    const state = lastPass(1941)
    play(state, { pass: true })
    expect(cardsOf(state).axis.hand).toEqual([6, 11, 12, 13, 14, 15, 16, 17])
    expect(cardsOf(state).soviet.hand).toEqual([59, 60, 61, 62, 63, 64, 65])
  })

  test('[12.0] none come for 1945', () => {
    const state = lastPass(1944)
    play(state, { pass: true })
    expect(cardsOf(state).axis.hand).toEqual([6])
  })

  test('[9.4] [9.5] points from the track less the bid, never below 0', () => {
    const state = lastPass(1941, hold('axis', 62), {
      options: { bidding: true },
      bid: { side: 'axis', points: 16, axisPlayer: 2 },
    })
    const events = play(state, { pass: true })
    expect(events).toContainEqual({ type: 'points', side: 'axis', points: 0 })
    expect(events).toContainEqual({ type: 'points', side: 'soviet', points: 15 })
  })

  test('[9.5] the Axis first, then in turn, one card each; what is too dear or not discarded cannot be bought', () => {
    const state = lastPass(1941)
    play(state, { pass: true })
    expect(asks(state)).toMatchObject({ step: 'buy-card', seat: 'axis', about: { points: 12 } })
    expect(refused(state, { card: 12 })).toMatchObject({ code: 'card-not-in-discard', rule: '9.5' })
    play(state, { card: 1 })
    expect(asks(state).seat).toBe('soviet')
    play(state, { card: 51 })
    expect(asks(state)).toMatchObject({ seat: 'axis', about: { points: 5 } })
    play(state, { card: 7 }, { card: 52 })
    expect(refused(state, { card: 2 })).toMatchObject({ code: 'card-too-dear', rule: '9.5', subjects: { cost: 5, points: 4 } })
    play(state, { pass: true })
    // A pass is final; the other goes on alone.
    play(state, { card: 53 }, { card: 54 })
    expect(asks(state).seat).toBe('soviet')
    expect(cardsOf(state).axis.hand).toEqual(expect.arrayContaining([1, 7]))
  })

  test('[9.5] points that are left are lost, cards not bought stay discarded', () => {
    const state = lastPass(1941)
    play(state, { pass: true }, { pass: true }, { pass: true })
    expect([...state.points]).toEqual([0, 0])
    expect(cardsOf(state).axis.discard).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10])
  })

  test.each([
    [1941, 'axis'],
    [1942, 'soviet'],
    [1943, 'soviet'],
    [1944, 'soviet'],
  ])('[7.0] after %i the %s side plays first', (year, seat) => {
    const state = lastPass(year, {}, { cards: { axis: { hand: [6] }, soviet: { hand: [] } } })
    play(state, { pass: true }, { pass: true }, { card: 51 }, { pass: true })
    expect(asks(state)).toMatchObject({ step: 'play-card', seat })
  })
})

describe('what is told of countries', () => {
  test('[9.2] Bulgaria and Romania go over under their own names', () => {
    const state = position({
      year: 1943,
      passes: 1,
      cards: { axis: { hand: [6] }, soviet: { hand: [] } },
      areas: {
        Sofia: { control: 'soviet' },
        Bucharest: { control: 'soviet' },
        Skopje: { units: '1BI' },
        Galati: { units: '2RI 1GI' },
      },
    })
    const events = play(state, { pass: true })
    expect(events.filter(({ type }) => type === 'country-changed')).toEqual([
      { type: 'country-changed', country: 'romania', side: 'soviet' },
      { type: 'country-changed', country: 'bulgaria', side: 'soviet' },
    ])
    expect(events).toContainEqual({ type: 'removed', area: 93, unit: 'RI', count: 2 })
    expect([controls(state, 'Skopje'), units(state, 'Galati')]).toEqual(['soviet', '1GI'])
  })

  test('[9.2] [8.0] Bulgarians of the Soviets stand with partisans, and their card removes one there', () => {
    const state = position({
      year: 1944,
      turn: 'soviet',
      countries: { bulgaria: 'soviet' },
      cards: { axis: { hand: [] }, soviet: { hand: [17] } },
      areas: {
        Sofia: { control: 'soviet' },
        Skopje: { control: 'soviet', units: '2BI 1YP' },
        Zagreb: { control: 'soviet', units: '1YP' },
      },
    })
    // One of the two is lost for want of supply.
    play(state, { card: 17 }, { done: true }, { done: true })
    expect(asks(state)).toMatchObject({ step: 'remove-partisan', seat: 'soviet', choices: [{ area: 99 }, { done: true }] })
  })
})

describe('what is told of those who leave', () => {
  const yearEnd = (year: number, areas: JsonObject, countries: JsonObject = {}) =>
    play(position({ year, passes: 1, turn: 'axis', cards: { axis: { hand: [6] }, soviet: { hand: [] } }, areas, countries }), {
      pass: true,
    })

  test('[9.2] Finland is out with Helsinki, and the Axis player’s again with it', () => {
    expect(yearEnd(1943, { Helsinki: { control: 'soviet' } })).toContainEqual({ type: 'country-out', country: 'finland' })
    expect(yearEnd(1943, { Helsinki: { control: 'axis' } }, { finland: 'out' })).toContainEqual({
      type: 'country-changed',
      country: 'finland',
      side: 'axis',
    })
  })

  test('[9.2] Italians leave the areas where they stand', () => {
    const events = yearEnd(1943, { Warsaw: { units: '1GI 2II' }, Berlin: { units: '1GI' } })
    expect(events.filter(({ type }) => type === 'removed')).toEqual([{ type: 'removed', area: 81, unit: 'II', count: 2 }])
    expect(events).toContainEqual({ type: 'country-out', country: 'italy' })
  })

  test('[9.2] from a full area only its own Italians leave, not those of the next', () => {
    const events = yearEnd(1943, { Prague: { units: '11GI 1II' }, Vienna: { units: '1IIe' } })
    expect(events.filter(({ type }) => type === 'removed')).toEqual([
      { type: 'removed', area: 85, unit: 'II', count: 1 },
      { type: 'removed', area: 86, unit: 'II', count: 1 },
    ])
  })

  test('[8.4.2.2] the Production Track is told when a Victory Point or oil area changes hands, not otherwise', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Rovno: { control: 'axis', units: '2GI' }, Lvov: { control: 'axis' } },
    })
    const events = play(state, { card: 9 }, { area: 64 }, { unit: 'GI' }, { area: 62 }, { unit: 'GI' }, { area: 66 })
    expect(events.filter(({ type }) => type === 'control' || type === 'production')).toEqual([
      { type: 'control', area: 62, side: 'axis' },
      { type: 'production', axis: state.production[0], soviet: state.production[1] },
      { type: 'control', area: 66, side: 'axis' },
    ])
  })
})
