import type { JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { attack, fight, front, many } from '../fight-kit.ts'
import { asks, canChoose, dice, play, position, refused, units } from '../test-kit.ts'
import { attackDice, damageToDefender, defenceDice, noForces } from './combat.ts'

describe('declaring an attack', () => {
  test('[8.4] [8.4.1] [8.4.2] one enemy area from any number of bordering areas; not everybody must take part', () => {
    const state = attack(67, {
      areas: {
        Brest: { control: 'axis', units: '2GI' },
        Pskov: { control: 'axis', units: '2GI 1GA' },
        Riga: { control: 'axis' },
        Minsk: { units: '3SI' },
      },
    })
    play(state, { from: 66, unit: 'GI' }, { from: 68, unit: 'GA' })
    dice(state, 1, 1, 1, 1)
    const events = play(state, { done: true })
    // Two units: one die, and one for Armor.
    expect(events.find((event) => event.type === 'battle')?.attackerDice).toEqual([1, 1])
  })

  test('[8.4.2] the target must be an enemy area with land units next to own units', () => {
    const state = position({
      cards: { axis: { hand: [9] } },
      areas: { ...front, Lvov: { units: '1SL' }, Kiev: { units: '1SI' } },
    })
    play(state, { card: 9 }, { done: true })
    expect(refused(state, { area: 81 })).toMatchObject({ code: 'own-area', rule: '8.4.2' })
    expect(refused(state, { area: 65 })).toMatchObject({ code: 'nothing-to-attack', rule: '8.4.2' })
    expect(refused(state, { area: 62 })).toMatchObject({ code: 'no-attacker', rule: '8.4.2' })
  })

  test('[10.2] attacks are marked together; one whose target is gone lapses', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '4GI' }, Krakow: { units: '4GI' }, Brest: { units: '1SI' }, Lvov: { units: '1SI' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { area: 65 }, { area: 66 })
    fight(state, [81], 6, 6, 1)
    play(state, { advance: false })
    expect(asks(state)).toMatchObject({ step: 'attackers', about: { area: 65 } })
  })

  test('[8.4.2.1] units take part in one attack per card play; units of one area may attack two areas', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: {
        Minsk: { control: 'axis', units: '3GI' },
        Brest: { control: 'axis' },
        Smolensk: { units: '2SI' },
        Kiev: { units: '2SI' },
      },
    })
    play(state, { card: 9 }, { done: true }, { area: 60 }, { area: 62 }, { area: 60 }, ...many(2, { from: 67, unit: 'GI' }))
    dice(state, 1, 1)
    play(state, { done: true }, { advance: false })
    expect(asks(state).about).toEqual({ area: 62 })
    play(state, { from: 67, unit: 'GI' })
    expect(refused(state, { from: 67, unit: 'GI' })).toMatchObject({ code: 'already-fought', rule: '8.4.2.1' })
  })

  test('[8.4.2.1] partisans may not attack', () => {
    const state = attack(65, { card: 63, areas: { Rovno: { units: '2SI 1SP' }, Lvov: { control: 'axis', units: '1GI' } } })
    expect(refused(state, { from: 64, unit: 'SP' })).toMatchObject({ code: 'partisans-do-not-attack', rule: '8.4.2.1' })
    expect(refused(state, { from: 62, unit: 'SI' }).code).toBe('no-unit-there')
    expect(refused(state, { unit: 'GI' }).code).toBe('not-asked')
    expect(refused(state, { from: 'Atlantis', unit: 'SI' })).toMatchObject({
      code: 'no-such-area',
      subjects: { area: 'Atlantis' },
    })
    expect(refused(state, { done: true })).toMatchObject({ code: 'no-attacker-chosen', rule: '8.4.2' })
  })

  test('[8.4.2.1] Hungarians and Romanians, Romanians and Bulgarians never share an attack', () => {
    const state = attack(64, {
      areas: { Lvov: { control: 'axis', units: '1HI' }, Jassy: { units: '1RI' }, Rovno: { units: '2SI' } },
    })
    play(state, { from: 65, unit: 'HI' })
    expect(refused(state, { from: 92, unit: 'RI' })).toMatchObject({ code: 'hungarians-attack-with-romanians', rule: '8.4.2.1' })
    const south = attack(98, {
      areas: { Sofia: { units: '1BI' }, Bucharest: { units: '1RI' }, Belgrade: { control: 'soviet', units: '1YP' } },
    })
    play(south, { from: 96, unit: 'RI' })
    expect(refused(south, { from: 100, unit: 'BI' })).toMatchObject({ code: 'romanians-attack-with-bulgarians', rule: '8.4.2.1' })
  })

  test('[8.4.2.1] in whichever order they are chosen', () => {
    const state = attack(64, {
      areas: { Lvov: { control: 'axis', units: '1HI' }, Jassy: { units: '1RI' }, Rovno: { units: '2SI' } },
    })
    play(state, { from: 92, unit: 'RI' })
    expect(refused(state, { from: 65, unit: 'HI' }).code).toBe('hungarians-attack-with-romanians')
    const south = attack(98, {
      areas: { Sofia: { units: '1BI' }, Bucharest: { units: '1RI' }, Belgrade: { control: 'soviet', units: '1YP' } },
    })
    play(south, { from: 100, unit: 'BI' })
    expect(refused(south, { from: 96, unit: 'RI' }).code).toBe('romanians-attack-with-bulgarians')
  })

  test('[8.4.2.1] outside the original Soviet Union Finns attack alone', () => {
    const state = attack(77, { areas: { Helsinki: { units: '4FI' }, Petsamo: { control: 'soviet', units: '1SI' } } })
    expect(fight(state, [76], 6, 1)).toMatchObject({ area: 77, attackerDice: [6], winner: 'axis' })
  })

  test('[8.4.2.1] Finns attack the Soviet Union only beside a German unit', () => {
    const state = attack(70, {
      areas: { Helsinki: { units: '2FI' }, Tallin: { control: 'axis', units: '1GI' }, Leningrad: { units: '2SI' } },
    })
    play(state, { from: 76, all: true })
    expect(refused(state, { done: true })).toMatchObject({ code: 'finns-need-germans', rule: '8.4.2.1' })
    play(state, { from: 71, unit: 'GI' })
    expect(canChoose(state, { done: true })).toBe(true)
  })

  test('[8.4.2.1] so without Germans next to it they cannot attack it at all, but they can attack elsewhere', () => {
    const alone = { Helsinki: { units: '2FI' }, Leningrad: { units: '2SI' } }
    const state = position({ year: 1942, cards: { axis: { hand: [9] }, soviet: { hand: [] } }, areas: alone })
    play(state, { card: 9 }, { done: true })
    // Nothing could be attacked, so nothing was asked and the year is over.
    expect(asks(state).step).toBe('buy-card')
    const south = { ...alone, Novgorod: { units: '1GI' }, Tallin: { control: 'axis' }, Smolensk: { units: '1SI' } }
    const other = position({ year: 1942, cards: { axis: { hand: [9] }, soviet: { hand: [] } }, areas: south })
    play(other, { card: 9 }, { done: true })
    expect(asks(other).choices).toEqual([{ area: 60 }, { area: 70 }, { done: true }])
    play(other, { area: 60 }, { area: 70 }, { area: 60 }, { from: 69, unit: 'GI' })
    dice(other, 1, 1)
    play(other, { done: true }, { advance: false })
    // The German has fought at Smolensk, so the attack on Leningrad lapses.
    expect(asks(other).step).toBe('buy-card')
    const finland = position({
      year: 1942,
      cards: { axis: { hand: [14] }, soviet: { hand: [] } },
      areas: { Helsinki: { units: '2FI' }, Petsamo: { units: '1SI' }, Belomorsk: { units: '1SI' } },
    })
    play(finland, { card: 14 }, { done: true }, { done: true }, { number: 1 })
    expect(refused(finland, { area: 74 })).toMatchObject({ code: 'finns-need-germans', rule: '8.4.2.1' })
    expect(asks(finland).choices).toEqual([{ area: 77 }, { done: true }])
  })

  test('[8.4.2.2] units out of supply at the instant of the attack do not attack', () => {
    const state = attack(62, {
      areas: {
        Bryansk: { control: 'axis', units: '2GI' },
        Kiev: { units: '1SI' },
        Rovno: { control: 'axis', units: '1GI' },
        Lvov: { control: 'axis' },
      },
    })
    expect(refused(state, { from: 61, unit: 'GI' })).toMatchObject({ code: 'attacker-out-of-supply', rule: '8.4.2.2' })
    expect(canChoose(state, { from: 64, unit: 'GI' })).toBe(true)
  })

  test('[8.0] an attack that was marked may be called off', () => {
    const state = attack(66, { areas: front })
    play(state, { from: 81, all: true }, { 'call-off': true })
    expect(units(state, 'Warsaw')).toBe('4GI')
  })
})

