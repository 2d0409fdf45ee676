import type { Choice, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import type { OstkriegState } from '../state.ts'
import { asks, canChoose, controls, dice, play, position, refused, units } from '../test-kit.ts'

const many = (count: number, ...choices: readonly Choice[]): Choice[] => Array.from({ length: count }, () => choices).flat()

interface Fight {
  readonly areas: JsonObject
  /** Card 9 attacks twice without a bonus, card 63 does so for the Soviets. */
  readonly card?: number
  readonly year?: number
  readonly rest?: JsonObject
}

/** Plays the card up to the first question after the target was marked. */
function attack(target: number, { areas, card = 9, year = 1942, rest = {} }: Fight): OstkriegState {
  const side = card < 50 ? 'axis' : 'soviet'
  const state = position({
    year,
    turn: side,
    cards: { axis: { hand: side === 'axis' ? [card] : [] }, soviet: { hand: side === 'soviet' ? [card] : [] } },
    areas,
    ...rest,
  })
  play(state, { card })
  while (asks(state).step !== 'mark-attacks') play(state, { done: true })
  play(state, { area: target })
  if (asks(state).step === 'mark-attacks') play(state, { done: true })
  return state
}

/** Everybody takes part on both sides; answers the battle. */
function fight(state: OstkriegState, from: readonly number[], ...faces: readonly number[]): JsonObject {
  for (const area of from) {
    const all = { from: area, all: true }
    if (canChoose(state, all)) play(state, all)
    else play(state, asks(state).choices.find((choice) => choice.from === area) ?? {})
  }
  dice(state, ...faces)
  const events = play(state, { done: true })
  while (asks(state).step === 'commit-air') events.push(...play(state, { all: true }))
  return events.find((event) => event.type === 'battle') ?? {}
}

const front = { Warsaw: { units: '4GI' }, Brest: { units: '2SI' } }

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
    expect(refused(state, { from: 66, area: 66 }).code).toBe('air-must-leave')
    play(state, { from: 66, area: 64 })
    expect(asks(state)).toMatchObject({ step: 'forced-rebase', seat: 'soviet' })
    play(state, { area: 62 }, { all: true })
    expect([units(state, 'Rovno'), units(state, 'Kiev'), units(state, 'Brest')]).toEqual(['1SL', '1SLx', '6GI'])
  })
})

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

  test('[8.4.2.2] against a side that is wiped out a six does nothing more', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '1SI' }, Rovno: { units: '1SL' } } })
    fight(state, [81], 6, 1, 1, 1)
    expect([state.lost[9], state.lost[11]]).toEqual([1, 0])
    const attackers = attack(66, { areas: { Warsaw: { units: '1GI 1GL' }, Brest: { units: '3SI' } } })
    fight(attackers, [81], 4, 1, 6)
    expect([attackers.lost[1], attackers.lost[3]]).toEqual([1, 0])
  })

  test('[8.4.2.2] without Armor and air a six has no further effect', () => {
    const state = attack(66, { areas: { Warsaw: { units: '4GI' }, Brest: { units: '3SI' } } })
    fight(state, [81], 6, 1, 1)
    expect([...state.lost].reduce((a, b) => a + b)).toBe(1)
  })
})

describe('winner and advance', () => {
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
