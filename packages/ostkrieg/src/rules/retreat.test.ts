import type { JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { attack, driveOut } from '../fight-kit.ts'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { unitAt } from '../steps/code.ts'
import { STEPS } from '../steps/index.ts'
import { asks, controls, dice, play, position, refused, units } from '../test-kit.ts'
import { GI } from '../units.ts'

const held = (side: string, ...areas: readonly number[]): JsonObject =>
  Object.fromEntries(areas.map((area) => [String(area), { control: side }]))

const guarded = (side: string, units: string, ...areas: readonly number[]): JsonObject =>
  Object.fromEntries(areas.map((area) => [String(area), { control: side, units }]))

describe('retreat', () => {
  test('[8.4.2.2] to adjacent friendly areas, split as the defender likes, losing entrenchment', () => {
    const state = driveOut(67, 66, 9, {
      Brest: { control: 'axis', units: '4GI' },
      Minsk: { units: '2SIe 1SA' },
      ...held('axis', 73),
    })
    expect(asks(state)).toMatchObject({ step: 'retreat', seat: 'soviet' })
    expect(refused(state, { unit: 'SI', area: 59 })).toMatchObject({ code: 'retreat-not-adjacent', rule: '8.4.2.2' })
    expect(refused(state, { unit: 'SI', area: 66 })).toMatchObject({ code: 'retreat-into-enemy', rule: '8.4.2.2' })
    expect(refused(state, { unit: 'SI', area: 73 })).toMatchObject({ code: 'retreat-friendly-first', rule: '8.4.2.2' })
    expect(refused(state, { unit: 'GA', area: 60 }).code).toBe('no-unit-there')
    play(state, { unit: 'SI', area: 60 }, { unit: 'SA', area: 62 }, { unit: 'SI', area: 68 })
    expect([units(state, 'Smolensk'), units(state, 'Kiev'), units(state, 'Pskov')]).toEqual(['1SIm', '1SAm', '1SIm'])
  })

  test('[8.4.2.2] [8.3.7] never beyond the stacking limit; who finds no room goes on to an empty enemy area', () => {
    const state = driveOut(70, 71, 9, {
      Tallin: { control: 'axis', units: '4GI' },
      Leningrad: { units: '3SI' },
      Belomorsk: { units: '11SI' },
      Novgorod: { control: 'axis' },
      Helsinki: { units: '1FI' },
    })
    // One to Belomorsk, the other two to Novgorod, which they take; all of it forced.
    expect([units(state, 'Belomorsk'), units(state, 'Novgorod'), controls(state, 'Novgorod')]).toEqual([
      '11SI 1SIm',
      '2SIm',
      'soviet',
    ])
  })

  test('[8.4.2.2] the excess goes to any one empty enemy area, which the defender chooses', () => {
    const state = driveOut(66, 81, 9, { Warsaw: { units: '4GI' }, Brest: { units: '3SI' }, ...held('axis', 64, 65, 67, 73) })
    expect(asks(state).choices).toEqual([{ area: 64 }, { area: 65 }, { area: 67 }, { area: 73 }])
    play(state, { area: 67 })
    expect([units(state, 'Minsk'), controls(state, 'Minsk'), controls(state, 'Rovno')]).toEqual(['3SIm', 'soviet', 'axis'])
  })

  test('[8.4.2.2] an area with partisans and aircraft has neither alone: nobody retreats there', () => {
    const state = driveOut(64, 62, 51, {
      Rovno: { control: 'axis', units: '3GI' },
      Kiev: { units: '6SI 1SA' },
      Brest: { units: '1SP 1SL' },
      ...Object.fromEntries(['63', '65', '67', '92'].map((area) => [area, { control: 'soviet', units: '2SI' }])),
    })
    expect([units(state, 'Brest'), state.lost[1], state.lost[12]]).toEqual(['1SL 1SP', 3, 0])
  })

  test('[8.4.2.2] then to an enemy area with aircraft alone, which must rebase', () => {
    const state = driveOut(66, 81, 9, {
      Warsaw: { units: '4GI' },
      Brest: { units: '2SI' },
      Rovno: { control: 'axis', units: '1GL' },
      Lvov: { control: 'axis', units: '1GI' },
      Minsk: { control: 'axis', units: '1GI' },
      Bialystok: { control: 'axis', units: '1GI' },
    })
    expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'axis', about: { area: 64 } })
    play(state, { area: 65 })
    expect([units(state, 'Rovno'), units(state, 'Lvov')]).toEqual(['2SIm', '1GI 1GLx'])
  })

  test('[8.4.2.2] then to an enemy area with partisans alone: each takes one unit with it', () => {
    const state = driveOut(65, 64, 51, {
      Rovno: { units: '6SI' },
      Lvov: { control: 'axis', units: '2GI 1II' },
      Krakow: { control: 'soviet', units: '1SP' },
      Cluj: { control: 'soviet', units: '1SP' },
      Brest: { units: '1SI' },
    })
    expect(asks(state)).toMatchObject({ step: 'retreat', seat: 'axis', choices: [{ area: 82 }, { area: 90 }] })
    play(state, { area: 90 })
    expect(asks(state).choices).toEqual([{ unit: 'II' }, { unit: 'GI' }])
    play(state, { unit: 'II' })
    expect([units(state, 'Cluj'), controls(state, 'Cluj')]).toEqual(['2GIm', 'axis'])
    expect([state.lost[8], state.lost[12]]).toEqual([1, 1])
  })

  test('[8.4.2.2] two partisans take two units with them', () => {
    const state = driveOut(65, 64, 51, {
      Rovno: { units: '6SI' },
      Lvov: { control: 'axis', units: '2GI 1II' },
      Krakow: { control: 'soviet', units: '1SP 1YP' },
      Cluj: { control: 'soviet', units: '2SI' },
      Brest: { units: '1SI' },
    })
    play(state, { unit: 'GI' }, { unit: 'II' })
    expect([units(state, 'Krakow'), controls(state, 'Krakow')]).toEqual(['1GIm', 'axis'])
    expect([state.lost[1], state.lost[8], state.lost[12], state.lost[13]]).toEqual([1, 1, 1, 1])
  })

  test('[8.4.2.2] who cannot retreat at all is eliminated', () => {
    const state = driveOut(66, 81, 9, {
      Warsaw: { units: '4GI' },
      Brest: { units: '2SI' },
      Rovno: { control: 'axis', units: '1GI' },
      Lvov: { control: 'axis', units: '1GI' },
      Minsk: { control: 'axis', units: '1GI' },
      Bialystok: { control: 'axis', units: '1GI' },
    })
    expect(state.lost[9]).toBe(2)
    expect(asks(state).step).toBe('advance')
  })

  test('[8.4.2.2] an area that the attack came from is no refuge either when only its aircraft are left', () => {
    const state = attack(66, {
      areas: {
        Warsaw: { units: '1GI 1GLx' },
        Lvov: { control: 'axis', units: '4GI' },
        Brest: { units: '4SI' },
        ...guarded('axis', '1GI', 64, 67, 73),
      },
      year: 1943,
    })
    // The only unit from Warsaw is lost, two of four Soviets are left, and Warsaw holds an air unit that took no part.
    dice(state, 4, 1, 1, 4)
    play(
      state,
      { from: 81, unit: 'GI' },
      { from: 65, all: true },
      { done: true },
      { done: true },
      { from: 81, unit: 'GI' },
      { advance: true },
    )
    expect([units(state, 'Warsaw'), state.lost[9]]).toEqual(['1GL', 4])
  })

  test('[8.4.2.2] nor when only its partisans are left', () => {
    const { graph } = ostkrieg.load({ game: 'ostkrieg' }).content
    const others = [...graph.to.subarray(graph.first[65], graph.first[66])].filter((area) => area !== 64 && area !== 66)
    const state = attack(65, {
      areas: {
        Rovno: { units: '1SI 1SP' },
        Brest: { units: '9SI' },
        Lvov: { control: 'axis', units: '6GI' },
        ...guarded('soviet', '2SI', ...others),
      },
      card: 51,
      year: 1943,
    })
    dice(state, 4, 4, 1, 1, 1, 4, 1)
    play(state, { from: 64, unit: 'SI' }, { from: 66, all: true }, { done: true }, { from: 64, unit: 'SI' }, { advance: true })
    expect([units(state, 'Rovno'), state.lost[1], state.lost[12]]).toEqual(['1SP', 6, 0])
  })

  test('[8.4.2.2] nobody retreats into an area that the attack came from', () => {
    const state = driveOut(66, 81, 9, {
      Warsaw: { units: '4GI' },
      Brest: { units: '2SI' },
      Rovno: { control: 'axis' },
      Lvov: { control: 'axis' },
      Minsk: { control: 'axis', units: '1GI' },
      Bialystok: { control: 'axis', units: '1GI' },
    })
    expect(asks(state).choices).toEqual([{ area: 64 }, { area: 65 }])
    state.battle.origins = 0b11111
    expect(refused(state, { area: 65 })).toMatchObject({ code: 'retreat-into-attackers', rule: '8.4.2.2' })
  })
})

