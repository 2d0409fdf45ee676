import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ToldLine } from './story.ts'
import { linesOf, toldLog } from './told-log.ts'

const event = fc.record({ type: fc.constantFrom('a', 'b'), from: fc.nat(1) })
const said = fc.constantFrom<Pick<ToldLine, 'why' | 'advised'>>({}, { why: 'It is near.' }, { advised: true })
const line = fc
  .tuple(fc.record({ choice: fc.nat(2), by: fc.constantFrom('red', 'blue'), turn: fc.nat(1), event }), said)
  .map(([one, more]) => ({ ...one, ...more }))

test('lines of a log are the same when they have been told', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.array(line), (logFrom, drawn) => {
      const lines: ToldLine[] = drawn.map((one, i) => ({ ...one, n: logFrom + i }))
      expect(linesOf(JSON.parse(JSON.stringify(toldLog(logFrom, lines))))).toEqual(lines)
    }),
  )
})

test('what several have in common is said once', () => {
  const lines = ['x', 'x', 'x', 'y', 'x'].map((type, i) => ({ n: 7 + i, choice: 3, by: 'red', turn: 2, event: { type } }))
  expect(toldLog(7, lines)).toEqual([7, [[3, 'red', 2, [{ type: 'x' }, 2, { type: 'y' }, { type: 'x' }]]]])
  const another = { ...lines[0], n: 12, by: 'blue' }
  expect(toldLog(7, [...lines, another])[1]).toHaveLength(2)
})
