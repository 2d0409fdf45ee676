import type { JsonObject, Options } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import {
  area,
  army,
  asks,
  choices,
  choose,
  decision,
  given,
  held,
  inStock,
  listed,
  load,
  player,
  refused,
  supplies,
  told,
} from '../testing.ts'

/** Every kind of Pursuit card, drawn on entering an area. */

const MOVE = { action: 'move-armored', army: '4PzGr' }

describe.each(['2024', '2021'])('Pursuit cards, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)
  /** Gray draws these cards on its way from Tilsit. */
  const drawing = (deck: readonly number[], situation: Parameters<typeof given>[0] = {}) =>
    given({
      ...situation,
      options: { edition, ...situation.options },
      players: { ...(situation.players as object), gray: { ...((situation.players as { gray?: object })?.gray ?? {}), deck } },
    })

  test.each([
    ['Captured supplies', 1, [1, 0, 0]],
    ['Captured stock', 4, [0, 1, 0]],
    ['Requisitions', 7, [0, 0, 1]],
  ])('[2024:8.2] [2021:7] %s: one supply from the stock into the area', (_name, card, gained) => {
    const table = drawing([card])
    const before = inStock(table)
    choose(table, MOVE, { to: 'kedainiai' })
    expect(supplies(table, 'kedainiai')).toEqual(gained)
    const fuelPaid = [1, 0, 0]
    expect(inStock(table)).toEqual(before.map((count, kind) => count + fuelPaid[kind] - gained[kind]))
    expect(player(table, 'gray').discard).toEqual([card])
    expect(choices(table, { to: 'panevezys' })).toHaveLength(1)
  })

  test('[2024:8.2] [2021:7] the stock has none: the card stands in for the token until one comes back', () => {
    const table = drawing([4, 31, 32], { areas: { danzig: { supplies: { ammo: 4 } } } })
    expect(inStock(table)[1]).toBe(0)
    const events = choose(table, MOVE, { to: 'kedainiai' })
    expect(told(events, 'supply-captured')).toMatchObject([{ supply: 'ammo', from: 'card' }])
    expect(supplies(table, 'kedainiai')).toEqual([0, 1, 0])
    expect(player(table, 'gray')).toMatchObject({ standingIn: [4], discard: [] })
    // It is a token in every way: picked up and carried on.
    choose(table, { action: 'load', army: '4PzGr' }, { fuel: 2, ammo: 4, food: 0 }, { to: 'panevezys' }, { done: true })
    expect(load(table, '4PzGr')).toEqual([2, 4, 0])
    // Spent ammo takes the place of the card, which is discarded; the stock stays empty.
    const spent = drawing([4, 40], { areas: { danzig: { supplies: { ammo: 4 } } } })
    choose(spent, MOVE, { to: 'kedainiai' }, { to: 'panevezys' })
    expect(player(spent, 'gray')).toMatchObject({ standingIn: [], discard: [4], defeated: [40] })
    expect(inStock(spent)[1]).toBe(0)
  })

  test("[2024:8.2] [2021:7] a token that comes back frees the active player's card first, then the next in the order", () => {
    const table = given({
      options: { edition },
      turn: 'brown',
      areas: { kovel: { control: 'brown', supplies: { ammo: 1 } }, kedainiai: { control: 'gray', supplies: { ammo: 1 } } },
      players: { gray: { standingIn: [4] }, brown: { standingIn: [6], deck: [46, 47] } },
      stock: { fuel: 1, food: 1 },
    })
    choose(table, { action: 'move-armored', army: '1PzGr' }, { to: 'kovel' }, { to: 'rovno' })
    expect([player(table, 'gray').standingIn, player(table, 'brown').standingIn]).toEqual([[4], []])
    choose(table, { to: 'proskurov' })
    expect(player(table, 'gray')).toMatchObject({ standingIn: [], discard: [4] })
    expect(inStock(table)[1]).toBe(0)
  })

  test('[2024:8.2] by the ruling `missingSupply` the supply is lost instead', () => {
    const table = drawing([4], { options: { missingSupply: 'lost' }, areas: { danzig: { supplies: { ammo: 4 } } } })
    const events = choose(table, MOVE, { to: 'kedainiai' })
    expect(told(events, 'supply-missing')).toHaveLength(1)
    expect(supplies(table, 'kedainiai')).toEqual([0, 0, 0])
    expect(player(table, 'gray')).toMatchObject({ standingIn: [], discard: [4] })
  })

  test('[2024:9.2] [2021:7] Axis Auxiliaries with the hand symbol are kept, and give an action in a later moment', () => {
    const table = drawing([20])
    choose(table, MOVE, { to: 'kedainiai' }, { done: true })
    expect(player(table, 'gray')).toMatchObject({ held: [20], discard: [] })
    expect(decision(table).about.actionsLeft).toBe(1)
    choose(table, { action: 'play-card', card: 20 })
    expect(decision(table).about.actionsLeft).toBe(2)
    expect(player(table, 'gray')).toMatchObject({ held: [], discard: [20] })
  })

  test('[2024:9.2] [2021:7] without the hand symbol the action belongs to this turn and is lost with it', () => {
    const table = drawing([19], { options: { order: ['gray'] } })
    choose(table, MOVE, { to: 'kedainiai' })
    expect(player(table, 'gray')).toMatchObject({ held: [], discard: [19] })
    // The movement goes on first.
    expect(decision(table).step).toBe('move-army')
    choose(table, { done: true })
    expect(decision(table).about.actionsLeft).toBe(2)
    choose(table, { action: 'end-turn' })
    while (decision(table).step !== 'turn') choose(table, decision(table).choices[0])
    expect(decision(table).about.actionsLeft).toBe(2)
  })

  test('[2021:5] [2024:9.2] one Axis Auxiliaries card a turn in 2021, any number in 2024', () => {
    const table = given({ options: { edition }, turn: 'brown', players: { brown: { held: [23], deck: [24] } } })
    choose(table, { action: 'move-armored', army: '1PzGr' }, { to: 'kovel' }, { done: true })
    expect(decision(table).about.actionsLeft).toBe(2)
    const again = { action: 'play-card', card: 23 }
    expect(refused(table, again)).toBe(edition === '2024' ? 'allowed' : 'one-auxiliaries-a-turn 5')
  })

  test('[2021:5] by `auxiliariesPerTurn` `one` a second card without the hand symbol brings nothing', () => {
    const table = drawing([19], { options: { auxiliariesPerTurn: 'one' }, auxiliariesUsed: 1 })
    choose(table, MOVE, { to: 'kedainiai' }, { done: true })
    expect(decision(table).about.actionsLeft).toBe(1)
  })

  test('[2024:9.2] [2021:7] Recon is kept and looks at the top card of either deck, alone', () => {
    const table = drawing([16, 33], { soviet: { deck: [83] } })
    choose(table, MOVE, { to: 'kedainiai' }, { done: true })
    expect(player(table, 'gray').held).toEqual([16])
    expect(choices(table, { action: 'play-card', card: 16 })).toEqual([
      { action: 'play-card', card: 16, deck: 'pursuit' },
      { action: 'play-card', card: 16, deck: 'soviet' },
    ])
    const looked = told(choose(table, { action: 'play-card', card: 16, deck: 'pursuit' }), 'looked-at-deck')
    expect(looked).toMatchObject([{ deck: 'pursuit', secret: { seats: ['gray'], facts: { card: 33 } } }])
    expect(player(table, 'gray')).toMatchObject({ discard: [16], airSupport: 'ready' })
    expect(decision(table).about.actionsLeft).toBe(1)
  })

  test('[2021:7] Halder: a medal between objectives of the same single colour, not from or to the entered area', () => {
    const table = drawing([52], {
      areas: { ...held('gray', 'panevezys', 'narva'), tallinn: { medals: 2 } },
      armies: { '4PzGr': { area: 'panevezys' } },
    })
    choose(table, MOVE, { to: 'riga' })
    expect(asks(table)).toBe('gray move-medal')
    const from = listed(table, 'from')
    expect(from).toEqual(expect.arrayContaining(['pskov', 'minsk', 'kiev', 'tallinn']))
    expect(from).not.toContain('riga')
    expect(from).not.toContain('vilnius')
    choose(table, { from: 'daugavpils' })
    // Gray objectives without a marker, with fewer than two medals: Narva is held, Tallinn full, Riga just entered.
    expect(listed(table, 'to')).toEqual(['novgorod', 'ostrov', 'pskov', 'tartu', 'tikhvin', 'utena', 'valmiera'])
    choose(table, { to: 'pskov' })
    expect([area(table, 'daugavpils').medals, area(table, 'pskov').medals]).toEqual([undefined, 2])
    expect(player(table, 'gray').discard).toEqual([52])
  })

  test('[2021:7] Führerbefehl: between double areas of the same two colours; by the ruling, of any two', () => {
    const situation = { options: {}, areas: held('gray', 'panevezys'), armies: { '4PzGr': { area: 'panevezys' } } }
    const table = drawing([49], situation)
    choose(table, MOVE, { to: 'utena' })
    expect(listed(table, 'from')).toEqual(['briansk', 'gomel', 'kaluga', 'rzhev', 'velikiye_luki', 'vilnius'])
    choose(table, { from: 'vilnius' })
    expect(listed(table, 'to')).toEqual(['rzhev', 'velikiye_luki'])

    const any = drawing([49], { ...situation, options: { fuehrerbefehlAnyPair: 'yes' } })
    choose(any, MOVE, { to: 'utena' }, { from: 'vilnius' })
    expect(listed(any, 'to')).toContain('gomel')
  })

  test('[2021:7] a medal card without a possible move is just discarded', () => {
    const full = Object.fromEntries(
      ['vilnius', 'velikiye_luki', 'rzhev', 'gomel', 'briansk', 'kaluga'].map((id) => [id, { medals: 2 }]),
    )
    const table = drawing([49], { areas: { ...full, ...held('gray', 'panevezys') }, armies: { '4PzGr': { area: 'panevezys' } } })
    choose(table, MOVE, { to: 'utena' })
    expect(decision(table).step).toBe('move-army')
    expect(player(table, 'gray').discard).toEqual([49])
  })

  test('[2021:7] Partisans: the player who drew them flips a rail marker of an opponent, never printed rail', () => {
    const areas = {
      kaunas: { control: 'gray', rail: true },
      bialystok: { control: 'white', rail: true },
      kovel: { control: 'brown', rail: true },
    }
    const table = drawing([25], { areas })
    choose(table, MOVE, { to: 'kedainiai' })
    expect(asks(table)).toBe('gray partisans')
    expect(listed(table, 'area')).toEqual(['bialystok', 'kovel'])
    expect(refused(table, { area: 'kaunas' })).toBe(`own-rail ${rule('8.2', '7')}`)
    choose(table, { area: 'kovel' })
    expect(area(table, 'kovel')).toEqual({ control: 'brown' })
    expect(player(table, 'gray').discard).toEqual([25])
    expect(decision(table).step).toBe('move-army')
  })

  test('[2021:7] by the 2021 rulebook medal cards and Partisans may be left alone; [2024:8.2] by the later one they must be resolved', () => {
    const leaves = edition === '2021'
    const pskov = { areas: held('gray', 'panevezys'), armies: { '4PzGr': { area: 'panevezys' } } }
    const drawn = (deck: number[], situation: Parameters<typeof given>[0], to: string) => {
      const table = drawing(deck, situation)
      choose(table, MOVE, { to })
      return table
    }
    const rails = { areas: { bialystok: { control: 'white', rail: true }, kaunas: { control: 'gray', rail: true } } }
    for (const table of [drawn([52], pskov, 'riga'), drawn([49], pskov, 'utena'), drawn([25], rails, 'kedainiai')]) {
      expect(choices(table, { done: true })).toHaveLength(leaves ? 1 : 0)
      if (!leaves) continue
      expect(choose(table, { done: true }).map(({ type }) => type)).toEqual(['area-captured'])
      expect(decision(table).step).toBe('move-army')
    }
    const other = { ...rails, options: { cardEffects: leaves ? 'must' : 'may' } }
    expect(choices(drawn([25], other, 'kedainiai'), { done: true })).toHaveLength(leaves ? 0 : 1)
    const compelling: Options[] = [{ order: ['gray'] }, { sovietPlayer: true }]
    for (const options of compelling) {
      const compelled = drawn(
        [25],
        { areas: { kaunas: { control: 'gray', rail: true } }, options: options as Options & JsonObject },
        'kedainiai',
      )
      expect(decision(compelled)).toMatchObject({ step: 'partisans', choices: [{ area: 'kaunas' }] })
    }
  })

  test("[2021:7] Partisans alone: one's own marker; with no rail marker at all nothing happens", () => {
    const alone = drawing([25], { options: { order: ['gray'] }, areas: { kaunas: { control: 'gray', rail: true } } })
    choose(alone, MOVE, { to: 'kedainiai' }, { area: 'kaunas' })
    expect(area(alone, 'kaunas').rail).toBeUndefined()
    const nobody = drawing([25])
    choose(nobody, MOVE, { to: 'kedainiai' })
    expect(decision(nobody).step).toBe('move-army')
  })

  test('a card that does nothing, or stops the army, says so', () => {
    const says = (card: number): string[] => {
      const events = choose(drawing([card]), MOVE, { to: 'kedainiai' })
      return events.map((event) => raceToMoscow.texts.event(event))
    }
    expect(says(25)).toContain('Partisans had no effect: there was no rail marker that could be flipped.')
    expect(says(31)).toContain('Silberfuchs had no effect.')
    expect(says(13)).toContain('4 Panzergruppe was stopped in Kedainiai.')
  })

  test('[2021:7] [2024:10] a Reserve Army costs 1 ammo, stops the army and is kept when defeated', () => {
    const table = drawing([40, 31])
    choose(table, MOVE, { to: 'kedainiai' })
    expect(load(table, '4PzGr')).toEqual([2, 2, 0])
    expect(player(table, 'gray')).toMatchObject({ defeated: [40], discard: [] })
    choose(table, { to: 'panevezys' })
    expect(load(table, '4PzGr')).toEqual([1, 2, 0])
  })

  test('[2024:10] [2021:8] a lost combat against a Reserve Army sends it back into the Pursuit deck', () => {
    const table = drawing([40], { armies: { '4PzGr': { fuel: 3 } } })
    choose(table, MOVE, { to: 'kedainiai' })
    expect(army(table, '4PzGr').area).toBe('tilsit')
    expect(area(table, 'kedainiai').control).toBeNull()
    expect(player(table, 'gray').deck).toHaveLength(18)
    expect(player(table, 'gray').deck).toContain(40)
  })

  test('[2024:8.2] an empty Pursuit deck is made anew from the discard pile; cards kept stay out', () => {
    const table = given({ options: { edition }, players: { gray: { held: [20], discard: 'rest' } } })
    expect(player(table, 'gray').deck).toEqual([])
    const events = choose(table, MOVE, { to: 'kedainiai' })
    expect(told(events, 'deck-reshuffled')).toHaveLength(1)
    expect(told(events, 'card-drawn')).toHaveLength(1)
    const drawn = events.find((event) => event.type === 'card-drawn')?.card as number
    expect(player(table, 'gray').deck).not.toContain(drawn)
    expect(player(table, 'gray').deck).toHaveLength(16)
    expect(player(table, 'gray').deck).not.toContain(20)
  })

  test('[2024:8.2] an empty Soviet deck has nobody to fight: the area is captured', () => {
    const all = Array.from({ length: 33 }, (_, i) => 55 + i)
    const table = given({ options: { edition }, players: { white: { defeated: all } } })
    const events = choose(table, MOVE, { to: 'kaunas' })
    expect(told(events, 'deck-empty')).toMatchObject([{ deck: 'soviet' }])
    expect(area(table, 'kaunas')).toEqual({ control: 'gray' })
    expect(load(table, '4PzGr')).toEqual([2, 3, 0])
  })
})
