import { describe, expect, test } from 'vitest'
import { area, army, asks, choices, choose, endTurn, given, held, inStock, listed, load, soviet, told } from '../testing.ts'

/** Winter counter-attacks: in the snow armies do not shield, and are attacked themselves. */

describe.each(['2024', '2021'])('winter counter-attacks, %s', (edition) => {
  const winter = (situation: Parameters<typeof given>[0] = {}) =>
    given({ turn: 'white', ...situation, options: { edition, winterCounterAttacks: true, ...situation.options } })
  const inMga = (load: object, areas: object = held('gray', 'mga', 'chudovo')) =>
    winter({ areas: areas as Record<string, object>, armies: { '16A': { area: 'mga', ...load } } } as Parameters<typeof given>[0])
  const ATTACK = { counterAttack: 'mga' }

  test('[2024:13.4] [2021:19.4] markers in the snow are open to attack though an army stands there or beside it', () => {
    const table = inMga({ ammo: 1 })
    endTurn(table)
    expect(listed(table, 'counterAttack')).toEqual(['chudovo', 'mga'])
    const dry = given({
      turn: 'white',
      options: { edition },
      areas: held('gray', 'mga', 'chudovo'),
      armies: { '16A': { area: 'mga' } },
    })
    expect(told(endTurn(dry), 'counter-attack')).toEqual([])
  })

  test('[2024:13.4] [2021:19.4] an attacked army may defend for 1 ammo: nothing else happens', () => {
    const table = inMga({ ammo: 2 })
    const ammo = inStock(table)[1]
    endTurn(table)
    choose(table, ATTACK)
    expect(asks(table)).toBe('gray winter-counter-attack')
    expect(choices(table)).toEqual([{ defend: true }, { withdraw: 'chudovo' }])
    choose(table, { defend: true })
    expect(load(table, '16A')).toEqual([0, 1, 0])
    expect(inStock(table)[1]).toBe(ammo + 1)
    expect(area(table, 'mga').control).toBe('gray')
    expect(asks(table)).toBe('brown turn')
  })

  test('[2024:13.4] [2021:19.4] or withdraw: the area is lost and gets a Soviet marker from the pool', () => {
    const table = inMga({ ammo: 1 })
    const pool = Number(soviet(table).pool)
    endTurn(table)
    choose(table, ATTACK, { withdraw: 'chudovo' })
    expect(army(table, '16A')).toMatchObject({ area: 'chudovo', ammo: 1 })
    expect(area(table, 'mga')).toMatchObject({ control: null, soviet: true })
    expect(soviet(table).pool).toBe(pool - 1)
  })

  test('[2024:13.4] [2021:19.4] an army in the way makes room first, at no cost', () => {
    const table = winter({
      areas: held('gray', 'mga', 'chudovo', 'novgorod', 'tikhvin'),
      armies: { '16A': { area: 'mga', fuel: 1 }, '18A': { area: 'chudovo', ammo: 3 } },
    })
    endTurn(table)
    choose(table, ATTACK, { withdraw: 'chudovo' })
    expect(asks(table)).toBe('gray make-room')
    expect(listed(table, 'withdraw')).toEqual(['novgorod', 'tikhvin'])
    choose(table, { withdraw: 'novgorod' })
    expect([army(table, '16A').area, army(table, '18A').area]).toEqual(['chudovo', 'novgorod'])
    expect(load(table, '18A')).toEqual([0, 3, 0])
    expect(area(table, 'mga').control).toBeNull()
  })

  test('[2024:13.4] [2021:19.4] who has no ammo and no way out but through an army that can make room is not lost', () => {
    const table = winter({
      areas: held('gray', 'mga', 'chudovo', 'novgorod'),
      armies: { '16A': { area: 'mga', ammo: 0 }, '18A': { area: 'chudovo' } },
    })
    endTurn(table)
    choose(table, ATTACK)
    expect([asks(table), choices(table)]).toEqual(['gray winter-counter-attack', [{ withdraw: 'chudovo' }]])
  })

  test('[2024:13.4] [2021:19.4] an army makes room to a free area only', () => {
    const table = winter({
      areas: held('gray', 'mga', 'chudovo', 'novgorod', 'tikhvin'),
      armies: { '16A': { area: 'mga' }, '18A': { area: 'chudovo' }, '4PzGr': { area: 'tikhvin' } },
      agenda: [{ step: 'make-room', area: 'mga', army: '16A', to: 'chudovo' }],
    })
    expect(listed(table, 'withdraw')).toEqual(['novgorod'])
  })

  test('[2024:13.4] [2021:19.4] who can neither defend nor withdraw is lost and formed again in the Main Supply Base, empty', () => {
    const table = inMga({ fuel: 2, food: 1 }, held('gray', 'mga') as object)
    const [fuel, , food] = inStock(table)
    const events = endTurn(table)
    expect(told(events, 'army-formed-again')).toMatchObject([{ army: '16A', area: 'danzig' }])
    expect(army(table, '16A')).toMatchObject({ area: 'danzig', fuel: 0, ammo: 0, food: 0 })
    expect([inStock(table)[0], inStock(table)[2]]).toEqual([fuel + 2, food + 1])
    expect(area(table, 'mga')).toMatchObject({ control: null, soviet: true })
  })

  test('[2024:13.4] [2021:19.4] a halted army that is formed again is halted no longer, and may be activated', () => {
    const table = winter({ areas: held('gray', 'mga'), armies: { '16A': { area: 'mga', fuel: 1, halted: true } } })
    endTurn(table)
    expect(army(table, '16A').halted).toBeUndefined()
  })

  test('[2024:13.4] [2021:19.4] a halted army under attack defends or withdraws like any other: that is no move of its player', () => {
    const table = inMga({ ammo: 1, halted: true })
    endTurn(table)
    choose(table, ATTACK)
    expect(choices(table)).toEqual([{ defend: true }, { withdraw: 'chudovo' }])
    choose(table, { withdraw: 'chudovo' })
    expect(army(table, '16A')).toMatchObject({ area: 'chudovo', halted: true })
  })

  test('[2024:13.4] [2021:19.4] if another army stands in the base, it is formed in the next printed area', () => {
    const table = winter({ areas: held('gray', 'mga'), armies: { '16A': { area: 'mga', fuel: 1 }, '18A': { area: 'danzig' } } })
    endTurn(table)
    expect(army(table, '16A').area).toBe('konigsberg')
  })

  test('[2024:13.4] [2021:19.4] printed it is: not in an area that the group could enter, though that comes first in the list', () => {
    const armies = { '4A': { area: 'kalinin', ammo: 0 }, '9A': { area: 'warschau' } }
    const table = winter({ turn: 'gray', areas: held('white', 'kalinin'), armies })
    endTurn(table)
    expect(army(table, '4A').area).toBe('ostroleka')
  })

  test('[2024:13.4] [2021:19.4] the marker can be the last one, and none is placed without one or after the last', () => {
    const last = winter({ areas: held('gray', 'mga'), soviet: { pool: 1 } })
    expect(told(endTurn(last), 'last-round')).toHaveLength(1)
    const over = winter({ areas: held('gray', 'mga'), lastRound: true, soviet: { pool: 2 } })
    endTurn(over)
    expect(area(over, 'mga').soviet).toBeUndefined()
    const empty = winter({ areas: held('gray', 'mga'), soviet: { pool: 0 } })
    endTurn(empty)
    expect(area(empty, 'mga')).toMatchObject({ control: null })
    expect(area(empty, 'mga').soviet).toBeUndefined()
  })

  test('[2024:13.4] with the advanced side all of them are hit, each once', () => {
    const table = winter({
      options: { frontCards: 'advanced' },
      areas: held('gray', 'mga', 'chudovo'),
      armies: { '16A': { area: 'mga', ammo: 2 } },
    })
    const events = endTurn(table)
    for (let guard = 0; guard < 6 && asks(table) !== 'brown turn'; guard++) {
      const wanted = choices(table).find((choice) => choice.defend === true) ?? choices(table)[0]
      events.push(...choose(table, wanted))
    }
    expect(
      told(events, 'counter-attack')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(['chudovo', 'mga'])
    expect(load(table, '16A')[1]).toBe(1)
  })

  test('[2024:13.4] outside the snow nothing changes', () => {
    const table = winter({ areas: held('gray', 'pskov', 'luga'), armies: { '16A': { area: 'pskov' } } })
    expect(told(endTurn(table), 'counter-attack')).toEqual([])
  })
})
