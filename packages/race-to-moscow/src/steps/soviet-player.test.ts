import { type GameEvent, type JsonObject, looseChance } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { GRAY } from '../constants.ts'
import { raceToMoscow } from '../game.ts'
import {
  area,
  army,
  asks,
  choices,
  choose,
  decision,
  endTurn,
  given,
  held,
  listed,
  load,
  opened,
  player,
  refused,
  soviet,
  told,
} from '../testing.ts'

/** The Soviet player: secret faces, two decks, free reactions. */

const ORDERS = [
  ['gray', 'white', 'brown'],
  ['gray', 'white'],
  ['white', 'brown'],
  ['gray', 'brown'],
  ['gray'],
  ['white'],
  ['brown'],
]

const MOVE = { action: 'move-armored', army: '4PzGr' }

describe.each(['2024', '2021'])('the Soviet player, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ ...situation, options: { edition, sovietPlayer: true, ...situation.options } })
  const armored = (cards: readonly number[]): boolean => cards.every((card) => (card >= 68 && card <= 75) || card >= 85)

  test('[2024:14.3] [2021:20.3] two decks by kind: armies and shock armies, mechanized corps', () => {
    const table = opened({ edition, sovietPlayer: true })
    const { infantryDeck, armoredDeck } = soviet(table) as { infantryDeck: number[]; armoredDeck: number[] }
    expect([infantryDeck.length, armoredDeck.length]).toEqual([22, 11])
    expect(armored(armoredDeck)).toBe(true)
    expect(infantryDeck.some((card) => armored([card]))).toBe(false)
  })

  test('[2024:14.3] [2024:14.1] [2021:20.3] at set-up he chooses the face of each of the 20 markers, and only he knows them', () => {
    const table = opened({ edition, sovietPlayer: true })
    const faces = ['infantry', 'armor']
    const events: GameEvent[] = []
    for (let i = 0; i < 20; i++) {
      expect(asks(table)).toBe('soviet soviet-setup')
      events.push(...choose(table, { face: faces[i % 2] }))
    }
    expect(asks(table)).toBe('gray turn')
    // The first turn is told, since it comes after something.
    expect(told(events, 'turn-began')).toEqual([{ type: 'turn-began', seat: 'gray', round: 1 }])
    const seen = (seat: string | null, id: string) => ((table.view(seat).areas as JsonObject)[id] as JsonObject).soviet
    expect(faces).toContain(seen('soviet', 'moskva'))
    for (const seat of ['gray', 'white', 'brown', null]) expect(seen(seat, 'moskva')).toBe(true)
    expect(soviet(table).pool).toEqual({ infantry: 5, armor: 1 })
  })

  test.each([
    ['standard', [0, 2, 3]],
    ['hard', [3, 4, 4]],
    ['veteran', [6, 6, 5]],
  ])('[2024:14.2] [2021:20.2] %s: %j markers are left out with 3, 2 and 1 Axis players', (difficulty, leftOut) => {
    const leftOutOf = (order: readonly string[], sovietInBlocked: string): number => {
      const table = opened({ edition, sovietPlayer: true, difficulty, order, sovietInBlocked })
      const { box, pool } = soviet(table) as Record<string, { infantry: number; armor: number }>
      // Before the set-up every marker that is used lies in the pool.
      expect([box.infantry + pool.infantry, box.armor + pool.armor]).toEqual([15, 11])
      return box.infantry + box.armor
    }
    const counts = [3, 2, 1]
    for (const sovietInBlocked of ['yes', 'no']) {
      for (const order of ORDERS)
        expect(leftOutOf(order, sovietInBlocked), String(order)).toBe(leftOut[counts.indexOf(order.length)])
    }
  })

  test('[2024:14.2] [2021:20.2] he begins with as many markers beside the board as every other game, once all symbols have theirs', () => {
    for (const order of ORDERS) {
      const table = opened({ edition, sovietPlayer: true, order })
      while (asks(table) === 'soviet soviet-setup') choose(table, decision(table).choices[0])
      const { infantry, armor } = soviet(table).pool as { infantry: number; armor: number }
      expect(infantry + armor, String(order)).toBe([3, 4, 6][order.length - 1])
    }
  })

  test('the ruling that leaves symbols of blocked areas empty leaves their markers to him', () => {
    const table = opened({ edition, sovietPlayer: true, order: ['gray', 'white'], sovietInBlocked: 'no' })
    while (asks(table) === 'soviet soviet-setup') choose(table, decision(table).choices[0])
    const { infantry, armor } = soviet(table).pool as { infantry: number; armor: number }
    expect(infantry + armor).toBe(4 + 11)
    expect(area(table, 'kiev').soviet).toBeUndefined()
  })

  test.each([
    ['infantry', 55, 'infantryDeck'],
    ['armor', 75, 'armoredDeck'],
  ])('[2024:14.4] [2021:20.4] an entered marker is flipped; %s draws from its own deck', (face, card, deck) => {
    const table = start({ areas: { kaunas: { soviet: face } }, soviet: { [deck]: [card] } })
    const events = choose(table, MOVE, { to: 'kaunas' })
    expect(told(events, 'marker-flipped')).toMatchObject([{ area: 'kaunas', face }])
    expect(player(table, 'gray').defeated).toEqual([card])
    expect(area(table, 'kaunas').control).toBe('gray')
  })

  test('[2024:14.4] [2021:20.4] after a lost combat the marker stays and everybody knows its face; the card goes back to its deck', () => {
    const table = start({ areas: { kaunas: { soviet: 'armor' } }, armies: { '4PzGr': { fuel: 3 } } })
    choose(table, MOVE, { to: 'kaunas' })
    expect(army(table, '4PzGr').area).toBe('tilsit')
    expect(((table.view('brown').areas as JsonObject).kaunas as JsonObject).soviet).toBe('armor')
    expect(soviet(table).armoredDeck).toHaveLength(11)
  })

  test('[2024:14.5] [2021:20.5] air support looks at a marker next to an own army, lies there and helps in the fight', () => {
    const table = start({
      areas: { kaunas: { soviet: 'infantry' } },
      armies: { '4PzGr': { fuel: 3, ammo: 1 } },
      soviet: { infantryDeck: [55] },
    })
    expect(listed(table, 'area')).toEqual(['danzig', 'kaunas', 'liepaja', 'siauliai'])
    const events = choose(table, { action: 'air-support', area: 'kaunas' })
    expect(told(events, 'looked-at-marker')).toMatchObject([
      { area: 'kaunas', secret: { seats: ['gray'], facts: { face: 'infantry' } } },
    ])
    expect(player(table, 'gray').airSupport).toEqual({ area: 'kaunas' })
    choose(table, MOVE, { to: 'kaunas' })
    expect(load(table, '4PzGr')).toEqual([2, 0, 0])
    expect(area(table, 'kaunas').control).toBe('gray')
    expect(player(table, 'gray').airSupport).toBe('spent')
  })

  test('[2024:14.5] [2021:20.5] it helps in that area only', () => {
    const table = start({
      areas: { kaunas: { soviet: 'infantry' }, siauliai: { soviet: 'infantry' } },
      armies: { '4PzGr': { fuel: 3, ammo: 1 } },
      soviet: { infantryDeck: [55] },
    })
    choose(table, { action: 'air-support', area: 'siauliai' }, MOVE, { to: 'kaunas' })
    expect(army(table, '4PzGr').area).toBe('tilsit')
    expect(player(table, 'gray').airSupport).toEqual({ area: 'siauliai' })
  })

  test('[2024:14.5] [2021:20.5] a marker that somebody else defeats takes the air support on it along', () => {
    const table = start({
      turn: 'white',
      areas: { vilnius: { soviet: 'infantry' } },
      players: { gray: { airSupport: { area: 'vilnius' } } },
      soviet: { infantryDeck: [55] },
    })
    choose(table, { action: 'move-armored', army: '3PzGr' }, { to: 'vilnius' })
    expect(area(table, 'vilnius').control).toBe('white')
    expect(load(table, '3PzGr')).toEqual([2, 1, 0])
    expect(player(table, 'gray').airSupport).toBe('spent')
  })

  test('[2024:14.5] [2021:20.5] Recon looks at such a marker too and leaves nothing; decks are not looked at', () => {
    const table = start({ areas: { kaunas: { soviet: 'armor' } }, players: { gray: { held: [16] } } })
    expect(refused(table, { action: 'play-card', card: 16, deck: 'soviet' })).toBe(
      `decks-not-with-soviet-player ${rule('14.5', '20.5')}`,
    )
    choose(table, { action: 'play-card', card: 16, area: 'kaunas' })
    expect(player(table, 'gray')).toMatchObject({ airSupport: 'ready', discard: [16] })
    expect(((table.view('gray').areas as JsonObject).kaunas as JsonObject).soviet).toBe('armor')
    expect(((table.view('white').areas as JsonObject).kaunas as JsonObject).soviet).toBe(true)
  })

  test('[2024:14.6] [2021:20.6] he chooses the target of Partisans among all Axis rail markers', () => {
    const table = start({
      areas: {
        kedainiai: { control: null },
        kaunas: { control: 'gray', rail: true },
        bialystok: { control: 'white', rail: true },
      },
      players: { gray: { deck: [25] } },
    })
    choose(table, MOVE, { to: 'kedainiai' })
    expect(asks(table)).toBe('soviet partisans')
    expect(listed(table, 'area')).toEqual(['bialystok', 'kaunas'])
    choose(table, { area: 'kaunas' })
    expect(area(table, 'kaunas').rail).toBeUndefined()
    expect(asks(table)).toBe('gray move-army')
  })

  test('[2024:14.7] [2021:20.7] encirclement takes no cards', () => {
    const table = start({
      areas: { ...held('gray', 'riga', 'utena', 'sebezh'), ...held('white', 'polotsk'), daugavpils: { soviet: 'infantry' } },
      armies: { '4PzGr': { area: 'riga', fuel: 3 } },
      players: { gray: { deck: [31] } },
    })
    choose(table, MOVE, { to: 'jekabpils' }, { done: true })
    expect(area(table, 'daugavpils').control).toBe('gray')
    expect(player(table, 'gray').encircled).toEqual([])
    expect(soviet(table).infantryDeck).toHaveLength(22)
  })

  test('[2024:14.8] [2021:20.8] he reacts freely after each turn: any marker that may be hit, or a marker placed', () => {
    const table = start({
      areas: { kaunas: { soviet: 'infantry' }, ...held('white', 'orsha', 'polotsk'), ...held('gray', 'pskov') },
    })
    endTurn(table)
    expect(asks(table)).toBe('soviet soviet-reaction')
    // The active player's markers too.
    expect(listed(table, 'counterAttack')).toEqual(['orsha', 'polotsk', 'pskov'])
    choose(table, { place: 'riga' })
    expect(asks(table)).toBe('soviet marker-face')
    const events = choose(table, { face: 'armor' })
    expect(told(events, 'marker-placed')).toMatchObject([
      { area: 'riga', secret: { seats: ['soviet'], facts: { face: 'armor' } } },
    ])
    expect(area(table, 'riga').soviet).toBe('armor')
    expect(asks(table)).toBe('white turn')
  })

  test('[2024:14.8] [2021:20.8] a counter-attack is the whole reaction', () => {
    const table = start({ areas: { kaunas: { soviet: 'infantry' }, ...held('white', 'orsha', 'polotsk') } })
    endTurn(table)
    choose(table, { counterAttack: 'orsha' })
    expect(area(table, 'orsha').control).toBeNull()
    expect(asks(table)).toBe('white turn')
  })

  test('[2024:14.1] [2021:20.1] faces run out: 15 infantry, 11 armor', () => {
    const table = opened({ edition, sovietPlayer: true })
    for (let i = 0; i < 11; i++) choose(table, { face: 'armor' })
    expect(choices(table)).toEqual([{ face: 'infantry' }])
    expect(refused(table, { face: 'armor' })).toBe(`no-marker-of-that-face ${rule('14.1', '20.1')}`)
    expect(decision(table).about).toMatchObject({ infantry: 15, armor: 0 })
  })

  test('[2024:14.3] [2021:20.3] in an imagined set-up the marker comes to the symbol whose turn it is', () => {
    const table = opened({ edition, sovietPlayer: true })
    choose(table, { face: 'armor' })
    const world = raceToMoscow.imagine(raceToMoscow.view(table.state, GRAY), looseChance(1))
    const { choices: faces } = raceToMoscow.pending(world)
    raceToMoscow.apply(world, faces[0])
    choose(table, { face: 'infantry' })
    const marked = (s: typeof world) => [...s.soviet.keys()].filter((where) => s.soviet[where] !== 0)
    expect(marked(world)).toEqual(marked(table.state))
  })

  test('[2024:14] [2021:20] he takes no turn of his own', () => {
    const table = start({ turn: 'brown', areas: { kaunas: { soviet: 'infantry' } } })
    endTurn(table)
    choose(table, { place: 'riga' }, { face: 'infantry' })
    expect(decision(table)).toMatchObject({ seat: 'gray', step: 'turn', about: { round: 2 } })
  })
})