describe('minor countries in retreat', () => {
  const soviets = { Odessa: { units: '12SI' } }
  /** Winter Counteroffensive: the Soviets win ties. */
  const out = (areas: JsonObject): OstkriegState => driveOut(92, 63, 51, { ...soviets, ...areas })

  test('[8.4.2.2] Hungarians and Bulgarians never into Romania or onto Romanians', () => {
    const state = driveOut(65, 64, 51, {
      Rovno: { units: '12SI' },
      Lvov: { control: 'axis', units: '2HI' },
      Brest: { control: 'axis', units: '1RI' },
      Krakow: { units: '1GI' },
    })
    expect(refused(state, { unit: 'HI', area: 66 })).toMatchObject({ code: 'retreat-with-romanians', rule: '8.4.2.2' })
    const south = driveOut(88, 87, 51, {
      ...held('soviet', 82),
      Bratislava: { control: 'soviet', units: '12SI' },
      Budapest: { units: '2HI' },
    })
    expect(refused(south, { unit: 'HI', area: 91 })).toMatchObject({ code: 'retreat-into-romania', rule: '8.4.2.2' })
  })

  test('[8.4.2.2] Romanians never into Hungary or Bulgaria, nor onto Hungarians or Bulgarians', () => {
    const state = out({ Jassy: { units: '2RI' }, Rovno: { control: 'axis', units: '1HI' } })
    expect(refused(state, { unit: 'RI', area: 90 })).toMatchObject({ code: 'retreat-into-hungary-bulgaria', rule: '8.4.2.2' })
    expect(refused(state, { unit: 'RI', area: 64 })).toMatchObject({
      code: 'retreat-with-hungarians-bulgarians',
      rule: '8.4.2.2',
    })
  })

  test('[8.4.2.2] Romanians in the Balkans: neither into Bulgaria nor to Bulgarians in Belgrade', () => {
    const state = driveOut(96, 93, 51, {
      ...held('soviet', 92),
      Galati: { control: 'soviet', units: '12SI' },
      Bucharest: { units: '2RI' },
      Belgrade: { units: '1BI' },
    })
    expect(refused(state, { unit: 'RI', area: 8 })).toMatchObject({ code: 'retreat-into-hungary-bulgaria' })
    expect(refused(state, { unit: 'RI', area: 98 })).toMatchObject({ code: 'retreat-with-hungarians-bulgarians' })
  })

  test('[8.4.2.2] who is forced into such an area is eliminated', () => {
    const state = out({
      Jassy: { units: '2RI' },
      Rovno: { units: '1SI' },
      ...held('soviet', 94),
      Galati: { control: 'soviet', units: '1SI' },
      Ploesti: { control: 'soviet', units: '1SI' },
    })
    expect(state.lost[6]).toBe(2)
  })

  test('[8.4.2.2] Finns never further than two areas from Finland', () => {
    const state = driveOut(69, 70, 51, {
      Leningrad: { units: '12SI' },
      Novgorod: { control: 'axis', units: '1FI 1GI' },
      Tallin: { control: 'axis' },
      Smolensk: { control: 'axis' },
    })
    expect(asks(state).choices).toContainEqual({ unit: 'FI', area: 71 })
    expect(refused(state, { unit: 'FI', area: 60 })).toMatchObject({ code: 'finns-too-far' })
  })

  test('[8.4.2.2] as many as possible are saved: a German leaves the last place to the Finn that has no other', () => {
    const state = driveOut(69, 70, 51, {
      Leningrad: { units: '12SI' },
      Novgorod: { control: 'axis', units: '1FI 1GI' },
      Tallin: { control: 'axis', units: '11GI' },
      Smolensk: { control: 'axis' },
    })
    expect(refused(state, { unit: 'GI', area: 71 })).toMatchObject({ code: 'retreat-saves-most', rule: '8.4.2.2' })
    const roomy = driveOut(69, 70, 51, {
      Leningrad: { units: '12SI' },
      Novgorod: { control: 'axis', units: '1FI 1GI' },
      Tallin: { control: 'axis', units: '10GI' },
      Smolensk: { control: 'axis' },
    })
    expect(asks(roomy).choices).toContainEqual({ unit: 'GI', area: 71 })
    play(state, { unit: 'GI', area: 60 })
    expect([units(state, 'Tallin'), units(state, 'Smolensk')]).toEqual(['11GI 1FIm', '1GIm'])
  })
})

