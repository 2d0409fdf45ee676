import { type JsonObject, listBits } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { asks, canChoose, controls, dice, play, position, refused, units } from '../test-kit.ts'

const cardsOf = (state: OstkriegState) => ostkrieg.save(state).cards as { axis: JsonObject; soviet: JsonObject }
const hands = (axis: number[], soviet: number[], rest: JsonObject = {}) => ({
  axis: { hand: axis, ...rest },
  soviet: { hand: soviet },
})

describe('playing cards', () => {
  test('[8.0] players alternate; a played card goes to the discard pile', () => {
    const state = position({ cards: hands([6, 8], [56, 57]), areas: { Moscow: { units: '1SI' } } })
    play(state, { card: 6 })
    expect(asks(state).seat).toBe('soviet')
    expect(cardsOf(state).axis.discard).toContain(6)
    play(state, { card: 56 }, { number: 2 }, { done: true })
    expect(asks(state).seat).toBe('axis')
  })

  test('[8.0] a pass does not bar from playing later; two in a row end the year', () => {
    const state = position({ cards: hands([6, 8], [56, 57]) })
    play(state, { pass: true })
    expect(asks(state)).toMatchObject({ seat: 'soviet', about: { passes: 1 } })
    play(state, { card: 57 }, { pass: true }, { pass: true })
    expect(state.year).toBe(1)
  })

  test('[8.0] who has no card in hand must pass, with cards in front too', () => {
    const state = position({ cards: { axis: { hand: [6, 8] }, soviet: { hand: [], front: [54] } } })
    play(state, { card: 6 })
    expect(asks(state).seat).toBe('axis')
    play(state, { pass: true })
    expect(state.year).toBe(1)
  })

  test('[8.0] only cards in hand; [10.7] not those in front', () => {
    const state = position({ cards: { axis: { hand: [6], front: [11] } } })
    expect(refused(state, { card: 9 })).toMatchObject({ code: 'card-not-in-hand', rule: '8.0' })
    expect(refused(state, { card: 11 })).toMatchObject({ code: 'card-in-front', rule: '10.7' })
    expect(refused(state, { card: 40 })).toMatchObject({ code: 'no-such-card', rule: '3.0' })
    expect(refused(state, { card: 'Solitaire' })).toMatchObject({ code: 'no-such-card', subjects: { card: 'Solitaire' } })
    expect(refused(state, { area: 3 })).toMatchObject({ code: 'not-asked' })
  })

  test('[8.0] [10.3] after a Blitz one card that is none, or nothing', () => {
    const state = position({ cards: hands([2, 3, 6], [56]), areas: { Berlin: { units: '1GI' } } })
    play(state, { card: 2 }, { done: true })
    expect(asks(state)).toMatchObject({ step: 'play-another', seat: 'axis', choices: [{ card: 6 }, { done: true }] })
    expect(refused(state, { card: 3 })).toMatchObject({ code: 'blitz-after-blitz', rule: '8.0' })
    play(state, { card: 6 }, { done: true })
    // The second card gives no third.
    expect(asks(state).seat).toBe('soviet')
  })

  test('[8.0] one of two boxes; the card goes on below them', () => {
    const state = position({
      year: 1943,
      turn: 'soviet',
      cards: hands([], [70]),
      areas: { Brest: { units: '6SI' }, Warsaw: { units: '1GI' } },
    })
    play(state, { card: 70 }, { done: true })
    expect(asks(state)).toMatchObject({ step: 'either', choices: [{ number: 1 }, { number: 2 }] })
    play(state, { number: 2 }, { area: 81 }, { from: 66, all: true })
    dice(state, 1, 1, 1, 1, 1)
    const events = play(state, { done: true })
    expect(events.find((event) => event.type === 'battle')).toMatchObject({ attackerDice: [1, 1, 1, 1], winner: 'soviet' })
    play(state, { advance: false })
    expect(asks(state).step).toBe('mark-moves')
  })

  test('[9.2] the Hungarian card is blocked while Budapest is Soviet', () => {
    const state = position({ cards: hands([8, 6], []), areas: { Budapest: { control: 'soviet' } } })
    expect(refused(state, { card: 8 })).toMatchObject({ code: 'hungarian-card-blocked', rule: '9.2' })
  })
})

