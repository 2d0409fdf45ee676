import type { Choice, Decision } from '@railhead/table'
import { expect, test } from 'vitest'
import { nextOf } from './plan-on-map.ts'

const asks = (...choices: Decision['choices']): Decision => ({
  ...{ seat: 'red', awaited: ['red'], step: 'move', kind: 'area', rule: '1', about: {} },
  ...{ choices, roles: choices.map(() => 'go'), proposal: null, fillsIn: false },
})
const plan: readonly Choice[] = [{ army: 'a' }, { fuel: 1, food: 2 }, { to: 'b' }]

test('the next step of a plan is the one that can be chosen now, in whatever order its parts stand', () => {
  expect(nextOf(plan, 0, asks({ army: 'b' }, { army: 'a' }))).toBe(0)
  expect(nextOf(plan, 1, asks({ food: 2, fuel: 1 }))).toBe(1)
})

test('what was answered by itself is passed over, and what does not fit ends it', () => {
  expect(nextOf(plan, 1, asks({ to: 'b' }))).toBe(2)
  expect(nextOf(plan, 0, asks({ to: 'b' }))).toBeUndefined()
  expect(nextOf(plan, 3, asks({ to: 'b' }))).toBeUndefined()
  expect(nextOf(plan, 0, undefined)).toBeUndefined()
})
