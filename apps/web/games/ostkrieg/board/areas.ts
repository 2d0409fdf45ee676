import { type AreaDescription, type LineDescription, lineId } from '../../../src/board/api.ts'
import generated from './generated/areas.json' with { type: 'json' }

/** The areas and borders of the map, as `map/build.ts` took them from the game's content. Ids are numbers as text. */
export const areas = generated.areas as readonly AreaDescription[]
export const lines: readonly LineDescription[] = generated.lines.map(({ a, b }) => ({
  id: lineId(a, b),
  a,
  b,
  kind: 'border',
  border: true,
  colours: [],
}))

const byId = new Map(areas.map((area) => [area.id, area]))
export const areaById = (id: string): AreaDescription | undefined => byId.get(id)