describe('who takes the last places', () => {
  const jassy = (areas: JsonObject, defenders: string) =>
    driveOut(92, 63, 51, {
      Odessa: { units: '8SI' },
      Jassy: { units: defenders },
      ...guarded('soviet', '1SI', 64, 90, 95),
      ...areas,
    })

  test('[8.4.2.2] a German may take the last place of a Romanian when he has no other', () => {
    const state = jassy({ Galati: { units: '11GI' } }, '1GI 1RI')
    expect(asks(state).choices).toEqual([
      { unit: 'RI', area: 93 },
      { unit: 'GI', area: 93 },
    ])
  })

  test('[8.4.2.2] not when he has: in Hungary, where the Romanian may not go', () => {
    const state = jassy({ Galati: { units: '11GI' }, 90: { control: 'axis' } }, '1GI 1RI')
    expect(asks(state).choices).toEqual([
      { unit: 'RI', area: 93 },
      { unit: 'GI', area: 90 },
    ])
    expect(refused(state, { unit: 'GI', area: 93 })).toMatchObject({ code: 'retreat-saves-most', rule: '8.4.2.2' })
  })

  test('[8.4.2.2] two Romanians need two places', () => {
    const state = jassy({ Galati: { units: '10GI' }, 90: { control: 'axis' } }, '1GI 2RI')
    expect(refused(state, { unit: 'GI', area: 93 })).toMatchObject({ code: 'retreat-saves-most', rule: '8.4.2.2' })
  })

  test('[8.4.2.2] and he may while there is room for both', () => {
    const state = jassy({ Galati: { units: '10GI' }, 90: { control: 'axis' } }, '1GI 1RI')
    expect(asks(state).choices).toEqual([
      { unit: 'RI', area: 93 },
      { unit: 'GI', area: 90 },
      { unit: 'GI', area: 93 },
    ])
  })

  test('[4.1.3] nobody retreats into Helsinki in 1941', () => {
    const areas = {
      Belomorsk: { control: 'axis', units: '2GI' },
      Leningrad: { control: 'axis', units: '1GI' },
      Arkhangelsk: { units: '12SI' },
      Helsinki: { units: '1FI' },
    }
    const state = attack(74, { areas, card: 51, year: 1941 })
    dice(state, ...Array.from({ length: 8 }, () => 1))
    play(state, { from: 46, all: true }, { done: true }, { advance: true })
    // All of it forced: Leningrad is the only friendly area that is open.
    expect([units(state, 'Leningrad'), units(state, 'Helsinki')]).toEqual(['1GI 2GIm', '1FI'])
  })

  test('[8.4.2.2] nobody retreats into a neutral country', () => {
    const state = driveOut(77, 75, 51, {
      Murmansk: { units: '8SI' },
      Petsamo: { units: '1GI 1FI' },
      Narvik: { units: '1GI' },
    })
    expect(refused(state, { unit: 'GI', area: 2 })).toMatchObject({ code: 'neutral-country', rule: '4.1.3' })
  })
})

