import { describe, expect, test } from 'vitest'
import { completeOptions, type Options, OptionsError, type OptionsSpec, optionsInWords } from './options.ts'

const SEATS = ['north', 'south', 'east']
const spec: OptionsSpec = {
  options: [
    {
      key: 'edition',
      type: 'choice',
      values: ['2021', '2024'],
      default: '2024',
    },
    {
      key: 'frost',
      type: 'toggle',
      default: { of: 'edition', values: { '2021': false, '2024': true } },
    },
    { key: 'rounds', type: 'integer', min: 1, max: 5, default: 3 },
    { key: 'order', type: 'order', values: SEATS, atLeast: 2, default: ['north', 'south'] },
  ],
  presets: [],
  conflict: (options) => (options.rounds === 5 && options.frost === true ? 'Five rounds cannot be frosty.' : undefined),
}

test('what is not given takes its default, which may follow another option', () => {
  expect(completeOptions(spec, {})).toEqual({ edition: '2024', frost: true, rounds: 3, order: ['north', 'south'] })
  expect(completeOptions(spec, { edition: '2021' }).frost).toBe(false)
  expect(completeOptions(spec, { edition: '2021', frost: true }).frost).toBe(true)
})

test('a value that reads like a number may be given as one', () => {
  expect(completeOptions(spec, { edition: 2021 })).toMatchObject({ edition: '2021', frost: false })
})

test('complete options stay as they are, and are not shared with what was given', () => {
  const order = ['east', 'north']
  const complete = completeOptions(spec, { order })
  order.push('south')
  expect(complete.order).toEqual(['east', 'north'])
  expect(completeOptions(spec, complete)).toEqual(complete)
})

describe('what is wrong is named with what to do', () => {
  const WRONG: [string, Options, string][] = [
    ['editon', { editon: '2021' }, 'There is no option "editon". Known options: edition, frost, rounds, order.'],
    ['edition', { edition: '1999' }, 'Option "edition" is "1999"; it must be one of 2021, 2024.'],
    ['frost', { frost: 'yes' }, 'Option "frost" is "yes"; it must be true or false.'],
    ['rounds', { rounds: 6 }, 'Option "rounds" is 6; it must be a whole number from 1 to 5.'],
    ['rounds', { rounds: 2.5 }, 'Option "rounds" is 2.5; it must be a whole number from 1 to 5.'],
    ['rounds', { rounds: '2' }, 'Option "rounds" is "2"; it must be a whole number from 1 to 5.'],
    [
      'order',
      { order: ['north'] },
      'Option "order" is ["north"]; it must be a list of at least 2 different names of north, south, east.',
    ],
    ['order', { order: ['north', 'north'] }, 'different names'],
    ['order', { order: ['north', 'west'] }, 'different names'],
    ['order', { order: 'north' }, 'different names'],
    ['', { rounds: 5 }, 'Five rounds cannot be frosty.'],
  ]
  test.each(WRONG)('%s in %j', (key, given, sentence) => {
    const complete = (): Options => completeOptions(spec, given)
    expect(complete).toThrow(OptionsError)
    expect(complete).toThrow(sentence)
    expect(complete).toThrow(expect.objectContaining({ key }))
  })
})

test('a form shows options, values and presets by their names', () => {
  const named = (label: string) => ({ label, help: `${label}.`, group: 'Game' })
  const form = optionsInWords(
    { ...spec, presets: [{ key: 'short', options: { rounds: 1 } }] },
    {
      options: {
        edition: { ...named('Rules'), values: { '2021': 'First edition', '2024': 'Second edition' } },
        frost: named('Frost'),
        rounds: named('Rounds'),
        order: { ...named('Order'), values: { north: 'North', south: 'South', east: 'East' } },
      },
      presets: { short: { label: 'Short', help: 'One round.' } },
    },
  )
  expect(form.options.map(({ label }) => label)).toEqual(['Rules', 'Frost', 'Rounds', 'Order'])
  expect(form.options[0]).toMatchObject({ key: 'edition', type: 'choice', group: 'Game', default: '2024' })
  expect(form.options[0]).toHaveProperty('values', [
    { value: '2021', label: 'First edition' },
    { value: '2024', label: 'Second edition' },
  ])
  expect(form.options[2]).toMatchObject({ key: 'rounds', min: 1, max: 5, help: 'Rounds.' })
  expect(form.presets).toEqual([{ key: 'short', options: { rounds: 1 }, label: 'Short', help: 'One round.' }])
})
