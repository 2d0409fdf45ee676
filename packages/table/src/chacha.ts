export const KEY_WORDS = 8
const BLOCK_WORDS = 16
const DOUBLE_ROUNDS = 10

/** The block made last, and what it was made from: key, stream, number. It follows from these and only saves time. */
const block = new Uint32Array(BLOCK_WORDS)
const madeFrom = new Uint32Array(KEY_WORDS + 2)
let isMade = false

/** Word `n` of a stream: ChaCha20 (RFC 8439) with the stream as its nonce, counting its blocks from 0. */
export function keystreamWord(key: Uint32Array, stream: number, n: number): number {
  const number = n >>> 4
  if (!isMade || madeFrom[KEY_WORDS] !== stream || madeFrom[KEY_WORDS + 1] !== number || !isMadeWith(key)) {
    for (let i = 0; i < KEY_WORDS; i++) madeFrom[i] = key[i]
    madeFrom[KEY_WORDS] = stream
    madeFrom[KEY_WORDS + 1] = number
    makeBlock(key, stream, number)
    isMade = true
  }
  return block[n & (BLOCK_WORDS - 1)]
}

function isMadeWith(key: Uint32Array): boolean {
  for (let i = 0; i < KEY_WORDS; i++) if (madeFrom[i] !== key[i]) return false
  return true
}

/** The words stay in variables, which is several times as fast as an array. */
function makeBlock(key: Uint32Array, stream: number, number: number): void {
  // "expand 32-byte k"
  let x0 = 0x61707865
  let x1 = 0x3320646e
  let x2 = 0x79622d32
  let x3 = 0x6b206574
  let x4 = key[0] | 0
  let x5 = key[1] | 0
  let x6 = key[2] | 0
  let x7 = key[3] | 0
  let x8 = key[4] | 0
  let x9 = key[5] | 0
  let x10 = key[6] | 0
  let x11 = key[7] | 0
  let x12 = number | 0
  let x13 = stream | 0
  let x14 = 0
  let x15 = 0
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    x0 = (x0 + x4) | 0
    x12 = rotated(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = rotated(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = rotated(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = rotated(x4 ^ x8, 7)
    x1 = (x1 + x5) | 0
    x13 = rotated(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = rotated(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = rotated(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = rotated(x5 ^ x9, 7)
    x2 = (x2 + x6) | 0
    x14 = rotated(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = rotated(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = rotated(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = rotated(x6 ^ x10, 7)
    x3 = (x3 + x7) | 0
    x15 = rotated(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = rotated(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = rotated(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = rotated(x7 ^ x11, 7)
    x0 = (x0 + x5) | 0
    x15 = rotated(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = rotated(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = rotated(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = rotated(x5 ^ x10, 7)
    x1 = (x1 + x6) | 0
    x12 = rotated(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = rotated(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = rotated(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = rotated(x6 ^ x11, 7)
    x2 = (x2 + x7) | 0
    x13 = rotated(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = rotated(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = rotated(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = rotated(x7 ^ x8, 7)
    x3 = (x3 + x4) | 0
    x14 = rotated(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = rotated(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = rotated(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = rotated(x4 ^ x9, 7)
  }
  block[0] = x0 + 0x61707865
  block[1] = x1 + 0x3320646e
  block[2] = x2 + 0x79622d32
  block[3] = x3 + 0x6b206574
  block[4] = x4 + key[0]
  block[5] = x5 + key[1]
  block[6] = x6 + key[2]
  block[7] = x7 + key[3]
  block[8] = x8 + key[4]
  block[9] = x9 + key[5]
  block[10] = x10 + key[6]
  block[11] = x11 + key[7]
  block[12] = x12 + number
  block[13] = x13 + stream
  block[14] = x14
  block[15] = x15
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