describe('cards in front', () => {
  test('[10.7] kept instead of discarded, and not bought while there', () => {
    const state = position({ turn: 'soviet', passes: 0, cards: hands([], [53]), areas: { Moscow: { units: '1SI' } } })
    play(state, { card: 53 }, { done: true }, { all: true }, { keep: true })
    expect(cardsOf(state).soviet).toMatchObject({ front: [53] })
    while (asks(state).seat !== 'soviet') play(state, { pass: true })
    expect(asks(state).step).toBe('buy-card')
    expect(refused(state, { card: 53 })).toMatchObject({ code: 'card-in-front', rule: '10.7' })
  })

  test('[10.7] Leningrad Reserves: one die for the defence of Leningrad, after air and before the dice', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [], front: [54] } },
      areas: { Tallin: { control: 'axis', units: '2GI' }, Leningrad: { units: '2SI' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 70 }, { from: 71, all: true }, { done: true })
    expect(asks(state)).toMatchObject({ step: 'front-defence', seat: 'soviet', about: { card: 54, area: 70 } })
    dice(state, 1, 1, 1)
    const events = play(state, { use: true })
    expect(events.find((event) => event.type === 'battle')?.defenderDice).toHaveLength(2)
    expect(cardsOf(state).soviet.discard).toContain(54)
  })

  test('[10.7] it does not help elsewhere, and may be kept for later', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [], front: [54] } },
      areas: { Tallin: { control: 'axis', units: '2GI' }, Novgorod: { units: '2SI' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 69 }, { from: 71, all: true })
    dice(state, 1, 1)
    play(state, { done: true })
    expect(asks(state).step).toBe('decide-advance')
  })

  test('[8.4.2.2] Not One Step Back!: a die and the tie to the Soviets', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [], front: [59] } },
      areas: { Warsaw: { units: '2GI' }, Brest: { units: '2SI' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { from: 81, all: true }, { done: true })
    dice(state, 1, 1, 1)
    const events = play(state, { use: true })
    expect(events.find((event) => event.type === 'battle')).toMatchObject({ defenderDice: [1, 1], winner: 'soviet' })
  })

  test.each([
    [23, 'axis', '81', '2GI', true],
    [23, 'axis', '82', '2GI', false],
    [71, 'soviet', '66', '2SIe', true],
    [71, 'soviet', '66', '2SI', false],
  ])('[10.7] card %i of the %s: attack on %s held by %s sets it off: %s', (card, side, area, defenders, expected) => {
    const mine = side === 'axis'
    const state = position({
      year: 1944,
      turn: mine ? 'soviet' : 'axis',
      cards: {
        axis: { hand: mine ? [] : [9], front: mine ? [card] : [] },
        soviet: { hand: mine ? [63] : [], front: mine ? [] : [card] },
      },
      areas: mine
        ? { Brest: { units: '4SI' }, Lvov: { units: '4SI' }, [area]: { units: defenders } }
        : { Warsaw: { units: '4GI' }, [area]: { units: defenders } },
    })
    play(state, { card: mine ? 63 : 9 }, { done: true }, { area: Number(area) })
    if (asks(state).step === 'mark-attacks') play(state, { done: true })
    play(state, asks(state).choices.find((choice) => choice.all === true) ?? {})
    dice(state, 1, 1, 1, 1, 1, 1)
    play(state, { done: true })
    expect(asks(state).step === 'front-defence').toBe(expected)
  })

  test('[10.7] Tactical Reposition moves two areas before any own card', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [6], front: [11] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '1GI' } },
    })
    play(state, { card: 6 })
    expect(asks(state)).toMatchObject({ step: 'use-front-card', about: { card: 11 } })
    const kept = ostkrieg.copy(state)
    play(kept, { use: false })
    expect([asks(kept).step, cardsOf(kept).axis.front]).toEqual(['rail-from', [11]])
    play(state, { use: true }, { area: 81 }, { unit: 'GI' }, { area: 66 })
    expect([units(state, 'Brest'), asks(state).step]).toEqual(['1GIm', 'rail-from'])
    expect(cardsOf(state).axis.discard).toContain(11)
  })

  test('[10.7] Backhand Blow strikes at an area that the enemy has just advanced into, at the end of his card play', () => {
    const state = position({
      year: 1943,
      turn: 'soviet',
      cards: { axis: { hand: [6], front: [19] }, soviet: { hand: [63, 56] } },
      areas: { Brest: { units: '6SI' }, Warsaw: { units: '1GI' }, Krakow: { units: '4GI' }, Breslau: { units: '2GI' } },
    })
    play(state, { card: 63 }, { done: true }, { area: 81 }, { from: 66, all: true })
    dice(state, 6, 6, 1)
    play(state, { done: true }, { advance: true }, { all: true })
    expect(asks(state)).toMatchObject({ step: 'react', seat: 'axis', choices: [{ area: 81 }, { done: true }] })
    expect(refused(state, { area: 66 }).code).toBe('nothing-to-attack')
    play(state, { area: 81 }, { from: 82, all: true }, { from: 83, all: true })
    dice(state, 6, 6, 6, 6, 1, 1)
    play(state, { done: true }, { advance: true })
    while (asks(state).step === 'retreat') play(state, asks(state).choices[0])
    play(state, { all: true })
    expect(controls(state, 'Warsaw')).toBe('axis')
    // Then it is the turn that it would have been anyway.
    expect(asks(state)).toMatchObject({ seat: 'axis', step: 'play-card' })
  })

  test('[8.0] Backhand Blow kept in front is the second of its two boxes', () => {
    const state = position({ year: 1943, turn: 'axis', cards: hands([19], [56]), areas: { Berlin: { units: '1GI' } } })
    play(state, { card: 19 }, { number: 2 }, { keep: true })
    expect(cardsOf(state).axis).toMatchObject({ front: [19] })
  })
})

