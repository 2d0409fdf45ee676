import { describe, expect, test } from 'vitest'
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
  okh,
  player,
  refused,
  soviet,
  supplies,
  told,
  transport,
} from '../testing.ts'

/** The HQ, and each of the twelve OKH cards at its moment. */

const MOVE = { action: 'move-armored', army: '4PzGr' }
const play = (card: number) => ({ action: 'play-okh', card })

describe.each(['2024', '2021'])('OKH cards, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)
  /** Gray holds the card. */
  const holding = (card: number, situation: Parameters<typeof given>[0] = {}) =>
    given({
      ...situation,
      options: { edition, ...situation.options },
      players: { ...(situation.players as object), gray: { ...(situation.players as { gray?: object })?.gray, okh: [card] } },
    })
  const isGone = (table: ReturnType<typeof given>, card: number): boolean => (okh(table).played as number[]).includes(card)

  test('[2024:9.3] [2021:16] the HQ takes a card of the row for no action; the row is filled up, the HQ spent', () => {
    const table = given({
      options: { edition },
      okh: { row: [88, 89, 90, 91], deck: [95, 96], played: [92, 93, 94, 97, 98, 99] },
    })
    expect(listed(table, 'card')).toEqual([88, 89, 90, 91])
    choose(table, { action: 'take-okh', card: 90 })
    expect(okh(table)).toMatchObject({ row: [88, 89, 91, 95], deck: [96] })
    expect(player(table, 'gray')).toMatchObject({ okh: [90], hq: 'spent' })
    expect(decision(table).about.actionsLeft).toBe(2)
    expect(refused(table, { action: 'take-okh', card: 88 })).toBe(`hq-spent ${rule('9.3', '16')}`)
  })

  describe('[2024:9.3] between actions; [2021:16] inside an action too', () => {
    const inside = edition === '2021'
    const row = { row: [89, 91, 93, 94], deck: [88] }
    const take = (card: number) => ({ action: 'take-okh', card })
    const isOpen = (table: ReturnType<typeof given>, card: number) =>
      expect(refused(table, take(card))).toBe(inside ? 'allowed' : `action-not-finished ${rule('7', '5')}`)

    test('while an army moves, before its first step and after a card was drawn', () => {
      const riga = { '4PzGr': { area: 'riga', fuel: 3, ammo: 3 } }
      const table = given({ options: { edition }, okh: row, armies: riga, players: { gray: { deck: [31] } } })
      choose(table, MOVE)
      isOpen(table, 94)
      choose(table, { to: 'jekabpils' })
      isOpen(table, 94)
      if (!inside) return
      choose(table, take(94))
      expect(listed(table, 'card')).toEqual([94])
      expect(refused(table, take(89))).toBe('hq-spent 16')
    })

    test('while field armies move and while supplies are transported', () => {
      const field = given({ options: { edition }, okh: row })
      choose(field, { action: 'move-field' })
      isOpen(field, 89)
      if (inside) choose(field, take(89))
      const lorries = given({ options: { edition }, okh: row })
      choose(lorries, { action: 'transport' })
      isOpen(lorries, 93)
      if (!inside) return
      choose(lorries, take(93), play(93))
      expect(isGone(lorries, 93)).toBe(true)
    })

    test('in a combat, if a card of the row could change it', () => {
      const fought = (cards: number[]) => {
        const table = given({
          options: { edition },
          okh: { row: cards, deck: [88] },
          armies: { '4PzGr': { fuel: 3, ammo: 1 } },
          soviet: { deck: ['3 Army', '5 Army'] },
        })
        choose(table, MOVE, { to: 'kaunas' })
        return table
      }
      const table = fought([89, 94])
      expect(asks(table)).toBe(inside ? 'gray combat' : 'gray turn')
      expect(asks(fought([92, 94]))).toBe('gray turn')
      if (!inside) return
      expect(listed(table, 'card')).toEqual([89, 94])
      choose(table, take(89), play(89))
      expect(soviet(table).deck).toContain(55)
    })

    test('each reading can be set alone', () => {
      const options = { edition, hqTiming: inside ? 'between-actions' : 'any-time' }
      const table = given({ options, okh: row })
      choose(table, MOVE)
      expect(refused(table, take(94))).toBe(inside ? 'action-not-finished 5' : 'allowed')
    })
  })

  test('[2024:9.3] with an empty deck the row is not filled up', () => {
    const table = given({ options: { edition }, okh: { row: [88, 89, 90, 91], played: [92, 93, 94, 95, 96, 97, 98, 99] } })
    choose(table, { action: 'take-okh', card: 88 })
    expect(okh(table)).toMatchObject({ row: [89, 90, 91], deck: [] })
  })

  test('[2024:13.5] [2021:19.5] Total War: cards are bought for 2, 3, 4 and 5 medals, no matter the HQ', () => {
    const table = given({
      options: { edition, totalWar: true },
      players: { gray: { medals: 13, hq: 'spent' } },
      okh: { row: [88, 89, 90, 91], deck: [92, 93] },
    })
    const left = [88, 89, 90].map((card) => {
      choose(table, { action: 'take-okh', card })
      return player(table, 'gray').medals
    })
    expect(left).toEqual([11, 8, 4])
    expect(refused(table, { action: 'take-okh', card: 91 })).toBe(`not-enough-medals ${rule('13.5', '19.5')}`)
    expect(player(table, 'gray').okhBought).toBe(3)
  })

  test("[2024:9.4] [2021:16] Transportflottille: one of each kind in a harbour of one's own, within its limit", () => {
    const table = holding(88, { areas: held('gray', 'riga') })
    choose(table, play(88))
    expect(asks(table)).toBe('gray okh-target')
    expect(listed(table, 'area')).toEqual(['danzig', 'konigsberg', 'memel', 'riga'])
    choose(table, { area: 'riga' })
    expect(supplies(table, 'riga')).toEqual([1, 1, 1])
    expect(inStock(table)).toEqual([0, 0, 0])
    expect(isGone(table, 88)).toBe(true)
    expect(decision(table).about.actionsLeft).toBe(2)

    const full = holding(88)
    choose(full, play(88), { area: 'danzig' })
    expect(decision(full)).toMatchObject({ step: 'remove-excess', about: { excess: 3 } })

    const scarce = holding(88, { areas: { tilsit: { supplies: { fuel: 1 } } } })
    choose(scarce, play(88), { area: 'konigsberg' })
    expect(supplies(scarce, 'konigsberg')).toEqual([0, 1, 1])
  })

  test('[2024:9.4] [2021:16] Transportflottille to a halted army: the ship comes first, then the army eats', () => {
    const table = holding(88, { armies: { '18A': { halted: true, fuel: 1 } } })
    const events = choose(table, play(88), { area: 'memel' })
    expect(events.map(({ type }) => type)).toEqual(['okh-played', 'supplies-taken', 'army-fed'])
    expect(supplies(table, 'memel')).toEqual([1, 1, 0])
  })

  test('[2024:9.4] [2021:16] Brandenburg: another card against a Soviet unit, the first to the bottom; air support stays', () => {
    const table = holding(89, { soviet: { deck: [70, 55] }, armies: { '4PzGr': { fuel: 3, ammo: 2 } } })
    choose(table, MOVE, { to: 'kaunas' })
    expect(decision(table)).toMatchObject({ step: 'combat', about: { card: 70, ammo: 3, fuel: 1 } })
    expect(choices(table)).toEqual([{ fight: true }, play(89)])
    choose(table, play(89))
    expect(player(table, 'gray').defeated).toEqual([55])
    expect((soviet(table).deck as number[]).at(-1)).toBe(70)
    expect((table.view('brown').soviet as { deck: unknown[] }).deck.at(-1)).toBe(70)
    expect(isGone(table, 89)).toBe(true)

    const supported = holding(89, {
      soviet: { deck: [55, 70] },
      armies: { '4PzGr': { fuel: 3, ammo: 2 } },
      players: { gray: { airSupport: 'soviet' } },
    })
    choose(supported, MOVE, { to: 'kaunas' }, play(89))
    expect(player(supported, 'gray').defeated).toEqual([70])
  })

  test('[2024:9.4] [2024:10] a card at the bottom is known until a lost combat shuffles the deck', () => {
    const table = holding(89, { soviet: { deck: [70, 83] }, armies: { '4PzGr': { fuel: 3, ammo: 2 } } })
    choose(table, MOVE, { to: 'kaunas' }, play(89))
    expect(army(table, '4PzGr').area).toBe('tilsit')
    const known = (table.view('gray').soviet as { deck: unknown[] }).deck
    expect(known).toHaveLength(33)
    expect(known.every((card) => card === null)).toBe(true)
  })

  test('[2024:9.4] [2024:10] whoever holds Brandenburg may fight the drawn card all the same', () => {
    const table = holding(89, { soviet: { deck: [55] } })
    choose(table, MOVE, { to: 'kaunas' }, { fight: true })
    expect(player(table, 'gray')).toMatchObject({ defeated: [55], okh: [89] })
    expect(area(table, 'kaunas').control).toBe('gray')
  })

  test('[2024:9.4] [2021:16] Brandenburg is not played against a Reserve Army', () => {
    const table = holding(89, { players: { gray: { deck: [40] } } })
    choose(table, MOVE, { to: 'kedainiai' })
    expect(decision(table).step).toBe('move-army')
    expect(player(table, 'gray')).toMatchObject({ defeated: [40], okh: [89] })
  })

  test("[2024:9.4] [2021:16] Luftbrücke: one supply of any kind from the stock onto an army's card with a free space", () => {
    const table = holding(90, { armies: { '16A': { ammo: 3, food: 2 } } })
    choose(table, play(90))
    expect(listed(table, 'army')).toEqual(['16A'])
    expect(refused(table, { army: '4PzGr', supply: 'food' })).toBe('card-limit 2.2')
    choose(table, { army: '16A', supply: 'fuel' })
    expect(load(table, '16A')).toEqual([1, 3, 2])

    const scarce = holding(90, { areas: { danzig: { supplies: { ammo: 4 } } }, armies: { '16A': { fuel: 1, ammo: 3 } } })
    choose(scarce, play(90))
    expect(refused(scarce, { army: '16A', supply: 'ammo' })).toBe(`not-that-much-in-stock ${rule('9.4', '16')}`)

    const halted = holding(90, { armies: { '4PzGr': { fuel: 3, halted: true } } })
    choose(halted, play(90), { army: '4PzGr', supply: 'food' })
    expect(army(halted, '4PzGr').halted).toBeUndefined()
    expect(load(halted, '4PzGr')).toEqual([3, 0, 0])
  })

  test('[2024:9.4] [2021:16] Panzerhaubitzen: 1 ammo onto the activated army, in movement or in combat, not else', () => {
    const situation = { armies: { '4PzGr': { fuel: 2, ammo: 1 } }, soviet: { deck: [55] } }
    const moving = holding(91, situation)
    expect(refused(moving, play(91))).toBe(`card-not-now ${rule('9.4', '16')}`)
    choose(moving, MOVE, play(91))
    expect(load(moving, '4PzGr')).toEqual([1, 2, 0])
    const fighting = holding(91, situation)
    choose(fighting, MOVE, { to: 'kaunas' }, play(91))
    expect(area(fighting, 'kaunas').control).toBe('gray')
    expect(load(fighting, '4PzGr')).toEqual([1, 0, 0])
  })

  test('[2024:9.4] [2021:16] Panzerhaubitzen need ammo in the stock and a space on the card', () => {
    const empty = holding(91, { areas: { danzig: { supplies: { ammo: 4 } } } })
    choose(empty, MOVE)
    expect(refused(empty, play(91))).toBe(`card-without-target ${rule('9.4', '16')}`)
    const full = holding(91)
    choose(full, { action: 'move-field' }, { army: '16A' })
    expect(refused(full, play(91))).toBe(`card-without-target ${rule('9.4', '16')}`)
  })

  test('[2024:9.4] [2021:16] Pionieren: the army pays no bunker in this activation; played before its first step', () => {
    const table = holding(92, {
      areas: held('gray', 'parnu'),
      armies: { '4PzGr': { area: 'parnu', fuel: 3 } },
      players: { gray: { deck: [31] } },
    })
    choose(table, MOVE)
    expect(listed(table, 'to')).not.toContain('tallinn')
    choose(table, play(92), { to: 'tallinn' })
    expect(area(table, 'tallinn')).toMatchObject({ control: 'gray' })
    expect(area(table, 'tallinn').bunker).toBeUndefined()
    expect(load(table, '4PzGr')).toEqual([2, 0, 0])

    const late = holding(92, { areas: held('gray', 'kedainiai') })
    choose(late, MOVE, { to: 'kedainiai' })
    expect(refused(late, play(92))).toBe(`card-not-now ${rule('9.4', '16')}`)
  })

  test('[2024:9.4] [2021:16] Grosstransportraum: one truck above the limit, and trucks carry 5', () => {
    const table = holding(93, { areas: { danzig: { supplies: { fuel: 3, ammo: 3, food: 1 } } } })
    choose(table, { action: 'transport' }, play(93))
    expect(decision(table).about).toMatchObject({ limit: 4 })
    choose(table, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' })
    expect(refused(table, { fuel: 3, ammo: 3, food: 0 })).toBe(`cargo-limit ${rule('8.5', '11')}`)
    choose(table, { fuel: 3, ammo: 2, food: 0 })
    choose(table, { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' }, { fuel: 2, ammo: 1, food: 0 })
    choose(table, { vehicle: 'truck', from: 'konigsberg', to: 'gumbinnen' }, { fuel: 1, ammo: 0, food: 0 })
    choose(table, { vehicle: 'truck', from: 'tilsit', to: 'memel' }, { fuel: 1, ammo: 0, food: 0 })
    expect(listed(table, 'vehicle')).toEqual([])
    expect((transport(table).lines as unknown[]).length).toBe(4)
  })

  test('[2024:9.4] [2021:16] Grosstransportraum adds a truck, not a train', () => {
    const table = holding(93, { areas: { danzig: { supplies: { ammo: 3 } } }, players: { gray: { trains: 4 } } })
    const CARGO = { fuel: 0, ammo: 1, food: 0 }
    choose(
      table,
      { action: 'transport' },
      play(93),
      { vehicle: 'train', from: 'danzig', to: 'konigsberg' },
      { ...CARGO, ammo: 3 },
    )
    choose(table, { vehicle: 'train', from: 'konigsberg', to: 'tilsit' }, { ...CARGO, ammo: 2 })
    choose(table, { vehicle: 'train', from: 'konigsberg', to: 'gumbinnen' }, CARGO)
    expect(refused(table, { vehicle: 'train', from: 'tilsit', to: 'memel' })).toBe(`one-more-truck ${rule('9.4', '16')}`)
    expect(choices(table, { vehicle: 'truck', from: 'tilsit', to: 'memel' })).toHaveLength(1)
  })

  test('[2024:9.4] [2021:16] Schnellkampfgruppe: the armored army may enter four areas, also when played late', () => {
    const table = holding(94, { areas: held('gray', 'kedainiai', 'panevezys', 'riga', 'valmiera') })
    choose(table, MOVE, { to: 'kedainiai' }, { to: 'panevezys' }, { to: 'riga' })
    expect(listed(table, 'to')).toEqual([])
    choose(table, play(94), { to: 'valmiera' })
    expect(army(table, '4PzGr').area).toBe('valmiera')
    expect(listed(table, 'to')).toEqual([])
    const field = holding(94, { areas: held('gray', 'kaunas') })
    choose(field, { action: 'move-field' }, { army: '16A' })
    expect(refused(field, play(94))).toMatch(/^not-an-armored-army /)
  })

  test('[2024:9.4] [2021:16] Auftragstaktik: one army is activated beside the actions, once a turn, at its usual cost', () => {
    const table = holding(95, { actionsLeft: 0, armies: { '18A': { moved: true } }, players: { gray: { deck: [31] } } })
    choose(table, play(95))
    expect(listed(table, 'army')).toEqual(['16A', '4PzGr'])
    expect(refused(table, { army: '18A' })).toBe(`army-has-moved ${rule('8.2', '7')}`)
    choose(table, { army: '4PzGr' }, { to: 'kedainiai' }, { done: true })
    expect(load(table, '4PzGr')).toEqual([2, 3, 0])
    expect(army(table, '4PzGr').moved).toBe(true)
    expect(decision(table).about.actionsLeft).toBe(0)
  })

  test("[2024:9.4] [2021:16] Eisenbahnpioniere: any marker of one's own is flipped, next to rail or not", () => {
    const table = holding(98, { areas: held('gray', 'kaunas', 'pskov') })
    choose(table, play(98))
    expect(listed(table, 'area')).toEqual(['kaunas', 'pskov'])
    choose(table, { area: 'pskov' })
    expect(area(table, 'pskov').rail).toBe(true)
  })

  test('[2024:9.4] [2021:16] Wolfsschanze: a medal from anywhere to any objective without marker, at most 2 there', () => {
    const table = holding(99, { areas: held('gray', 'riga') })
    choose(table, play(99))
    expect(decision(table)).toMatchObject({ step: 'move-medal', rule: rule('9.4', '16') })
    choose(table, { from: 'rzhev' })
    const to = listed(table, 'to')
    expect(to).toEqual(expect.arrayContaining(['minsk', 'odessa', 'vilnius', 'pskov']))
    // Kiev is full, Riga held, Moskva no objective.
    for (const id of ['kiev', 'riga', 'moskva', 'rzhev']) expect(to).not.toContain(id)
    choose(table, { to: 'pskov' })
    expect([area(table, 'rzhev').medals, area(table, 'pskov').medals]).toEqual([undefined, 2])
  })

  const partisans = (holder: string) =>
    given({
      options: { edition },
      areas: { bialystok: { control: 'white', rail: true }, kovel: { control: 'brown', rail: true } },
      players: { gray: { deck: [25] }, [holder]: { ...(holder === 'gray' ? { deck: [25] } : {}), okh: [97] } },
    })

  test("[2024:9.4] [2021:16] Sicherungs-Division: the owner of the target may cancel Partisans in another's turn", () => {
    const table = partisans('white')
    choose(table, MOVE, { to: 'kedainiai' }, { area: 'bialystok' })
    expect(asks(table)).toBe('white sicherungs-division')
    expect(choices(table)).toEqual([{ cancel: true }, { cancel: false }])
    const events = choose(table, { cancel: true })
    expect(told(events, 'okh-played')).toMatchObject([{ seat: 'white', card: 97 }])
    expect(area(table, 'bialystok').rail).toBe(true)
    expect(isGone(table, 97)).toBe(true)
    expect(asks(table)).toBe('gray move-army')
  })

  test('[2024:9.4] [2021:16] it may also be kept; and it protects its owner only', () => {
    const kept = partisans('white')
    choose(kept, MOVE, { to: 'kedainiai' }, { area: 'bialystok' }, { cancel: false })
    expect(area(kept, 'bialystok').rail).toBeUndefined()
    expect(player(kept, 'white').okh).toEqual([97])
    const other = partisans('white')
    choose(other, MOVE, { to: 'kedainiai' }, { area: 'kovel' })
    expect(asks(other)).toBe('gray move-army')
    expect(area(other, 'kovel').rail).toBeUndefined()
  })

  test("[2024:9.4] [2021:16] alone it cancels one's own Partisans", () => {
    const table = given({
      options: { edition, order: ['gray'] },
      areas: { kaunas: { control: 'gray', rail: true } },
      players: { gray: { deck: [25], okh: [97] } },
    })
    choose(table, MOVE, { to: 'kedainiai' }, { area: 'kaunas' }, { cancel: true })
    expect(area(table, 'kaunas').rail).toBe(true)
    expect(asks(table)).toBe('gray move-army')
  })

  test('[2024:9.4] a card that would do nothing is not offered', () => {
    expect(refused(holding(98), play(98))).toBe(`card-without-target ${rule('9.4', '16')}`)
    expect(refused(holding(97), play(97))).toBe(`card-not-now ${rule('9.4', '16')}`)
  })
})
