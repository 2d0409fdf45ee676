import type { BoardDescription } from '../../../src/board/api.ts'
import { fetchLayout, fetchText } from '../../../src/board/fetch-map.ts'
import { areas, lines } from './areas.ts'
import tallLayout from './generated/tall.json?url'
import tallOver from './generated/tall-over.svg?url'
import tallUnder from './generated/tall-under.svg?url'
import wideLayout from './generated/wide.json?url'
import wideOver from './generated/wide-over.svg?url'
import wideUnder from './generated/wide-under.svg?url'

const files = {
  wide: { layout: wideLayout, under: wideUnder, over: wideOver },
  tall: { layout: tallLayout, under: tallUnder, over: tallOver },
} as const

/** The map of Ostkrieg: areas are cells, north is up. */
export const description: BoardDescription = {
  id: 'ostkrieg',
  areas,
  lines,
  orientations: ['north-up'],
  shapes: true,
  async load(_, shape) {
    const { layout: file, under, over } = files[shape]
    const [layout, baseMap, overMap] = await Promise.all([fetchLayout(file), fetchText(under), fetchText(over)])
    return { layout, baseMap, overMap }
  },
}
