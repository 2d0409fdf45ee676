import type { GameEvent } from '@railhead/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ToldLine } from './story.ts'
import { linesOf, type ToldLog, toldLog } from './told-log.ts'

const part = fc.option(fc.nat(1), { nil: undefined })
const event = fc.record({ type: fc.constantFrom('a', 'b'), from: part, to: part })
const said = fc.constantFrom<Pick<ToldLine, 'why' | 'advised'>>({}, { why: 'It is near.' }, { advised: true })
const line = fc
  .tuple(fc.record({ choice: fc.nat(2), by: fc.constantFrom('red', 'blue'), turn: fc.nat(1), event }), said)
  .map(([one, more]) => ({ ...one, ...more }))

const sent = (log: ToldLog): ToldLog => JSON.parse(JSON.stringify(log))
const happened = (events: readonly GameEvent[]): ToldLine[] =>
  events.map((one, i) => ({ n: i + 1, choice: 3, by: 'red', turn: 2, event: one }))

test('lines of a log are the same when they have been told', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.array(line), (known, drawn) => {
      const log: ToldLine[] = drawn.map((one, i) => ({ ...one, event: one.event as GameEvent, n: i + 1 }))
      const lines = log.slice(known)
      expect(linesOf(sent(toldLog(known + 1, lines, log)), log.slice(0, known))).toEqual(lines)
    }),
  )
})

test('what several have in common is said once', () => {
  const log = happened(['x', 'x', 'x', 'y', 'z'].map((type) => ({ type })))
  expect(toldLog(1, log, log)).toEqual([1, [[3, 'red', 2, [{ type: 'x' }, 2, { type: 'y' }, { type: 'z' }]]]])
  const another = { ...log[0], n: 6, by: 'blue' }
  expect(toldLog(1, [...log, another], [...log, another])[1]).toHaveLength(2)
})

test('of a fact with the same parts as the last of its type only the values are told', () => {
  const moved = (army: string, to: string): GameEvent => ({ type: 'moved', army, to })
  const log = happened([moved('4PzGr', 'riga'), { type: 'turn' }, moved('18A', 'riga'), moved('16A', 'pskov')])
  const told = toldLog(3, log.slice(2), log)
  expect(told).toEqual([
    3,
    [
      [
        3,
        'red',
        2,
        [
          ['moved', '18A', 'riga'],
          ['moved', '16A', 'pskov'],
        ],
      ],
    ],
  ])
  expect(linesOf(told, log.slice(0, 2))).toEqual(log.slice(2))
  const other = [...log, ...happened([{ type: 'moved', army: '18A' }])]
  expect(toldLog(5, other.slice(4), other)[1][0][3]).toEqual([{ type: 'moved', army: '18A' }])
})

test('the last of its type may be among what is told with it', () => {
  const log = happened([
    { type: 'moved', army: '4PzGr', to: 'riga' },
    { type: 'moved', army: '18A' },
    { type: 'moved', army: '16A' },
  ])
  expect(toldLog(2, log.slice(1), log)[1][0][3]).toEqual([{ type: 'moved', army: '18A' }, ['moved', '16A']])
})

test('a fact after one of which something is secret is told with its parts', () => {
  const drawn: GameEvent = { type: 'drawn', count: 1 }
  const log = happened([{ ...drawn, secret: { seats: ['red'], facts: { card: 7 } } }, drawn])
  expect(toldLog(2, log.slice(1), log)[1][0][3]).toEqual([drawn])
})

test('what does not follow on what is known is noticed', () => {
  const known = happened([{ type: 'moved', army: '4PzGr' }])
  const told = (fact: ToldLog[1][0][3][0]): ToldLog => [2, [[3, 'red', 2, [fact]]]]
  expect(linesOf(told(['moved', '18A']), known)).toHaveLength(1)
  expect(linesOf(told(['moved', '18A', 'riga']), known)).toBeUndefined()
  expect(linesOf(told(['halted', '18A']), known)).toBeUndefined()
  expect(linesOf([1, [[3, 'red', 2, [1]]]], [])).toBeUndefined()
})
