import { describe, expect, test } from 'vitest'
import { area, army, asks, choose, decision, given, listed, load, okh, opened, player, refused, told } from '../testing.ts'

/** The examples of set-up, a turn, and actions that are not interrupted. */

const EDITIONS = ['2024', '2021']

describe.each(EDITIONS)('set-up and turn, %s', (edition) => {
  test('[2024:4] [2021:4] the order is white, brown, gray: brown and gray begin with a medal', () => {
    const table = opened({ edition, order: ['white', 'brown', 'gray'] })
    expect(['white', 'brown', 'gray'].map((seat) => player(table, seat).medals)).toEqual([0, 1, 1])
    expect(asks(table)).toBe('white turn')
  })

  const whitesTurn = () =>
    given({
      options: { edition, order: ['white', 'brown', 'gray'] },
      turn: 'white',
      areas: { warschau: { supplies: { fuel: 3 } } },
      players: { white: { okh: [95], held: [22, 17], deck: [35, 34] } },
    })

  test("[2021:5] [2024:7] White's turn: take supplies, Auftragstaktik, transport, Auxiliaries and Recon, railhead, reaction", () => {
    const table = whitesTurn()
    choose(table, { action: 'take-supplies', area: 'warschau' }, { fuel: 1, ammo: 1, food: 1 })
    expect(decision(table).about.actionsLeft).toBe(1)

    choose(table, { action: 'play-okh', card: 95 }, { army: '3PzGr' }, { to: 'vilnius' }, { done: true })
    expect(decision(table).about.actionsLeft).toBe(1)
    expect(area(table, 'vilnius').control).toBe('white')
    expect(army(table, '3PzGr').moved).toBe(true)
    expect(refused(table, { action: 'move-armored', army: '3PzGr' })).toBe(
      edition === '2024' ? 'army-has-moved 8.2' : 'army-has-moved 7',
    )
    expect([okh(table).row, okh(table).deck, player(table, 'white').okh].flat()).not.toContain(95)

    choose(
      table,
      { action: 'transport' },
      { vehicle: 'truck', from: 'warschau', to: 'siedlce' },
      { fuel: 4, ammo: 0, food: 0 },
      { done: true },
    )
    expect(decision(table).about.actionsLeft).toBe(0)
    choose(table, { action: 'play-card', card: 22 })
    expect(decision(table).about.actionsLeft).toBe(1)
    const recon = choose(table, { action: 'play-card', card: 17, deck: 'soviet' })
    expect(told(recon, 'looked-at-deck')).toHaveLength(1)
    choose(table, { action: 'take-transport' }, { trucks: 0, trains: 1 })

    choose(table, { action: 'end-turn' })
    expect(asks(table)).toBe('white railhead')
    expect(listed(table, 'area')).toEqual(['vilnius'])
    const ended = choose(table, { area: 'vilnius' })
    while (decision(table).step === 'soviet-reaction') ended.push(...choose(table, decision(table).choices[0]))
    expect(told(ended, 'marker-placed')).toHaveLength(1)
    expect(asks(table)).toBe('brown turn')
  })

  test('[2021:5] [2024:7] Recon cannot be played between two steps of a movement', () => {
    const table = whitesTurn()
    choose(table, { action: 'move-armored', army: '3PzGr' }, { to: 'vilnius' }, { to: 'molodechno' })
    expect(decision(table).step).toBe('move-army')
    expect(refused(table, { action: 'play-card', card: 17, deck: 'soviet' })).toBe(
      edition === '2024' ? 'action-not-finished 7' : 'action-not-finished 5',
    )
    choose(table, { done: true })
    expect(refused(table, { action: 'play-card', card: 17, deck: 'soviet' })).toBe('allowed')
    expect(load(table, '3PzGr')).toEqual([2, 3, 0])
  })
})
