import { describe, expect, test } from 'vitest'
import { position } from '../test-kit.ts'
import { defend } from './index.ts'

describe('[10.7] what a card in front does for the defender', () => {
  test('dice add up, and other steps of a card do nothing here', () => {
    const state = position({})
    defend(state, { verb: 'defence-dice', dice: 2 })
    defend(state, { verb: 'defence-dice', dice: 1 })
    defend(state, { verb: 'build-points', points: 2 })
    expect([state.battle.defenceDice, state.battle.sovietTie, state.promised[0]]).toEqual([3, 0, 0])
  })

  test('[8.4.2.2] ties go to whom the last card gives them', () => {
    const state = position({})
    defend(state, { verb: 'ties', soviet: true })
    expect(state.battle.sovietTie).toBe(1)
    defend(state, { verb: 'ties', soviet: false })
    expect(state.battle.sovietTie).toBe(0)
  })
})
