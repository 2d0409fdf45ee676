import type { JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { attack, fight, front } from '../fight-kit.ts'
import { asks, controls, dice, play, position, refused, units } from '../test-kit.ts'
import { sixCostsAir } from './combat.ts'

describe('damage and losses', () => {
  test('[8.4.2.2] 4 and 5 are hits, 6 is a hit, 1 to 3 are none', () => {
    const state = attack(66, { areas: { Warsaw: { units: '12GI' }, Brest: { units: '9SI' } } })
    expect(fight(state, [81], 1, 2, 3, 4, 5, 6, 3, 3)).toMatchObject({ defenderDamage: 3, attackerDamage: 0 })
  })

  test('[8.4.2.2] out of supply: one die less but never none, damage doubled, then one less for entrenchment', () => {
    const pocket = {
      Bialystok: { control: 'axis' },
      Minsk: { control: 'axis' },
      Rovno: { control: 'axis' },
      Lvov: { control: 'axis' },
    }
    const state = attack(66, { areas: { ...pocket, Warsaw: { units: '4GI' }, Brest: { units: '6SIe' } } })
    expect(fight(state, [81], 4, 4, 1)).toMatchObject({ defenderDice: [1], defenderDamage: 3 })
    const small = attack(66, { areas: { ...pocket, Warsaw: { units: '4GI' }, Brest: { units: '2SI' } } })
    expect(fight(small, [81], 1, 4, 6)).toMatchObject({ defenderDice: [6], defenderDamage: 2 })
  })

  test('[8.4.2.2] entrenchment takes one damage however many are entrenched; at 0 no Armor and no air is lost', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '3SIe 1SA' } } })
    expect(fight(state, [81], 6, 1, 1, 1)).toMatchObject({ defenderDamage: 0 })
    expect(state.lost[10]).toBe(0)
  })

  test('[8.4.2.2] Siege Train ignores entrenchment', () => {
    const state = attack(66, { card: 16, areas: { Warsaw: { units: '2GI' }, Brest: { units: '3SIe' } } })
    expect(fight(state, [81], 4, 1, 1, 1)).toMatchObject({ defenderDamage: 1 })
  })

  test('[8.4.2.2] the defender takes losses first, then the attacker, each as he likes', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI 2II' }, Brest: { units: '3SI 2SA' } } })
    fight(state, [81], 4, 4, 1, 4, 1)
    expect(asks(state)).toMatchObject({ step: 'losses', seat: 'soviet', about: { left: 2, armor: false } })
    play(state, { unit: 'SA' }, { unit: 'SI' })
    expect(asks(state)).toMatchObject({
      step: 'losses',
      seat: 'axis',
      choices: [
        { from: 81, unit: 'II' },
        { from: 81, unit: 'GI' },
      ],
    })
    expect(refused(state, { from: 81, unit: 'GA' })).toMatchObject({ code: 'not-taking-part', rule: '8.4.2.2' })
  })

  test('[8.4.2.2] a six costs one Armor, not more; it can be the last loss but not be left out', () => {
    const state = attack(66, { areas: { Warsaw: { units: '6GI' }, Brest: { units: '3SI 2SA' } } })
    fight(state, [81], 6, 6, 1, 1, 1)
    play(state, { unit: 'SI' })
    // The last must be Armor and is taken by itself.
    expect(units(state, 'Brest')).toBe('2SI 1SA')
    const two = attack(66, { areas: { Warsaw: { units: '6GI' }, Brest: { units: '3SI 1SA' }, Kiev: { units: '1SA' } } })
    fight(two, [81], 6, 6, 6, 1, 1)
    play(two, { unit: 'SA' })
    expect(units(two, 'Brest')).toBe('1SI')
  })

  test('[8.4.2.2] the last loss is refused unless it is Armor, where there is a choice of areas', () => {
    const state = attack(66, {
      card: 63,
      year: 1944,
      areas: { Minsk: { units: '3SI 1SA' }, Rovno: { units: '2SI 1SA' }, Brest: { control: 'axis', units: '6GI' } },
    })
    fight(state, [64, 67], 1, 1, 1, 1, 6, 1, 1)
    expect(asks(state).choices).toEqual([
      { from: 64, unit: 'SA' },
      { from: 67, unit: 'SA' },
    ])
    expect(asks(state).about).toMatchObject({ left: 1, armor: true })
    expect(refused(state, { from: 67, unit: 'SI' })).toMatchObject({ code: 'armor-loss-owed', rule: '8.4.2.2' })
  })

  test('[8.4.2.2] without Armor the six costs an air point of the battle on top of the losses', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '3SI' }, Rovno: { units: '1SL' } } })
    fight(state, [81], 6, 1, 1, 1)
    expect([state.lost[9], state.lost[11]]).toEqual([1, 1])
  })

  test('[8.4.2.2] the attacker pays for a six as the defender does', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI 2GL' }, Brest: { units: '3SI' } } })
    fight(state, [81], 4, 1, 1, 6)
    expect([state.lost[1], state.lost[3]]).toEqual([1, 1])
  })

  test('[8.4.2.2] damage without a six costs no air', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '3SI' }, Rovno: { units: '1SL' } } })
    fight(state, [81], 5, 1, 1, 1)
    expect([state.lost[9], state.lost[11]]).toEqual([1, 0])
    const attackers = attack(66, { areas: { Warsaw: { units: '4GI 2GL' }, Brest: { units: '3SI' } } })
    fight(attackers, [81], 1, 1, 1, 5)
    expect([attackers.lost[1], attackers.lost[3]]).toEqual([1, 0])
  })

  test('[8.4.2.2] a six costs a side without Armor an air point in addition to all other losses, also when nobody is left', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '1SI' }, Rovno: { units: '1SL' } } })
    fight(state, [81], 6, 1, 1, 1)
    expect([state.lost[9], state.lost[11]]).toEqual([1, 1])
    const attackers = attack(66, { areas: { Warsaw: { units: '1GI 1GL' }, Brest: { units: '3SI' } } })
    fight(attackers, [81], 4, 1, 6)
    expect([attackers.lost[1], attackers.lost[3]]).toEqual([1, 1])
  })

  test('[8.4.2.2] without Armor and air a six has no further effect', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '3SI' } } })
    fight(state, [81], 6, 1, 1)
    expect([...state.lost].reduce((a, b) => a + b)).toBe(1)
  })
})

