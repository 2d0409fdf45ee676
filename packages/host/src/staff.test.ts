import type { Decision } from '@railhead/table'
import { expect, test } from 'vitest'
import { fillingFor, proposalFor, type Staff } from './staff.ts'

const decision = (proposal: number | null, fillsIn: boolean): Decision => ({
  seat: 'red',
  awaited: ['red'],
  step: 'amount',
  kind: 'number',
  rule: '1',
  about: {},
  choices: [{ number: 0 }, { number: 1 }],
  roles: ['go', 'go'],
  proposal,
  fillsIn,
})
const staff: Staff = { suggest: () => [], fill: (look) => (look() === view ? 1 : undefined) }
const view = { game: 'depot', viewer: 'red' }

test('a question that fills in is answered as it proposes; what is only proposed is not', () => {
  expect(fillingFor(undefined, () => view, decision(0, true))).toBe(0)
  expect(fillingFor(undefined, () => view, decision(0, false))).toBeUndefined()
})

test('the staff fills in where the question does not', () => {
  expect(fillingFor(staff, () => view, decision(0, true))).toBe(0)
  expect(fillingFor(staff, () => view, decision(0, false))).toBe(1)
  expect(fillingFor(staff, () => view, decision(null, true))).toBe(1)
})

test('what is proposed is what the question proposes, otherwise the staff', () => {
  expect(proposalFor(staff, view, decision(0, false))).toBe(0)
  expect(proposalFor(staff, view, decision(null, false))).toBe(1)
  expect(proposalFor(undefined, view, decision(null, false))).toBeUndefined()
})
