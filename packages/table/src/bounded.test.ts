import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pile } from './bounded.ts'
import { Carver } from './carver.ts'

const MOST = 8
function make(): { pile: Pile; bytes: Uint8Array } {
  const carve = new Carver(16)
  const pile = new Pile(carve, MOST)
  return { pile, bytes: carve.bytes() }
}

test('a pile behaves like a list, and its bytes tell only what is in it', () => {
  const deeds = fc.array(
    fc.oneof(
      fc.record({ push: fc.nat(5) }),
      fc.record({ remove: fc.nat(5) }),
      fc.record({ removeAt: fc.nat(7) }),
      fc.constant({ pop: true }),
    ),
  )
  fc.assert(
    fc.property(deeds, (list) => {
      const { pile, bytes } = make()
      const model: number[] = []
      for (const deed of list) {
        if ('push' in deed && model.length < MOST) {
          pile.push(deed.push)
          model.push(deed.push)
        } else if ('remove' in deed) {
          const at = model.indexOf(deed.remove)
          if (at >= 0) model.splice(at, 1)
          expect(pile.remove(deed.remove)).toBe(at >= 0)
        } else if ('removeAt' in deed && deed.removeAt < model.length)
          expect(pile.removeAt(deed.removeAt)).toBe(model.splice(deed.removeAt, 1)[0])
        else if ('pop' in deed && model.length > 0) expect(pile.pop()).toBe(model.pop())
        expect([...pile.entries()]).toEqual(model)
        expect(pile.count).toBe(model.length)
        expect([0, 1, 2, 3, 4, 5].map((entry) => pile.contains(entry))).toEqual(
          [0, 1, 2, 3, 4, 5].map((entry) => model.includes(entry)),
        )
        if (model.length > 0) expect([pile.top, pile.at(0)]).toEqual([model.at(-1), model[0]])
      }
      const fresh = make()
      for (const entry of model) fresh.pile.push(entry)
      expect(bytes).toEqual(fresh.bytes)
    }),
  )
})

test('sorting and clearing', () => {
  const { pile, bytes } = make()
  for (const entry of [3, 200, 1]) pile.push(entry)
  pile.sort()
  expect([...pile.entries()]).toEqual([1, 3, 200])
  pile.clear()
  expect(bytes).toEqual(make().bytes)
})

test('mistakes are loud', () => {
  const { pile } = make()
  expect(() => pile.pop()).toThrow(RangeError)
  expect(() => pile.removeAt(0)).toThrow(RangeError)
  for (let i = 0; i < MOST; i++) pile.push(i)
  expect(() => pile.push(9)).toThrow('full')
  expect(() => new Pile(new Carver(400), 256)).toThrow(RangeError)
})
