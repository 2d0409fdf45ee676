import { expect, test } from 'vitest'
import { farWritings, shortForms } from './labels.ts'

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
