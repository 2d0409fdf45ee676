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
