import { describe, expect, test } from 'vitest'
import { GRAY } from '../constants.ts'
import { FIRST, FLEET_BLOCKS, SEA_CHAIN } from '../settings.ts'
import { ENDED_BY_VICTORY_AREA, GOING_ON, type State } from '../state.ts'
import { area, choose, controlled, given, held, player, soviet, told } from '../testing.ts'
import { resolveEncirclement, traceCommunication } from './encirclement.ts'

/** Which areas are cut off, when, who gets them, and what comes with them. */

describe.each(['2024', '2021'])('encirclement, %s', (edition) => {
  /** Gray holds all around Daugavpils but Jekabpils, which 4 Panzergruppe takes. */
  const closing = (areas: object) => {
    const table = given({
      options: { edition },
      areas: { ...held('gray', 'riga', 'utena'), ...areas },
      armies: { '4PzGr': { area: 'riga', fuel: 3 } },
      players: { gray: { deck: [31], medals: 0 } },
      soviet: { pool: 4 },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'jekabpils' }, { done: true })
    return table
  }

  test('[2024:8.2] [2021:9] red lines keep an area in communication', () => {
    expect(area(closing({}), 'daugavpils').control).toBeNull()
    expect(area(closing(held('gray', 'sebezh')), 'daugavpils').control).toBeNull()
    const closed = closing({ ...held('gray', 'sebezh'), ...held('white', 'polotsk') })
    expect(area(closed, 'daugavpils').control).toBe('gray')
    expect(player(closed, 'gray').medals).toBe(1)
  })

  test('[2024:8.2] [2021:9] areas taken this way are marked track side down, without bunker, Soviet marker and medals', () => {
    const daugavpils = { soviet: true, medals: 2 }
    const around = { ...held('gray', 'sebezh', 'velikiye_luki'), ...held('white', 'lepel', 'orsha', 'smolensk', 'bely') }
    const table = closing({ daugavpils, vitebsk: { soviet: true, bunker: true }, ...around })
    expect(area(table, 'daugavpils')).toEqual({ control: 'gray', medalsTaken: 2 })
    expect(area(table, 'vitebsk')).toEqual({ control: 'white' })
    expect(player(table, 'gray').medals).toBe(2)
  })

  test('[2024:8.2] [2021:9] for each marker the top Soviet card goes face down to the active player, unseen by anybody', () => {
    const table = closing({ daugavpils: { soviet: true }, ...held('gray', 'sebezh'), ...held('white', 'polotsk') })
    expect(soviet(table).deck).toHaveLength(32)
    expect(player(table, 'gray').encircled).toHaveLength(1)
    const seen = table.view('gray').players as { gray: { encircled: unknown[] } }
    expect(seen.gray.encircled).toEqual([null])
  })

  test('[2024:8.2] [2021:9] Black Sea harbours keep Odessa in communication in 2021 only', () => {
    const table = given({
      options: { edition },
      turn: 'brown',
      areas: held('brown', 'kishinev', 'uman', 'kirovograd'),
      armies: { '1PzGr': { area: 'kirovograd', fuel: 3 } },
      players: { brown: { deck: [37] } },
    })
    choose(table, { action: 'move-armored', army: '1PzGr' }, { to: 'nikolaev' }, { done: true })
    expect(area(table, 'odessa').control).toBe(edition === '2024' ? 'brown' : null)
  })

  /** Riga is taken, the pocket of Siauliai hangs on the sea. */
  const rigaTaken = (situation: object = {}) =>
    given({
      options: { edition, ...(situation as { options?: object }).options },
      areas: { ...held('gray', 'kedainiai', 'panevezys', 'riga'), ...(situation as { areas?: object }).areas },
      ...('fleet' in situation ? { fleet: situation.fleet as { area: string } } : {}),
      armies: { '4PzGr': { area: 'riga' } },
    })

  /** The fleet goes there; nothing but the sea keeps the pocket open, Parnu being held too. */
  const sailed = (from: string, to: string, options: object = {}, areas: object = held('gray', 'parnu')) => {
    const table = rigaTaken({ fleet: { area: from }, areas, options })
    choose(table, { action: 'move-fleet', to })
    return ['liepaja', 'ventspils'].map((id) => area(table, id).control)
  }

  test('[2024:8.3] the fleet closes the harbours of its sea area; [2021:10] also the way of all who pass', () => {
    expect(sailed('S1', 'S2')).toEqual(['gray', 'gray'])
    // No harbour lies on the Northern Baltic.
    expect(sailed('S3', 'S4')).toEqual(edition === '2024' ? [null, null] : ['gray', 'gray'])
    expect(sailed('S3', 'S4', { fleetBlocks: 'passage' })).toEqual(['gray', 'gray'])
    expect(sailed('S3', 'S4', { fleetBlocks: 'harbours' })).toEqual([null, null])
  })

  test('[2024:8.2] [2021:9] a second harbour on this side of the fleet serves, if the land behind it is in communication', () => {
    for (const fleetBlocks of ['passage', 'harbours']) {
      expect(sailed('S3', 'S4', { fleetBlocks }, {})).toEqual([null, null])
      expect(sailed('S4', 'S5', { fleetBlocks }, {})).toEqual([null, null])
      // The fleet in the sea of Parnu closes that harbour; the way past it is closed by the older rule only, and there is another.
      expect(sailed('S4', 'S3', { fleetBlocks }, {})).toEqual([null, null])
    }
  })

  test('[2024:8.3] [2021:10] before Leningrad the fleet closes its harbour, and with it the whole sea', () => {
    for (const fleetBlocks of ['passage', 'harbours']) expect(sailed('S4', 'S5', { fleetBlocks })).toEqual(['gray', 'gray'])
  })

  test('[2024:8.2] [2021:9] by the later rule the sea leads to Leningrad alone: a harbour that is in communication with Moskva does not help', () => {
    // All around Leningrad is held, and its own harbour is closed.
    const around = held('gray', 'krasnogvardeisk', 'mga', 'chudovo', 'tikhvin')
    expect(sailed('S4', 'S5', {}, around)).toEqual(edition === '2024' ? ['gray', 'gray'] : [null, null])
  })

  test('[2024:8.3] [2021:10] a fleet move that blocks nothing takes nothing', () => {
    const table = rigaTaken({ fleet: { area: 'S2' } })
    const events = choose(table, { action: 'move-fleet', to: 'S1' })
    expect(told(events, 'area-encircled')).toEqual([])
  })

  test('[2024:8.2] [2021:9] a captured Victory area keeps nobody in communication: in 2024 the sea leads only to Leningrad', () => {
    const table = given({
      options: { edition },
      areas: { ...held('gray', 'kedainiai', 'panevezys'), leningrad: { control: 'gray' } },
      armies: { '4PzGr': { area: 'panevezys', fuel: 3 } },
      players: { gray: { deck: [31] } },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'riga' }, { done: true })
    expect(area(table, 'liepaja').control).toBe(edition === '2024' ? 'gray' : null)
  })

  test('[2024:8.2] [2021:9] a single-coloured area goes to the player of its colour, the card to the active player', () => {
    const table = given({
      options: { edition },
      turn: 'white',
      areas: { ...held('gray', 'kaunas', 'panevezys', 'daugavpils'), utena: { soviet: true } },
      players: { white: { deck: [34] } },
    })
    choose(table, { action: 'move-armored', army: '3PzGr' }, { to: 'vilnius' }, { done: true })
    expect(area(table, 'utena').control).toBe('gray')
    expect(
      [player(table, 'white').encircled, player(table, 'gray').encircled].map((cards) => (cards as number[]).length),
    ).toEqual([1, 0])
  })

  test.each([
    ['white', '3PzGr', 'lida', 'molodechno', 34, ['kaunas', 'utena'], ['grodno', 'lida']],
    ['gray', '4PzGr', 'panevezys', 'utena', 31, ['kaunas', 'panevezys'], ['grodno', 'lida', 'molodechno']],
  ])('[2024:8.2] [2021:9] a double area goes to the active player: %s', (seat, army, from, to, card, gray, white) => {
    const table = given({
      options: { edition },
      turn: seat,
      areas: { utena: { medals: 0 }, ...held('gray', ...gray), ...held('white', ...white) },
      armies: { [army]: { area: from, fuel: 3 } },
      players: {
        gray: { medals: 0, deck: seat === 'gray' ? [card] : [] },
        white: { medals: 0, deck: seat === 'white' ? [card] : [] },
      },
    })
    choose(table, { action: 'move-armored', army }, { to }, { done: true })
    expect(area(table, 'vilnius').control).toBe(seat)
    expect(player(table, seat).medals).toBe(1)
  })

  test('[2024:8.2] [2021:9] the pocket is closed when the movement is over (2024) or with the marker that closes it (2021)', () => {
    const table = given({
      options: { edition },
      areas: { ...held('gray', 'riga', 'utena', 'sebezh'), ...held('white', 'polotsk') },
      armies: { '4PzGr': { area: 'riga', fuel: 3 } },
      players: { gray: { deck: [31, 32] } },
    })
    const entered = choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'jekabpils' })
    expect(told(entered, 'area-encircled')).toHaveLength(edition === '2021' ? 1 : 0)
    // 2021: the army runs on through ground that it has just cut off; 2024: it still draws there.
    const ranOn = choose(table, { to: 'daugavpils' })
    expect(told(ranOn, 'card-drawn')).toHaveLength(edition === '2021' ? 0 : 1)
    expect(area(table, 'daugavpils').control).toBe('gray')
  })

  test.each([
    [['gray', 'white', 'brown'], 'white'],
    [['gray', 'brown', 'white'], 'brown'],
    [['brown', 'gray', 'white'], 'brown'],
  ])(
    '[2024:8.2] [2021:9] a double area that the active player can never enter goes to the first of its colours in the order %j',
    (order, owner) => {
      const table = given({
        options: { edition, order },
        turn: 'gray',
        areas: { ...held('white', 'tula'), ...held('brown', 'briansk', 'kursk') },
        players: { gray: { deck: [31] } },
      })
      choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'kedainiai' }, { done: true })
      expect(area(table, 'orel').control).toBe(owner)
    },
  )

  test('[2024:8.2] [2021:9] without a marker placed nothing is taken', () => {
    const table = given({
      options: { edition },
      areas: { ...held('white', 'tula'), ...held('brown', 'briansk', 'kursk'), ...held('gray', 'kaunas') },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'kaunas' }, { done: true })
    expect(area(table, 'orel').control).toBeNull()
  })

  test('[2024:8.2] [2021:9] a movement that ends with a lost combat closes its pockets all the same', () => {
    const table = given({
      options: { edition },
      areas: { ...held('gray', 'riga', 'utena', 'sebezh'), ...held('white', 'polotsk'), daugavpils: { soviet: true } },
      armies: { '4PzGr': { area: 'riga', fuel: 3 } },
      players: { gray: { deck: [31] } },
      soviet: { pool: 5, deck: [55] },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'jekabpils' })
    if (edition === '2024') choose(table, { to: 'daugavpils' })
    expect(area(table, 'daugavpils').control).toBe('gray')
    expect(player(table, 'gray').encircled).toHaveLength(1)
  })

  test('[2024:8.2] by `encirclementTiming` and `seaChain` either reading can be played in either edition', () => {
    const other =
      edition === '2024'
        ? { encirclementTiming: 'each-marker', seaChain: 'all-seas' }
        : { encirclementTiming: 'end-of-movement', seaChain: 'baltic' }
    const table = given({
      options: { edition, ...other },
      turn: 'brown',
      areas: held('brown', 'kishinev', 'uman', 'kirovograd'),
      armies: { '1PzGr': { area: 'kirovograd', fuel: 3 } },
      players: { brown: { deck: [37] } },
    })
    choose(table, { action: 'move-armored', army: '1PzGr' }, { to: 'nikolaev' })
    expect(area(table, 'odessa').control).toBeNull()
    choose(table, { done: true })
    expect(area(table, 'odessa').control).toBe(edition === '2024' ? null : 'brown')
  })

  test('[2024:8.2] an area of an absent group falls to that group, and its medal leaves the map', () => {
    const table = given({
      options: { edition, soloBlocking: 'double-areas', order: ['white'] },
      turn: 'white',
      areas: { ...held('gray', 'utena', 'jekabpils', 'sebezh'), ...held('white', 'lepel') },
      armies: { '3PzGr': { area: 'lepel', fuel: 3, ammo: 1 } },
      players: { white: { deck: [34], medals: 0 } },
    })
    choose(table, { action: 'move-armored', army: '3PzGr' }, { to: 'polotsk' }, { done: true })
    expect(area(table, 'daugavpils').control).toBe('gray')
    expect(area(table, 'daugavpils').medals).toBeUndefined()
    expect([player(table, 'white').medals, player(table, 'gray').medals]).toEqual([0, 0])
    expect(controlled(table, 'white')).toContain('polotsk')
  })

  test('[2024:8.2] so does one of brown, the last of the colours', () => {
    const table = given({
      options: { edition, soloBlocking: 'double-areas', order: ['white'] },
      turn: 'white',
      areas: { ...held('brown', 'rovno'), ...held('white', 'pinsk'), brest: { soviet: false, bunker: false } },
      players: { white: { deck: [34] } },
    })
    choose(table, { action: 'move-armored', army: '2PzGr' }, { to: 'brest' }, { done: true })
    expect(area(table, 'kovel').control).toBe('brown')
  })

  test('[2021:9] [2024:8.2] without Soviet cards left there is none to take', () => {
    const all = Array.from({ length: 33 }, (_, i) => 55 + i)
    const table = given({
      options: { edition },
      areas: { ...held('gray', 'riga', 'utena', 'sebezh'), ...held('white', 'polotsk'), daugavpils: { soviet: true } },
      armies: { '4PzGr': { area: 'riga', fuel: 3 } },
      players: { gray: { deck: [31] }, white: { defeated: all } },
      soviet: { pool: 5 },
    })
    const events = choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'jekabpils' }, { done: true })
    expect(area(table, 'daugavpils').control).toBe('gray')
    expect(player(table, 'gray').encircled).toEqual([])
    expect(told(events, 'card-encircled')).toEqual([])
  })
})

