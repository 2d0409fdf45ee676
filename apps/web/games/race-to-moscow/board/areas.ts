import { type AreaDescription, type LineDescription, lineId } from '../../../src/board/api.ts'
import generated from './generated/areas.json' with { type: 'json' }

/** The areas and lines of the map, as `map/build.ts` took them from the game's content. */
export const areas = generated.areas as readonly AreaDescription[]
export const lines: readonly LineDescription[] = generated.lines.map((line) => ({
  id: lineId(line.a, line.b),
  a: line.a,
  b: line.b,
  kind: line.kind,
  colours: line.colours,
}))
