import { describe, expect, test } from 'vitest'
import { ostkrieg } from './game.ts'
import { asks, board, canChoose, controls, play, position, refused, units } from './test-kit.ts'

describe('Barbarossa', () => {
  const state = ostkrieg.setup({ scenario: 'barbarossa' }, 'setup')

  test('[4.0] [4.1.1] Axis units and cards', () => {
    const all = board(state)
    expect(all).toMatchObject({
      Helsinki: '2FI',
      Narvik: '1GI',
      Konigsberg: '3GI 2GA 2GL',
      Warsaw: '9GI 3GA 3GL',
      Krakow: '3GI 2GA 2GL',
      Berlin: '3GI 2GA 1GL',
      Cluj: '2HI',
      Jassy: '1GI 2RI',
      Galati: '2RI',
      Ploesti: '1GL',
      Sofia: '1BI',
    })
    expect(Object.keys(all)).toHaveLength(36)
    expect(ostkrieg.save(state).cards).toMatchObject({ axis: { hand: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], front: [], discard: [] } })
  })

  test('[4.1.2] Soviet units and cards', () => {
    expect(board(state)).toMatchObject({
      Kazan: '5SI',
      Moscow: '5SI 1SA 1SL',
      Odessa: '3SI 1SL',
      Kiev: '1SL',
      Leningrad: '3SI 1SL',
      Bialystok: '2SI 1SA',
      Murmansk: '2SI',
      Grozny: '2SI',
    })
    expect(ostkrieg.save(state).cards).toMatchObject({ soviet: { hand: [51, 52, 53, 54, 55, 56, 57, 58] } })
  })

  test('[4.1.3] the Axis plays first, and Major Blitz! before anything else', () => {
    expect(asks(state)).toMatchObject({ seat: 'axis', step: 'play-card', choices: [{ card: 1 }] })
    expect(refused(state, { card: 9 })).toMatchObject({ code: 'first-card-fixed', rule: '4.1.3', subjects: { card: 1 } })
    expect(refused(state, { pass: true }).code).toBe('first-card-fixed')
  })

  test('[4.1.3] control: the Soviet Union is Soviet, Sweden and Turkey are nobody’s, the rest is Axis', () => {
    expect(['Kiev', 'Baku', 'Stockholm', 'Istanbul', 'Athens', 'Skopje'].map((area) => controls(state, area))).toEqual([
      'soviet',
      'soviet',
      'neutral',
      'neutral',
      'axis',
      'axis',
    ])
  })

  test('[4.1.3] Helsinki neither moves, attacks nor is attacked in 1941, nor does anybody enter it', () => {
    const closed = position({
      cards: { axis: { hand: [9] }, soviet: { hand: [51] } },
      areas: {
        Helsinki: { units: '2FI 1GI' },
        Petsamo: { units: '1GI' },
        Leningrad: { units: '3SI' },
        Tallin: { control: 'axis', units: '2GI' },
      },
    })
    play(closed, { card: 9 })
    expect(refused(closed, { area: 76 })).toMatchObject({ code: 'closed-in-1941', rule: '4.1.3' })
    play(closed, { area: 77 }, { done: true }, { unit: 'GI' })
    expect(refused(closed, { area: 76 }).code).toBe('closed-in-1941')
    play(closed, { area: 78 }, { area: 70 })
    // The attack on Leningrad has Tallin alone to come from.
    expect(asks(closed).choices.filter((choice) => choice.from === 76)).toEqual([])
    expect(refused(closed, { from: 76, unit: 'FI' }).code).toBe('closed-in-1941')
    play(closed, { 'call-off': true }, { card: 51 }, { done: true })
    expect(refused(closed, { area: 76 }).code).toBe('closed-in-1941')
  })

  test('[4.1.3] Helsinki is open from 1942 on', () => {
    const open = position({ year: 1942, cards: { axis: { hand: [9] } }, areas: { Helsinki: { units: '2FI' } } })
    play(open, { card: 9 })
    expect(canChoose(open, { area: 76 })).toBe(true)
  })

  test('[4.1.3] nor do aircraft that are based there by then', () => {
    const game = ostkrieg.setup({}, 'air')
    play(game, { card: 1 }, { area: 82 }, { done: true }, { unit: 'GL' }, { area: 90 }, { done: true })
    play(game, { area: 65 }, { done: true }, { from: 82, all: true }, { done: true })
    expect(asks(game)).toMatchObject({ step: 'commit-air', choices: [{ area: 82 }, { all: true }, { done: true }] })
    expect(refused(game, { area: 90 })).toMatchObject({ code: 'barred-on-first-card', rule: '4.1.3' })
  })

  test('[4.1.3] who is in, or began in, Cluj or Jassy does not attack on the first card play', () => {
    const first = ostkrieg.setup({}, 'first')
    // A German leaves Jassy for Cluj, Romanians come to Jassy.
    play(
      first,
      { card: 1 },
      { area: 92 },
      { area: 93 },
      { done: true },
      { area: 92 },
      { unit: 'GI' },
      { area: 90 },
      { done: true },
    )
    play(first, { unit: 'RI' }, { area: 92 }, { done: true })
    expect(refused(first, { area: 63 }).code).toBe('barred-on-first-card')
    play(first, { area: 65 })
    play(first, { done: true })
    expect(asks(first).choices.some((choice) => choice.from === 90)).toBe(false)
    expect(refused(first, { from: 90, unit: 'HI' })).toMatchObject({ code: 'barred-on-first-card', rule: '4.1.3' })
  })

  test('[4.1.3] who has left Jassy for another area does not attack from there either', () => {
    const left = position({ areas: { Jassy: { units: '1GI' }, Krakow: { units: '1GI' }, Kiev: { units: '1SI' } } })
    play(left, { card: 1 }, { area: 92 }, { area: 82 }, { area: 92 }, { unit: 'GI' }, { area: 64 }, { done: true })
    expect(units(left, 'Rovno')).toBe('1GI')
    expect(asks(left).step).not.toBe('mark-attacks')
    const among = position({
      areas: { Jassy: { units: '1GI' }, Lvov: { control: 'axis', units: '1GA' }, Kiev: { units: '1SI' } },
    })
    play(among, { card: 1 }, { area: 92 }, { area: 65 }, { area: 92 }, { unit: 'GI' }, { area: 64 })
    play(among, { unit: 'GA' }, { area: 64 }, { done: true }, { area: 62 })
    expect(asks(among)).toMatchObject({ step: 'attackers' })
    expect(refused(among, { from: 64, unit: 'GI' })).toMatchObject({ code: 'fought-or-barred', rule: '4.1.3' })
    const other = position({ areas: { Lvov: { control: 'axis', units: '1GI' }, Kiev: { units: '1SI' } } })
    play(other, { card: 1 }, { area: 65 }, { unit: 'GI' }, { area: 64 })
    expect(asks(other).choices).toContainEqual({ area: 62 })
  })

  test('[4.1.3] on the next card play they may', () => {
    const later = position({ cards: { axis: { hand: [9] } }, areas: { Jassy: { units: '2RI 1GI' }, Odessa: { units: '3SI' } } })
    play(later, { card: 9 }, { done: true })
    expect(canChoose(later, { area: 63 })).toBe(true)
  })

  test('[4.1.3] [4.2.3] Narvik supplies the Axis when Berlin is lost', () => {
    const lost = position({
      cards: { axis: { hand: [9] } },
      areas: {
        Berlin: { control: 'soviet' },
        Petsamo: { control: 'soviet' },
        Narvik: { units: '1GI' },
        Warsaw: { units: '1GI' },
      },
    })
    play(lost, { card: 9 })
    expect([units(lost, 'Narvik'), units(lost, 'Warsaw')]).toEqual(['1GI', ''])
  })

  test('nobody enters Sweden or Turkey, traces through them or flies over them', () => {
    const near = position({ cards: { axis: { hand: [9] } }, areas: { Sofia: { units: '1GI' } } })
    play(near, { card: 9 }, { area: 100 }, { unit: 'GI' })
    expect(refused(near, { area: 3 })).toMatchObject({ code: 'neutral-country', rule: '4.1.3' })
  })
})

