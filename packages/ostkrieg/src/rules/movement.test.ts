import type { Choice, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import type { OstkriegState } from '../state.ts'
import { asks, canChoose, controls, play, position, refused, units } from '../test-kit.ts'

/** The Axis has Army Group Offensive (move 2, attack 2) and moves the areas given, the first one first. */
function moving(areas: JsonObject, ...marked: readonly number[]): OstkriegState {
  const state = position({ year: 1942, cards: { axis: { hand: [9] }, soviet: { hand: [] } }, areas })
  play(state, { card: 9 }, ...marked.map((area): Choice => ({ area })))
  if (asks(state).step === 'mark-moves') play(state, { done: true })
  if (asks(state).step === 'choose-move') play(state, { area: marked[0] })
  return state
}
const far = { Narvik: { units: '1GI' } }

describe('moves', () => {
  test('[8.3] [10.2] all areas are marked before the first moves; no area twice, none without own units', () => {
    const state = position({
      cards: { axis: { hand: [9] } },
      areas: { Warsaw: { units: '1GI' }, Krakow: { units: '1GI' }, Berlin: { units: '1GI' } },
    })
    play(state, { card: 9 }, { area: 81 })
    expect(refused(state, { area: 81 })).toMatchObject({ code: 'already-marked', rule: '8.3.8' })
    expect(refused(state, { area: 80 })).toMatchObject({ code: 'no-unit-there', rule: '8.3' })
    expect(refused(state, { area: 200 }).code).toBe('no-such-area')
    play(state, { area: 82 })
    expect(asks(state).step).toBe('choose-move')
    expect(refused(state, { area: 84 })).toMatchObject({ code: 'not-marked', rule: '8.3.8' })
  })

  test('[8.3] the units of one area go where each can, regardless of type', () => {
    const state = moving({ ...far, Warsaw: { units: '2GI 1GA 1GL' } }, 81)
    play(
      state,
      { unit: 'GI' },
      { area: 66 },
      { unit: 'GI' },
      { area: 82 },
      { unit: 'GA' },
      { area: 79 },
      { unit: 'GL' },
      { area: 84 },
    )
    expect([units(state, 'Brest'), units(state, 'Krakow'), units(state, 'Konigsberg'), units(state, 'Berlin')]).toEqual([
      '1GIm',
      '1GIm',
      '1GAmp',
      '1GLm',
    ])
  })

  test('[8.3] one move per unit and card play: who came into a marked area does not go on', () => {
    const state = moving({ Warsaw: { units: '1GI' }, Krakow: { units: '1GI' } }, 81, 82)
    play(state, { unit: 'GI' }, { area: 82 })
    // Krakow is next, by itself, with one of its two units.
    play(state, { unit: 'GI' }, { area: 87 })
    expect([units(state, 'Krakow'), units(state, 'Bratislava')]).toEqual(['1GI', '1GI'])
  })

  test('[8.3] an area whose units have all moved is not marked again', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [12] }, soviet: { hand: [56] } },
      areas: { Warsaw: { units: '1GI 1GL' }, Berlin: { units: '1GI' } },
    })
    play(state, { card: 12 }, { area: 81 }, { done: true }, { unit: 'GI' }, { area: 82 }, { unit: 'GL' }, { area: 83 })
    expect(asks(state)).toMatchObject({ step: 'mark-moves', choices: [{ area: 84 }, { done: true }] })
    expect([82, 83].map((area) => refused(state, { area }).code)).toEqual(['already-moved', 'already-moved'])
  })

  test('[8.3] Case Blue: who moved before the attacks does not move after them', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [12] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '1GI' }, Krakow: { units: '1GI' }, Lvov: { units: '1SI' } },
    })
    play(state, { card: 12 }, { area: 81 }, { done: true }, { unit: 'GI' }, { area: 82 }, { done: true })
    expect(asks(state)).toMatchObject({ step: 'mark-moves', about: { left: 1 } })
    play(state, { area: 82 }, { unit: 'GI' })
    play(state, { area: 83 })
    expect([units(state, 'Krakow'), units(state, 'Breslau')]).toEqual(['1GI', '1GI'])
    expect(asks(state).step).not.toBe('move-unit')
  })

  test('[8.3.8] the movement of one area is finished before the next begins', () => {
    const state = moving({ Warsaw: { units: '2GI' }, Krakow: { units: '1GI' } }, 81, 82)
    play(state, { unit: 'GI' }, { area: 66 })
    expect(asks(state)).toMatchObject({ step: 'move-unit', about: { area: 81 } })
    play(state, { done: true })
    expect(asks(state)).toMatchObject({ step: 'move-unit', about: { area: 82 } })
  })

  test('[8.0] nothing has to be done: marked areas may stay where they are', () => {
    const state = moving({ Warsaw: { units: '2GI' }, Krakow: { units: '1GI' } }, 81, 82)
    play(state, { done: true }, { done: true })
    expect([units(state, 'Warsaw'), units(state, 'Krakow')]).toEqual(['2GI', '1GI'])
  })

  test('[8.1] [8.3] what land units enter is theirs, and stays so when they have left', () => {
    const state = moving({ Warsaw: { units: '1GI 1GA' } }, 81)
    play(state, { unit: 'GA' }, { area: 66 }, { unit: 'GA', at: 66 }, { area: 67 })
    expect([controls(state, 'Brest'), controls(state, 'Minsk'), controls(state, 'Warsaw')]).toEqual(['axis', 'axis', 'axis'])
  })
})

