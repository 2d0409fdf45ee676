/**
 * Sets of small integers as bits in 32-bit words. A set is a plain `Uint32Array`, so it can be carved from a state or
 * kept as scratch; nothing here allocates but `makeBits` and `listBits`.
 */
export type Bits = Uint32Array

/** How many words hold the numbers from 0 to `size` - 1. */
export const bitWords = (size: number): number => (size + 31) >>> 5

export const makeBits = (size: number): Bits => new Uint32Array(bitWords(size))

export const hasBit = (bits: Bits, n: number): boolean => (bits[n >>> 5] & (1 << (n & 31))) !== 0

export function setBit(bits: Bits, n: number): void {
  bits[n >>> 5] |= 1 << (n & 31)
}

export function clearBit(bits: Bits, n: number): void {
  bits[n >>> 5] &= ~(1 << (n & 31))
}

/** Takes everything out of the set. A small loop: `fill` takes several times as long for so few words. */
export function clearBits(bits: Bits): void {
  for (let w = 0; w < bits.length; w++) bits[w] = 0
}

/** How many are in the set. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let w = 0; w < bits.length; w++) count += popCount(bits[w])
  return count
}

export function anyBits(bits: Bits): boolean {
  for (let w = 0; w < bits.length; w++) if (bits[w] !== 0) return true
  return false
}

/** Do the two sets share a number? */
export function bitsMeet(a: Bits, b: Bits): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w] & b[w]) !== 0) return true
  return false
}

/**
 * The smallest number in the set that is at least `from`, or -1. The way to walk through a set:
 * `for (let n = nextBit(bits, 0); n >= 0; n = nextBit(bits, n + 1))`.
 */
export function nextBit(bits: Bits, from: number): number {
  let w = from >>> 5
  if (w >= bits.length) return -1
  let word = bits[w] & (-1 << (from & 31))
  while (word === 0) {
    if (++w === bits.length) return -1
    word = bits[w]
  }
  return (w << 5) + lowestBit(word)
}

export function listBits(bits: Bits): number[] {
  const list: number[] = []
  for (let n = nextBit(bits, 0); n >= 0; n = nextBit(bits, n + 1)) list.push(n)
  return list
}

/** Position of the lowest bit of a word that has one. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)

/** How many bits of a word are set. */
export function popCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
