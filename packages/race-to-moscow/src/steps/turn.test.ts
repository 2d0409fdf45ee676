import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import { choices, choose, type Desk, decision, endTurn, given, listed, refused } from '../testing.ts'
import { code } from './code.ts'
import {
  AIR_SUPPORT,
  END_TURN,
  MOVE_ARMORED,
  MOVE_FIELD,
  MOVE_FLEET,
  PLAY_CARD,
  TAKE_SUPPLIES,
  TAKE_TRANSPORT,
  TRANSPORT,
} from './turn.ts'

/** The turn: two core actions, bonus actions, and what is counted anew in the next one. */

/** Ends the turn and lets the Soviets do what they like, until the next one begins. */
function nextTurn(table: Desk): void {
  endTurn(table)
  while (decision(table).step !== 'turn') choose(table, choices(table)[0])
}

describe.each(['2024', '2021'])('the turn, %s', (edition) => {
  const alone = (seat: string, situation: Parameters<typeof given>[0] = {}) =>
    given({ turn: seat, ...situation, options: { edition, order: [seat], ...situation.options } })

  test('[2024:7] [2021:5] two core actions, also twice the same; then only bonus actions', () => {
    const table = given({ options: { edition }, areas: { danzig: { supplies: {} } } })
    const TAKE = { action: 'take-supplies', area: 'danzig' }
    choose(table, TAKE, { fuel: 1, ammo: 0, food: 0 }, TAKE, { fuel: 1, ammo: 0, food: 0 })
    expect(decision(table).about.actionsLeft).toBe(0)
    expect(listed(table, 'action')).toEqual(['air-support', 'end-turn', 'load', 'take-okh'])
    expect(refused(table, TAKE)).toBe(edition === '2024' ? 'no-actions-left 7' : 'no-actions-left 5')
  })

  test('[2024:7] [2021:5] the six core actions are offered at the start', () => {
    const actions = listed(given({ options: { edition } }), 'action')
    const core = ['move-armored', 'move-field', 'move-fleet', 'take-supplies', 'transport', 'take-transport']
    expect(actions).toEqual(expect.arrayContaining(core))
    expect(listed(given({ options: { edition }, turn: 'white' }), 'action')).not.toContain('move-fleet')
  })

  test('[2024:7] [2021:5] a turn may be ended early', () => {
    const table = given({ options: { edition } })
    nextTurn(table)
    expect(decision(table)).toMatchObject({ seat: 'white', about: { actionsLeft: 2 } })
  })

  test('[2024:8.3] [2021:10] the fleet moves one sea area a turn, and again the next turn', () => {
    const table = alone('gray')
    expect(choices(table, { action: 'move-fleet' })).toEqual([{ action: 'move-fleet', to: 'S2' }])
    choose(table, { action: 'move-fleet', to: 'S2' })
    expect(choices(table, { action: 'move-fleet' })).toEqual([])
    nextTurn(table)
    expect(listed(table, 'to')).toEqual(['S1', 'S3', 'S4'])
  })

  test('[2024:8.4] [2021:12] the Frontline Supply Base can be used again the next turn', () => {
    const table = alone('brown')
    const TAKE = { action: 'take-supplies', area: 'piatra' }
    choose(table, TAKE, { fuel: 1, ammo: 0, food: 0 })
    expect(choices(table, TAKE)).toEqual([])
    nextTurn(table)
    expect(choices(table, TAKE)).toHaveLength(1)
  })

  test('[2021:5] another Axis Auxiliaries card the next turn', () => {
    const table = alone('gray', { options: { auxiliariesPerTurn: 'one' }, auxiliariesUsed: 1, players: { gray: { held: [20] } } })
    expect(choices(table, { action: 'play-card', card: 20 })).toEqual([])
    nextTurn(table)
    expect(choices(table, { action: 'play-card', card: 20 })).toHaveLength(1)
  })
})

test('the verbs of a turn are numbers without a gap: records and players know the choices by them', () => {
  const core = [MOVE_ARMORED, MOVE_FIELD, MOVE_FLEET, TAKE_SUPPLIES, TRANSPORT, TAKE_TRANSPORT]
  expect([...core, PLAY_CARD, AIR_SUPPORT, END_TURN]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test.each([
  [MOVE_ARMORED, 'move-armored'],
  [MOVE_FIELD, 'move-field'],
  [MOVE_FLEET, 'move-fleet'],
  [TAKE_SUPPLIES, 'take-supplies'],
  [TRANSPORT, 'transport'],
  [TAKE_TRANSPORT, 'take-transport'],
  [PLAY_CARD, 'play-card'],
  [AIR_SUPPORT, 'air-support'],
  [END_TURN, 'end-turn'],
])('[2024:8] verb %d of a turn is called %s', (verb, action) => {
  expect(raceToMoscow.name(given().state, code(verb))).toMatchObject({ action })
})
