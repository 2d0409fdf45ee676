import type { Choice } from '@railhead/table'
import { beforeAll, describe, expect, test } from 'vitest'
import snapshots from './examples.snapshots.json' with { type: 'json' }
import { ostkrieg } from './game.ts'
import type { OstkriegState } from './state.ts'
import { asks, board, controls, dice, play, position, units } from './test-kit.ts'

const many = (count: number, ...choices: readonly Choice[]): Choice[] => Array.from({ length: count }, () => choices).flat()
const move = (unit: string, area: number): Choice[] => [{ unit }, { area }]

/** The state of the board as the booklet has it at this point. */
function expectSnapshot(state: OstkriegState, name: keyof typeof snapshots): void {
  const found = board(state)
  const plain = (text: string): string => text.replaceAll(/(\d[A-Z]{2}[ex]?)[mfp]+/g, '$1')
  expect(Object.fromEntries(Object.entries(found).map(([area, text]) => [area, merge(plain(text))]))).toEqual(
    snapshots[name].board,
  )
  const axis = state.content.names.filter((_, area) => state.content.country[area] === 4 && area > 0 && state.control[area] === 0)
  expect(axis.toSorted()).toEqual(snapshots[name].axis)
}

/** Adds up words that differed only in what happened to the units in this card play. */
function merge(text: string): string {
  const counts = new Map<string, number>()
  for (const word of text.split(' ')) {
    const [, count, code] = /^(\d+)(.*)$/.exec(word) ?? []
    counts.set(code, (counts.get(code) ?? 0) + Number(count))
  }
  return [...counts].map(([code, count]) => `${count}${code}`).join(' ')
}

