import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasBit, listBits, makeBits, setBit } from './bits.ts'
import { Graph, UNREACHED } from './graph.ts'

/** Three words, and four, for which there is code of its own. */
const SIZES = [70, 110]
const SIZE = 110
const nodes = fc.uniqueArray(fc.nat(SIZE - 1))
const edges = fc.array(fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1)), { maxLength: 200, size: 'max' })
const bitsOf = (list: readonly number[]) => {
  const bits = makeBits(SIZE)
  for (const n of list) setBit(bits, n)
  return bits
}

/** Steps to every node the slow way, with sets: the reference. */
function walk(
  list: readonly (readonly [number, number])[],
  from: readonly number[],
  through: (n: number) => boolean,
): Map<number, number> {
  const steps = new Map(from.map((n) => [n, 0]))
  let edge = [...from]
  for (let distance = 1; edge.length > 0; distance++) {
    const next = new Set<number>()
    for (const [a, b] of list) {
      if (edge.includes(a) && through(b) && !steps.has(b)) next.add(b)
      if (edge.includes(b) && through(a) && !steps.has(a)) next.add(a)
    }
    for (const n of next) steps.set(n, distance)
    edge = [...next]
  }
  return steps
}

describe('a graph', () => {
  //  0 - 1 - 2   5
  //  |       |
  //  3 ----- 4
  const ring = new Graph(6, [
    [0, 1],
    [1, 2],
    [2, 4],
    [4, 3],
    [3, 0],
  ])

  test('knows neighbours in ascending order and the edge that leads there', () => {
    const neighbours = (n: number): number[] => [...ring.to.subarray(ring.first[n], ring.first[n + 1])]
    expect([0, 1, 4, 5].map(neighbours)).toEqual([[1, 3], [0, 2], [2, 3], []])
    expect([ring.edge(3, 4), ring.edge(4, 3), ring.edge(0, 4)]).toEqual([3, 3, -1])
    expect([ring.adjacent(0, 3), ring.adjacent(3, 0), ring.adjacent(0, 2), ring.adjacent(5, 5)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('knows what borders on a set of nodes', () => {
    const into = bitsOf([5])
    ring.borders(bitsOf([0, 1]), into)
    expect(listBits(into)).toEqual([0, 1, 2, 3])
    expect([0, 1, 4, 5].map((node) => ring.touches(node, bitsOf([3, 5])))).toEqual([true, false, true, false])
    ring.borders(bitsOf([5]), into)
    expect(listBits(into)).toEqual([])
  })

  test('floods around what is closed, and keeps where it began', () => {
    const through = bitsOf([1, 2, 5])
    const reached = bitsOf([0])
    ring.flood(reached, through)
    expect(listBits(reached)).toEqual([0, 1, 2])
  })

  test('measures distances, and says what cannot be reached', () => {
    const into = new Uint8Array(6)
    ring.distances(bitsOf([0]), into)
    expect([...into]).toEqual([0, 1, 2, 1, 2, UNREACHED])
    ring.distances(bitsOf([0]), into, bitsOf([1, 2, 4]))
    expect([...into]).toEqual([0, 1, 2, UNREACHED, 3, UNREACHED])
  })

  test('refuses edges to nowhere', () => {
    expect(() => new Graph(3, [[0, 3]])).toThrow('node 3')
  })
})

test.each(SIZES)('borders, flood and distances agree with the slow way on any graph of %i nodes', (size) => {
  fc.assert(
    fc.property(edges, nodes, nodes, (anyEdges, anyFrom, anyOpen) => {
      const list = anyEdges.filter(([a, b]) => a < size && b < size)
      const from = anyFrom.filter((n) => n < size)
      const open = anyOpen.filter((n) => n < size)
      const graph = new Graph(size, list)
      const through = bitsOf(open)
      const reference = walk(list, from, (n) => hasBit(through, n))
      const reached = bitsOf(from)
      graph.flood(reached, through)
      expect(listBits(reached)).toEqual([...reference.keys()].sort((a, b) => a - b))
      const around = makeBits(size)
      graph.borders(bitsOf(from), around)
      const neighbours = list.flatMap(([a, b]) => [from.includes(a) ? b : -1, from.includes(b) ? a : -1])
      expect(listBits(around)).toEqual([...new Set(neighbours)].filter((n) => n >= 0).sort((a, b) => a - b))
      for (let n = 0; n < size; n++) expect(graph.touches(n, bitsOf(from))).toBe(hasBit(around, n))
      const into = new Uint8Array(size)
      graph.distances(bitsOf(from), into, through)
      expect([...into]).toEqual(Array.from({ length: size }, (_, n) => reference.get(n) ?? UNREACHED))
    }),
  )
})
