import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** Widths of a font's glyphs in thousandths of its size, read from the font that the page loads. */
export type Widths = (text: string, size: number) => number

const require = createRequire(import.meta.url)

/** `file` is a .woff of a @fontsource package: a table directory and zlib streams. */
export function widthsOf(file: string): Widths {
  const font = readFileSync(require.resolve(file))
  const tables = new Map<string, Buffer>()
  for (let i = 0; i < font.readUInt16BE(12); i++) {
    const entry = 44 + 20 * i
    const [offset, packed, full] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at))
    const data = font.subarray(offset, offset + packed)
    tables.set(font.toString('latin1', entry, entry + 4), packed < full ? inflateSync(data) : data)
  }
  const table = (name: string) => {
    const found = tables.get(name)
    if (found === undefined) throw new Error(`${file} has no ${name} table.`)
    return found
  }
  const perEm = table('head').readUInt16BE(18)
  const measured = table('hhea').readUInt16BE(34)
  const advances = table('hmtx')
  const glyph = glyphsOf(table('cmap'))
  return (text, size) => {
    let width = 0
    for (const letter of text) width += advances.readUInt16BE(4 * Math.min(glyph(letter.codePointAt(0) as number), measured - 1))
    return (width / perEm) * size
  }
}

/** Looks a character up in the format 4 subtable that every font has for the basic plane. */
function glyphsOf(cmap: Buffer): (code: number) => number {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const start = cmap.readUInt32BE(4 + 8 * i + 4)
    if (cmap.readUInt16BE(start) !== 4) continue
    const doubled = cmap.readUInt16BE(start + 6)
    const [ends, starts, deltas, ranges] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled].map((at) => start + at)
    return (code) => {
      for (let at = 0; at < doubled; at += 2) {
        if (code > cmap.readUInt16BE(ends + at)) continue
        const first = cmap.readUInt16BE(starts + at)
        if (code < first) return 0
        const range = cmap.readUInt16BE(ranges + at)
        const delta = cmap.readUInt16BE(deltas + at)
        if (range === 0) return (code + delta) & 0xffff
        const found = cmap.readUInt16BE(ranges + at + range + 2 * (code - first))
        return found === 0 ? 0 : (found + delta) & 0xffff
      }
      return 0
    }
  }
  throw new Error('The font has no character map that can be read.')
}
