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
  /** The neighbours of each node, ascending, where a loop over them need not be the fastest. */
  readonly around: readonly Uint16Array[]
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
    this.around = Array.from({ length: size }, (_, n) => this.to.subarray(this.first[n], this.first[n + 1]))
  }

  adjacent(a: number, b: number): boolean {
    return (this.masks[a * this.words + (b >>> 5)] & (1 << (b & 31))) !== 0
  }

  /** The edge between two nodes, or -1. */
  edge(a: number, b: number): number {
    for (let i = this.first[a]; i < this.first[a + 1]; i++) if (this.to[i] === b) return this.via[i]
    return -1
  }

  /** Does the node border on one of the set? */
  touches(node: number, nodes: Bits): boolean {
    const { words, masks } = this
    for (let w = 0; w < words; w++) if ((masks[node * words + w] & nodes[w]) !== 0) return true
    return false
  }

  /** Writes into `into` every node that borders on one of `nodes`. */
  borders(nodes: Bits, into: Bits): void {
    const { words, masks } = this
    for (let w = 0; w < words; w++) into[w] = 0
    for (let w = 0; w < words; w++) {
      for (let word = nodes[w] | 0; word !== 0; word &= word - 1) {
        const at = ((w << 5) + lowestBit(word)) * words
        for (let v = 0; v < words; v++) into[v] |= masks[at + v]
      }
    }
  }

  /**
   * Grows `reached` to everything connected with it by way of nodes in `through`. What `reached` holds at the start is
   * kept, whether it is in `through` or not.
   */
  flood(reached: Bits, through: Bits): void {
    if (this.words === 4) {
      this.#floodFour(reached, through)
      return
    }
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

  /** The same for maps of 97 to 128 nodes, as most are: sets of four words stay in variables. */
  #floodFour(reached: Bits, through: Bits): void {
    const { masks } = this
    const t0 = through[0] | 0
    const t1 = through[1] | 0
    const t2 = through[2] | 0
    const t3 = through[3] | 0
    let r0 = reached[0] | 0
    let r1 = reached[1] | 0
    let r2 = reached[2] | 0
    let r3 = reached[3] | 0
    let f0 = r0
    let f1 = r1
    let f2 = r2
    let f3 = r3
    for (;;) {
      let node = 0
      if (f0 !== 0) {
        node = lowestBit(f0)
        f0 &= f0 - 1
      } else if (f1 !== 0) {
        node = 32 + lowestBit(f1)
        f1 &= f1 - 1
      } else if (f2 !== 0) {
        node = 64 + lowestBit(f2)
        f2 &= f2 - 1
      } else if (f3 !== 0) {
        node = 96 + lowestBit(f3)
        f3 &= f3 - 1
      } else break
      const at = node << 2
      let fresh = masks[at] & t0 & ~r0
      r0 |= fresh
      f0 |= fresh
      fresh = masks[at + 1] & t1 & ~r1
      r1 |= fresh
      f1 |= fresh
      fresh = masks[at + 2] & t2 & ~r2
      r2 |= fresh
      f2 |= fresh
      fresh = masks[at + 3] & t3 & ~r3
      r3 |= fresh
      f3 |= fresh
    }
    reached[0] = r0
    reached[1] = r1
    reached[2] = r2
    reached[3] = r3
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