describe('partisans among the defenders', () => {
  test('[8.4.2.2] both kinds count when it is asked whether anybody is left to choose', () => {
    const state = attack(98, {
      areas: { Sofia: { units: '8GI' }, Belgrade: { control: 'soviet', units: '1SI 1SP 1YP' } },
      year: 1943,
    })
    play(state, { from: 100, all: true })
    // Out of supply every hit counts twice.
    dice(state, 4, 1, 1, 1, 1)
    play(state, { done: true })
    expect(asks(state)).toMatchObject({
      step: 'losses',
      about: { left: 2 },
      choices: [{ unit: 'SI' }, { unit: 'SP' }, { unit: 'YP' }],
    })
  })

  test('[8.0] a card removes one partisan, however many are near', () => {
    const partisans = { control: 'soviet', units: '1YP' }
    const state = position({
      year: 1942,
      cards: { axis: { hand: [17] }, soviet: { hand: [57] } },
      areas: { Sofia: { units: '1BI' }, Skopje: partisans, Belgrade: partisans },
    })
    const events = play(state, { card: 17 }, { done: true }, { done: true }, { area: 99 })
    expect(events).toContainEqual({ type: 'partisan-removed', area: 99, unit: 'YP' })
    expect([units(state, 'Skopje'), units(state, 'Belgrade'), asks(state).step]).toEqual(['', '1YP', 'play-card'])
  })
})

