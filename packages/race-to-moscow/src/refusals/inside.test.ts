import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { choose, endTurn, given, held, player, refused, type Situation, soviet } from '../testing.ts'
import { MOVE_GRAY, TRANSPORT } from './case.kit.ts'

/** What is refused in the middle of something, for its own reason there. */

describe('in a combat', () => {
  const fighting = (edition: string, okh: readonly number[], more: Situation = {}) => {
    const table = given({
      options: { edition },
      okh: { row: [93, 94], deck: [99] },
      soviet: { deck: [55, 56] },
      ...more,
      players: { gray: { okh, hq: 'spent' } },
    })
    choose(table, MOVE_GRAY, { to: 'kaunas' })
    return table
  }
  test('[2024:9.4] a card that is made for it may find nothing to do', () => {
    const table = fighting('2024', [89, 91], { stock: { ammo: 0 } })
    expect(refused(table, { action: 'play-okh', card: 91 })).toBe('card-without-target 9.4')
    expect(refused(table, { action: 'play-okh', card: 92 })).toBe('okh-not-held 9.4')
  })
  test('[2021:16] a card of the row can be taken there, but not with a spent HQ; [2024:9.3] only between actions', () => {
    expect(refused(fighting('2021', [89]), { action: 'take-okh', card: 93 })).toBe('hq-spent 16')
    expect(refused(fighting('2024', [89]), { action: 'take-okh', card: 93 })).toBe('action-not-finished 7')
  })
  test('[2024:7] no other action is begun', () => {
    expect(refused(fighting('2024', [89]), TRANSPORT)).toBe('action-not-finished 7')
  })
})

describe('in a transport', () => {
  const loading = (more: Situation = {}) => {
    const table = given({ options: { armyRedeployment: true }, ...more })
    choose(table, TRANSPORT)
    return table
  }
  test('[2024:8.5] nothing is carried over the sea', () => {
    expect(refused(loading(), { vehicle: 'truck', from: 'S1', to: 'danzig' })).toBe('no-line 8.5')
    expect(refused(loading(), { vehicle: 'truck', from: 'danzig', to: 'S1' })).toBe('no-line 8.5')
    expect(refused(loading(), { area: 'S1' })).toBe('not-asked-now 7')
  })
  test('[2024:8.5] what is wrong with a line comes before what is left of the vehicles, whatever was asked elsewhere before', () => {
    const trains = (seat: string, situation: Situation = {}) => {
      const table = given({ turn: seat, ...situation, players: { [seat]: { trains: 0 } } })
      choose(table, TRANSPORT)
      return table
    }
    const far = { areas: { riga: { control: 'gray', rail: true }, valmiera: { control: 'gray', rail: true } } }
    const FAR = { vehicle: 'train', from: 'riga', to: 'valmiera' }
    const [gray, cutOff, brown] = [trains('gray'), trains('gray', far), trains('brown')]
    expect(refused(brown, { vehicle: 'train', from: 'piatra', to: 'iasi' })).toBe('no-train 8.5')
    expect(refused(gray, { vehicle: 'train', from: 'danzig', to: 'konigsberg' })).toBe('no-train 8.5')
    expect(refused(cutOff, FAR)).toBe('not-connected-to-base 8.5')
  })
  test('[2024:8.5] an area without supplies is refused for that while there is any vehicle, trucks or trains', () => {
    const pointedAt = (trucks: number, trains: number) => {
      const table = given({ players: { gray: { trucks, trains } } })
      choose(table, TRANSPORT)
      return refused(table, { area: 'konigsberg' })
    }
    expect([pointedAt(1, 0), pointedAt(0, 1)]).toEqual(['no-supplies-there 8.5', 'no-supplies-there 8.5'])
  })
  test('[2024:13.1] only the army that stands there is redeployed', () => {
    const table = loading({ areas: { memel: { supplies: { fuel: 1 } } } })
    expect(refused(table, { vehicle: 'train', from: 'memel', to: 'tilsit', army: '16A' })).toBe('no-such-army 2.1')
  })
})