describe('other cards', () => {
  test('[8.3.5] Air Builds: every air unit in supply may rebase once', () => {
    const state = position({ cards: hands([10], []), areas: { Warsaw: { units: '1GL' }, Kiev: { units: '1SL' } } })
    play(state, { card: 10 }, { all: true })
    expect(asks(state).choices).toEqual([{ area: 81 }, { area: 84 }, { done: true }])
    play(state, { area: 81 }, { area: 84 })
    expect(units(state, 'Berlin')).toBe('2GL 1GLxm')
    play(state, { area: 84 }, { area: 81 }, { area: 84 }, { area: 85 })
    // Three units, three flights; then the card is done.
    expect([units(state, 'Berlin'), units(state, 'Warsaw'), units(state, 'Prague')]).toEqual(['1GLx', '1GLx', '1GLx'])
  })

  test('[8.3.2.1] a card entrenches without moving', () => {
    const state = position({
      year: 1943,
      cards: hands([23], []),
      areas: { Warsaw: { units: '2GI 1GA' }, Krakow: { units: '1GIe' }, Berlin: { units: '1GA' }, Kiev: { units: '1SI' } },
    })
    play(state, { card: 23 })
    expect(asks(state).choices).toEqual([{ area: 81 }, { done: true }])
    expect(refused(state, { area: 82 })).toMatchObject({ code: 'already-entrenched', rule: '8.3.2.1' })
    expect(refused(state, { area: 84 })).toMatchObject({ code: 'only-infantry-entrenches' })
    play(state, { area: 81 }, { keep: false })
    expect(units(state, 'Warsaw')).toBe('2GIe 1GA')
  })

  test('a Finnish card moves and entrenches Finns alone, and must attack with one', () => {
    const state = position({
      year: 1942,
      cards: hands([14], []),
      areas: {
        Petsamo: { units: '1GI' },
        Tallin: { control: 'axis', units: '2GI' },
        Murmansk: { units: '1SI' },
        Leningrad: { units: '1SI' },
        Pskov: { units: '1SI' },
      },
    })
    play(state, { card: 14 }, { all: true })
    expect(refused(state, { area: 77 })).toMatchObject({ code: 'wrong-nationality' })
    play(state, { done: true }, { number: 1 })
    expect(refused(state, { area: 68 })).toMatchObject({ code: 'nationality-must-attack' })
    play(state, { area: 70 }, { from: 71, all: true })
    expect(refused(state, { done: true }).code).toBe('nationality-must-attack')
    play(state, { from: 76, unit: 'FI' })
    expect(canChoose(state, { done: true })).toBe(true)
  })

  test('a Finnish card moves the Finns of a mixed area and nobody else', () => {
    const state = position({ year: 1942, cards: hands([14], []), areas: { Petsamo: { units: '1FI 1GI 1GL' } } })
    play(state, { card: 14 }, { done: true }, { area: 77 })
    expect(asks(state).choices).toEqual([{ unit: 'FI' }, { entrench: true }, { done: true }])
    expect(refused(state, { unit: 'GI' })).toMatchObject({ code: 'wrong-nationality' })
  })

  test('[10.6] [8.3.10] rail does not take a nationality through a country that it never enters', () => {
    const state = position({ cards: hands([6], []), areas: { Cluj: { units: '1HI 1GI' }, Belgrade: { control: 'soviet' } } })
    play(state, { card: 6 }, { area: 90 }, { unit: 'HI' })
    expect(refused(state, { area: 100 })).toMatchObject({ code: 'no-rail-route' })
    play(state, { area: 88 }, { area: 90 })
    expect(canChoose(state, { area: 100 })).toBe(true)
  })

  test('Bulgarian Occupation Corps removes a Yugoslav partisan next to Bulgarians', () => {
    const state = position({
      year: 1942,
      cards: hands([17], []),
      areas: { Skopje: { control: 'soviet', units: '1YP' }, Zagreb: { control: 'soviet', units: '1YP' } },
    })
    play(state, { card: 17 }, { all: true }, { done: true })
    expect(asks(state).choices).toEqual([{ area: 99 }, { done: true }])
    expect(refused(state, { area: 97 })).toMatchObject({ code: 'no-partisan-near' })
    const spared = ostkrieg.copy(state)
    play(spared, { done: true })
    expect(units(spared, 'Skopje')).toBe('1YP')
    play(state, { area: 99 })
    expect([units(state, 'Skopje'), controls(state, 'Skopje')]).toEqual(['', 'soviet'])
  })

  test('[9.4] Lend-Lease for build points', () => {
    const state = position({ year: 1942, turn: 'soviet', passes: 0, cards: hands([6], [65]) })
    play(state, { card: 65 }, { number: 2 })
    expect(ostkrieg.save(state).promised).toEqual({ axis: 0, soviet: 2 })
    const events = play(state, { pass: true })
    expect(events).toContainEqual({ type: 'points', side: 'soviet', points: 18 })
    expect(ostkrieg.save(state).promised).toEqual({ axis: 0, soviet: 0 })
  })
})

