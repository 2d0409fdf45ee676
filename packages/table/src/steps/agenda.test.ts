import { expect, test } from 'vitest'
import { Carver } from '../carver.ts'
import { Agenda } from './agenda.ts'
import { defineFrames } from './frames.ts'
import { framesOf, liesOnAgenda } from './lying.ts'

const FRAMES = defineFrames<{ army: number; area: number; count: number }>()({
  turn: {},
  move: { army: 'army', steps: 'count' },
  combat: { army: 'army', area: 'area', from: 'area' },
})
const STEP = FRAMES.numbers

function make(deepest = 4): { agenda: Agenda; bytes: Uint8Array } {
  const carve = new Carver(256)
  const agenda = new Agenda(carve, FRAMES, deepest)
  return { agenda, bytes: carve.bytes() }
}

test('steps are numbered in the order in which they are listed', () => {
  expect(FRAMES.names).toEqual(['turn', 'move', 'combat'])
  expect(STEP).toEqual({ turn: 0, move: 1, combat: 2 })
})

test('the frame pushed last is on top; those below wait with what they remember', () => {
  const { agenda } = make()
  const move = agenda.push(STEP.move)
  move.army = 7
  move.steps = 2
  const combat = agenda.push(STEP.combat)
  combat.from = 9
  expect([agenda.depth, agenda.step]).toEqual([2, STEP.combat])
  expect([combat.army, combat.area, combat.from]).toEqual([0, 0, 9])
  agenda.pop()
  expect([agenda.step, agenda.top(STEP.move).army, agenda.top(STEP.move).steps]).toEqual([STEP.move, 7, 2])
})

test('the highest frame of a step is found under others', () => {
  const { agenda } = make()
  expect(agenda.nearest(STEP.turn)).toBeUndefined()
  agenda.push(STEP.move).army = 1
  agenda.push(STEP.move).army = 2
  expect(agenda.nearest(STEP.move)?.army).toBe(2)
  agenda.push(STEP.combat)
  expect(agenda.nearest(STEP.move)?.army).toBe(2)
  expect(agenda.nearest(STEP.turn)).toBeUndefined()
})

test('the lowest frame is found as well as the others', () => {
  const { agenda } = make()
  agenda.push(STEP.move).army = 3
  agenda.push(STEP.combat)
  expect(agenda.nearest(STEP.move)?.army).toBe(3)
})

test('two frames of one step are told apart', () => {
  const { agenda } = make()
  agenda.push(STEP.move).army = 1
  agenda.push(STEP.move).army = 2
  expect(agenda.top(STEP.move).army).toBe(2)
  agenda.pop()
  expect(agenda.top(STEP.move).army).toBe(1)
})

test('popped frames leave no trace in the bytes', () => {
  const { agenda, bytes } = make()
  agenda.push(STEP.move).army = 5
  const before = bytes.slice()
  const combat = agenda.push(STEP.combat)
  combat.army = combat.area = combat.from = 9
  agenda.pop()
  expect(bytes).toEqual(before)
  agenda.clear()
  expect(bytes).toEqual(make().bytes)
})

test('a state has room for so many of the widest frames with their steps, and for how deep they lie: copies cost by the byte', () => {
  expect(make(4).bytes).toHaveLength(4 * (1 + 3) + 1)
})

test('mistakes are loud: too deep, empty', () => {
  const { agenda } = make(1)
  expect(() => agenda.pop()).toThrow('empty')
  agenda.push(STEP.turn)
  expect(() => agenda.push(STEP.turn)).toThrow('deeper than 1')
})

test('frames of a step are found as far as the agenda reaches, and not above it', () => {
  const { agenda } = make()
  agenda.push(STEP.move).army = 1
  agenda.push(STEP.combat)
  agenda.push(STEP.move).army = 2
  expect(framesOf(agenda, STEP.move)).toEqual([
    { army: 1, steps: 0 },
    { army: 2, steps: 0 },
  ])
  expect(liesOnAgenda(agenda, STEP.combat)).toBe(true)
  // Above lie zeros, and the number of this step is 0.
  expect(liesOnAgenda(agenda, STEP.turn)).toBe(false)
  expect(framesOf(agenda, STEP.turn)).toEqual([])
})