test('[2024:8.6] what is not said of vehicles is none of them, and fewer than none is nothing', () => {
  const table = given()
  choose(table, { action: 'take-transport' })
  expect(refused(table, { trucks: 0 })).toBe('nothing-taken 8.6')
  expect(refused(table, { trains: 0 })).toBe('nothing-taken 8.6')
  expect(refused(table, { trucks: 2, trains: -1 })).toBe('unknown-attempt 7')
  expect(refused(table, { trucks: -1, trains: 2 })).toBe('unknown-attempt 7')
})

test('[2024:8.3] the fleet does not move to where it is', () => {
  expect(refused(given({ fleet: { area: 'S1' } }), { action: 'move-fleet', to: 'S1' })).toBe('sea-not-adjacent 8.3')
})

test('[2024:8.4] as many supplies as may be taken, of two kinds alike, are refused only for what the stock lacks', () => {
  const table = given({ stock: { fuel: 2, ammo: 4, food: 4 } })
  choose(table, { action: 'take-supplies', area: 'danzig' })
  for (const taken of [
    { fuel: 6, ammo: 0, food: 0 },
    { fuel: 3, ammo: 3, food: 0 },
    { fuel: 3, ammo: 0, food: 3 },
  ])
    expect(refused(table, taken)).toBe('not-that-much-in-stock 8.4')
  expect(refused(table, { fuel: 7, ammo: 0, food: 0 })).toBe('too-many-supplies 8.4')
  expect(refused(table, { fuel: 0, ammo: 0, food: 0 })).toBe('nothing-taken 8.4')
})

test.each([
  [
    { fuel: 1, ammo: 7, food: 1 },
    { fuel: 2, ammo: 1, food: 0 },
  ],
  [
    { fuel: 7, ammo: 1, food: 1 },
    { fuel: 1, ammo: 2, food: 0 },
  ],
  [
    { fuel: 7, ammo: 1, food: 1 },
    { fuel: 1, ammo: 0, food: 2 },
  ],
])('[2024:8.4] of %j not %j goes back to the stock, more of one kind than there is', (supplies, removed) => {
  const table = given({ areas: { tilsit: { supplies } }, agenda: [{ step: 'remove-excess', area: 'tilsit' }] })
  expect(refused(table, removed)).toBe('not-that-much-there 8.4')
})

test('[2024:12] the sea is neither attacked nor given a marker', () => {
  const table = given({ areas: held('white', 'orsha', 'lepel') })
  endTurn(table)
  const reactions: readonly Choice[] = [{ counterAttack: 'S1' }, { place: 'S1' }, { place: 'S2' }]
  for (const reaction of reactions) expect(refused(table, reaction)).toBe('not-a-counter-attack-target 12')
})

test('[2024:12] next to a marker comes before the order of the Front card on the basic side, which the advanced side does not ask', () => {
  const reacting = (frontCards: string) => {
    const table = given({ options: { frontCards }, areas: held('white', 'orsha', 'lepel') })
    endTurn(table)
    return refused(table, { place: 'sevastopol' })
  }
  expect([reacting('basic'), reacting('advanced')]).toEqual(['not-next-to-soviet-marker 12', 'not-by-front-card 12'])
})

test('[2024:13.4] the army in the way goes where it can, and nowhere else', () => {
  const table = given({
    options: { winterCounterAttacks: true },
    areas: held('white', 'orsha', 'smolensk', 'vyazma'),
    armies: { '2PzGr': { area: 'vyazma' }, '4A': { area: 'smolensk' } },
    agenda: [{ step: 'make-room', area: 'vyazma', army: '2PzGr', to: 'smolensk' }],
  })
  expect(refused(table, { withdraw: 'moskva' })).toBe('no-room-to-withdraw 13.4')
  expect(refused(table, { defend: true })).toBe('not-asked-now 7')
})

test('[2024:9.4] a medal that has nowhere to go stays', () => {
  const medals = Object.entries(given().save().areas as { [id: string]: { medals?: number } })
    .filter(([, { medals }]) => medals !== undefined)
    .map(([id]) => id)
  const full = Object.fromEntries(medals.map((id) => [id, { medals: 2 }]))
  const table = given({ areas: { ...full, riga: { medals: 1 } }, players: { gray: { okh: [99] } } })
  choose(table, { action: 'play-okh', card: 99 })
  expect(refused(table, { from: 'riga' })).toBe('no-place-for-medal 9.4')
})