describe('what is remembered of cards', () => {
  test('[4.1.3] the number of cards played is counted no further than it can be written, and never begins anew', () => {
    const state = position({ played: 254, cards: hands([6, 10], [57]), areas: { Warsaw: { units: '1GL' } } })
    play(state, { card: 6 }, { done: true })
    expect(state.played).toBe(255)
    play(state, { card: 57 })
    expect([state.played, asks(state).choices]).toEqual([255, [{ card: 10 }, { pass: true }]])
  })

  test('[12.0] the bot remembers the last two cards of its opponent', () => {
    const cards = { axis: { hand: [6, 8, 10, 13] }, soviet: { hand: [] } }
    const state = position({ year: 1942, options: { bot: 'soviet' }, turn: 'axis', cards, areas: { Vienna: { units: '1GI' } } })
    const remembered = () => [...state.enemyCards].map((card) => (card === 0 ? 0 : state.content.cardNumber[card - 1]))
    const finish = (card: number): void => {
      play(state, { card })
      while (asks(state).step !== 'play-card' && asks(state).step !== 'buy-card') play(state, { done: true })
    }
    finish(6)
    expect(remembered()).toEqual([6, 0])
    finish(8)
    expect(remembered()).toEqual([6, 8])
    finish(10)
    expect(remembered()).toEqual([8, 10])
  })

  test('[9.5] the lowest card of all can be bought, and only what is in the own discard pile', () => {
    const state = position({ year: 1942, passes: 1, cards: { axis: { hand: [6] }, soviet: { hand: [] } } })
    play(state, { pass: true })
    expect(asks(state)).toMatchObject({ step: 'buy-card', seat: 'axis', about: { points: 12 } })
    expect(asks(state).choices[0]).toEqual({ card: 1 })
    play(state, { card: 1 })
    expect([asks(state).seat, cardsOf(state).axis.hand]).toEqual(['soviet', [1, 6, 18, 19, 20, 21, 22]])
  })
})