describe('infantry', () => {
  test('[8.3.2] moves one area, into no area with enemy land units or partisans', () => {
    const state = moving(
      { ...far, Warsaw: { units: '3GI' }, Brest: { units: '1SI' }, Lvov: { units: '1SP' }, Krakow: { units: '1GI' } },
      81,
      82,
    )
    play(state, { unit: 'GI' })
    expect(refused(state, { area: 84 })).toMatchObject({ code: 'not-adjacent', rule: '8.3.2', subjects: { area: 84, from: 81 } })
    expect(refused(state, { area: 66 })).toMatchObject({ code: 'enemy-units-there', rule: '8.3.2' })
    play(state, { area: 83 }, { done: true }, { unit: 'GI' })
    expect(refused(state, { area: 65 }).code).toBe('enemy-units-there')
  })

  test('[8.3.2.1] may entrench instead of moving, some of it or all', () => {
    const state = moving({ ...far, Warsaw: { units: '3GI 1GA 1GL' } }, 81)
    play(state, { unit: 'GI' }, { area: 66 }, { entrench: true }, { done: true })
    expect([units(state, 'Warsaw'), units(state, 'Brest')]).toEqual(['2GIe 1GA 1GL', '1GI'])
  })

  test('[8.3.2.1] who came into a marked area has spent its move and does not entrench with it', () => {
    const state = moving({ Warsaw: { units: '1GI' }, Krakow: { units: '1GI' } }, 81, 82)
    play(state, { unit: 'GI' }, { area: 82 }, { entrench: true }, { done: true })
    expect(units(state, 'Krakow')).toBe('1GI 1GIe')
  })

  test('[8.3.2.1] an entrenched unit that moves loses it; those that are not go first', () => {
    const state = moving({ ...far, Warsaw: { units: '1GI 1GIe' } }, 81)
    play(state, { unit: 'GI' }, { area: 66 })
    expect(units(state, 'Warsaw')).toBe('1GIe')
    play(state, { unit: 'GI' }, { area: 66 })
    expect(units(state, 'Brest')).toBe('2GI')
  })

  test('[8.3.2.1] only Infantry entrenches, and only once', () => {
    const armor = moving({ ...far, Warsaw: { units: '1GA' } }, 81)
    expect(refused(armor, { entrench: true })).toMatchObject({ code: 'only-infantry-entrenches', rule: '8.3.2.1' })
    const infantry = moving({ ...far, Warsaw: { units: '1GIe' } }, 81)
    expect(refused(infantry, { entrench: true }).code).toBe('already-entrenched')
  })
})

