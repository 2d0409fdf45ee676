import { expect, test } from 'vitest'
import { readMessage } from './messages.ts'

test('a message that can be read is handed on as it is', () => {
  const ask = { question: 7, back: 2, groups: [[{ thing: 'fuel' }, { number: 1 }], [{ done: true }]] }
  expect(readMessage('amend', ask)).toEqual({ name: 'amend', ask })
  expect(readMessage('suggest', {})).toEqual({ name: 'suggest', ask: {} })
})

test.each([
  ['an unknown name', 'shuffle', {}],
  ['a name that every object has', 'constructor', {}],
  ['no name', undefined, {}],
  ['nothing', 'choose', undefined],
  ['an index that is no number', 'choose', { question: 1, index: '0' }],
  ['an index between two', 'choose', { question: 1, index: 0.5 }],
  ['an index before the first', 'choose', { question: 1, index: -1 }],
  ['no question', 'choose', { index: 0 }],
  ['something more', 'choose', { question: 1, index: 0, seat: 'red' }],
  ['a choice that is not flat', 'refusal', { attempts: [{ area: { name: 'riga' } }] }],
  ['a number that is none', 'refusal', { attempts: [{ number: Number.NaN }] }],
  ['more than anybody sends', 'reach', { from: Array.from({ length: 1001 }, String) }],
  ['a text without end', 'take', { question: 1, seat: 'x'.repeat(1001) }],
])('%s is refused with a sentence that repeats nothing of it', (_, name, ask) => {
  const refused = readMessage(name, ask)
  expect(refused).toEqual({
    code: 'unreadable',
    sentence: expect.stringMatching(/^(There is no message|The message "\w+" cannot be read)[^\n]{0,60}\.$/),
  })
})

test('as much as a page may send is read, and where a message goes wrong is said', () => {
  const many = { from: Array.from({ length: 1000 }, () => 'x'.repeat(1000)) }
  expect(readMessage('reach', many)).toEqual({ name: 'reach', ask: many })
  const wide = { attempts: [Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, true]))] }
  expect(readMessage('refusal', wide)).toMatchObject({ name: 'refusal' })
  expect(readMessage('refusal', { attempts: [{ ...wide.attempts[0], more: true }] })).toMatchObject({ code: 'unreadable' })
  expect(readMessage('choose', { question: 1, index: -1 })).toMatchObject({
    sentence: 'The message "choose" cannot be read at "index".',
  })
  expect(readMessage('choose', 7)).toMatchObject({ sentence: 'The message "choose" cannot be read.' })
  expect(readMessage('choose', { question: 0, index: 0 })).toMatchObject({ name: 'choose' })
})
