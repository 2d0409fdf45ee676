import type { Decision } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { proposal } from './amounts.ts'

const asked = (choices: Decision['choices'], about: Decision['about']): Decision => ({
  seat: 'gray',
  awaited: ['gray'],
  step: 'take-supplies',
  kind: 'amounts',
  rule: '8',
  about,
  choices,
  roles: choices.map(() => 'go'),
  proposal: null,
  fillsIn: false,
})

describe('what steppers begin with', () => {
  const upTo = (fuel: number, ammo: number, food: number, least: number, most: number): Decision['choices'] => {
    const choices: Decision['choices'][number][] = []
    for (let a = 0; a <= fuel; a++)
      for (let b = 0; b <= ammo; b++)
        for (let c = 0; c <= food; c++) if (a + b + c >= least && a + b + c <= most) choices.push({ fuel: a, ammo: b, food: c })
    return choices
  }
  const first = (choices: Decision['choices'], about: Decision['about']) => choices[proposal(asked(choices, about)) ?? -1]
  test('as much as finds room, evenly mixed', () => {
    const stock = { fuel: 0, ammo: 5, food: 1 }
    expect(first(upTo(0, 5, 1, 1, 6), { stock, most: 6, room: 4 })).toEqual({ fuel: 0, ammo: 3, food: 1 })
    expect(first(upTo(4, 4, 4, 1, 6), { stock: { fuel: 4, ammo: 4, food: 4 }, most: 6, room: 9 })).toEqual({
      fuel: 2,
      ammo: 2,
      food: 2,
    })
  })
  test('where there is no room, still what can be taken', () => {
    expect(first(upTo(1, 1, 0, 1, 6), { stock: { fuel: 1, ammo: 1, food: 0 }, most: 6, room: 0 })).toEqual({
      fuel: 1,
      ammo: 1,
      food: 0,
    })
  })
  test('what is too much goes from the largest heap', () => {
    const there = { fuel: 3, ammo: 7, food: 1 }
    expect(first(upTo(3, 7, 1, 2, 2), { there, excess: 2, limit: 9 })).toEqual({ fuel: 0, ammo: 2, food: 0 })
  })
  test('what the card holds now', () => {
    expect(first(upTo(3, 3, 3, 0, 6), { card: { fuel: 1, ammo: 2, food: 0 }, there: {} })).toEqual({ fuel: 1, ammo: 2, food: 0 })
  })
})