describe('the play example of section 10 [10.1]', () => {
  let state: OstkriegState
  beforeAll(() => {
    state = ostkrieg.setup({ scenario: 'barbarossa' }, 'example')
  })

  test('[10.2] Major Blitz!: three areas move, one after the other', () => {
    expect(asks(state).choices).toEqual([{ card: 1 }])
    play(state, { card: 1 }, { area: 84 }, { area: 95 }, { area: 93 }, { area: 84 })
    play(state, ...many(3, ...move('GI', 80)))
    play(state, ...many(2, { unit: 'GA' }, { area: 80 }, { unit: 'GA', at: 80 }, { area: 79 }))
    play(state, ...move('GL', 79))
    // Ploesti by way of Cluj, Lvov and Krakow: four areas, so it is a rebase.
    play(state, { area: 95 }, { unit: 'GL' }, { area: 81, rebase: true })
    play(state, ...many(2, ...move('RI', 92)))
    expectSnapshot(state, '10.2-movement')
  })

  test('[10.2] Bialystok: seven dice against one; the third Land Air stays behind', () => {
    play(state, { area: 73 }, { area: 66 }, { area: 65 }, { area: 73 })
    play(state, { from: 79, all: true }, { done: true })
    dice(state, 1, 1, 2, 2, 3, 5, 6, 1)
    const events = play(state, { all: true })
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      attackerDice: [1, 1, 2, 2, 3, 5, 6],
      defenderDice: [1],
      defenderDamage: 2,
      attackerDamage: 0,
      winner: 'axis',
    })
    expect(asks(state).about).toMatchObject({ left: 2, armor: true })
    play(state, { unit: 'SA' }, { advance: true }, { unit: 'SI', area: 72 }, { all: true })
    play(state, ...many(2, { from: 79, area: 73 }))
    expect([units(state, 'Bialystok'), units(state, 'Konigsberg'), units(state, 'Riga')]).toEqual([
      '3GIf 4GAf 2GLf',
      '1GLf',
      '2SI 1SIm',
    ])
  })

  test('[10.2] Brest: nine dice; the Land Air on its Moved side takes no part', () => {
    play(state, { area: 66 }, { from: 81, all: true }, { done: true })
    dice(state, 1, 1, 2, 3, 4, 5, 5, 6, 6, 6)
    const events = play(state, { all: true })
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      attackerDice: [1, 1, 2, 3, 4, 5, 5, 6, 6],
      defenderDice: [6],
      defenderDamage: 5,
      attackerDamage: 1,
    })
    // All three defenders are gone, and the one attacker lost had to be Armor.
    expect(events.filter((event) => event.type === 'loss').map((event) => event.unit)).toEqual(['SA', 'SI', 'SI', 'GA'])
    play(state, { advance: true }, { all: true }, ...many(2, { from: 81, area: 66 }))
    expect(units(state, 'Brest')).toBe('9GIf 2GAf 2GLf')
    expect(units(state, 'Warsaw')).toBe('1GLx 1GLf')
  })

  test('[10.2] Lvov: nobody attacks from Cluj on the first card play', () => {
    expect(asks(state).choices).not.toContainEqual({ from: 90, unit: 'HI' })
    play(state, { from: 82, all: true }, { done: true })
    dice(state, 1, 1, 2, 3, 4, 4, 4)
    const events = play(state, { all: true })
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      attackerDice: [1, 1, 2, 3, 4, 4],
      defenderDice: [4],
      defenderDamage: 2,
      attackerDamage: 1,
    })
    play(state, ...many(2, { unit: 'SI' }), { from: 82, unit: 'GI' }, { advance: true })
    // The only way out for the Armor is Rovno: Brest has fallen.
    play(state, { all: true }, ...many(2, { from: 82, area: 65 }))
    expectSnapshot(state, '10.2')
  })

  test('[10.3] German Reserves as the card after the Blitz, with a supply step of its own', () => {
    expect(asks(state).step).toBe('play-another')
    play(state, { card: 5 })
    expect(units(state, 'Warsaw')).toBe('2GL')
    play(state, { area: 80 }, ...many(3, ...move('GI', 79)), { all: true })
    expectSnapshot(state, '10.3')
    expect(asks(state).seat).toBe('soviet')
  })

  test('[10.4] Ukraine Reserves: one area moves three ways', () => {
    play(state, { card: 55 }, { area: 60 }, ...move('SI', 59), { unit: 'SA' }, { area: 59 }, { unit: 'SA', at: 59 }, { area: 49 })
    play(state, { entrench: true }, { done: true }, { all: true })
    expectSnapshot(state, '10.4')
    expect(asks(state).seat).toBe('axis')
  })

  test('[10.5] Blitz v. Manstein!: Armor and aircraft through Minsk to Pskov', () => {
    play(state, { card: 4 }, { area: 66 }, { area: 90 }, { area: 79 })
    play(state, { area: 79 }, ...many(3, ...move('GI', 73)), { done: true })
    play(state, { area: 66 }, ...many(2, { unit: 'GA' }, { area: 67 }, { unit: 'GA', at: 67 }, { area: 68 }))
    play(state, ...many(2, ...move('GL', 68)), ...many(9, ...move('GI', 67)))
    play(state, ...many(2, ...move('HI', 65)))
    expect(['Brest', 'Minsk', 'Pskov'].map((area) => controls(state, area))).toEqual(['axis', 'axis', 'axis'])
  })

  test('[10.5] Riga, Smolensk and Rovno', () => {
    play(state, { area: 72 }, { area: 60 }, { area: 64 }, { area: 72 }, { from: 73, all: true }, { done: true })
    dice(state, 1, 2, 2, 2, 4, 4, 5, 3)
    const riga = play(state, { area: 73 }, { area: 73 }, { done: true })
    expect(riga.find((event) => event.type === 'battle')).toMatchObject({
      attackerDice: [1, 2, 2, 2, 4, 4, 5],
      defenderDice: [3],
      defenderDamage: 3,
      attackerDamage: 0,
    })
    play(state, { advance: true }, { all: true }, ...many(2, { from: 73, area: 72 }))

    play(state, { area: 60 }, { from: 68, all: true }, { from: 67, all: true }, { done: true })
    dice(state, 1, 3, 3, 4, 4, 4, 5, 6, 2)
    const smolensk = play(state, { all: true })
    // Five hits, one of them taken by the entrenchment.
    expect(smolensk.find((event) => event.type === 'battle')).toMatchObject({
      attackerDice: [1, 3, 3, 4, 4, 4, 5, 6],
      defenderDice: [2],
      defenderDamage: 4,
      attackerDamage: 0,
    })
    play(state, { advance: true }, { all: true }, ...many(2, { from: 68, area: 60 }))

    // Four dice, not five; the fourth missed; nobody was entrenched; no aircraft were left.
    play(state, { from: 65, all: true }, { done: true }, { all: true })
    dice(state, 5, 5, 5, 1, 6)
    const rovno = play(state, { all: true })
    expect(rovno.filter((event) => event.type === 'air-lost')).toHaveLength(4)
    expect(rovno.find((event) => event.type === 'battle')).toMatchObject({
      attackerDice: [5, 5, 5, 1],
      defenderDice: [6],
      defenderDamage: 3,
      attackerDamage: 1,
    })
    play(state, { advance: true }, { all: true })
    expectSnapshot(state, '10.5')
  })

  test('[10.6] Rail: three Infantry to Pskov, Armor and Land Air to Rovno', () => {
    play(state, { card: 6 })
    play(state, ...many(3, { area: 84 }, { unit: 'GI' }, { area: 68 }))
    play(state, { area: 84 }, { unit: 'GA' }, { area: 64 }, { area: 84 }, { area: 64 })
    expectSnapshot(state, '10.6')
  })

  test('[10.7] Leningrad Reserves: a move spent on entrenching, the card kept in front', () => {
    play(state, { card: 54 }, { area: 59 }, { entrench: true }, { done: true }, { all: true }, { keep: true })
    expectSnapshot(state, '10.7')
    const saved = ostkrieg.save(state)
    expect(saved.cards).toMatchObject({ axis: { discard: [1, 4, 5, 6] }, soviet: { discard: [55], front: [54] } })
    expect(saved.lost).toEqual({ GI: 1, GA: 2, GL: 2, SI: 11, SA: 3, SL: 2 })
    expect(saved.production).toEqual({ axis: 12, soviet: 16 })
  })
})

