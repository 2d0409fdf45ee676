import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Carver } from './carver.ts'
import { Chance, looseChance, type SavedChance } from './chance.ts'
import { PositionError } from './game.ts'
import type { Json } from './json.ts'

const STREAMS = ['cards', 'dice', 'weather']

function sealed(seed: string): { chance: Chance; bytes: Uint8Array } {
  const carve = new Carver(512)
  const chance = new Chance(carve, STREAMS.length)
  chance.seal(seed)
  return { chance, bytes: carve.bytes() }
}

function keyed(key: readonly number[], drawn = [0, 0, 0]): Chance {
  const { chance } = sealed('')
  chance.load({ kind: 'sealed', key, drawn }, STREAMS)
  return chance
}

/** The next words of a stream as the bytes of the cipher. */
function keystream(chance: Chance, stream: number, words: number): string {
  const bytes = Array.from({ length: words }, () => chance.word(stream)).flatMap((word) => [
    word & 255,
    (word >>> 8) & 255,
    (word >>> 16) & 255,
    word >>> 24,
  ])
  return bytesToHex(Uint8Array.from(bytes))
}

describe('the sealed generator', () => {
  // RFC 8439, appendix A.1, test vectors 1 to 4.
  const VECTORS = [
    {
      key: [0, 0, 0, 0, 0, 0, 0, 0],
      block: 0,
      stream:
        '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    },
    {
      key: [0, 0, 0, 0, 0, 0, 0, 0],
      block: 1,
      stream:
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    },
    {
      key: [0, 0, 0, 0, 0, 0, 0, 0x01000000],
      block: 1,
      stream:
        '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    },
    {
      key: [0x0000ff00, 0, 0, 0, 0, 0, 0, 0],
      block: 2,
      stream:
        '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    },
  ]

  test.each(VECTORS)('is ChaCha20: block $block of a published key', ({ key, block, stream }) => {
    expect(keystream(keyed(key, [16 * block, 0, 0]), 0, 16)).toBe(stream)
  })

  test('draws depend on the key through the cipher alone: equal keys give equal draws, one bit changes them all', () => {
    const key = [1, 2, 3, 4, 5, 6, 7, 8]
    const first = keystream(keyed(key), 1, 64)
    expect(keystream(keyed(key), 1, 64)).toBe(first)
    for (let bit = 0; bit < 256; bit += 17) {
      const other = keyed(key.map((word, i) => (i === bit >> 5 ? (word ^ (1 << (bit & 31))) >>> 0 : word)))
      expect(differingBits(keystream(other, 1, 64), first) / (64 * 32)).toBeCloseTo(0.5, 1)
    }
  })

  test('streams are independent: drawing from one leaves the others as they are', () => {
    const alone = keystream(sealed('a').chance, 1, 20)
    const { chance } = sealed('a')
    for (let i = 0; i < 50; i++) chance.pick(0, 6)
    expect(keystream(chance, 1, 20)).toBe(alone)
    expect(keystream(sealed('a').chance, 2, 20)).not.toBe(alone)
  })

  test('seeds give different keys; equal seeds equal bytes', () => {
    expect(sealed('a').bytes).toEqual(sealed('a').bytes)
    expect(sealed('a').bytes).not.toEqual(sealed('b').bytes)
  })

  test('a state whose bytes were overwritten draws from its new key', () => {
    const [a, b] = [sealed('a'), sealed('b')]
    a.chance.word(0)
    a.bytes.set(b.bytes)
    expect(keystream(a.chance, 0, 20)).toBe(keystream(b.chance, 0, 20))
  })
})

describe('pick', () => {
  const GENERATORS: [string, Chance][] = [
    ['sealed', sealed('uniform').chance],
    ['fast', looseChance(5)],
  ]
  test.each(GENERATORS)('%s: every number is equally likely', (_, chance) => {
    for (const below of [2, 6, 7, 52]) {
      const draws = 700 * below
      const counts = new Array<number>(below).fill(0)
      for (let i = 0; i < draws; i++) counts[chance.pick(0, below)]++
      const expected = draws / below
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      // Six standard deviations above its mean.
      expect(chiSquare).toBeLessThan(below - 1 + 6 * Math.sqrt(2 * (below - 1)))
    }
  })

  test('words beyond the last whole multiple are thrown away rather than folded onto the low numbers', () => {
    // With 3 * 2^30 numbers to pick from, folding would make the lowest third twice as likely.
    const below = 3 * 2 ** 30
    const chance = looseChance(9)
    let low = 0
    for (let i = 0; i < 6000; i++) if (chance.pick(0, below) < 2 ** 30) low++
    expect(low / 6000).toBeGreaterThan(0.3)
    expect(low / 6000).toBeLessThan(0.37)
  })

  test('there is nothing to draw from none', () => {
    expect(() => looseChance(1).pick(0, 0)).toThrow(RangeError)
    expect(() => looseChance(1).pick(0, Number.NaN)).toThrow(RangeError)
    expect(looseChance(1).pick(0, 1)).toBe(0)
  })
})

test('the fast generator is sfc32: words counted by hand from its definition', () => {
  const words = (seed: number): number[] => {
    const chance = looseChance(seed)
    return [chance.word(0), chance.word(0), chance.word(0)]
  }
  expect(words(12345)).toEqual(sfc32ByBigInt(12345, 3))
  expect(words(0xffffffff)).toEqual(sfc32ByBigInt(0xffffffff, 3))
})

test('shuffle keeps the entries, stays inside its bounds and reaches every order', () => {
  const chance = looseChance(3)
  const orders = new Map<string, number>()
  for (let i = 0; i < 2400; i++) {
    const list = [9, 0, 1, 2, 3, 9]
    chance.shuffle(0, list, 1, 5)
    expect([list[0], list[5]]).toEqual([9, 9])
    const order = list.slice(1, 5).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  for (const times of orders.values()) expect(Math.abs(times - 100)).toBeLessThan(60)
})

describe('scripted draws', () => {
  test('come first, in order, for their own stream', () => {
    const { chance } = sealed('x')
    const plain = sealed('x').chance
    chance.script(1, [5, 1, 0])
    expect(chance.pick(0, 6)).toBe(plain.pick(0, 6))
    expect([chance.pick(1, 6), chance.pick(1, 6), chance.pick(1, 6)]).toEqual([5, 1, 0])
    expect(chance.pick(1, 6)).toBe(plain.pick(1, 6))
  })

  test('used up, they leave no trace in the bytes', () => {
    const { chance, bytes } = sealed('x')
    chance.script(2, [1, 2])
    chance.script(0, [3])
    for (const stream of [2, 0, 2]) chance.pick(stream, 6)
    expect(bytes).toEqual(sealed('x').bytes)
  })

  test('the order of queueing different streams does not matter', () => {
    const [a, b] = [sealed('x'), sealed('x')]
    a.chance.script(2, [1])
    a.chance.script(0, [2])
    a.chance.script(2, [3])
    b.chance.script(0, [2])
    b.chance.script(2, [1, 3])
    expect(a.bytes).toEqual(b.bytes)
  })

  test('have bounds', () => {
    const { chance } = sealed('x')
    expect(() => chance.script(0, new Array(41).fill(1))).toThrow('at most 40')
    expect(() => sealed('x').chance.script(0, [256])).toThrow(RangeError)
  })
})

describe('saving', () => {
  const draws = fc.array(fc.record({ stream: fc.nat(2), below: fc.integer({ min: 1, max: 100 }) }))
  const script = fc.array(fc.record({ stream: fc.nat(2), value: fc.nat(255) }), { maxLength: 40 })

  test('goes through JSON and back to the same bytes', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), draws, script, (seed, fast, drawn, scripted) => {
        const { chance, bytes } = sealed(seed)
        if (fast) chance.quicken(seed.length)
        for (const { stream, below } of drawn) chance.pick(stream, below)
        for (const { stream, value } of scripted) chance.script(stream, [value])
        const again = sealed('other')
        again.chance.script(1, [1])
        again.chance.load(JSON.parse(JSON.stringify(chance.save(STREAMS))) as Json, STREAMS)
        expect(again.bytes).toEqual(bytes)
        expect(again.chance.pick(1, 1000)).toBe(chance.pick(1, 1000))
      }),
    )
  })

  test('a hand-written chance may give a seed and the next draws', () => {
    const { chance } = sealed('other')
    chance.load({ seed: 'abc', next: { dice: [5, 1] } }, STREAMS)
    expect([chance.pick(1, 6), chance.pick(1, 6)]).toEqual([5, 1])
    expect(chance.pick(0, 1000)).toBe(sealed('abc').chance.pick(0, 1000))
  })

  const good: SavedChance = { kind: 'sealed', key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: [0, 0, 0] }
  const BAD: [string, Json | undefined][] = [
    ['chance', undefined],
    ['chance', []],
    ['chance.kind', { ...good, kind: 'loaded' }],
    ['chance.key', { ...good, key: [1, 2, 3] }],
    ['chance.key', { ...good, key: [0, 0, 0, 0, 0, 0, 0, -1] }],
    ['chance.drawn', { ...good, drawn: [0, 0, 0, 0] }],
    ['chance.seed', { seed: 7 }],
    ['chance.next', { ...good, next: [1] }],
    ['chance.next.luck', { ...good, next: { luck: [1] } }],
    ['chance.next.dice', { ...good, next: { dice: [300] } }],
    ['chance.next.dice', { ...good, next: { dice: new Array(41).fill(0) } }],
  ]
  test.each(BAD)('%s at fault is named', (where, value) => {
    const load = (): void => sealed('x').chance.load(value, STREAMS)
    expect(load).toThrow(PositionError)
    expect(load).toThrow(expect.objectContaining({ where }))
  })
})

function differingBits(a: string, b: string): number {
  let bits = 0
  for (let i = 0; i < a.length; i++) {
    for (let x = Number.parseInt(a[i], 16) ^ Number.parseInt(b[i], 16); x > 0; x &= x - 1) bits++
  }
  return bits
}

/** The definition of sfc32 in another arithmetic, after the twelve rounds that mix the seed in. */
function sfc32ByBigInt(seed: number, count: number): number[] {
  const mask = 0xffffffffn
  let [a, b, c, counter] = [BigInt(seed), BigInt(seed) >> 16n, 0x9e3779b9n, 1n]
  const next = (): number => {
    const sum = (a + b + counter) & mask
    counter = (counter + 1n) & mask
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) & mask
    c = ((((c << 21n) & mask) | (c >> 11n)) + sum) & mask
    return Number(sum)
  }
  for (let i = 0; i < 12; i++) next()
  return Array.from({ length: count }, next)
}