test('[8.4.2.2] into one empty enemy area go those who may be there; the others are eliminated', () => {
  const state = driveOut(64, 62, 51, {
    Kiev: { units: '12SI' },
    Rovno: { control: 'axis', units: '1GI 1HI' },
    Jassy: { control: 'soviet' },
    ...guarded('soviet', '1SI', 63, 65, 66, 67),
  })
  expect([units(state, 'Jassy'), controls(state, 'Jassy'), state.lost[5]]).toEqual(['1GIm', 'axis', 1])
})

test('[8.4.2.2] it is one empty enemy area: who may not be in the one that was chosen has no other', () => {
  const state = driveOut(64, 62, 51, {
    Kiev: { units: '12SI' },
    Rovno: { control: 'axis', units: '1GI 1HI' },
    Jassy: { control: 'soviet' },
    Lvov: { control: 'soviet' },
    ...guarded('soviet', '1SI', 63, 66, 67),
  })
  expect(asks(state).choices).toEqual([{ area: 65 }, { area: 92 }])
  play(state, { area: 92 })
  expect([units(state, 'Jassy'), units(state, 'Lvov'), state.lost[5]]).toEqual(['1GIm', '', 1])
})

test('[8.4.2.2] it is one area with air alone, too', () => {
  const state = driveOut(64, 62, 51, {
    Kiev: { units: '12SI' },
    Rovno: { control: 'axis', units: '1GI 1HI' },
    Jassy: { control: 'soviet', units: '1SL' },
    Lvov: { control: 'soviet', units: '1SL' },
    ...guarded('soviet', '1SI', 63, 66, 67),
  })
  expect(asks(state).choices).toEqual([{ area: 65 }, { area: 92 }])
  play(state, { area: 92 })
  expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'soviet', about: { area: 92 } })
  play(state, { area: 63 })
  expect([units(state, 'Jassy'), units(state, 'Lvov'), state.lost[5]]).toEqual(['1GIm', '1SL', 1])
})

