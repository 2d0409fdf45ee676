import type { BoardDescription, BoardLayout, Orientation } from '../../board/api.ts'
import { areas, lines } from './areas.ts'
import eastMap from './generated/east-up.svg?url'
import northMap from './generated/north-up.svg?url'
import type { RaceBoardState, RacePosition, RaceToken } from './state.ts'

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

/** What the board draws for a position. */
export function raceBoard({ areas, armies, transports, fleet }: RacePosition): RaceBoardState {
  const tokens: RaceToken[] = []
  for (const [id, area] of Object.entries(areas)) {
    const supplies = area?.supplies
    if (supplies && supplies.fuel + supplies.ammo + supplies.food > 0)
      tokens.push({ id: `stock/${id}`, kind: 'stock', on: { area: id }, supplies })
  }
  for (const transport of transports)
    tokens.push({ id: transport.id, kind: 'transport', on: { line: transport.line }, transport })
  if (fleet !== undefined) tokens.push({ id: 'fleet', kind: 'fleet', on: { area: fleet } })
  for (const army of armies) tokens.push({ id: army.id, kind: 'army', on: { area: army.area }, army })
  return { areas, tokens }
}
