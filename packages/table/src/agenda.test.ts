import { expect, test } from 'vitest'
import { Agenda } from './agenda.ts'
import { Carver } from './carver.ts'
import { PositionError } from './game.ts'
import type { Json } from './json.ts'

function make(deepest = 4, args = 3): { agenda: Agenda; bytes: Uint8Array } {
  const carve = new Carver(256)
  const agenda = new Agenda(carve, deepest, args)
  return { agenda, bytes: carve.bytes() }
}

test('the frame pushed last is on top; those below wait', () => {
  const { agenda } = make()
  agenda.push(7, 1, 2, 3)
  agenda.push(9, 4)
  expect([agenda.depth, agenda.step, agenda.stepBelow(1)]).toEqual([2, 9, 7])
  expect([agenda.get(0), agenda.get(1), agenda.get(2, 1)]).toEqual([4, 0, 3])
  agenda.set(1, 8, 1)
  agenda.pop()
  expect([agenda.step, agenda.get(0), agenda.get(1), agenda.get(2)]).toEqual([7, 1, 8, 3])
})

test('popped frames leave no trace in the bytes', () => {
  const { agenda, bytes } = make()
  agenda.push(1, 2)
  const before = bytes.slice()
  agenda.push(9, 9, 9, 9)
  agenda.pop()
  expect(bytes).toEqual(before)
  agenda.clear()
  expect(bytes).toEqual(make().bytes)
})

test('mistakes are loud: too deep, empty, bytes that a frame does not have', () => {
  const { agenda } = make(2, 1)
  expect(() => agenda.pop()).toThrow(RangeError)
  expect(() => agenda.push(1, 0, 5)).toThrow('has only 1 bytes')
  agenda.push(1)
  agenda.push(2)
  expect(() => agenda.push(3)).toThrow('deeper than 2')
  expect(agenda.save()).toEqual([
    [1, 0],
    [2, 0],
  ])
})

test('save and load round-trip through JSON', () => {
  const [a, b] = [make(), make()]
  a.agenda.push(7, 1, 2, 3)
  a.agenda.push(9, 4)
  b.agenda.push(5, 5, 5, 5)
  b.agenda.push(5, 5, 5, 5)
  b.agenda.push(5, 5, 5, 5)
  b.agenda.load(JSON.parse(JSON.stringify(a.agenda.save())) as Json)
  expect(b.bytes).toEqual(a.bytes)
})

const BAD: [string, Json][] = [
  ['agenda', 'pledge'],
  [
    'agenda',
    [
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ],
  ],
  [
    'agenda.1',
    [
      [1, 0, 0, 0],
      [1, 0],
    ],
  ],
  ['agenda.0', [[1, 0, 0, 256]]],
  ['agenda.0', [7]],
]
test.each(BAD)('a bad agenda names the place %s', (where, frames) => {
  expect(() => make().agenda.load(frames)).toThrow(PositionError)
  expect(() => make().agenda.load(frames)).toThrow(expect.objectContaining({ where }))
})
