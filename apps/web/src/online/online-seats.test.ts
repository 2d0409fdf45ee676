import { describe, expect, test } from 'vitest'
import { planOnline, withSeat } from './online-seats.tsx'

const seated = ['gray', 'white', 'brown']

describe('seats of a new table online', () => {
  test('the first is one’s own, the others are for whoever has the link', () => {
    expect(planOnline(seated, {})).toEqual({ gray: { kind: 'me' }, white: { kind: 'open' }, brown: { kind: 'open' } })
  })

  test('whoever sits down elsewhere leaves a free seat', () => {
    const plan = withSeat(planOnline(seated, {}), 'brown', { kind: 'me' })
    expect(planOnline(seated, plan)).toEqual({ gray: { kind: 'open' }, white: { kind: 'open' }, brown: { kind: 'me' } })
  })

  test('computers stay where they are, and one may set a table up without sitting there', () => {
    const computer = { kind: 'computer', player: 'random' } as const
    let plan = withSeat(planOnline(seated, {}), 'white', computer)
    expect(planOnline(['gray', 'white'], plan)).toEqual({ gray: { kind: 'me' }, white: computer })
    plan = withSeat(plan, 'gray', { kind: 'open' })
    expect(planOnline(seated, plan)).toEqual({ gray: { kind: 'open' }, white: computer, brown: { kind: 'open' } })
  })
})
