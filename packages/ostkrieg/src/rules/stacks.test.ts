import { looseChance } from '@railhead/table'
import { expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import { brokenInvariant } from '../invariants.kit.ts'
import { LAND_PLACES } from '../state.ts'
import { position } from '../test-kit.ts'
import { AXIS, ENTRENCHED, FOUGHT, GA, GI, GL, HI, TAKES_PART } from '../units.ts'
import {
  addUnit,
  airAtBase,
  airLimit,
  airRoom,
  armorIn,
  changeUnit,
  countKind,
  hasEntrenched,
  landRoom,
  removeUnit,
  unitsIn,
} from './stacks.ts'

test('[3.0] what stands in an area is told by kind', () => {
  const state = position({
    areas: { Warsaw: { units: '3GI 2GA 1GL' }, Brest: { units: '2SIe 1SA' }, Lvov: { units: '2SP 1YP' } },
  })
  expect([81, 66, 65, 84].map((area) => armorIn(state, area))).toEqual([2, 1, 0, 0])
  expect([81, 66, 65].map((area) => hasEntrenched(state, area))).toEqual([false, true, false])
  expect([81, 66, 65, 84].map((area) => unitsIn(state, area).length)).toEqual([6, 3, 3, 0])
})

test('[8.3.7] room for land and air', () => {
  const state = position({ areas: { Warsaw: { units: '3GI 2GA 1GL' }, Brest: { units: '12SI' }, Ploesti: { units: '4GL' } } })
  expect([81, 66, 84].map((area) => landRoom(state, area))).toEqual([7, 0, 12])
  // A Victory Point area, neither, an oil area, and one with oil and points.
  expect([81, 66, 95, 30].map((area) => airLimit(state, area))).toEqual([4, 2, 4, 4])
  expect([81, 66, 95, 30].map((area) => airRoom(state, area))).toEqual([3, 2, 0, 4])
})

test('[3.0] a unit of which something else is true goes to its place among the others', () => {
  const state = position({})
  for (const unit of [GI | FOUGHT, GI, GI, GA]) addUnit(state, 81, unit)
  const stack = () => [...state.land.subarray(81 * LAND_PLACES, 81 * LAND_PLACES + 5)]
  expect(stack()).toEqual([GI | FOUGHT, GA, GI, GI, 0])
  changeUnit(state, 81, GI, GI | ENTRENCHED)
  expect(stack()).toEqual([GI | FOUGHT, GI | ENTRENCHED, GA, GI, 0])
  changeUnit(state, 81, GI | FOUGHT, GI)
  expect(stack()).toEqual([GI | ENTRENCHED, GA, GI, GI, 0])
})

test('[3.0] whatever comes, goes or changes, the units of an area stay in order, and nobody else moves', () => {
  const chance = looseChance(41)
  const kinds = [GI, GI | ENTRENCHED, GI | FOUGHT, GA, GA | FOUGHT, HI]
  const state = position({})
  const stack = (area: number): number[] => [...state.land.subarray(area * LAND_PLACES, (area + 1) * LAND_PLACES)]
  for (const beside of [80, 82]) addUnit(state, beside, GA | FOUGHT)
  const before = [stack(80), stack(82)]
  const expected: number[] = []
  for (let i = 0; i < 600; i++) {
    const kind = kinds[chance.pick(0, kinds.length)]
    const one = chance.pick(0, Math.max(1, expected.length))
    const deed = expected.length === 0 ? 0 : chance.pick(0, 4)
    if (deed === 0 && expected.length < LAND_PLACES) {
      addUnit(state, 81, kind)
      expected.push(kind)
    } else if (deed === 1) {
      removeUnit(state, 81, expected[one])
      expected.splice(one, 1)
    } else {
      changeUnit(state, 81, expected[one], kind)
      expected[one] = kind
    }
    expected.sort((a, b) => b - a)
    expect(stack(81)).toEqual([...expected, ...Array.from({ length: LAND_PLACES - expected.length }, () => 0)])
  }
  expect([stack(80), stack(82)]).toEqual(before)
})

test('[8.3.7] [8.4.2.2] room for air where a base was taken from committed air; a full area ends where the next begins', () => {
  const state = position({ areas: { Berlin: { units: '11GI 1GA' }, Prague: { units: '2GA' }, Warsaw: { control: 'soviet' } } })
  expect([armorIn(state, 84), countKind(state, 84, GA), countKind(state, 84, GI)]).toEqual([1, 1, 11])
  const beside = position({ areas: { Berlin: { units: '12GI' }, Prague: { units: '1GIe' } } })
  expect([84, 85].map((area) => hasEntrenched(beside, area))).toEqual([false, true])
  // Warsaw was the base of four that are in a battle now; the first of the next area is in it too.
  for (let i = 0; i < 4; i++) addUnit(state, 81, GL | TAKES_PART)
  addUnit(state, 82, GL | TAKES_PART)
  expect([airAtBase(state, 81), airRoom(state, 81)]).toEqual([0, 0])
  removeUnit(state, 81, GL | TAKES_PART)
  expect([airAtBase(state, 81), airRoom(state, 81)]).toEqual([0, 1])
  changeUnit(state, 81, GL | TAKES_PART, GL)
  changeUnit(state, 81, GL | TAKES_PART, GL)
  expect([airAtBase(state, 81), airRoom(state, 81)]).toEqual([2, 1])
  // Air that is not in the battle has to leave yet, and takes up its places until then.
  const taken = position({ areas: { Brest: { units: '1SI 2SL' } } })
  taken.control[66] = AXIS
  expect(airRoom(taken, 66)).toBe(0)
  // One point or one oil symbol is enough for four.
  const { vp, oil } = state.content
  const areas = state.content.names.flatMap((_, area) => (area > 0 ? [area] : []))
  const [points, symbols] = [areas.filter((area) => vp[area] === 1 && oil[area] === 0), areas.filter((area) => oil[area] === 1)]
  expect([points.length > 0, symbols.length > 0]).toEqual([true, true])
  expect([...points, ...symbols].every((area) => airLimit(state, area) === 4)).toBe(true)
})

test('an area that a position empties is empty in every way', () => {
  const state = ostkrieg.load({ game: 'ostkrieg', areas: { Berlin: { units: '' }, Warsaw: { units: '1GL' } } })
  expect([unitsIn(state, 84), brokenInvariant(state)]).toEqual([[], undefined])
})