describe('the dice', () => {
  test.each([
    ['Germans 2 per die', 'Warsaw', '5GI', 3],
    ['one German among allies makes it 2', 'Warsaw', '1GI 4II', 3],
    ['allies alone 4 per die', 'Warsaw', '5II', 2],
  ])('[8.4.2.2] Axis attack: %s, rounded up', (_, area, attackers, count) => {
    const state = attack(66, { areas: { [area]: { units: attackers }, Brest: { units: '1SI' } } })
    expect(fight(state, [81], 1, 1, 1, 1, 1).attackerDice).toHaveLength(count)
  })

  test.each([
    [1941, 2],
    [1942, 2],
    [1943, 2],
    [1944, 3],
    [1945, 3],
  ])('[8.4.2.2] Soviets in %i: seven units roll %i dice', (year, count) => {
    const state = attack(81, { card: 63, year, areas: { Brest: { units: '7SI' }, Warsaw: { units: '1GI' } } })
    expect(fight(state, [66], 1, 1, 1, 1, 1).attackerDice).toHaveLength(count)
  })

  test.each([
    ['3GI', 2],
    ['3FI', 2],
    ['5HI', 2],
    ['1GI 4HI', 3],
  ])('[8.4.2.2] %s in defence roll %i dice', (defenders, count) => {
    const area = defenders === '3FI' ? 'Helsinki' : 'Tallin'
    const from = area === 'Helsinki' ? { Belomorsk: { units: '6SI' } } : { Novgorod: { units: '6SI' } }
    const state = attack(area === 'Helsinki' ? 76 : 71, {
      card: 63,
      areas: { ...from, [area]: { control: 'axis', units: defenders } },
    })
    expect(fight(state, [area === 'Helsinki' ? 74 : 69], 1, 1, 1, 1, 1, 1).defenderDice).toHaveLength(count)
  })

  test('[8.4.2.2] Finns beside other allies count 4 per die', () => {
    const state = attack(76, { card: 63, areas: { Belomorsk: { units: '6SI' }, Helsinki: { units: '3FI 1II' } } })
    expect(fight(state, [74], 1, 1, 1, 1).defenderDice).toHaveLength(1)
  })

  test('[8.4.2.2] more Armor than the enemy: one die more, for either side', () => {
    const mine = attack(66, { areas: { Warsaw: { units: '2GI 2GA' }, Brest: { units: '1SI 1SA' } } })
    expect(fight(mine, [81], 1, 1, 1, 1)).toMatchObject({ attackerDice: [1, 1, 1], defenderDice: [1] })
    const theirs = attack(66, { areas: { Warsaw: { units: '2GI' }, Brest: { units: '1SI 1SA' } } })
    expect(fight(theirs, [81], 1, 1, 1)).toMatchObject({ attackerDice: [1], defenderDice: [1, 1] })
  })

  test('[8.4.2.2] the card adds its dice to each attack', () => {
    const state = attack(66, { card: 16, areas: front })
    expect(fight(state, [81], 1, 1, 1, 1, 1).attackerDice).toHaveLength(4)
  })

  test('[8.4.2.2] Jassy-Kishinev gives its die only against Romanians, Hungarians or Bulgarians', () => {
    const germans = attack(92, { card: 74, year: 1944, areas: { Odessa: { units: '3SI' }, Jassy: { units: '1GI' } } })
    expect(fight(germans, [63], 1, 1, 1).attackerDice).toHaveLength(1)
    const allies = attack(92, { card: 74, year: 1944, areas: { Odessa: { units: '3SI' }, Jassy: { units: '1GI 1RI' } } })
    expect(fight(allies, [63], 1, 1, 1).attackerDice).toHaveLength(2)
  })
})