describe('the combat example of section 8.4', () => {
  test('[8.4] Leningrad 1942: entrenchment, Armor advantage, a tie, a retreat without room', () => {
    const state = position({
      year: 1942,
      turn: 'axis',
      cards: { axis: { hand: [9] } },
      areas: {
        '76 Helsinki': { units: '2FI' },
        '71 Tallin': { control: 'axis', units: '2GI 1GA 2GL' },
        '69 Novgorod': { control: 'axis', units: '5GI' },
        '68 Pskov': { control: 'axis' },
        '72 Riga': { control: 'axis' },
        '70 Leningrad': { units: '4SIe 2SA 1SP 1SL' },
        '74 Belomorsk': { units: '10SI' },
      },
    })
    play(state, { card: 9 }, { done: true }, { area: 70 }, { done: true })
    play(state, { from: 71, all: true }, { from: 76, all: true }, { done: true }, { all: true })
    dice(state, 1, 4, 6, 6, 3, 4, 5)
    const events = play(state, { all: true })
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      attackerDice: [1, 4, 6, 6],
      defenderDice: [3, 4, 5],
      defenderDamage: 2,
      attackerDamage: 2,
      winner: 'axis',
    })
    // After the partisan the last loss must be Armor.
    play(state, { unit: 'SP' }, ...many(2, { from: 76, unit: 'FI' }), { advance: true })
    play(state, { unit: 'SI', area: 74 }, { unit: 'SA', area: 74 }, { all: true }, { from: 71, area: 70 })
    expect(units(state, 'Leningrad')).toBe('2GI 1GA 1GL')
    expect(units(state, 'Belomorsk')).toBe('11SI 1SA')
    expect(controls(state, 'Leningrad')).toBe('axis')
    expect(ostkrieg.save(state).lost).toEqual({ FI: 2, GL: 1, SI: 3, SA: 1, SL: 1, SP: 1 })
  })
})

describe('the production example of section 9.4', () => {
  test('[9.4] five Soviet Victory Point areas and one oil area: 13 and 8 after a bid of 2', () => {
    const taken = Object.fromEntries([62, 63, 56, 55, 52, 37].map((area) => [String(area), { control: 'axis' }]))
    const state = position({
      options: { bidding: true },
      bid: { side: 'soviet', points: 2, axisPlayer: 1 },
      turn: 'axis',
      passes: 1,
      cards: { axis: { hand: [5] }, soviet: { hand: [] } },
      areas: taken,
    })
    const events = play(state, { pass: true })
    expect(events.filter((event) => event.type === 'points')).toEqual([
      { type: 'points', side: 'axis', points: 13 },
      { type: 'points', side: 'soviet', points: 8 },
    ])
  })
})

describe('the bidding example of section 5.0', () => {
  test('[5.0] one point for the Soviets, accepted: the bidder plays them and pays at every production', () => {
    const state = ostkrieg.setup({ bidding: true }, 'bid')
    const first = asks(state).seat
    const second = first === 'player-1' ? 'player-2' : 'player-1'
    play(state, { action: 'bid', side: 'soviet', points: 1 })
    expect(asks(state).seat).toBe(second)
    play(state, { action: 'accept' })
    // The other player has the Axis and plays first.
    expect(asks(state).seat).toBe(second)
    expect(ostkrieg.save(state).bid).toMatchObject({ side: 'soviet', points: 1 })
    expect(ostkrieg.seated(state).map((seat) => ostkrieg.seats[seat])).toEqual(['player-1', 'player-2'])
  })
})
