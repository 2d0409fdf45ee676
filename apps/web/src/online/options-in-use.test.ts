import type { OptionField } from '@railhead/table'
import { expect, test } from 'vitest'
import { optionsInUse } from './options-in-use.ts'

const base = { help: '', group: '' }
const fields: readonly OptionField[] = [
  {
    ...base,
    key: 'edition',
    label: 'Rules',
    type: 'choice',
    default: 'new',
    values: [
      { value: 'new', label: 'New ones' },
      { value: 'old', label: 'Old ones' },
    ],
  },
  { ...base, key: 'cold', label: 'Winter', type: 'toggle', default: { of: 'edition', values: { new: false, old: true } } },
  { ...base, key: 'fuel', label: 'Fuel', type: 'integer', min: 1, max: 9, default: 5 },
  {
    ...base,
    key: 'order',
    label: 'Order',
    type: 'order',
    atLeast: 1,
    default: ['a', 'b'],
    values: [
      { value: 'a', label: 'Ann' },
      { value: 'b', label: 'Bob' },
    ],
  },
]
const WORDS = { yes: 'on', no: 'off' }

test('what a table is played by is told as far as it is not as usual; what the usual follows from always', () => {
  const usual = { edition: 'old', cold: true, fuel: 5, order: ['a', 'b'] }
  expect(optionsInUse(fields, usual, WORDS)).toEqual([['Rules', 'Old ones']])
  expect(optionsInUse(fields, { edition: 'new', cold: true, fuel: 7, order: ['b', 'a'] }, WORDS)).toEqual([
    ['Rules', 'New ones'],
    ['Winter', 'on'],
    ['Fuel', '7'],
    ['Order', 'Bob, Ann'],
  ])
  expect(optionsInUse(fields, { edition: 'old', cold: false }, WORDS)).toEqual([
    ['Rules', 'Old ones'],
    ['Winter', 'off'],
  ])
})