describe('armor', () => {
  test('[8.3.3] moves two areas, through friendly or empty enemy areas, taking both', () => {
    const state = moving({ ...far, Warsaw: { units: '1GA' }, Kiev: { units: '1SI' } }, 81)
    play(state, { unit: 'GA' })
    expect(refused(state, { area: 67 })).toMatchObject({ code: 'too-far-for-armor', rule: '8.3.3' })
    play(state, { area: 66 }, { unit: 'GA', at: 66 }, { area: 67 })
    expect([units(state, 'Minsk'), controls(state, 'Brest')]).toEqual(['1GA', 'axis'])
  })

  test('[8.3.3] stops after two areas', () => {
    const state = moving({ ...far, Warsaw: { units: '2GA' } }, 81)
    play(state, { unit: 'GA' }, { area: 66 }, { unit: 'GA', at: 66 }, { area: 67 })
    expect(refused(state, { unit: 'GA', at: 67 })).toMatchObject({ code: 'already-moved', rule: '8.3' })
  })

  test('[8.3.7] passes a full friendly area but cannot stop in it', () => {
    const state = moving({ ...far, Warsaw: { units: '1GA' }, Brest: { control: 'axis', units: '12GI' } }, 81)
    play(state, { unit: 'GA' })
    expect(refused(state, { area: 66 })).toMatchObject({ code: 'land-stack-full', rule: '8.3.7' })
    // What borders Warsaw is entered directly; what lies behind Brest is reached through it.
    const through = asks(state).choices.filter((choice) => choice.through === true)
    expect(through.map((choice) => choice.area)).toEqual([64, 65, 67, 73])
    play(state, { area: 67, through: true })
    expect([units(state, 'Minsk'), units(state, 'Brest')]).toEqual(['1GA', '12GI'])
  })

  test('[8.3.3] [8.3.7] where one more has room it goes one area at a time', () => {
    const state = moving({ ...far, Warsaw: { units: '1GA' }, Brest: { control: 'axis', units: '11GI' } }, 81)
    play(state, { unit: 'GA' })
    expect(asks(state).choices.some((choice) => choice.through === true)).toBe(false)
    play(state, { area: 66 }, { unit: 'GA', at: 66 }, { area: 67 })
    expect([units(state, 'Minsk'), units(state, 'Brest')]).toEqual(['1GA', '11GI'])
  })

  test('[8.3.3] [8.3.7] what is passed in one go is a full area, not one beside it where there is room for one', () => {
    const areas = { ...far, Warsaw: { units: '1GA' }, Brest: { control: 'axis', units: '11GI' }, Danzig: { units: '12GI' } }
    const state = moving(areas, 81)
    play(state, { unit: 'GA' })
    const through = asks(state).choices.filter((choice) => choice.through === true)
    expect(through.map((choice) => choice.area)).toEqual([84])
  })

  test('[8.3.2] [8.3.3] Infantry passes nothing, and Armor half-way has one area left', () => {
    const full = { ...far, Brest: { control: 'axis', units: '12GI' }, Berlin: { units: '1GA' } }
    const state = moving({ ...full, Warsaw: { units: '1GI' } }, 81, 84)
    play(state, { unit: 'GI' })
    expect(asks(state).choices.some((choice) => choice.through === true)).toBe(false)
    play(state, { area: 82 }, { unit: 'GA' }, { area: 83 }, { unit: 'GA', at: 83 })
    expect(asks(state).choices.some((choice) => choice.through === true)).toBe(false)
    expect(refused(state, { area: 66 }).code).toBe('too-far-for-armor')
  })
})