describe('winner and advance', () => {
  test('[8.1] control changes once, with the first who goes in', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '1SI' } } })
    fight(state, [81], 6, 6, 1)
    play(state, { advance: true })
    expect(play(state, { all: true }).filter((event) => event.type === 'control')).toHaveLength(1)
  })

  test('[8.4.2.2] who did more damage wins; the Axis wins ties, also 0 to 0, attacking or defending', () => {
    const axis = attack(66, { areas: front })
    expect(fight(axis, [81], 1, 1, 1).winner).toBe('axis')
    const soviet = attack(81, { card: 63, areas: { Brest: { units: '4SI' }, Warsaw: { units: '2GI' } } })
    expect(fight(soviet, [66], 1, 1).winner).toBe('axis')
    expect(asks(soviet).step).not.toBe('decide-advance')
  })

  test('[8.4.2.2] cards that give ties to the Soviets', () => {
    const winter = attack(81, { card: 51, areas: { Brest: { units: '4SI' }, Warsaw: { units: '2GI' } } })
    expect(fight(winter, [66], 1, 1, 1, 1).winner).toBe('soviet')
    const uranus = attack(92, { card: 64, areas: { Odessa: { units: '4SI' }, Jassy: { units: '2RI' } } })
    expect(fight(uranus, [63], 1, 1, 1).winner).toBe('soviet')
    const germans = attack(92, { card: 64, areas: { Odessa: { units: '4SI' }, Jassy: { units: '2RI 1GI' } } })
    expect(fight(germans, [63], 1, 1, 1, 1).winner).toBe('axis')
  })

  test('[8.4.2.2] damage counts after doubling and entrenchment, and beyond what there is to lose', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '1SIe' } } })
    expect(fight(state, [81], 4, 1, 4)).toMatchObject({ defenderDamage: 0, attackerDamage: 1, winner: 'soviet' })
  })

  test('[8.4.2.2] a losing attacker does not enter, even if nobody is left', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '1SI 1SA' } }, card: 9 })
    fight(state, [81], 4, 4, 4, 6, 5)
    expect(controls(state, 'Brest')).toBe('soviet')
  })

  test('[8.4.2.2] the winner may stay, then the defender stays too; if he advances, at least one unit must', () => {
    const stay = attack(66, { areas: front })
    fight(stay, [81], 1, 1, 1)
    play(stay, { advance: false })
    expect(units(stay, 'Brest')).toBe('2SI')
    const go = attack(66, { areas: front })
    fight(go, [81], 1, 1, 1)
    play(go, { advance: true }, { unit: 'SI', area: 67 }, { unit: 'SI', area: 67 })
    expect(refused(go, { done: true })).toMatchObject({ code: 'advance-declared', rule: '8.4.2.2' })
    play(go, { from: 81, unit: 'GI' }, { done: true })
    expect([units(go, 'Brest'), units(go, 'Warsaw'), units(go, 'Minsk')]).toEqual(['1GI', '3GI', '2SI'])
  })

  test('[8.3.2.1] entrenched units that attack keep it where they stay and lose it where they advance', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GIe' }, Brest: { units: '1SI' } } })
    fight(state, [81], 6, 6, 1)
    play(state, { advance: true }, { from: 81, unit: 'GI' }, { done: true })
    expect([units(state, 'Brest'), units(state, 'Warsaw')]).toEqual(['1GI', '3GIe'])
  })

  test('[8.4.2.2] only units that took part advance, within the limits of their nationality', () => {
    const state = attack(98, {
      areas: { Vienna: { units: '1GI' }, Budapest: { units: '2HI 1GI' }, Belgrade: { control: 'soviet', units: '1SI' } },
    })
    play(state, { from: 88, unit: 'HI' })
    dice(state, 4, 1)
    play(state, { done: true }, { advance: true })
    expect(refused(state, { from: 88, unit: 'GI' })).toMatchObject({ code: 'not-taking-part', rule: '8.4.2.2' })
    const romania = attack(92, { areas: { Cluj: { units: '2HI' }, Jassy: { control: 'soviet', units: '1SI' } } })
    fight(romania, [90], 4, 1)
    // Hungarians may attack into Romania but not go there, so there is no advance.
    expect(controls(romania, 'Jassy')).toBe('soviet')
  })

  test('[8.4.2.2] the Production Track follows every change of control', () => {
    const state = attack(62, {
      areas: { Rovno: { control: 'axis', units: '6GI' }, Lvov: { control: 'axis' }, Kiev: { units: '1SI' } },
    })
    expect([...state.production]).toEqual([12, 16])
    fight(state, [64], 4, 4, 4, 1)
    play(state, { advance: true }, { all: true })
    // An enemy Victory Point area: the enemy loses one, the taker gains nothing.
    expect([...state.production]).toEqual([12, 15])
    const oil = attack(37, { areas: { Rostov: { control: 'axis', units: '6GI' }, Maikop: { units: '1SI' } } })
    fight(oil, [39], 4, 4, 4, 1)
    play(oil, { advance: true }, { all: true })
    expect([...oil.production]).toEqual([13, 14])
    const own = attack(81, { areas: { Krakow: { units: '6GI' }, Warsaw: { control: 'soviet', units: '1SI' } } })
    expect([...own.production]).toEqual([11, 16])
    fight(own, [82], 4, 4, 4, 1)
    play(own, { advance: true }, { all: true })
    expect([...own.production]).toEqual([12, 16])
  })
})

