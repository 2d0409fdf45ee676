import type { BoardDescription } from '../../../src/board/api.ts'
import { fetchLayout, fetchText } from '../../../src/board/fetch-map.ts'
import { areas, lines } from './areas.ts'
import layoutFile from './generated/layout.json?url'
import over from './generated/over.svg?url'
import under from './generated/under.svg?url'

/** The map of Ostkrieg: areas are cells, north is up. */
export const description: BoardDescription = {
  id: 'ostkrieg',
  areas,
  lines,
  orientations: ['north-up'],
  async load() {
    const [layout, baseMap, overMap] = await Promise.all([fetchLayout(layoutFile), fetchText(under), fetchText(over)])
    return { layout, baseMap, overMap }
  },
}