describe('overrun', () => {
  test('[8.3.3.1] [8.3.7] also through a full friendly area', () => {
    const state = moving(
      { ...far, Warsaw: { units: '2GA' }, Brest: { control: 'axis', units: '12GI' }, Minsk: { units: '1SI' } },
      81,
    )
    play(state, { unit: 'GA' }, { area: 67, through: true, overrun: true })
    expect([units(state, 'Minsk'), units(state, 'Warsaw')]).toEqual(['2GA', ''])
  })

  const alone = { ...far, Brest: { units: '1SI' } }
  test('[8.3.3.1] two Armor eliminate a single Infantry that is not entrenched, and go in', () => {
    const state = moving({ ...alone, Warsaw: { units: '2GA 1GI' } }, 81)
    play(state, { unit: 'GA' }, { area: 66, overrun: true })
    expect([units(state, 'Brest'), controls(state, 'Brest')]).toEqual(['2GAmp', 'axis'])
    // Infantry of the same activation may follow, the Armor may go on.
    play(state, { unit: 'GI' }, { area: 66 }, { unit: 'GA', at: 66 }, { area: 67 })
    expect([units(state, 'Brest'), units(state, 'Minsk')]).toEqual(['1GIm 1GAmp', '1GAm'])
  })

  test('[8.3.3.1] one Armor is not enough, nor are two from different areas', () => {
    const one = moving({ ...alone, Warsaw: { units: '1GA' } }, 81)
    play(one, { unit: 'GA' })
    expect(refused(one, { area: 66, overrun: true })).toMatchObject({ code: 'overrun-needs-two', rule: '8.3.3.1' })
    const two = moving({ Brest: { units: '1SI' }, Warsaw: { units: '1GA' }, Krakow: { units: '1GA' } }, 82, 81)
    play(two, { unit: 'GA' }, { area: 81 }, { done: true }, { unit: 'GA' })
    expect(refused(two, { area: 66 }).code).toBe('overrun-needs-two')
  })

  test.each([
    ['1SIe', 'overrun-entrenched'],
    ['2SI', 'overrun-one-infantry'],
    ['1SA', 'overrun-one-infantry'],
    ['1SI 1SP', 'overrun-one-infantry'],
    ['1SP', 'overrun-one-infantry'],
  ])('[8.3.3.1] %s cannot be overrun', (defenders, code) => {
    const state = moving({ ...far, Warsaw: { units: '2GA' }, Brest: { units: defenders } }, 81)
    play(state, { unit: 'GA' })
    expect(refused(state, { area: 66 })).toMatchObject({ code, rule: '8.3.3.1' })
  })

  test('[8.3.3.1] Armor overruns in its second area too, and may attack afterwards', () => {
    const state = moving({ ...far, Warsaw: { units: '2GA' }, Minsk: { units: '1SI' }, Smolensk: { units: '2SI' } }, 81)
    play(state, { unit: 'GA' }, { area: 66 }, { unit: 'GA' }, { area: 66 }, { unit: 'GA', at: 66 }, { area: 67, overrun: true })
    expect(units(state, 'Minsk')).toBe('2GA')
    expect(asks(state).step).toBe('mark-attacks')
    play(state, { area: 60 })
    expect(canChoose(state, { from: 67, unit: 'GA' })).toBe(true)
  })

  test('[8.3.9] aircraft beside the overrun Infantry must fly off', () => {
    const state = moving({ ...far, Warsaw: { units: '2GA' }, Brest: { units: '1SI 1SL' } }, 81)
    play(state, { unit: 'GA' }, { area: 66, overrun: true })
    expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'soviet', about: { area: 66, unit: 'SL' } })
    play(state, { area: 62 })
    expect(units(state, 'Kiev')).toBe('1SLx')
  })
})

describe('aircraft', () => {
  test('[8.3.4] move two areas, also over the enemy, and do not end in enemy areas', () => {
    const state = moving({ ...far, Krakow: { units: '1GL' }, Lvov: { units: '1SI' } }, 82)
    play(state, { unit: 'GL' })
    expect(refused(state, { area: 65 })).toMatchObject({ code: 'enemy-controlled', rule: '8.3.4' })
    expect(canChoose(state, { area: 90 })).toBe(true)
    play(state, { area: 90 })
    expect(units(state, 'Cluj')).toBe('1GL')
  })

  test('[8.3.5] a flight of three or four areas is a rebase: the unit lies on its Moved side', () => {
    const state = moving({ ...far, Krakow: { units: '2GL' } }, 82)
    play(state, { unit: 'GL' })
    expect(refused(state, { area: 76 })).toMatchObject({ code: 'too-far-for-air', rule: '8.3.5' })
    play(state, { area: 95, rebase: true })
    expect(units(state, 'Ploesti')).toBe('1GLxm')
  })

  test('[8.3.7] four air points in a Victory Point or oil area, two elsewhere', () => {
    const state = moving(
      { ...far, Krakow: { units: '1GL' }, Warsaw: { units: '4GL' }, Bratislava: { units: '2GL' }, Ploesti: { units: '3GL' } },
      82,
    )
    play(state, { unit: 'GL' })
    expect(refused(state, { area: 81 })).toMatchObject({ code: 'air-stack-full', rule: '8.3.7' })
    expect(refused(state, { area: 87 }).code).toBe('air-stack-full')
    expect(canChoose(state, { area: 95, rebase: true })).toBe(true)
  })

  test('[8.3.9] land units that enter drive enemy aircraft away: two areas, own areas only, Moved side', () => {
    const state = moving({ ...far, Warsaw: { units: '1GI' }, Brest: { units: '2SL' } }, 81)
    play(state, { unit: 'GI' }, { area: 66 })
    expect(refused(state, { area: 84 }).code).toBe('too-far-to-flee')
    expect(refused(state, { area: 81 }).code).toBe('enemy-controlled')
    play(state, { area: 67 }, { area: 64 })
    expect([units(state, 'Minsk'), units(state, 'Rovno'), controls(state, 'Brest')]).toEqual(['1SLx', '1SLx', 'axis'])
  })

  test('[8.3.9] without a base in reach they are eliminated', () => {
    const axis = Object.fromEntries(
      [60, 61, 62, 63, 64, 65, 67, 68, 72, 73, 71].map((area) => [String(area), { control: 'axis' }]),
    )
    const state = moving({ ...far, ...axis, Warsaw: { units: '1GI' }, Brest: { units: '1SL' } }, 81)
    play(state, { unit: 'GI' }, { area: 66 })
    expect(state.lost[11]).toBe(1)
  })

  test('[8.3.6] partisans cannot move', () => {
    const state = position({
      turn: 'soviet',
      cards: { soviet: { hand: [51] }, axis: { hand: [] } },
      areas: { Kiev: { units: '1SI 1SP' } },
    })
    play(state, { card: 51 }, { area: 62 })
    expect(refused(state, { unit: 'SP' })).toMatchObject({ code: 'partisans-stay', rule: '8.3.6' })
  })
})