test('[8.0] a partisan is near a nationality in its own area and the next ones, no further', () => {
  const state = position({
    year: 1942,
    cards: { axis: { hand: [17] }, soviet: { hand: [57] } },
    areas: { Salonika: { units: '1BI' }, Belgrade: { control: 'soviet', units: '1YP' } },
  })
  play(state, { card: 17 }, { done: true }, { done: true })
  expect([asks(state).step, units(state, 'Belgrade')]).toEqual(['play-card', '1YP'])
})

test('[8.4.2.2] who may not go where the partisans were is eliminated with nobody left to die with', () => {
  const state = driveOut(64, 62, 51, {
    Kiev: { units: '12SI' },
    Rovno: { control: 'axis', units: '2GI 1HI' },
    Jassy: { control: 'soviet', units: '1SP' },
    ...guarded('soviet', '1SI', 63, 65, 66, 67),
  })
  const events = play(state, { unit: 'GI' })
  expect(events).toContainEqual({ type: 'partisan-removed', area: 92, unit: 'SP' })
  expect([units(state, 'Jassy'), state.lost[1], state.lost[5], state.lost[12]]).toEqual(['1GIm', 1, 1, 1])
})

test('[8.4.2.2] the last unit dies with one partisan of two, and the other stays', () => {
  const state = driveOut(64, 62, 51, {
    Kiev: { units: '12SI' },
    Rovno: { control: 'axis', units: '1GI' },
    Jassy: { control: 'soviet', units: '2SP' },
    ...guarded('soviet', '1SI', 63, 65, 66, 67),
  })
  expect([units(state, 'Jassy'), controls(state, 'Jassy'), state.lost[1], state.lost[12]]).toEqual(['1SP', 'soviet', 1, 1])
  expect(asks(state).step).toBe('advance')
})

test('[8.4.2.2] whoever still has friends to go to is told so, also of areas where the nation never goes', () => {
  const state = driveOut(64, 62, 51, {
    Kiev: { units: '12SI' },
    Rovno: { control: 'axis', units: '1GI 1HI' },
    Jassy: { control: 'soviet' },
    ...held('axis', 65, 66),
    ...guarded('soviet', '1SI', 63, 67),
  })
  expect(refused(state, { unit: 'HI', area: 92 }).code).toBe('retreat-friendly-first')
})

test('[8.4.2.2] a retreat names unit and area, the first of either too', () => {
  const state = position({})
  expect(STEPS.retreat.name(state, undefined as never, unitAt(1, GI))).toEqual({ unit: 'GI', area: 1 })
})

test('[8.4.2.2] of two nations that are kept out of areas neither gives way to the other', () => {
  const state = driveOut(98, 96, 51, {
    Bucharest: { control: 'soviet', units: '12SI' },
    Belgrade: { control: 'axis', units: '1HI 1BI' },
    Budapest: { control: 'axis', units: '1GI' },
    ...guarded('axis', '11GI', 99),
    ...guarded('axis', '12GI', 100),
    ...guarded('soviet', '1SI', 91, 97),
    ...held('soviet', 92, 93, 94, 95),
  })
  expect(asks(state).choices).toEqual([
    { unit: 'BI', area: 99 },
    { unit: 'HI', area: 88 },
    { unit: 'HI', area: 99 },
  ])
})