describe('Operation Uranus', () => {
  const state = ostkrieg.setup({ scenario: 'uranus' }, 'setup')

  test('[4.2.1] Axis units and cards', () => {
    expect(board(state)).toMatchObject({
      Stalingrad: '3GIe',
      Stavropol: '1GI 2GA 1GL',
      Salsk: '4RIe',
      Voroshilovgrad: '2HIe 1IIe',
      Orel: '3GIe 1GA 1GL',
      Helsinki: '3FIe',
      Skopje: '1BI',
    })
    expect(ostkrieg.save(state).cards).toMatchObject({
      axis: { hand: [10], front: [11], discard: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17] },
    })
  })

  test('[4.2.2] Soviet units and cards', () => {
    expect(board(state)).toMatchObject({ Tambov: '9SIe 3SA 1SL', Elista: '4SIe 2SA 1SL', Leningrad: '6SIe', Moscow: '2SIe 2SL' })
    expect(ostkrieg.save(state).cards).toMatchObject({ soviet: { hand: [51], front: [54] } })
  })

  test('[4.2.3] the Soviets play first though it is 1942; the Axis holds its 27 areas', () => {
    expect(asks(state).seat).toBe('soviet')
    expect(ostkrieg.save(state).year).toBe(1942)
    const held = state.content.names.filter(
      (_, area) => state.content.country[area] === 4 && area > 0 && state.control[area] === 0,
    )
    expect(held).toHaveLength(27)
    expect(['Viazma', 'Leningrad', 'Elista', 'Athens', 'Petsamo'].map((area) => controls(state, area))).toEqual([
      'soviet',
      'soviet',
      'soviet',
      'axis',
      'axis',
    ])
  })
})

describe('bidding [5.0]', () => {
  test('a roll decides who bids first', () => {
    const seats = new Set(Array.from({ length: 12 }, (_, i) => asks(ostkrieg.setup({ bidding: true }, `roll ${i}`)).seat))
    expect([...seats].toSorted()).toEqual(['player-1', 'player-2'])
  })

  test('a bid is raised for the same side until it is accepted', () => {
    const state = position({ options: { bidding: true } })
    expect(refused(state, { action: 'accept' })).toMatchObject({ code: 'nothing-to-accept', rule: '5.0' })
    play(state, { action: 'bid', side: 'axis', points: 2 })
    expect(refused(state, { action: 'bid', side: 'soviet', points: 3 }).code).toBe('bid-other-side')
    expect(refused(state, { action: 'bid', side: 'axis', points: 2 }).code).toBe('bid-too-low')
    expect(refused(state, { action: 'bid', side: 'axis', points: 17 }).code).toBe('bid-too-high')
    play(state, { action: 'bid', side: 'axis', points: 3 }, { action: 'bid', side: 'axis', points: 5 }, { action: 'accept' })
    // Player 1 bid 5 and has the Axis.
    expect(asks(state)).toMatchObject({ seat: 'player-1', step: 'play-card' })
    expect(ostkrieg.save(state).bid).toEqual({ side: 'axis', points: 5, axisPlayer: 1 })
  })

  test('bidding and bot exclude each other', () => {
    expect(() => ostkrieg.setup({ bidding: true, bot: 'axis' }, 'x')).toThrow(/either bidding or the bot/)
  })
})
