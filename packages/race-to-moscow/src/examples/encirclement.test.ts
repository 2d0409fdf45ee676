import { describe, expect, test } from 'vitest'
import { area, choose, controlled, given, held, player, refused, soviet } from '../testing.ts'

/** The examples of encirclement: Riga and the harbour, the pocket of Lvov, the fleet. */

describe.each(['2024', '2021'])('encirclement, %s', (edition) => {
  const rigaTaken = () => {
    const table = given({
      options: { edition },
      areas: held('gray', 'kedainiai', 'panevezys'),
      armies: { '4PzGr': { area: 'panevezys', fuel: 3 } },
      players: { gray: { deck: [31] } },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'riga' }, { done: true })
    return table
  }

  test('[2024:8.2] [2021:9] Riga is taken, but the harbour of Liepaja keeps its neighbours in communication', () => {
    const table = rigaTaken()
    expect(area(table, 'riga').control).toBe('gray')
    for (const id of ['siauliai', 'liepaja']) expect(area(table, id)).toMatchObject({ control: null, soviet: true })
    expect(area(table, 'ventspils').control).toBeNull()
    expect(player(table, 'gray').encircled).toEqual([])
  })

  test('[2024:8.3] [2021:10] the fleet blocks the harbour: three areas fall, two cards are taken, no second move', () => {
    const table = rigaTaken()
    const pool = Number(soviet(table).pool)
    const cards = (soviet(table).deck as number[]).slice(0, 2)
    choose(table, { action: 'move-fleet', to: 'S2' })
    for (const id of ['liepaja', 'siauliai', 'ventspils']) expect(area(table, id).control).toBe('gray')
    expect(soviet(table).pool).toBe(pool + 2)
    expect(player(table, 'gray').encircled).toEqual(cards.toSorted((a, b) => a - b))
    const again = given({ options: { edition }, fleet: { area: 'S2', moved: true } })
    expect(refused(again, { action: 'move-fleet', to: 'S1' })).toBe(
      edition === '2024' ? 'fleet-has-moved 8.3' : 'fleet-has-moved 10',
    )
  })

  test('[2024:8.2] [2021:9] Mogilev Podolskiy, Brody and Proskurov close the pocket of Lvov', () => {
    const table = given({
      options: { edition },
      turn: 'brown',
      armies: { '11A': { area: 'iasi', fuel: 1, ammo: 3, food: 2 } },
      players: { brown: { deck: [37], medals: 0 } },
      soviet: { deck: [55, 56, 57, 58, 59] },
    })
    const pocket = ['lvov', 'stanislavov', 'czernowitz']
    const free = () => pocket.map((id) => area(table, id).control)
    choose(table, { action: 'move-field' }, { army: '11A' }, { to: 'mogilev_podolskiy' }, { done: true }, { done: true })
    expect(area(table, 'mogilev_podolskiy').control).toBe('brown')
    expect(free()).toEqual([null, null, null])
    choose(table, { action: 'move-armored', army: '1PzGr' }, { to: 'brody' })
    expect(area(table, 'brody').control).toBe('brown')
    expect(free()).toEqual([null, null, null])

    const pool = Number(soviet(table).pool)
    choose(table, { to: 'proskurov' })
    // 2021: at once; 2024: when the movement is over.
    expect(free()).toEqual(edition === '2021' ? ['brown', 'brown', 'brown'] : [null, null, null])
    choose(table, { done: true })
    expect(controlled(table, 'brown')).toEqual(expect.arrayContaining(pocket))
    expect(soviet(table).pool).toBe(pool + 3)
    expect(player(table, 'brown')).toMatchObject({ defeated: [55, 56], encircled: [57, 58, 59], medals: 1 })
    expect(area(table, 'lvov').medals).toBeUndefined()
  })
})
