import { type Bits, bitWords, lowestBit, makeBits } from './bits.ts'

/** What `distances` writes for a node that cannot be reached. */
export const UNREACHED = 255

/**
 * A graph over the nodes 0 to `size` - 1, laid out for speed: the neighbours of `n` are the entries of `to` from
 * `first[n]` up to `first[n + 1]`, ascending; `via` tells beside each which edge leads there, so that a game can look up what kind of edge it is.
 */
export class Graph {
  readonly size: number
  readonly first: Uint16Array
  readonly to: Uint16Array
  /** Index of the edge in the list that the graph was made from. */
  readonly via: Uint16Array
  /** One set of neighbours per node, `words` words each. */
  readonly masks: Bits
  readonly words: number
  readonly #queue: Uint16Array
  readonly #frontier: Bits

  /** Edges lead both ways. */
  constructor(size: number, edges: readonly (readonly [number, number])[]) {
    this.size = size
    this.words = bitWords(size)
    this.first = new Uint16Array(size + 1)
    this.to = new Uint16Array(edges.length * 2)
    this.via = new Uint16Array(edges.length * 2)
    this.masks = new Uint32Array(size * this.words)
    this.#queue = new Uint16Array(size)
    this.#frontier = makeBits(size)

    const ends = edges.flatMap(([a, b], edge) => [
      { from: a, to: b, edge },
      { from: b, to: a, edge },
    ])
    for (const { from } of ends)
      if (!(from >= 0 && from < size)) throw new RangeError(`node ${from} is not in a graph of ${size}`)
    ends.sort((x, y) => x.from - y.from || x.to - y.to || x.edge - y.edge)
    ends.forEach(({ from, to, edge }, i) => {
      this.first[from + 1] = i + 1
      this.to[i] = to
      this.via[i] = edge
      this.masks[from * this.words + (to >>> 5)] |= 1 << (to & 31)
    })
    for (let n = 0; n < size; n++) if (this.first[n + 1] < this.first[n]) this.first[n + 1] = this.first[n]
  }

  adjacent(a: number, b: number): boolean {
    return (this.masks[a * this.words + (b >>> 5)] & (1 << (b & 31))) !== 0
  }

  /** The edge between two nodes, or -1. */
  edge(a: number, b: number): number {
    for (let i = this.first[a]; i < this.first[a + 1]; i++) if (this.to[i] === b) return this.via[i]
    return -1
  }

  /**
   * Grows `reached` to everything connected with it by way of nodes in `through`. What `reached` holds at the start is
   * kept, whether it is in `through` or not.
   */
  flood(reached: Bits, through: Bits): void {
    const { words, masks } = this
    const frontier = this.#frontier
    for (let w = 0; w < words; w++) frontier[w] = reached[w]
    let growing = true
    while (growing) {
      growing = false
      for (let w = 0; w < words; w++) {
        while (frontier[w] !== 0) {
          const bit = lowestBit(frontier[w])
          frontier[w] &= frontier[w] - 1
          const node = ((w << 5) + bit) * words
          for (let v = 0; v < words; v++) {
            const fresh = masks[node + v] & through[v] & ~reached[v]
            if (fresh === 0) continue
            reached[v] |= fresh
            frontier[v] |= fresh
            if (v < w) growing = true
          }
        }
      }
    }
  }

  /**
   * Writes into `into` how many steps each node is from the nearest node of `sources`, walking through nodes of
   * `through` (all, if left out); `UNREACHED` where no way leads. A source need not be in `through`.
   */
  distances(sources: Bits, into: Uint8Array, through?: Bits): void {
    const queue = this.#queue
    let tail = 0
    for (let n = 0; n < this.size; n++) {
      const isSource = (sources[n >>> 5] & (1 << (n & 31))) !== 0
      into[n] = isSource ? 0 : UNREACHED
      if (isSource) queue[tail++] = n
    }
    for (let head = 0; head < tail; head++) {
      const node = queue[head]
      for (let i = this.first[node]; i < this.first[node + 1]; i++) {
        const next = this.to[i]
        if (into[next] !== UNREACHED) continue
        if (through !== undefined && (through[next >>> 5] & (1 << (next & 31))) === 0) continue
        into[next] = into[node] + 1
        queue[tail++] = next
      }
    }
  }
}
