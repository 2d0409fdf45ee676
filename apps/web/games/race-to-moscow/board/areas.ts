import { played } from '@railhead/race-to-moscow/played'
import { type AreaDescription, type LineDescription, lineId } from '../../../src/board/api.ts'

/** The areas and lines of the map, as the game has them. */
export const areas: readonly AreaDescription[] = [
  ...played.map.areas.map((area) => ({ ...area, kind: 'land' as const })),
  ...played.map.seas.map((sea) => ({ ...sea, kind: 'sea' as const, colours: [] })),
]
export const lines: readonly LineDescription[] = played.map.lines.map((line) => ({
  id: lineId(line.a, line.b),
  a: line.a,
  b: line.b,
  kind: line.kind,
  colours: line.kind === 'land' ? line.colours : [],
}))