describe('what is in communication', () => {
  const areas = (s: State, ...ids: string[]): number[] => ids.map((id) => s.content.areaIds.indexOf(id))
  const marks = (s: State, ...ids: string[]): number[] => {
    const reached = new Uint8Array(256)
    traceCommunication(s, reached)
    return areas(s, ...ids).map((area) => reached[area])
  }

  test('[2024:8.2] a Victory area is, though all around it is held and its harbour is closed', () => {
    const { state } = given({ fleet: { area: 'S5' }, areas: held('gray', 'krasnogvardeisk', 'mga', 'chudovo', 'tikhvin') })
    expect(marks(state, 'leningrad', 'S5')).toEqual([1, 0])
  })

  test('[2021:10] so is the sea before a harbour, but not where the fleet is; [2024:8.3] there too', () => {
    const { state } = given({ options: { fleetBlocks: 'passage' }, fleet: { area: 'S4' } })
    expect(marks(state, 'S5', 'S4')).toEqual([1, 0])
    state.settings[FLEET_BLOCKS] = FIRST
    expect(marks(state, 'S5', 'S4')).toEqual([1, 1])
  })

  test('[2024:5] a chain wins with a marker that is placed, not by looking again', () => {
    // Odessa has no way but the Black Sea, and Gray holds all roads to Leningrad.
    const { state } = given({
      options: { seaChain: 'all-seas', victoryCheck: 'any-placement' },
      areas: held('brown', 'kishinev', 'uman', 'kirovograd', 'nikolaev'),
    })
    for (const area of state.content.contested) if (state.content.colours[area] === 1 << GRAY) state.control[area] = GRAY + 1
    resolveEncirclement(state)
    expect([state.ending[0], ...areas(state, 'odessa').map((area) => state.control[area])]).toEqual([GOING_ON, 0])
    state.settings[SEA_CHAIN] = FIRST
    resolveEncirclement(state)
    expect(state.ending[0]).toBe(ENDED_BY_VICTORY_AREA)
  })
})
