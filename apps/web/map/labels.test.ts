import { expect, test } from 'vitest'
import type { Candidate, Item } from './label-candidates.ts'
import { cutWritings, farWritings, shortForms } from './labels.ts'
import { settleLabels } from './settle-labels.ts'

const width = (text: string, size: number) => text.length * size * 0.5
const cutOf = (names: readonly (readonly [name: string, cut?: string])[]) =>
  Object.fromEntries(
    Object.entries(
      shortForms(
        names.map(([name, cut]) => ({ id: name, name, cut, size: 12, width })),
        { line: 1.08, lean: 3 },
      ),
    ).map(([id, forms]) => [id, forms.map(({ lines }) => lines[0])]),
  )

test('names are cut as people cut them, and at last to the shortest beginning that no other has', () => {
  expect(
    cutOf([['Novgorod', 'Novg.'], ['Brest'], ['Breslau', 'Bresl.'], ['Stalino'], ['Stalingrad', 'Stalgr.'], ['Kiev']]),
  ).toEqual({
    Novgorod: ['Novg.', 'Nov.'],
    Brest: [],
    Breslau: ['Bresl.'],
    Stalino: [],
    Stalingrad: ['Stalgr.'],
    Kiev: [],
  })
})

test('far away a name may be written in the smallest letters, which costs more, and cut short, which costs most', () => {
  const full = { lines: ['Novgorod'], width: 51, height: 13, price: 0 }
  const ways = farWritings([full], [{ lines: ['Nov.'], width: 27, height: 13 }])
  expect(ways.map(({ lines }) => lines[0])).toEqual(['Novgorod', 'Novgorod', 'Nov.'])
  expect(ways[0]).toEqual(full)
  expect(ways[1].height).toBeCloseTo(9 * 1.08)
  expect(ways[1].price).toBeGreaterThan(0)
  expect(ways[2].price).toBeGreaterThan(ways[1].price)
})

test('a name cut short costs more than any way to write it in full', () => {
  expect(cutWritings(undefined)).toEqual([])
  const ways = cutWritings({ lines: ['Nov.'], width: 27, height: 13 })
  expect(ways.map(({ lines }) => lines[0])).toEqual(['Nov.', 'Nov.', 'Nov.'])
  for (const { price } of ways) expect(price).toBeGreaterThan(40)
  expect(ways[2].width).toBeLessThan(ways[0].width)
})

/** A name that may stand at these places of a row, ten wide, the first being the cheapest. */
function inRow(id: string, worth: number, places: readonly number[]): Item {
  const area = { id, at: [0, 0], radius: 1, writings: [], far: [], worth, great: false, signs: [], slots: () => [] } as const
  const candidates = places.map((x, i): Candidate => {
    const box = [x, 0, 10, 10] as const
    return { at: area.at, box, mine: box, price: i, label: { box, lines: [id], anchor: 'start' } }
  })
  return { key: `label/${id}`, kind: 'label', area, candidates, absent: 1e4, meetsSlot: 0 }
}

test('names make way for each other in turn, so that all of them find a place', () => {
  // Each takes the place that the next one would rather have; only the last can go somewhere else.
  const items = [
    inRow('a', 5, [0, 20]),
    inRow('b', 4, [20, 40]),
    inRow('c', 3, [40, 60]),
    inRow('d', 2, [60, 80]),
    inRow('e', 1, [0]),
  ]
  const settled = settleLabels(items, { from: 1, to: 1.05 }, 1, { tries: 50, patience: 50 })
  const at = Object.fromEntries(settled.map(({ item, candidate }) => [item.area.id, candidate?.box[0]]))
  expect(at).toEqual({ a: 20, b: 40, c: 60, d: 80, e: 0 })
})
