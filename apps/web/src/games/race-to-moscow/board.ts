import type { BoardDescription, BoardLayout, Orientation } from '../../board/api.ts'
import { areas, lines } from './areas.ts'
import eastMap from './generated/east-up.svg?url'
import northMap from './generated/north-up.svg?url'

const layouts: Readonly<Record<Orientation, () => Promise<BoardLayout>>> = {
  'east-up': () => import('./generated/east-up.json').then((module) => module.default as unknown as BoardLayout),
  'north-up': () => import('./generated/north-up.json').then((module) => module.default as unknown as BoardLayout),
}
const maps: Readonly<Record<Orientation, string>> = { 'east-up': eastMap, 'north-up': northMap }

/** The map of Race to Moscow. */
export const description: BoardDescription = {
  id: 'race-to-moscow',
  areas,
  lines,
  async load(orientation) {
    const [layout, baseMap] = await Promise.all([layouts[orientation](), fetchText(maps[orientation])])
    return { layout, baseMap }
  },
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The map could not be loaded (${answer.status}).`)
  return answer.text()
}

export { raceBoard } from './tokens.ts'
