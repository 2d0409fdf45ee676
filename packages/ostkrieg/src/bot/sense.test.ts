import type { GameEvent, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { readArea } from '../positions/names.ts'
import type { OstkriegState } from '../state.ts'
import { dice, play, position, units } from '../test-kit.ts'
import { Aims } from './aims.ts'
import { hasEffect } from './effect.ts'
import { bestStep, moveGain } from './marching.ts'
import { chooseBotCard } from './plan.ts'
import { botTemper } from './temper.ts'

/** Where the booklet leaves the bot free ([11.0]: the best game possible), it plays with sense. */

const OTHER = { axis: 'soviet', soviet: 'axis' } as const

/** The bot plays this card now: its opponent passes. */
function botPlays(
  side: 'axis' | 'soviet',
  card: number,
  areas: JsonObject,
  rest: JsonObject = {},
  throws: readonly number[] = [],
) {
  const own = { hand: [card] }
  const other = { hand: [side === 'axis' ? 56 : 6] }
  const state = position({
    options: { bot: side },
    year: 1942,
    turn: OTHER[side],
    cards: side === 'axis' ? { axis: own, soviet: other } : { axis: other, soviet: own },
    bot: { personality: 'balanced' },
    areas: { Berlin: { units: '1GI' }, ...areas },
    ...rest,
  })
  dice(state, ...throws)
  const events = play(state, { pass: true })
  return { state, events }
}

const aimsOf = (state: OstkriegState) => new Aims(state, botTemper(state))
const area = (state: OstkriegState, name: string): number => readArea(state.content, name)
const ofType = (events: readonly GameEvent[], type: string): GameEvent[] => events.filter((event) => event.type === type)
const HIGH = Array.from({ length: 40 }, () => 6)
const LOST = Object.fromEntries(['Kiev', 'Odessa', 'Kharkov', 'Stalino'].map((city) => [city, { control: 'axis' }]))
const LOW = Array.from({ length: 40 }, () => 1)

describe('the marches of the bot', () => {
  const quiet = (side: 'axis' | 'soviet', areas: JsonObject): OstkriegState =>
    position({ options: { bot: side }, year: 1942, bot: { personality: 'balanced' }, areas })

  test('nobody goes where he would come back from: Hungarians stay in Cluj or go on, never to Bratislava', () => {
    const state = quiet('axis', { Cluj: { units: '2HI' }, Kiev: { units: '4SI' } })
    const aims = aimsOf(state)
    expect(moveGain(state, aims, area(state, 'Cluj'), area(state, 'Bratislava'))).toBeLessThanOrEqual(0)
    const { events } = botPlays('axis', 8, { Cluj: { units: '2HI' }, Budapest: {}, Kiev: { units: '4SI' } })
    expect(ofType(events, 'moved').filter(({ to }) => to === area(state, 'Bratislava'))).toEqual([])
  })

  test('somebody stays behind beside the enemy, and twelve do not leave Ploesti empty', () => {
    const threatened = quiet('axis', { Voroshilovgrad: { control: 'axis', units: '1GI' }, Stalingrad: { units: '4SI' } })
    expect(bestStep(threatened, aimsOf(threatened), area(threatened, 'Voroshilovgrad'))).toBeLessThan(0)
    const { state } = botPlays(
      'soviet',
      63,
      { Ploesti: { control: 'soviet', units: '12SI' }, Bucharest: { units: '1RI' }, Cluj: { units: '2HI' } },
      { year: 1944 },
      HIGH,
    )
    expect(units(state, 'Ploesti')).not.toBe('')
  })

  test('empty enemy ground beside a stack is taken', () => {
    const state = quiet('soviet', { Skopje: { control: 'soviet', units: '8SI' }, Budapest: { units: '6GI' } })
    expect(moveGain(state, aimsOf(state), area(state, 'Skopje'), area(state, 'Salonika'))).toBeGreaterThan(0)
    const axis = botPlays('axis', 9, { Minsk: { control: 'axis', units: '8GI' }, Brest: { control: 'axis' } })
    expect(ofType(axis.events, 'moved').length).toBeGreaterThan(0)
  })

  test('a source of supply that feeds nobody draws nobody: no armor to Narvik', () => {
    const state = quiet('soviet', { Murmansk: { units: '2SA' }, Warsaw: { units: '6GI' } })
    const aims = aimsOf(state)
    expect(aims.worth[area(state, 'Narvik')]).toBeLessThan(aims.worth[area(state, 'Helsinki')])
  })

  test('[8.5] where partisans would cut the supply of many, one unit is wanted', () => {
    const wanted = (units: string): number => {
      const state = quiet('axis', {
        Minsk: { control: 'axis' },
        Brest: { control: 'axis' },
        Smolensk: { control: 'axis' },
        Viazma: { control: 'axis' },
        Moscow: { control: 'axis', units },
        Gorky: { units: '4SI' },
      })
      return aimsOf(state).wanted[area(state, 'Viazma')]
    }
    expect([wanted('6GI'), wanted('1GI')]).toEqual([1, 0])
  })
})

describe('the attacks of the bot', () => {
  test('[10.2] what it marks it attacks: units that one attack needs are not counted for another', () => {
    // Five units stand before two areas; they suffice for one.
    const { events } = botPlays(
      'axis',
      9,
      { Brest: { control: 'axis', units: '5GI' }, Minsk: { units: '3SI' }, Lvov: { units: '3SI' }, Rovno: { control: 'axis' } },
      { year: 1943, bot: { personality: 'aggressive' } },
      LOW,
    )
    expect(ofType(events, 'attack-marked').length).toBeGreaterThan(0)
    expect(ofType(events, 'battle')).toHaveLength(ofType(events, 'attack-marked').length)
    expect(ofType(events, 'attack-lapsed')).toEqual([])
  })

  test('of a large stack a part goes on attacking elsewhere', () => {
    const { events } = botPlays(
      'axis',
      9,
      { Brest: { control: 'axis', units: '9GI 3GA 2GL' }, Minsk: { units: '2SIe' }, Bialystok: { units: '2SIe' } },
      { year: 1941, bot: { personality: 'aggressive' } },
      HIGH,
    )
    expect(ofType(events, 'battle').map((event) => event.area)).toHaveLength(2)
  })

  test('units come up before an attack, so that an offensive has one', () => {
    const { events } = botPlays(
      'soviet',
      63,
      { Tula: { units: '9SI 2SA' }, Moscow: { units: '9SI 2SA 2SL' }, Viazma: {}, Smolensk: { control: 'axis', units: '2GI' } },
      { year: 1943 },
      HIGH,
    )
    expect(ofType(events, 'battle').length).toBeGreaterThan(0)
  })

  test('behind in the last year it attacks whatever the odds, and not before', () => {
    const attacks = (year: number): number =>
      ofType(
        botPlays(
          'soviet',
          63,
          { Brest: { units: '3SI' }, Warsaw: { units: '2GI' }, Lvov: { control: 'axis' }, Rostov: { control: 'axis' }, ...LOST },
          { year, bot: { personality: 'defensive' } },
          LOW,
        ).events,
        'battle',
      ).length
    expect([attacks(1944), attacks(1945)]).toEqual([0, 1])
  })
})

describe('cards that would do nothing', () => {
  const soviets = (areas: JsonObject, hand: readonly number[]): OstkriegState =>
    position({
      options: { bot: 'soviet' },
      year: 1944,
      cards: { axis: { hand: [6] }, soviet: { hand } },
      bot: { personality: 'balanced', stack: [] },
      areas,
    })

  test('[11.2] of one letter those that do something come first', () => {
    const hand = [66, 62]
    const none = soviets({ Moscow: { units: '1SI' } }, hand)
    expect(hasEffect(none, 1, none.content.cardNumber.indexOf(66))).toBe(false)
    expect(none.content.cardNumber[chooseBotCard(none, false)]).toBe(62)
    const some = soviets({ Minsk: { control: 'axis' } }, [66, 57])
    expect(hasEffect(some, 1, some.content.cardNumber.indexOf(66))).toBe(true)
    expect(some.content.cardNumber[chooseBotCard(some, false)]).toBe(66)
  })

  test('[9.5] they are not bought', () => {
    const bought = (areas: JsonObject): unknown[] => {
      const state = position({
        options: { bot: 'soviet' },
        year: 1943,
        turn: 'axis',
        passes: 1,
        cards: { axis: { hand: [6] }, soviet: { hand: [], discard: [57, 66] } },
        bot: { personality: 'balanced', stack: [] },
        areas,
      })
      const events = play(state, { pass: true }, { pass: true })
      return ofType(events, 'bought').map(({ card }) => card)
    }
    expect(bought({ Moscow: { units: '1SI' } })).not.toContain(66)
    expect(bought({ Minsk: { control: 'axis' } })).toContain(66)
  })
})
