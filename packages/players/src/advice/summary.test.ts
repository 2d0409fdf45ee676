import { expect, test } from 'vitest'
import type { Draw, Moment } from './analysis.ts'
import { turningPoints } from './summary.ts'

const moment = (at: number, red: number, seat: string | null = 'red'): Moment => ({
  ...{ at, seat, nobody: 0 },
  chances: { red, blue: 1 - red },
})
const drawn = (choice: number, red: number): Draw => ({
  ...{ choice, seat: 'red', kind: 'cards', expected: { red: 0.5, blue: 0.5 } },
  luck: { red, blue: -red },
})

test('that whoever was ahead has won in the end turned nothing, unless luck decided it or another was ahead', () => {
  const ends = (before: number, after: number, draws: readonly Draw[] = []) =>
    turningPoints([moment(0, 0.5), moment(10, before), moment(20, after, null)], [], draws).filter(({ at }) => at === 10)
  expect(ends(0.7, 1)).toEqual([])
  expect(ends(0.3, 1)).toMatchObject([{ cause: 'unclear' }])
  expect(ends(0.7, 0)).toMatchObject([{ cause: 'unclear' }])
  expect(ends(0.7, 1, [drawn(15, 0.25)])).toMatchObject([{ cause: 'luck' }])
})
