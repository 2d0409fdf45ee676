import type { Choice, Decision, View } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { fill } from './cargo.ts'

const goods = (fuel: number, ammo: number, food: number): Choice => ({ fuel, ammo, food })
const asked = (step: string, choices: readonly Choice[]): Decision => ({
  seat: 'gray',
  awaited: ['gray'],
  kind: 'amounts',
  step,
  rule: '8.3',
  about: { area: 'riga', there: { fuel: 4, ammo: 2, food: 3 } },
  choices,
  roles: choices.map(() => 'go'),
  proposal: null,
  fillsIn: false,
})
const view = (armies: object): View => ({ armies }) as unknown as View

describe('the cargo that is proposed', () => {
  const listed = [goods(6, 0, 0), goods(3, 1, 2), goods(2, 2, 2), goods(1, 0, 0)]

  test('is as much as goes, mixed as it lies there', () => {
    expect(fill(view({}), asked('cargo', listed))).toBe(1)
  })

  test('has food for a halted army', () => {
    const halted = view({ '18A': { area: 'riga', halted: true } })
    expect(fill(halted, asked('cargo', [goods(6, 0, 0), goods(0, 0, 6)]))).toBe(1)
  })

  test('is not given to other questions', () => {
    expect(fill(view({}), asked('load-army', listed))).toBeUndefined()
  })
})