test('[2024:8.2] of two cards that stand in for a token the active player gets his own back', () => {
  const table = given({
    stock: { ammo: 0 },
    players: { gray: { standingIn: [4], deck: [40] }, white: { standingIn: [5] } },
  })
  choose(table, MOVE_GRAY, { to: 'kedainiai' })
  expect([player(table, 'gray').standingIn, player(table, 'white').standingIn]).toEqual([[], [5]])
})

test.each([
  ['infantry', { infantry: 2, armor: 1 }, { infantry: 1, armor: 1 }],
  ['armor', { infantry: 0, armor: 2 }, { infantry: 0, armor: 1 }],
])('[2024:12] [2024:14.8] without a place for it a marker goes to the box: %s', (_, pool, left) => {
  const areas = Object.fromEntries(
    Object.keys(given().save().areas as object).map((id): [string, { soviet: false }] => [id, { soviet: false }]),
  )
  const table = given({ options: { sovietPlayer: true }, areas, soviet: { pool } })
  endTurn(table)
  expect(soviet(table).pool).toEqual(left)
})

/** The last of what can be chosen, and one thing more than is asked: what is wrong is only that. */
const RIGHT: readonly (readonly [string, Situation, readonly Choice[], Choice])[] = [
  ['[2024:8.3] a move of the fleet', {}, [], { action: 'move-fleet', to: 'S2' }],
  [
    '[2024:8.4] all that the stock has',
    { stock: { fuel: 1, ammo: 1, food: 1 }, areas: { danzig: { supplies: { fuel: 2 } } } },
    [{ action: 'take-supplies', area: 'danzig' }],
    { fuel: 1, ammo: 1, food: 1 },
  ],
  ...[
    { fuel: 1, ammo: 1, food: 7 },
    { fuel: 7, ammo: 1, food: 1 },
  ].map((supplies): (typeof RIGHT)[number] => [
    '[2024:8.4] what is over the limit, all that there is of two kinds',
    { areas: { tilsit: { supplies } }, agenda: [{ step: 'remove-excess', area: 'tilsit' }] },
    [],
    { fuel: 1, ammo: 1, food: 1 },
  ]),
  [
    '[2024:8.5] a cargo that just finds room',
    {
      areas: { konigsberg: { supplies: { fuel: 2 } }, tilsit: { supplies: { ammo: 4 } } },
      agenda: [{ step: 'cargo', vehicle: 'truck', from: 'konigsberg', to: 'tilsit' }],
    },
    [],
    { fuel: 2, ammo: 0, food: 0 },
  ],
  [
    '[2024:8.2] a card that leaves as much as the area holds',
    { areas: { tilsit: { supplies: { fuel: 4 } } }, armies: { '4PzGr': { fuel: 1, ammo: 1, food: 1 } } },
    [{ action: 'load', army: '4PzGr' }],
    { fuel: 0, ammo: 0, food: 1 },
  ],
  [
    '[2024:8.2] a card that keeps all that there is of two kinds',
    { areas: { tilsit: { supplies: { food: 6 } } }, armies: { '4PzGr': { fuel: 1, ammo: 1, food: 1 } } },
    [{ action: 'load', army: '4PzGr' }],
    { fuel: 1, ammo: 1, food: 1 },
  ],
  [
    '[2024:9.4] a card that is made for a transport',
    { players: { gray: { okh: ['Grosstransportraum'] } } },
    [TRANSPORT],
    { action: 'play-okh', card: 93 },
  ],
  [
    '[2024:13.1] an army by train',
    { options: { armyRedeployment: true }, armies: { '4PzGr': { area: 'kaunas' } } },
    [TRANSPORT],
    { vehicle: 'train', from: 'memel', to: 'tilsit', army: '18A' },
  ],
]

test.each(RIGHT)('%s, with more said than is asked', (_, situation, after, choice) => {
  const table = given(situation)
  choose(table, ...after)
  const asked = refused(table, choice)
  expect([asked, refused(table, { ...choice, supply: 'fuel' })]).toEqual(['allowed', 'not-asked-now 7'])
})