describe('later combats of a card play', () => {
  test('[8.4.2.2] air that defended its own base is back there for the next combat, and may come again', () => {
    const areas = {
      Warsaw: { units: '2GI' },
      Konigsberg: { units: '2GI' },
      Brest: { units: '6SI 1SL' },
      Bialystok: { units: '6SI' },
    }
    const state = position({ year: 1942, cards: { axis: { hand: [9] }, soviet: { hand: [] } }, areas })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { area: 73 }, { area: 66 })
    expect(fight(state, [81], 1, 5, 1, 1, 1).winner).toBe('soviet')
    play(state, { done: true })
    expect([asks(state).about.area, units(state, 'Brest')]).toEqual([73, '6SI 1SL'])
    play(state, { from: 79, all: true }, { done: true })
    expect(asks(state)).toMatchObject({
      step: 'commit-air',
      seat: 'soviet',
      choices: [{ area: 66 }, { all: true }, { done: true }],
    })
  })

  const chain = {
    Warsaw: { units: '6GI' },
    Bialystok: { control: 'axis', units: '6GI' },
    Brest: { units: '2SI' },
    Minsk: { units: '1SI 1SA' },
    Rovno: { control: 'axis' },
    Lvov: { control: 'axis' },
  }
  test('[8.4.2.3] [8.4.2.1] who retreated adds no dice and no Armor but suffers every result', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { ...chain, Brest: { units: '1SI 5SA' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { area: 67 }, { area: 66 })
    fight(state, [81], 1, 1, 1, 1, 1, 1)
    play(state, { advance: true }, { unit: 'SI', area: 67 }, { all: true })
    expect(units(state, 'Minsk')).toBe('1SI 1SIm 1SA 5SAm')
    play(state, { from: 73, all: true })
    dice(state, 5, 5, 1, 1, 1, 1)
    const events = play(state, { done: true })
    // Two units that did not retreat: one die, and one for their one Armor.
    expect(events.find((event) => event.type === 'battle')?.defenderDice).toHaveLength(2)
    expect(asks(state).choices).toContainEqual({ unit: 'SA', retreated: true })
    play(state, { unit: 'SA', retreated: true }, { unit: 'SI', retreated: true })
    expect(units(state, 'Minsk')).toBe('1SI 1SA 4SAm')
  })

  test('[8.4.2.3] if only units stand there that retreated, nobody rolls for them', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { ...chain, Minsk: { units: '1SP' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { area: 67 }, { area: 66 })
    fight(state, [81], 1, 1, 1, 1)
    play(state, { advance: true }, { all: true }, { from: 73, all: true })
    dice(state, 5, 1, 1, 1)
    const events = play(state, { done: true })
    expect(events.find((event) => event.type === 'battle')?.defenderDice).toHaveLength(1)
    expect(units(state, 'Minsk')).toContain('2SIm')
  })
})