describe('why an area cannot be attacked', () => {
  const first = (areas: JsonObject) => {
    const state = position({ played: 0, cards: { axis: { hand: [1] }, soviet: { hand: [] } }, areas })
    play(state, { card: 1 }, { done: true })
    return state
  }
  const north = { Tallin: { control: 'axis', units: '2GI' }, Leningrad: { units: '1SI' }, Riga: { control: 'axis' } }

  test('[4.1.3] Jassy bars nothing on the first card where nobody stands', () => {
    const state = first({ Odessa: { units: '1SI' }, Warsaw: { units: '1GI' }, Brest: { units: '1SI' } })
    expect(refused(state, { area: 63 })).toMatchObject({ code: 'no-attacker', rule: '8.4.2' })
  })

  test('[4.1.3] who began the first card in Jassy has no attack left wherever he went, air too', () => {
    const state = position({
      played: 0,
      cards: { axis: { hand: [1] }, soviet: { hand: [] } },
      areas: { Jassy: { units: '2RI 1GL' }, Galati: { units: '1RI 1GL' }, Warsaw: { units: '2GI' }, Brest: { units: '1SI' } },
    })
    play(state, { card: 1 })
    expect([units(state, 'Jassy'), units(state, 'Galati')]).toEqual(['2RIf 1GLf', '1RI 1GL'])
  })

  test('[8.4.2.1] who takes part already is told so, on the first card too', () => {
    const state = first({ Warsaw: { units: '1GI' }, Krakow: { units: '2GI' }, Brest: { units: '1SI' }, Lvov: { units: '1SI' } })
    play(state, { area: 66 }, { done: true }, { from: 81, unit: 'GI' })
    expect(refused(state, { from: 81, unit: 'GI' })).toMatchObject({ code: 'already-fought', rule: '8.4.2.1' })
  })

  test('[4.1.3] nobody attacks from Helsinki in 1941, Germans neither', () => {
    const cards = { axis: { hand: [9] }, soviet: { hand: [] } }
    const areas = { Helsinki: { units: '2GI' }, Leningrad: { units: '1SI' }, Warsaw: { units: '1GI' }, Brest: { units: '1SI' } }
    const state = position({ year: 1941, cards, areas })
    play(state, { card: 9 }, { done: true })
    expect(asks(state).choices).toEqual([{ area: 66 }, { done: true }])
    expect(refused(state, { area: 70 })).toMatchObject({ code: 'no-attacker', rule: '8.4.2' })
    expect(refused(state, { area: 76 })).toMatchObject({ code: 'own-area', rule: '8.4.2' })
  })

  test('[4.1.3] air in Helsinki supports nothing in 1941', () => {
    const cards = { axis: { hand: [9] }, soviet: { hand: [] } }
    const state = position({
      year: 1941,
      cards,
      areas: { ...north, Tallin: { control: 'axis', units: '2GI 1GL' }, Helsinki: { units: '1GL' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 70 }, { from: 71, all: true }, { done: true })
    expect(asks(state).choices).toEqual([{ area: 71 }, { all: true }, { done: true }])
    expect(refused(state, { area: 76 })).toMatchObject({ code: 'closed-in-1941', rule: '4.1.3' })
  })

  test('[8.4.2.1] Finns alone cannot attack the Soviet Union, whatever the card asks for', () => {
    const areas = { Helsinki: { units: '2FI' }, Leningrad: { units: '1SI' }, Warsaw: { units: '1GI' }, Brest: { units: '1SI' } }
    const state = position({ year: 1942, cards: { axis: { hand: [9] }, soviet: { hand: [] } }, areas })
    play(state, { card: 9 }, { done: true })
    expect(refused(state, { area: 70 })).toMatchObject({ code: 'finns-need-germans', rule: '8.4.2.1' })
  })
})

test('[8.4.2.2] nobody is no dice and no damage', () => {
  const nobody = noForces()
  expect(Object.values(nobody).filter((value) => value !== 0 && value !== false)).toEqual([])
  expect([attackDice(nobody), defenceDice(nobody), damageToDefender(nobody, 0)]).toEqual([0, 0, 0])
})
