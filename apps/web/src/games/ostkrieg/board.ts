import type { BoardDescription, BoardLayout } from '../../board/api.ts'
import { areas, lines } from './areas.ts'
import over from './generated/over.svg?url'
import under from './generated/under.svg?url'

/** The map of Ostkrieg: areas are cells, north is up. */
export const description: BoardDescription = {
  id: 'ostkrieg',
  areas,
  lines,
  orientations: ['north-up'],
  async load() {
    const [module, baseMap, overMap] = await Promise.all([import('./generated/layout.json'), fetchText(under), fetchText(over)])
    return { layout: module.default as unknown as BoardLayout, baseMap, overMap }
  },
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The map could not be loaded (${answer.status}).`)
  return answer.text()
}