test('[10.7] every card in front that fits the battle is asked about, one after the other', () => {
  const state = position({
    year: 1942,
    cards: { axis: { hand: [9] }, soviet: { hand: [], front: [53, 59, 60] } },
    areas: {
      Salsk: { control: 'axis', units: '2GI' },
      37: { control: 'axis' },
      53: { control: 'axis' },
      Stalingrad: { units: '2SI' },
    },
  })
  play(state, { card: 9 }, { done: true }, { area: 27 }, { from: 38, all: true }, { done: true })
  // Moscow is not attacked, so its reserves are not asked about.
  expect(asks(state)).toMatchObject({ step: 'front-defence', about: { card: 59 } })
  play(state, { use: false })
  expect(asks(state)).toMatchObject({ step: 'front-defence', about: { card: 60 } })
  dice(state, 1, 1, 1)
  expect(play(state, { use: true }).find(({ type }) => type === 'battle')).toMatchObject({ defenderDice: [1, 1], ties: 'axis' })
})

test('[5.0] bids are told with who makes them and who gets which side', () => {
  const state = ostkrieg.setup({ bidding: true }, 'bids')
  const first = asks(state).seat === 'player-1' ? 1 : 2
  const events = play(
    state,
    { action: 'bid', side: 'soviet', points: 1 },
    { action: 'bid', side: 'soviet', points: 2 },
    { action: 'accept' },
  )
  const second = 3 - first
  expect(events.slice(0, 3)).toEqual([
    { type: 'bid', player: first, side: 'soviet', points: 1 },
    { type: 'bid', player: second, side: 'soviet', points: 2 },
    { type: 'bid-accepted', player: first, side: 'soviet', points: 2, axis: first },
  ])
})

test('[9.5] the purchase is asked for when the lowest card of all is the only one to be had', () => {
  const others = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  const state = position({ passes: 1, cards: { axis: { hand: others, discard: [1] }, soviet: { hand: [] } } })
  play(state, { pass: true })
  expect(asks(state)).toMatchObject({ step: 'buy-card', seat: 'axis', choices: [{ card: 1 }, { pass: true }] })
})

test('[10.7] where the enemy advanced is forgotten with his card play, though nobody could strike back', () => {
  const state = position({
    year: 1942,
    cards: { axis: { hand: [9] }, soviet: { hand: [57] } },
    areas: { Warsaw: { units: '4GI' }, Brest: { units: '1SI' } },
    dice: [6, 1, 1],
  })
  play(state, { card: 9 }, { done: true }, { area: 66 }, { from: 81, all: true }, { done: true }, { advance: true })
  play(state, { from: 81, unit: 'GI' })
  expect(listBits(state.entered)).toEqual([66])
  play(state, { done: true })
  expect([asks(state).step, listBits(state.entered)]).toEqual(['play-card', []])
})