describe('nationalities [8.3.10]', () => {
  test('[8.3.10] Finns go no further than two areas from Finland', () => {
    const state = moving({ ...far, Novgorod: { control: 'axis', units: '1FI' }, Leningrad: { control: 'axis' } }, 69)
    play(state, { unit: 'FI' })
    expect(refused(state, { area: 60 })).toMatchObject({ code: 'finns-too-far', rule: '8.3.10' })
    expect(canChoose(state, { area: 71 })).toBe(true)
  })

  test('[8.3.10] Hungarians never enter Romania, Romanians never Hungary', () => {
    const state = moving({ Cluj: { units: '1HI' }, Jassy: { units: '1RI' } }, 90, 92)
    play(state, { unit: 'HI' })
    expect(refused(state, { area: 91 })).toMatchObject({ code: 'hungarians-in-romania', rule: '8.3.10' })
    play(state, { area: 89 }, { unit: 'RI' })
    expect(refused(state, { area: 90 })).toMatchObject({ code: 'romanians-in-hungary', rule: '8.3.10' })
  })

  test('[8.3.10] Hungarians and Romanians never stand together', () => {
    const state = moving({ Rovno: { control: 'axis', units: '1RI' }, Lvov: { control: 'axis', units: '1HI' } }, 65)
    play(state, { unit: 'HI' })
    expect(refused(state, { area: 64 })).toMatchObject({ code: 'hungarians-with-romanians', rule: '8.3.10' })
  })

  test('[8.3.10] Bulgarians enter only Greece, Bulgaria and Yugoslavia', () => {
    const state = moving({ ...far, Sofia: { units: '1BI' } }, 100)
    play(state, { unit: 'BI' })
    expect(asks(state).choices).toEqual([{ area: 6 }, { area: 8 }, { area: 98 }, { area: 99 }])
    expect(refused(state, { area: 96 })).toMatchObject({ code: 'bulgarians-stay-south', rule: '8.3.10' })
  })
})

