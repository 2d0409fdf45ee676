import { describe, expect, test } from 'vitest'
import { area, army, choices, choose, decision, given, held, inStock, listed, load, player, refused, told } from '../testing.ts'

/** Moving field and armored armies: where to, how far, at what cost. */

const MOVE = { action: 'move-armored', army: '4PzGr' }
/** Gray cards without effect, for steps whose draw does not matter. */
const NOTHING = [31, 32, 33]

describe.each(['2024', '2021'])('movement, %s', (edition) => {
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ players: { gray: { deck: NOTHING } }, ...situation, options: { edition, ...situation.options } })

  test('[2024:8.2] [2021:7] an armored army spends 1 fuel and enters up to three areas', () => {
    const table = start()
    const [fuel] = inStock(table)
    choose(table, MOVE, { to: 'kedainiai' }, { to: 'panevezys' }, { to: 'utena' })
    expect(load(table, '4PzGr')).toEqual([2, 3, 0])
    expect(inStock(table)[0]).toBe(fuel + 1)
    expect(listed(table, 'to')).toEqual([])
    choose(table, { done: true })
    expect(decision(table)).toMatchObject({ step: 'turn', about: { actionsLeft: 1 } })
    expect(area(table, 'utena').control).toBe('gray')
  })

  test('[2024:8.2] [2021:7] it may stop earlier, turn back, and draws nothing in areas of its own', () => {
    const table = start({ areas: held('gray', 'kaunas') })
    const events = choose(table, MOVE, { to: 'kaunas' }, { to: 'tilsit' }, { done: true })
    expect(told(events, 'card-drawn')).toEqual([])
    expect(army(table, '4PzGr')).toMatchObject({ area: 'tilsit', moved: true })
  })

  test('[2024:8.2] [2021:7] entering an uncontrolled area draws a card and marks the area, track side down', () => {
    const table = start()
    const events = choose(table, MOVE, { to: 'kedainiai' })
    expect(told(events, 'card-drawn')).toMatchObject([{ deck: 'pursuit', card: 31 }])
    expect(area(table, 'kedainiai')).toEqual({ control: 'gray' })
    expect(player(table, 'gray').discard).toEqual([31])
  })

  test('[2024:8.1] [2021:7] field armies move one area for nothing, one after the other, and not all of them must', () => {
    const table = start()
    choose(table, { action: 'move-field' })
    expect(listed(table, 'army')).toEqual(['16A', '18A'])
    choose(table, { army: '16A' }, { to: 'konigsberg' })
    expect(load(table, '16A')).toEqual([1, 3, 2])
    // The other one must wait until this one is done.
    expect(refused(table, { army: '18A' })).toMatch(/^action-not-finished /)
    choose(table, { done: true })
    expect(listed(table, 'army')).toEqual(['18A'])
    choose(table, { done: true })
    expect(decision(table)).toMatchObject({ step: 'turn', about: { actionsLeft: 1 } })
    expect(army(table, '18A').moved).toBeUndefined()
  })

  test('[2024:8.1] [2021:7] when the last field army is done the action is over', () => {
    const table = start({ armies: { '18A': { moved: true } } })
    choose(table, { action: 'move-field' }, { army: '16A' }, { to: 'konigsberg' }, { done: true })
    expect(decision(table)).toMatchObject({ step: 'turn', about: { actionsLeft: 1 } })
  })

  test('[2024:8.1] [2021:7] a forced march costs 1 food and leads one area further, no more', () => {
    const table = start({ armies: { '16A': { food: 2, ammo: 3 } }, areas: held('gray', 'kaunas') })
    choose(table, { action: 'move-field' }, { army: '16A' }, { to: 'kaunas' })
    expect(load(table, '16A')[2]).toBe(2)
    choose(table, { to: 'panevezys' })
    expect(load(table, '16A')[2]).toBe(1)
    expect(listed(table, 'to')).toEqual([])
  })

  test.each([
    ['Soviet bombers', 10],
    ['Mud', 13],
  ])('[2024:8.2] [2021:7] %s stop a field army; an armored army goes on for 1 fuel', (_name, card) => {
    const deck = [card, 31, 32]
    const field = start({
      players: { gray: { deck } },
      areas: held('gray', 'kaunas'),
      armies: { '16A': { area: 'kaunas', food: 2 } },
    })
    choose(field, { action: 'move-field' }, { army: '16A' }, { to: 'panevezys' })
    expect(listed(field, 'to')).toEqual([])
    expect(area(field, 'panevezys').control).toBe('gray')

    const armored = start({ players: { gray: { deck } } })
    choose(armored, MOVE, { to: 'kedainiai' })
    expect(load(armored, '4PzGr')).toEqual([2, 3, 0])
    choose(armored, { to: 'panevezys' })
    expect(load(armored, '4PzGr')).toEqual([1, 3, 0])
    // It has paid once; the third area is free again.
    choose(armored, { to: 'utena' })
    expect(load(armored, '4PzGr')).toEqual([1, 3, 0])
  })

  test('[2024:8.2] [2021:7] after a combat an armored army goes on for 1 fuel, a field army not at all', () => {
    const armored = start({ soviet: { deck: [55] } })
    choose(armored, MOVE, { to: 'kaunas' })
    expect(load(armored, '4PzGr')).toEqual([2, 1, 0])
    choose(armored, { to: 'utena' })
    expect(load(armored, '4PzGr')).toEqual([1, 1, 0])

    const field = start({ soviet: { deck: [55] } })
    choose(field, { action: 'move-field' }, { army: '16A' }, { to: 'kaunas' })
    expect(area(field, 'kaunas').control).toBe('gray')
    expect(listed(field, 'to')).toEqual([])
  })

  test('[2024:8.2] [2021:7] an army is activated once a turn, also by later actions; next turn it may again', () => {
    const table = start({ options: { order: ['gray'] }, armies: { '4PzGr': { fuel: 3 } } })
    choose(table, MOVE, { done: true })
    expect(choices(table, MOVE)).toEqual([])
    choose(table, { action: 'move-field' }, { army: '16A' }, { to: 'konigsberg' }, { done: true }, { done: true })
    choose(table, { action: 'end-turn' })
    while (decision(table).step !== 'turn') choose(table, decision(table).choices[0])
    expect(choices(table, MOVE)).toHaveLength(1)
  })

  test('[2024:8.2] [2021:7] nobody enters or passes an area with another army, or with a foreign marker', () => {
    const table = start({
      areas: { kedainiai: { control: 'gray' }, ...held('white', 'vilnius') },
      armies: { '16A': { area: 'kedainiai' } },
    })
    choose(table, MOVE)
    expect(listed(table, 'to')).toEqual(['gumbinnen', 'kaunas', 'konigsberg', 'siauliai'])
    expect(refused(table, { to: 'kedainiai' })).toMatch(/^area-occupied /)
  })

  test('[2024:4] [2021:7] lines of another colour and red lines cannot be used', () => {
    const table = start({ areas: held('gray', 'velikiye_luki'), armies: { '4PzGr': { area: 'velikiye_luki' } } })
    choose(table, MOVE)
    expect(listed(table, 'to')).toEqual(['kholm', 'sebezh', 'toropets'])
  })

  test('[2024:8.2] [2021:7] a bunker costs 1 ammo before the card is drawn, and is gone for good', () => {
    const table = start({ areas: held('gray', 'parnu'), armies: { '4PzGr': { area: 'parnu', fuel: 3, ammo: 1 } } })
    const events = choose(table, MOVE, { to: 'tallinn' })
    expect(events.map((event) => event.type).indexOf('bunker-taken')).toBeLessThan(
      events.map((event) => event.type).indexOf('card-drawn'),
    )
    expect(load(table, '4PzGr')).toEqual([2, 0, 0])
    expect(area(table, 'tallinn').bunker).toBeUndefined()
  })

  test('[2024:8.2] after a lost combat the bunker stays away: the next attempt is free', () => {
    const table = start({
      areas: held('gray', 'krasnogvardeisk'),
      armies: { '4PzGr': { area: 'krasnogvardeisk', fuel: 3, ammo: 1 } },
      soviet: { deck: [55] },
    })
    choose(table, MOVE, { to: 'leningrad' })
    expect(army(table, '4PzGr').area).toBe('krasnogvardeisk')
    expect(area(table, 'leningrad')).toMatchObject({ control: null, soviet: true })
    expect(area(table, 'leningrad').bunker).toBeUndefined()
  })

  test('[2024:8.2] [2021:7] captured objectives give their medals to the player', () => {
    const table = start({
      areas: { riga: { medals: 2 }, ...held('gray', 'panevezys') },
      armies: { '4PzGr': { area: 'panevezys' } },
      players: { gray: { deck: NOTHING, medals: 0 } },
    })
    choose(table, MOVE, { to: 'riga' })
    expect(player(table, 'gray').medals).toBe(2)
    expect(area(table, 'riga').medals).toBeUndefined()
  })
})