describe('the corners of a battle', () => {
  test('[8.4.2.2] a six costs air only with damage, without Armor, where there is air', () => {
    const cases = [
      [1, 0, 1],
      [0, 0, 1],
      [1, 1, 1],
      [1, 0, 0],
    ] as const
    expect(cases.map(([damage, armor, air]) => sixCostsAir(damage, armor, air))).toEqual([true, false, false, false])
  })

  test('[8.4.2.2] as much damage as there are attackers takes them all without a question', () => {
    const state = attack(66, { areas: { Warsaw: { units: '1GI 1II' }, Brest: { units: '6SI' } } })
    play(state, { from: 81, all: true })
    dice(state, 1, 4, 4)
    const events = play(state, { done: true })
    expect(events.filter(({ type }) => type === 'loss').map(({ unit }) => unit)).toEqual(['II', 'GI'])
    expect([units(state, 'Warsaw'), asks(state).step]).toEqual(['', 'buy-card'])
  })

  test('[8.4.2.2] attackers of two areas are counted once, though the first area is full and the other follows it in the list', () => {
    const areas = { Rovno: { control: 'axis', units: '12GI' }, Lvov: { control: 'axis', units: '1II' }, Brest: { units: '6SI' } }
    const state = attack(66, { areas })
    play(state, { from: 64, unit: 'GI' }, { from: 65, unit: 'II' })
    dice(state, 1, 4, 4)
    const events = play(state, { done: true })
    expect(events.filter(({ type }) => type === 'loss').map(({ unit }) => unit)).toEqual(['GI', 'II'])
  })

  test('[8.4.2.2] who wins ties is told with the battle, whoever attacks', () => {
    const ties = (card: number, target: number, from: number, areas: JsonObject) => {
      const state = attack(target, { areas, card, year: 1943 })
      play(state, { from, all: true })
      dice(state, ...Array.from({ length: 8 }, () => 1))
      return play(state, { done: true }).find(({ type }) => type === 'battle')?.ties
    }
    expect(ties(9, 66, 81, { Warsaw: { units: '4GI' }, Brest: { units: '4SI' } })).toBe('axis')
    expect(ties(63, 81, 66, { Warsaw: { units: '4GI' }, Brest: { units: '4SI' } })).toBe('axis')
    expect(ties(51, 81, 66, { Warsaw: { units: '4GI' }, Brest: { units: '4SI' } })).toBe('soviet')
  })

  test('[8.3.3.1] [8.3] Case Blue: Armor that fought and Armor that did not overrun together afterwards', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [12] }, soviet: { hand: [57] } },
      areas: { Warsaw: { units: '2GA' }, Brest: { units: '1SI' } },
      dice: [1, 1, 1],
    })
    play(state, { card: 12 }, { done: true }, { area: 66 }, { from: 81, unit: 'GA' }, { done: true }, { advance: false })
    play(state, { area: 81 }, { unit: 'GA' }, { area: 66, overrun: true })
    expect([units(state, 'Warsaw'), state.lost[9]]).toEqual(['', 1])
  })

  test('[8.4.2.2] [8.3.10] Hungarians who fought for a Romanian area do not go into it', () => {
    const state = attack(92, {
      areas: { Cluj: { units: '3GI 1HI' }, Jassy: { control: 'soviet', units: '1SI' }, Odessa: { units: '1SI' } },
      year: 1943,
    })
    dice(state, 6, 6, 1)
    play(state, { from: 90, all: true }, { done: true }, { advance: true })
    expect(asks(state)).toMatchObject({ step: 'advance', choices: [{ all: true }, { from: 90, unit: 'GI' }] })
    expect(refused(state, { from: 90, unit: 'HI' })).toMatchObject({ code: 'hungarians-in-romania', rule: '8.3.10' })
    play(state, { all: true })
    expect([units(state, 'Jassy'), units(state, 'Cluj')]).toEqual(['3GI', '1HI'])
  })

  test('[8.3.6] [8.4.2.2] partisans who defended stay while the winner stays, and are gone when he goes in', () => {
    const won = (advance: boolean) => {
      const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '2SI 2SP' } }, year: 1943 })
      dice(state, 1, 1, 1)
      const events = play(state, { from: 81, all: true }, { done: true }, { advance })
      return { events, state }
    }
    const stays = won(false)
    expect(units(stays.state, 'Brest')).toBe('2SI 2SP')
    expect(stays.events.map(({ type }) => type)).not.toContain('partisan-removed')
    const goes = won(true)
    play(goes.state, { unit: 'SI', area: 67 }, { unit: 'SI', area: 67 })
    expect([units(goes.state, 'Brest'), goes.state.lost[12]]).toEqual(['', 2])
    const alone = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '2SP' } }, year: 1943 })
    dice(alone, 1, 1, 1)
    const events = play(alone, { from: 81, all: true }, { done: true }, { advance: true })
    expect(events.filter(({ type }) => type === 'partisan-removed')).toEqual([
      { type: 'partisan-removed', area: 66, unit: 'SP' },
      { type: 'partisan-removed', area: 66, unit: 'SP' },
    ])
  })
})

test('[8.4.2.2] the Armor that a six costs is no partisan', () => {
  const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '1SA 2SI 1SP' } }, year: 1943 })
  fight(state, [81], 6, 1, 1, 1, 1)
  expect(units(state, 'Brest')).toBe('2SI 1SP')
})