describe('shut in', () => {
  const full = (...areas: readonly number[]) =>
    Object.fromEntries(areas.map((area) => [String(area), { control: 'axis', units: '12GI' }]))

  test('[8.3.3] [8.3.7] Armor behind full areas can still go through one of them', () => {
    const state = moving({ ...full(66, 79, 80, 82, 83), Warsaw: { units: '1GI 1GA' } }, 81)
    expect(asks(state).choices).toEqual([{ unit: 'GA' }, { entrench: true }, { done: true }])
    expect(refused(state, { unit: 'GI' })).toMatchObject({ code: 'nowhere-to-go', rule: '8.3' })
  })

  test('[8.3.3] [8.3.7] not where all behind them is full, the enemy’s or closed too', () => {
    const state = moving(
      { ...full(77), Narvik: { units: '1GA 1GL' }, Helsinki: { units: '12GI' }, Murmansk: { units: '2SI' } },
      78,
    )
    expect(asks(state).choices).toEqual([{ unit: 'GL' }, { done: true }])
  })

  test('[8.3.3] [8.3.7] half-way it cannot: it has one area left', () => {
    const state = moving({ ...full(84), Warsaw: { units: '2GA' }, ...full(79, 81 + 1, 83) }, 81)
    play(state, { unit: 'GA' }, { area: 80 })
    expect(asks(state).choices).toEqual([{ unit: 'GA' }, { unit: 'GA', at: 80 }, { done: true }])
    play(state, { unit: 'GA', at: 80 })
    expect(asks(state).choices).toEqual([{ area: 81 }])
  })

  test('[8.3.3.1] an overrun takes Armor along, nobody else', () => {
    const state = moving({ ...far, Warsaw: { units: '2GA 2GIe' }, Brest: { units: '1SI' } }, 81)
    play(state, { unit: 'GA' }, { area: 66, overrun: true })
    expect([units(state, 'Warsaw'), units(state, 'Brest')]).toEqual(['2GIe', '2GAmp'])
  })

  test('[4.1.3] air neither lands in Helsinki nor leaves it in 1941', () => {
    const areas = { Narvik: { units: '1GL' }, Helsinki: { units: '1GL' }, Petsamo: { units: '1GI' } }
    const state = position({ year: 1941, cards: { axis: { hand: [9, 10] }, soviet: { hand: [57, 58] } }, areas })
    play(state, { card: 9 }, { area: 78 }, { done: true }, { unit: 'GL' })
    expect(asks(state).choices).toEqual([{ area: 77 }])
    expect(refused(state, { area: 76 })).toMatchObject({ code: 'closed-in-1941', rule: '4.1.3' })
    play(state, { area: 77 }, { pass: true }, { card: 10 }, { done: true })
    expect(asks(state)).toMatchObject({ step: 'rebase-from', choices: [{ area: 77 }, { done: true }] })
    expect(refused(state, { area: 76 })).toMatchObject({ code: 'closed-in-1941', rule: '4.1.3' })
  })

  test('[8.3.9] air without a base in reach is lost, and told as what it is', () => {
    const axis = Object.fromEntries(
      [60, 61, 62, 63, 64, 65, 67, 68, 72, 73, 71].map((area) => [String(area), { control: 'axis' }]),
    )
    const state = moving({ ...far, ...axis, Warsaw: { units: '1GI' }, Brest: { units: '1SL' } }, 81)
    expect(play(state, { unit: 'GI' }, { area: 66 })).toContainEqual({ type: 'air-lost', area: 66, unit: 'SL' })
  })
})

test('[8.3] who is offered does not depend on who stands in other areas', () => {
  // Berlin is full of the same units, and comes just before Prague wherever areas are listed.
  const state = position({
    year: 1942,
    cards: { axis: { hand: [9, 6] }, soviet: { hand: [57] } },
    areas: { Berlin: { units: '12GI 4GL' }, Prague: { units: '2GI 2GL' } },
  })
  play(state, { card: 9 }, { area: 85 }, { done: true })
  expect(asks(state).choices).toEqual([{ unit: 'GI' }, { unit: 'GL' }, { entrench: true }, { done: true }])
  play(state, { done: true }, { card: 57 }, { card: 6 }, { area: 85 })
  expect(asks(state)).toMatchObject({ step: 'rail-unit', choices: [{ unit: 'GI' }, { unit: 'GL' }] })
})

test('[8.3.2.1] all Infantry of the area digs in, of whatever nation, and nobody else', () => {
  const state = moving({ ...far, Warsaw: { units: '2GI 1GIe 2HI 1II 2GA' } }, 81)
  expect(play(state, { entrench: true })).toContainEqual({ type: 'entrenched', area: 81, count: 5 })
  expect(units(state, 'Warsaw')).toBe('3GIe 2GA 2HIe 1IIe')
})

test('[8.3.3] [8.3.7] only Armor from its own area looks beyond full areas', () => {
  const full = Object.fromEntries([66, 79, 80, 82, 83].map((area) => [String(area), { control: 'axis', units: '12GI' }]))
  const state = moving({ ...full, Warsaw: { units: '1GI' } }, 81)
  expect(asks(state).choices).toEqual([{ entrench: true }, { done: true }])
})

