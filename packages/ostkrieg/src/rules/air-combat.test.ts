import { describe, expect, test } from 'vitest'
import { attack, fight, front, many } from '../fight-kit.ts'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { asks, controls, dice, play, position, refused, units } from '../test-kit.ts'

describe('aircraft in battle', () => {
  const air = { Warsaw: { units: '2GI 2GL' }, Brest: { units: '2SI' } }
  test('[8.4.2.2] within one area, attacker first, then defender; one die whatever their number', () => {
    const state = attack(66, { areas: { ...air, Konigsberg: { units: '1GL' }, Rovno: { units: '1SL' }, Kiev: { units: '1SL' } } })
    play(state, { from: 81, all: true }, { done: true })
    expect(asks(state)).toMatchObject({
      step: 'commit-air',
      seat: 'axis',
      choices: [{ area: 81 }, { all: true }, { done: true }],
    })
    expect(refused(state, { area: 79 })).toMatchObject({ code: 'air-too-far', rule: '8.4.2.2' })
    play(state, { all: true })
    expect(asks(state)).toMatchObject({
      step: 'commit-air',
      seat: 'soviet',
      choices: [{ area: 64 }, { all: true }, { done: true }],
    })
    dice(state, 1, 1, 1)
    const events = play(state, { done: true })
    expect(events.find((event) => event.type === 'battle')?.attackerDice).toHaveLength(2)
  })

  test('[8.4.2.2] each side loses as many as the other committed; who has air left rolls one die more', () => {
    const state = attack(66, { areas: { ...air, Rovno: { units: '1SL' } } })
    const battle = fight(state, [81], 1, 1, 1)
    expect(battle).toMatchObject({ attackerDice: [1, 1], defenderDice: [1] })
    expect([state.lost[3], state.lost[11]]).toEqual([1, 1])
  })

  test('[8.3.5] air on its Moved side does not fight', () => {
    const state = attack(66, { areas: { ...front, Rovno: { units: '1SLx' } } })
    play(state, { from: 81, all: true })
    dice(state, 1, 1, 1)
    play(state, { done: true })
    expect(asks(state).step).toBe('decide-advance')
    const asked = attack(66, { areas: { ...front, Rovno: { units: '1SLx 1SL' } } })
    dice(asked, 1, 1, 1, 1)
    play(asked, { from: 81, all: true }, { done: true }, { area: 64 }, { advance: false }, { done: true })
    expect(units(asked, 'Rovno')).toBe('1SL 1SLx')
  })

  test('[8.4.2.2] air of the attacker that is out of supply does not support', () => {
    const state = attack(66, {
      areas: { Warsaw: { units: '2GI 1GL' }, Minsk: { control: 'axis', units: '2GL' }, Brest: { units: '2SI' } },
    })
    play(state, { from: 81, all: true }, { done: true })
    // One of the two in Minsk was lost at the supply step; the other may not attack.
    expect(asks(state).choices).toEqual([{ area: 81 }, { all: true }, { done: true }])
    expect(refused(state, { area: 67 })).toMatchObject({ code: 'attacker-out-of-supply', rule: '8.4.2.2' })
  })

  test('[8.4.2.2] air of the defender needs no supply', () => {
    const lost = { Berlin: { control: 'soviet' }, Narvik: { control: 'soviet' } }
    const state = attack(81, { card: 63, areas: { ...lost, Brest: { units: '4SI' }, Warsaw: { units: '2GI 1GL' } } })
    play(state, { from: 66, all: true }, { done: true })
    expect(asks(state)).toMatchObject({
      step: 'commit-air',
      seat: 'axis',
      choices: [{ area: 81 }, { all: true }, { done: true }],
    })
  })

  test("[8.4.2.1] [8.4.2.2] the attacker's air supports one attack in a card play, the defender's every combat that it can", () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: {
        Lvov: { control: 'axis', units: '4GI 2GL' },
        Krakow: { units: '2GI' },
        Brest: { units: '2SI' },
        Rovno: { units: '2SI' },
        Kiev: { units: '2SL' },
      },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { area: 64 }, { area: 64 }, ...many(2, { from: 65, unit: 'GI' }), {
      done: true,
    })
    // The attacker sends one of two, the defender both: one of each is lost.
    dice(state, 1, 1, 1, 1)
    play(state, { area: 65 }, { done: true }, { all: true })
    play(state, { advance: false }, { from: 62, area: 67 })
    expect([units(state, 'Lvov'), units(state, 'Minsk')]).toEqual(['2GI 2GIf 1GL', '1SL'])
    play(state, { from: 65, all: true }, { done: true }, { done: true })
    // The Soviet air has supported the first combat; it may support this one as well.
    expect(asks(state)).toMatchObject({
      step: 'commit-air',
      seat: 'soviet',
      choices: [{ area: 67 }, { all: true }, { done: true }],
    })
  })

  test("[8.4.2.1] the attacker's air that landed after one attack supports no other", () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Lvov: { control: 'axis', units: '4GI 2GL' }, Brest: { units: '2SI' }, Rovno: { units: '2SI' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { area: 64 }, { area: 66 }, ...many(2, { from: 65, unit: 'GI' }), {
      done: true,
    })
    dice(state, 1, 1, 1, 1)
    play(state, { area: 65 }, { done: true }, { advance: false }, { done: true })
    expect(units(state, 'Lvov')).toBe('2GI 2GIf 1GL 1GLf')
    play(state, { from: 65, all: true }, { done: true }, { area: 65 })
    expect(units(state, 'Lvov')).toBe('2GIf 2GIp 1GLf 1GLp')
    expect(asks(state).step).not.toBe('commit-air')
  })

  test('[8.4.2.2] air supports one combat per card play', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: {
        Warsaw: { units: '2GI 1GL' },
        Krakow: { units: '2GI' },
        Brest: { units: '1SI' },
        Lvov: { units: '1SI' },
        Rovno: { units: '1SL' },
      },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { area: 65 }, { area: 66 })
    fight(state, [81], 1, 1, 1, 1)
    // Both air units are gone: nothing is asked in the second battle.
    play(state, { advance: false })
    fight(state, [82], 1, 1)
    expect(asks(state).step).toBe('decide-advance')
  })

  test('[8.4.2.2] air that survived lands in the area that was won, or within one area; at most two there', () => {
    const state = attack(66, { areas: { Warsaw: { units: '6GI 3GL' }, Brest: { units: '1SI' } } })
    fight(state, [81], 6, 6, 6, 6, 1)
    play(state, { advance: true }, { all: true })
    expect(asks(state)).toMatchObject({ step: 'land-air', choices: [{ from: 81, area: 66 }, { done: true }] })
    expect(refused(state, { from: 81, area: 84 })).toMatchObject({ code: 'air-too-far' })
    play(state, ...many(2, { from: 81, area: 66 }))
    expect([units(state, 'Brest'), units(state, 'Warsaw')]).toEqual(['6GI 2GL', '1GL'])
  })

  test('[8.4.2.2] air does not advance without land units', () => {
    const state = attack(66, { areas: { Warsaw: { units: '2GI 1GL' }, Brest: { units: '1SI' } } })
    fight(state, [81], 6, 6, 1)
    play(state, { advance: false })
    expect(units(state, 'Warsaw')).toBe('2GI 1GL')
    expect(controls(state, 'Brest')).toBe('soviet')
  })

  test('[8.4.2.2] [8.3.9] air based in a lost area leaves it: committed within one area, the rest by forced rebase', () => {
    const state = attack(66, { areas: { Warsaw: { units: '6GI' }, Brest: { units: '2SI 2SL' } } })
    play(state, { from: 81, all: true }, { done: true }, { area: 66 })
    dice(state, 4, 4, 4, 1, 1)
    play(state, { done: true }, { advance: true })
    expect(asks(state)).toMatchObject({ step: 'land-air', seat: 'soviet' })
    expect(refused(state, { done: true })).toMatchObject({ code: 'air-must-leave', rule: '8.3.9' })
    expect(refused(state, { from: 66, area: 66 })).toMatchObject({ code: 'only-winners-air-lands', rule: '8.4.2.2' })
    play(state, { from: 66, area: 64 })
    expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'soviet' })
    play(state, { area: 62 }, { all: true })
    expect([units(state, 'Rovno'), units(state, 'Kiev'), units(state, 'Brest')]).toEqual(['1SL', '1SLx', '6GI'])
  })

  test('[8.4.2.2] air that lost the battle does not land where it was, even if nobody advances', () => {
    const beaten = (areas: object): ReturnType<typeof attack> => {
      const state = attack(66, { areas: { Warsaw: { units: '6GI' }, Brest: { units: '2SI 1SL' }, ...areas } })
      dice(state, 4, 1, 1, 1, 1)
      play(state, { from: 81, all: true }, { done: true }, { all: true }, { advance: false })
      return state
    }
    const state = beaten({})
    expect(asks(state)).toMatchObject({ step: 'land-air', seat: 'soviet' })
    expect(refused(state, { done: true })).toMatchObject({ code: 'air-must-leave' })
    play(state, { from: 66, area: 67 })
    expect([units(state, 'Brest'), units(state, 'Minsk'), controls(state, 'Brest')]).toEqual(['1SI', '1SL', 'soviet'])
    const shutIn = beaten(Object.fromEntries([64, 65, 67, 73].map((area) => [String(area), { control: 'axis' }])))
    // Without supply one hit is two damage; nobody takes the area, the air has nowhere to go.
    expect([units(shutIn, 'Brest'), controls(shutIn, 'Brest'), shutIn.lost[11]]).toEqual(['', 'soviet', 1])
  })

  test('[8.4.2.2] the air of a defender who won stays where it was', () => {
    const state = attack(66, { areas: { Warsaw: { units: '2GI' }, Brest: { units: '2SI 1SL' } } })
    dice(state, 1, 4, 1)
    play(state, { from: 81, all: true }, { done: true }, { all: true }, { done: true })
    expect(units(state, 'Brest')).toBe('2SI 1SL')
  })

  describe('committed air is in the area of the combat, not at its base', () => {
    const areas = {
      Lvov: { control: 'axis', units: '6GI' },
      Brest: { control: 'axis', units: '1GL' },
      Rovno: { control: 'soviet', units: '3SI' },
      ...Object.fromEntries(['62', '63', '67', '92'].map((area) => [area, { control: 'axis', units: '1GI' }])),
    }

    test('[8.4.2.2] its empty base is a refuge like any other; the air lands in the area that was won', () => {
      const state = attack(64, { areas })
      dice(state, 4, 1, 1, 1, 1)
      play(state, { from: 65, all: true }, { done: true }, { area: 66 }, { advance: true })
      expect([units(state, 'Brest'), controls(state, 'Brest')]).toEqual(['1SIm 1GLp', 'soviet'])
      play(state, { all: true })
      expect(asks(state)).toMatchObject({ step: 'land-air', seat: 'axis' })
      // It cannot go home: the enemy is there.
      expect(refused(state, { done: true })).toMatchObject({ code: 'air-must-leave', subjects: { area: 66 } })
      expect(refused(state, { from: 66, area: 66 })).toMatchObject({ code: 'enemy-controlled' })
      play(state, { from: 66, area: 64 })
      expect([units(state, 'Brest'), units(state, 'Rovno')]).toEqual(['1SI', '6GI 1GL'])
    })

    test('[8.4.2.2] it is offered beside other empty areas', () => {
      const state = attack(64, { areas: { ...areas, 67: { control: 'axis' } } })
      dice(state, 4, 1, 1, 1, 1)
      play(state, { from: 65, all: true }, { done: true }, { area: 66 }, { advance: true })
      expect(asks(state)).toMatchObject({ step: 'retreat', choices: [{ area: 66 }, { area: 67 }] })
    })

    test('[8.4.2.2] air that stayed at the base rebases when the enemy comes, the committed does not', () => {
      const state = attack(64, { areas: { ...areas, Brest: { control: 'axis', units: '1GL 1GLx' } } })
      dice(state, 4, 1, 1, 1, 1)
      play(state, { from: 65, all: true }, { done: true }, { area: 66 })
      if (asks(state).step === 'commit-air') play(state, { done: true })
      play(state, { advance: true })
      expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'axis', about: { area: 66, unit: 'GL' } })
      play(state, { area: 81 })
      expect([units(state, 'Warsaw'), units(state, 'Brest')]).toEqual(['1GLx', '1SIm 1GLp'])
      play(state, { all: true }, { from: 66, area: 64 })
      expect(units(state, 'Rovno')).toBe('6GI 1GL')
    })

    test('[8.3.7] a base that was taken has room for the air of those who took it', () => {
      const state = attack(64, {
        areas: { ...areas, Brest: { control: 'axis', units: '2GL' }, Rovno: { control: 'soviet', units: '3SI 2SLx' } },
      })
      dice(state, 4, 1, 1, 1, 1)
      play(state, { from: 65, all: true }, { done: true }, { all: true }, { advance: true })
      expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'soviet' })
      play(state, { area: 66 }, { area: 66 })
      expect(units(state, 'Brest')).toBe('1SIm 2GLp 2SLx')
      expect(units(ostkrieg.load(ostkrieg.save(state)) as OstkriegState, 'Brest')).toBe('1SIm 2GLp 2SLx')
    })
  })
})

test('[8.4.2.1] air that landed in the area that was won has fought, and comes to no other attack of the card', () => {
  const areas = { Warsaw: { units: '6GI 1GL' }, Brest: { units: '1SI' }, Krakow: { units: '4GI' }, Lvov: { units: '2SI' } }
  const state = position({
    year: 1942,
    cards: { axis: { hand: [9] }, soviet: { hand: [] } },
    areas,
    dice: [6, 6, 6, 6, 1, 1, 1, 1],
  })
  play(
    state,
    { card: 9 },
    { done: true },
    { area: 66 },
    { area: 65 },
    { area: 66 },
    { from: 81, all: true },
    { done: true },
    { all: true },
  )
  play(state, { advance: true }, { all: true }, { from: 81, area: 66 })
  expect([units(state, 'Brest'), asks(state).step]).toEqual(['6GIf 1GLf', 'attackers'])
  play(state, { from: 82, all: true }, { done: true })
  expect(asks(state).step).not.toBe('commit-air')
})
