/*
 * A QR code for an address, to be read off a terminal. Bytes, the lowest correction, versions 1 to 5: these have one block each and room for
 * 106 bytes, which is more than any address here needs. After ISO/IEC 18004.
 */

/** Data and correction codewords of versions 1 to 5 at level L. */
const CODEWORDS = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const
/** Level L with mask 0, with its own correction and mask. */
const FORMAT = 0b111011111000100

type Grid = (boolean | undefined)[][]

/** The dark modules, row by row; undefined where the text is too long. */
export function qrOf(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = CODEWORDS.findIndex(([data]) => bytes.length + 2 <= data) + 1
  if (version === 0) return undefined
  const [room, correction] = CODEWORDS[version - 1]
  const data = withPadding(bytes, room)
  const codewords = [...data, ...remainder(data, correction)]
  const grid = patterns(version)
  lay(grid, codewords)
  return grid.map((row) => row.map((dark) => dark === true))
}

/** Two modules in a character, dark on light whatever the terminal's colours: with a border of four. */
export function inBlocks(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const isLight = (y: number, x: number): boolean => modules[y]?.[x] !== true
  const lines: string[] = []
  for (let y = -4; y < size + 4; y += 2) {
    let line = ''
    for (let x = -4; x < size + 4; x++) line += '█▀▄ '[(isLight(y, x) ? 0 : 2) + (isLight(y + 1, x) ? 0 : 1)]
    lines.push(`\x1b[97;40m${line}\x1b[0m`)
  }
  return lines.join('\n')
}

/** Byte mode, the length, the bytes, an end of four bits; then as many codewords as there is room for. */
function withPadding(bytes: Uint8Array, room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data: number[] = []
  for (let i = 0; i < nibbles.length; i += 2) data.push((nibbles[i] << 4) | nibbles[i + 1])
  for (let i = 0; data.length < room; i++) data.push(i % 2 === 0 ? 0xec : 0x11)
  return data
}

/** What is left of the data divided by the generator of so many correction codewords, in the field of 256. */
function remainder(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    const longer = [...generator, 0]
    generator.forEach((factor, k) => {
      longer[k + 1] ^= times(factor, root)
    })
    generator = longer
  }
  const left = new Array<number>(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ (left.shift() ?? 0)
    left.push(0)
    for (let k = 0; k < count; k++) left[k] ^= times(generator[k + 1], factor)
  }
  return left
}

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** Everything that is the same for all texts; what is left undefined is for the codewords. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined))
  const set = (y: number, x: number, dark: boolean): void => {
    if (y >= 0 && y < size && x >= 0 && x < size) grid[y][x] = dark
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dy), Math.abs(dx))
        set(y + dy, x + dx, ring !== 2 && ring !== 4)
      }
  const at = size - 7
  if (version > 1)
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) set(at + dy, at + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1)
  for (let i = 0; i < 15; i++) {
    const dark = ((FORMAT >> i) & 1) === 1
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark)
    set(8, i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, dark)
  }
  set(size - 8, 8, true)
  return grid
}

/** In columns of two from the right, up and down; where row and column together are even, the other way round (mask 0). */
function lay(grid: Grid, codewords: readonly number[]): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    const upwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upwards ? size - 1 - step : step
        if (grid[y][x] !== undefined) continue
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
        grid[y][x] = dark !== ((y + x) % 2 === 0)
      }
  }
}