test('[8.3.3.1] Armor that is half-way overruns with its like, and what has not moved yet stays', () => {
  const areas = { ...far, Warsaw: { units: '2GA' }, Brest: { control: 'axis', units: '2GA' }, Minsk: { units: '1SI' } }
  const state = moving(areas, 81)
  play(state, { unit: 'GA' }, { area: 66 }, { unit: 'GA' }, { area: 66 }, { unit: 'GA', at: 66 }, { area: 67, overrun: true })
  expect([units(state, 'Minsk'), units(state, 'Brest')]).toEqual(['2GA', '2GA'])
  // One that is half-way and one that has not moved are not two that can.
  const one = moving({ ...areas, Warsaw: { units: '1GA' } }, 81)
  play(one, { unit: 'GA' }, { area: 66 }, { unit: 'GA', at: 66 })
  expect(refused(one, { area: 67 }).code).toBe('overrun-needs-two')
})

test('[8.3.3.1] [8.3.7] the Armor of the next area in the list does not help that of a full one', () => {
  const areas = { Prague: { units: '2GA' }, Berlin: { units: '11GI 1GA' }, Breslau: { control: 'soviet', units: '1SI' } }
  const state = moving(areas, 84)
  play(state, { unit: 'GA' })
  expect(refused(state, { area: 83 }).code).toBe('overrun-needs-two')
})

test('[8.3] [8.4.2.1] Case Blue: who fought and who did not move after the attack alike, and are offered once', () => {
  const state = position({
    year: 1942,
    cards: { axis: { hand: [12] }, soviet: { hand: [] } },
    areas: { Warsaw: { units: '3GI 1GA 2GL' }, Brest: { units: '1SI' } },
    dice: [1, 1, 1, 1],
  })
  play(state, { card: 12 }, { done: true }, { area: 66 }, { from: 81, unit: 'GI' }, { from: 81, unit: 'GI' }, { done: true })
  play(state, { area: 81 }, { done: true }, { advance: false }, { area: 81 })
  const offered = () => asks(state).choices.flatMap(({ unit }) => (unit === undefined ? [] : [unit]))
  expect([units(state, 'Warsaw'), offered()]).toEqual(['1GI 2GIf 1GA 1GL 1GLf', ['GA', 'GI', 'GL']])
  for (const unit of ['GL', 'GL', 'GI', 'GI', 'GI']) play(state, { unit }, { area: 80 })
  expect([units(state, 'Warsaw'), offered()]).toEqual(['1GA', ['GA']])
})

test('[8.3] [8.3.8] areas that were marked and stayed where they are lapse without a word in the attacks that follow', () => {
  const state = position({
    year: 1942,
    cards: { axis: { hand: [9] }, soviet: { hand: [] } },
    areas: { Warsaw: { units: '2GI' }, Krakow: { units: '2GI' }, Brest: { units: '1SI' } },
  })
  const events = play(state, { card: 9 }, { area: 81 }, { area: 82 }, { done: true }, { area: 66 })
  expect(events.filter(({ type }) => type === 'attack-lapsed')).toEqual([])
})

test('[8.3] [8.4.1] what can be marked depends on the position that is asked about alone', () => {
  const one = position({
    year: 1942,
    cards: { axis: { hand: [9] } },
    areas: { Warsaw: { units: '1GI' }, Brest: { units: '1SI' } },
  })
  const other = position({
    year: 1942,
    cards: { axis: { hand: [9] } },
    areas: { Ploesti: { units: '1GI' }, Jassy: { control: 'soviet', units: '1SI' } },
  })
  const choices = (state: OstkriegState): unknown => asks(state).choices
  for (const state of [one, other]) play(state, { card: 9 })
  const [moves, otherMoves] = [
    [{ area: 81 }, { done: true }],
    [{ area: 95 }, { done: true }],
  ]
  expect([choices(one), choices(other), choices(one)]).toEqual([moves, otherMoves, moves])
  for (const state of [one, other]) play(state, { done: true })
  const [attacks, otherAttacks] = [
    [{ area: 66 }, { done: true }],
    [{ area: 92 }, { done: true }],
  ]
  expect([choices(one), choices(other), choices(one)]).toEqual([attacks, otherAttacks, attacks])
})

test('[8.3.3.1] Armor that has not moved overruns; what came there in this card play stays', () => {
  const state = moving({ ...far, Danzig: { units: '1GA' }, Warsaw: { units: '2GA' }, Brest: { units: '1SI' } }, 80, 81)
  play(state, { unit: 'GA' }, { area: 81 }, { done: true }, { unit: 'GA' }, { area: 66, overrun: true })
  expect([units(state, 'Brest'), units(state, 'Warsaw')]).toEqual(['2GAmp', '1GAm'])
})
