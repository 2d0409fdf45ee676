import type { JsonObject } from '@railhead/table'
import { expect, test } from 'vitest'
import { ostkrieg } from './game.ts'
import type { MoveForecast } from './move-report.ts'
import type { OstkriegState } from './state.ts'
import { asks, play, position } from './test-kit.ts'

const [WARSAW, KRAKOW, BREST, MINSK, BIALYSTOK] = [81, 82, 66, 67, 73]

const forecasts = (state: OstkriegState) => ostkrieg.report?.(state).moves as readonly MoveForecast[]
const to = (state: OstkriegState, area: number) => forecasts(state).find((one) => one.area === area)

/** The Axis is asked who moves from Warsaw. */
function moving(areas: JsonObject): OstkriegState {
  const state = position({ year: 1942, cards: { axis: { hand: [9] }, soviet: { hand: [] } }, areas })
  play(state, { card: 9 }, { area: WARSAW })
  if (asks(state).step === 'mark-moves') play(state, { done: true })
  expect(asks(state).step).toBe('move-unit')
  return state
}

test('8.3.3: Armor has the second area as one destination, over an empty enemy area rather than over an own one', () => {
  const state = moving({ Warsaw: { units: '3GI 3GA' } })
  expect(to(state, BREST)?.passages).toEqual([{ unit: 'GA' }, { unit: 'GI' }])
  expect(to(state, MINSK)?.passages).toEqual([{ unit: 'GA', over: BREST }])
})

test('8.3.7: it says how many fit, and that a full area is only passed', () => {
  const state = moving({ Warsaw: { units: '3GI 3GA' }, Krakow: { units: '9GI' }, Brest: { control: 'axis', units: '12GI' } })
  expect(to(state, KRAKOW)?.room).toBe(3)
  expect(to(state, BREST)).toBeUndefined()
  expect(to(state, MINSK)?.passages).toEqual([{ unit: 'GA', through: true }])
})

test('8.3.3.1: what is overrun is said, here and one area on; infantry follows where armor cleared the way', () => {
  const state = moving({ Warsaw: { units: '3GI 3GA' }, Brest: { units: '1SI' }, Minsk: { units: '1SI' } })
  expect(to(state, BREST)).toMatchObject({
    room: 12,
    passages: [
      { unit: 'GA', overruns: [BREST] },
      { unit: 'GI', follows: true },
    ],
  })
  expect(to(state, MINSK)?.passages).toEqual([{ unit: 'GA', over: BREST, overruns: [BREST, MINSK], most: 12 }])
})

test('8.2.2: whom a step would cut off is told', () => {
  const held = { control: 'axis' }
  const state = moving({ Warsaw: { units: '3GA' }, Bialystok: { units: '2SI' }, Minsk: held, Riga: held })
  expect(to(state, BREST)?.cuts).toEqual([BIALYSTOK])
  expect(to(state, KRAKOW)?.cuts).toEqual([])
})

test('nothing is told when something else is asked', () => {
  expect(forecasts(position({ areas: {} }))).toEqual([])
})