test('[10.7] so it is where somebody could strike back and does not', () => {
  const state = position({
    year: 1943,
    turn: 'soviet',
    cards: { axis: { hand: [6], front: [19] }, soviet: { hand: [63, 56] } },
    areas: { Brest: { units: '6SI' }, Warsaw: { units: '1GI' }, Krakow: { units: '4GI' } },
    dice: [6, 6, 1],
  })
  play(
    state,
    { card: 63 },
    { done: true },
    { area: 81 },
    { from: 66, all: true },
    { done: true },
    { advance: true },
    { all: true },
  )
  expect([asks(state).step, listBits(state.entered)]).toEqual(['react', [81]])
  play(state, { done: true })
  expect([asks(state).step, listBits(state.entered)]).toEqual(['play-card', []])
})

test('[10.7] a card in front strikes only where somebody can attack', () => {
  const state = position({
    year: 1943,
    turn: 'soviet',
    cards: { axis: { hand: [], front: [19] }, soviet: { hand: [63] } },
    areas: {
      Kiev: { units: '6SI' },
      Rovno: { control: 'axis', units: '1GI' },
      Lvov: { control: 'axis', units: '3GI' },
      Leningrad: { units: '6SI' },
      Tallin: { control: 'axis', units: '1GI' },
    },
    dice: [6, 6, 1, 6, 6, 1],
  })
  play(state, { card: 63 }, { done: true }, { area: 64 }, { area: 71 }, { area: 64 })
  play(state, { from: 62, all: true }, { done: true }, { advance: true }, { all: true })
  play(state, { from: 70, all: true }, { done: true }, { advance: true }, { all: true })
  expect(asks(state)).toMatchObject({ step: 'react', seat: 'axis', choices: [{ area: 64 }, { done: true }] })
})

test.each([
  ['Lvov', '4HI', true],
  ['Minsk', '4GI', false],
])('[10.7] [8.4.2] who can attack at once strikes back, of whatever nation: %s with %s, %s', (place, there, strikes) => {
  // Minsk is cut off.
  const state = position({
    year: 1943,
    turn: 'soviet',
    cards: { axis: { hand: [6], front: [19] }, soviet: { hand: [63] } },
    areas: { Kiev: { units: '6SI' }, Rovno: { control: 'axis', units: '1GI' }, [place]: { control: 'axis', units: there } },
    dice: [6, 6, 1, 1],
  })
  play(state, { card: 63 }, { done: true }, { area: 64 })
  if (asks(state).step === 'mark-attacks') play(state, { done: true })
  play(state, { from: 62, all: true }, { done: true }, { advance: true }, { all: true })
  expect(asks(state).step === 'react').toBe(strikes)
})

test.each([
  [{ Jassy: { units: '2GI' } }, [{ area: 64 }, { area: 65 }, { done: true }]],
  [{}, [{ area: 65 }, { done: true }]],
])(
  '[10.7] all areas that the enemy entered can be struck at, those next to each other in the list too: with %j',
  (more, choices) => {
    const state = position({
      year: 1943,
      turn: 'soviet',
      cards: { axis: { hand: [6], front: [19] }, soviet: { hand: [63] } },
      areas: {
        Kiev: { units: '6SI' },
        Rovno: { control: 'axis', units: '1GI' },
        Brest: { units: '6SI' },
        Lvov: { control: 'axis', units: '1GI' },
        Krakow: { units: '3GI' },
        ...more,
      },
      dice: [6, 6, 1, 6, 6, 1],
    })
    play(state, { card: 63 }, { done: true }, { area: 64 }, { area: 65 }, { area: 64 })
    play(state, { from: 62, all: true }, { done: true }, { advance: true }, { all: true })
    play(state, { from: 66, all: true }, { done: true }, { advance: true }, { all: true })
    expect(asks(state)).toMatchObject({ step: 'react', choices })
  },
)

test('[8.3.5] air that has rebased into a full base does not go on, whoever stands in the next area of the list', () => {
  const state = position({
    cards: hands([10], []),
    areas: { Berlin: { units: '' }, Warsaw: { units: '4GL' }, Prague: { units: '1GL' } },
  })
  play(state, { card: 10 }, { done: true })
  for (let i = 0; i < 4; i++) play(state, { area: 81 }, { area: 84 })
  expect(asks(state).choices).toEqual([{ area: 85 }, { done: true }])
  expect(refused(state, { area: 84 }).code).toBe('already-moved')
})
