import type { BoardDescription, Orientation } from '../../../src/board/api.ts'
import { fetchLayout, fetchText } from '../../../src/board/fetch-map.ts'
import { areas, lines } from './areas.ts'
import eastLayout from './generated/east-up.json?url'
import eastMap from './generated/east-up.svg?url'
import northLayout from './generated/north-up.json?url'
import northMap from './generated/north-up.svg?url'

const layouts: Readonly<Record<Orientation, string>> = { 'east-up': eastLayout, 'north-up': northLayout }
const maps: Readonly<Record<Orientation, string>> = { 'east-up': eastMap, 'north-up': northMap }

/** The map of Race to Moscow. */
export const description: BoardDescription = {
  id: 'race-to-moscow',
  areas,
  lines,
  async load(orientation) {
    const [layout, baseMap] = await Promise.all([fetchLayout(layouts[orientation]), fetchText(maps[orientation])])
    return { layout, baseMap }
  },
}

export { raceBoard } from './tokens.ts'
