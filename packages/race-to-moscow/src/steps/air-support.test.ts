import { describe, expect, test } from 'vitest'
import { area, army, choices, choose, decision, given, held, load, player, refused, told } from '../testing.ts'

/** Air support: looking, supporting, being used up, and coming back. */

const MOVE = { action: 'move-armored', army: '4PzGr' }
const SUPPORT = (deck: string) => ({ action: 'air-support', deck })

describe.each(['2024', '2021'])('air support, %s', (edition) => {
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ ...situation, options: { edition, ...situation.options } })

  test('[2024:9.1] [2021:15] the owner alone sees the top card, once until the re-organization, for no action', () => {
    const table = start({ players: { gray: { deck: [52] } } })
    const events = choose(table, SUPPORT('pursuit'))
    expect(told(events, 'looked-at-deck')).toMatchObject([{ secret: { seats: ['gray'], facts: { card: 52 } } }])
    const known = (seat: string) => (table.view(seat).players as { gray: { deck: unknown[] } }).gray.deck[0]
    expect([known('gray'), known('white')]).toEqual([52, null])
    expect(player(table, 'gray').airSupport).toBe('pursuit')
    expect(decision(table).about.actionsLeft).toBe(2)
    expect(choices(table, { action: 'air-support' })).toEqual([])
  })

  test('[2024:9.1] [2021:15] it pays 1 ammo of the combat with the card it lies on, and is spent', () => {
    const table = start({ soviet: { deck: [55] }, armies: { '4PzGr': { fuel: 3, ammo: 1 } } })
    choose(table, SUPPORT('soviet'), MOVE, { to: 'kaunas' })
    expect(area(table, 'kaunas').control).toBe('gray')
    expect(load(table, '4PzGr')).toEqual([2, 0, 0])
    expect(player(table, 'gray').airSupport).toBe('spent')
  })

  test('[2024:9.1] [2021:15] on the Pursuit deck it helps against a Reserve Army', () => {
    const table = start({ players: { gray: { deck: [40] } }, armies: { '4PzGr': { fuel: 3 } } })
    choose(table, SUPPORT('pursuit'), MOVE, { to: 'kedainiai' })
    expect(area(table, 'kedainiai').control).toBe('gray')
    expect(player(table, 'gray')).toMatchObject({ defeated: [40], airSupport: 'spent' })
  })

  test('[2024:9.1] [2021:15] it does not help against the card of another deck, and waits there', () => {
    const table = start({ soviet: { deck: [55] }, armies: { '4PzGr': { fuel: 3, ammo: 1 } } })
    choose(table, SUPPORT('pursuit'), MOVE, { to: 'kaunas' })
    expect(army(table, '4PzGr').area).toBe('tilsit')
    expect(player(table, 'gray').airSupport).toBe('pursuit')
  })

  test('[2024:9.1] [2021:15] markers of several players lie on one deck; whoever draws, all are used, each helps its owner only', () => {
    const table = start({
      soviet: { deck: [55] },
      armies: { '4PzGr': { fuel: 3, ammo: 1 } },
      players: { white: { airSupport: 'soviet' } },
    })
    choose(table, MOVE, { to: 'kaunas' })
    expect(army(table, '4PzGr').area).toBe('tilsit')
    expect(player(table, 'white').airSupport).toBe('spent')
  })

  /** 4 Panzergruppe before the bunker of Tallinn without ammo, air support on its deck. */
  const beforeTallinn = (options: object = {}) => {
    const table = start({
      options: options as Record<string, string>,
      areas: held('gray', 'parnu'),
      armies: { '4PzGr': { area: 'parnu', fuel: 3 } },
      players: { gray: { deck: [31] } },
    })
    choose(table, SUPPORT('pursuit'), MOVE)
    return table
  }

  test('[2024:9.1] [2021:15] in 2021 it can pay the bunker instead; in 2024 only combat', () => {
    const table = beforeTallinn()
    expect(refused(table, { to: 'tallinn' })).toBe(edition === '2024' ? 'no-ammo-for-bunker 8.2' : 'allowed')
    const paid = beforeTallinn({ airSupport: 'fort-or-combat' })
    const events = choose(paid, { to: 'tallinn' })
    expect(told(events, 'bunker-taken')).toMatchObject([{ byAir: true }])
    expect(player(paid, 'gray').airSupport).toBe('spent')
    expect(beforeTallinn({ airSupport: 'combat' }).pending()).not.toHaveProperty(
      'decision.choices',
      expect.arrayContaining([{ to: 'tallinn' }]),
    )
  })

  test('[2021:15] what paid the bunker does not pay the combat behind it', () => {
    const table = start({
      options: { airSupport: 'fort-or-combat' },
      areas: held('gray', 'parnu'),
      armies: { '4PzGr': { area: 'parnu', fuel: 3 } },
      players: { gray: { deck: [40] } },
    })
    choose(table, SUPPORT('pursuit'), MOVE, { to: 'tallinn' })
    expect(army(table, '4PzGr').area).toBe('parnu')
    expect(area(table, 'tallinn').bunker).toBeUndefined()
  })

  test('[2021:15] [2021:16] with Pionieren it is saved for the combat', () => {
    const table = start({
      options: { airSupport: 'fort-or-combat' },
      areas: held('gray', 'parnu'),
      armies: { '4PzGr': { area: 'parnu', fuel: 3 } },
      players: { gray: { deck: [40], okh: [92] } },
    })
    choose(table, SUPPORT('pursuit'), MOVE, { action: 'play-okh', card: 92 }, { to: 'tallinn' })
    expect(area(table, 'tallinn').control).toBe('gray')
    expect(player(table, 'gray')).toMatchObject({ defeated: [40], airSupport: 'spent' })
  })

  test('[2024:9.1] [2024:10] a card that was seen and goes back into the deck is known no longer', () => {
    const lost = start({ players: { gray: { deck: [40], held: [16] } }, armies: { '4PzGr': { fuel: 3 } } })
    choose(lost, { action: 'play-card', card: 16, deck: 'pursuit' }, MOVE, { to: 'kedainiai' })
    expect(army(lost, '4PzGr').area).toBe('tilsit')
    const known = (lost.view('gray').players as { gray: { deck: unknown[] } }).gray.deck
    expect(known.every((card) => card === null)).toBe(true)
  })

  /** The pocket of Daugavpils with a Soviet marker is closed while White's marker lies on the Soviet deck. */
  test('[2024:9.1] [2021:15] a supported card that leaves by encirclement: the marker is spent (2024) or stays on the deck (2021)', () => {
    const closed = (options: Record<string, string> = {}) => {
      const table = start({
        options,
        areas: { ...held('gray', 'riga', 'utena', 'sebezh'), ...held('white', 'polotsk'), daugavpils: { soviet: true } },
        armies: { '4PzGr': { area: 'riga', fuel: 3 } },
        players: { gray: { deck: [31] }, white: { airSupport: 'soviet' } },
        soviet: { pool: 5 },
      })
      choose(table, MOVE, { to: 'jekabpils' }, { done: true })
      return player(table, 'white').airSupport
    }
    expect(closed()).toBe(edition === '2024' ? 'spent' : 'soviet')
    expect(closed({ airMarker: 'drawn' })).toBe('spent')
    expect(closed({ airMarker: 'revealed' })).toBe('soviet')
  })

  test('[2024:8.7] [2021:15] a marker still on a deck at the re-organization comes back (2021) or stays (2024)', () => {
    const reorganized = (options: Record<string, string> = {}) => {
      const table = start({ options, transport: { stock: 1 }, players: { gray: { trains: 0, trucks: 0, airSupport: 'soviet' } } })
      choose(table, { action: 'take-transport' }, { trucks: 0, trains: 1 })
      return player(table, 'gray').airSupport
    }
    expect(reorganized()).toBe(edition === '2024' ? 'soviet' : 'ready')
    expect(reorganized({ airMarker: 'drawn' })).toBe('soviet')
    expect(reorganized({ airMarker: 'revealed' })).toBe('ready')
  })

  describe('Stukageschwader', () => {
    const stuka = (airSupport: string, options: object = {}) =>
      start({
        options: options as Record<string, string>,
        players: { gray: { okh: [96], airSupport, deck: [40] } },
        armies: { '4PzGr': { fuel: 3 } },
      })
    const PLAY = { action: 'play-okh', card: 96 }

    test('[2024:9.4] 2024: air support without spending the marker', () => {
      const table = stuka('ready', { stuka: 'without-spending' })
      choose(table, { ...PLAY, deck: 'pursuit' })
      expect(player(table, 'gray')).toMatchObject({ airSupport: 'pursuit', okh: [] })
      choose(table, MOVE, { to: 'kedainiai' })
      expect(player(table, 'gray')).toMatchObject({ defeated: [40], airSupport: 'ready' })
      expect(player(table, 'gray').airSupportFree).toBeUndefined()
    })

    test('[2024:9.4] 2024: it is free once; the next air support spends the marker', () => {
      const table = stuka('ready', { stuka: 'without-spending' })
      choose(table, { ...PLAY, deck: 'pursuit' }, MOVE, { to: 'kedainiai' }, { done: true })
      choose(table, SUPPORT('soviet'), { action: 'move-field' }, { army: '16A' }, { to: 'kaunas' })
      expect(player(table, 'gray').airSupport).toBe('spent')
    })

    test('[2024:9.4] 2024: a spent marker is turned back and may be used at once', () => {
      const table = stuka('spent', { stuka: 'without-spending' })
      choose(table, PLAY)
      expect(player(table, 'gray')).toMatchObject({ airSupport: 'ready', okh: [] })
      expect(choices(table, SUPPORT('soviet'))).toHaveLength(1)
    })

    test('[2021:16] 2021: air support though the marker is spent; it stays spent', () => {
      const table = stuka('spent', { stuka: 'though-spent' })
      choose(table, { ...PLAY, deck: 'pursuit' })
      expect(player(table, 'gray').airSupport).toBe('pursuit')
      choose(table, MOVE, { to: 'kedainiai' })
      expect(player(table, 'gray')).toMatchObject({ defeated: [40], airSupport: 'spent' })
    })

    test('[2024:9.4] [2021:15] not while the marker lies on a deck; the edition sets the reading', () => {
      expect(choices(stuka('soviet'), { action: 'play-okh' })).toEqual([])
      const offered = choices(stuka('spent'), { action: 'play-okh' })
      expect(offered).toEqual(
        edition === '2024'
          ? [PLAY]
          : [
              { ...PLAY, deck: 'pursuit' },
              { ...PLAY, deck: 'soviet' },
            ],
      )
    })
  })
})
