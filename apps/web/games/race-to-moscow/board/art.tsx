import './board.css'
import type { BoardArt, LineDescription, LineStyle } from '../../../src/board/api.ts'
import { areaArt, areaSigns, asPrinted } from './area-art.tsx'
import { areas } from './areas.ts'
import { footprint, radius, ring } from './measures.ts'
import type { RaceArea, RaceToken } from './state.ts'
import { tokenArt, tokenSize } from './token-art.tsx'

const byId = new Map(areas.map((area) => [area.id, area]))

/** Casings under cores, railways over both. */
const LINE_STYLES = ['harbour', 'sea', 'red', 'casing', 'casing-double', 'gray', 'white', 'brown', 'rail-bed', 'rail']

/** A double line has two cores; a line with rail at both ends is a railway. */
function stylesOf(line: LineDescription, a: RaceArea | undefined, b: RaceArea | undefined): readonly LineStyle[] {
  if (line.kind !== 'land') return [{ name: line.kind }]
  const [one, two] = line.colours
  const casing = two === undefined ? 'casing' : 'casing-double'
  const rail = (state: RaceArea | undefined, id: string) => {
    const area = byId.get(id)
    return (state ?? (area === undefined ? undefined : asPrinted(area)))?.rail === true
  }
  if (rail(a, line.a) && rail(b, line.b)) return [{ name: 'rail-bed' }, { name: 'rail' }]
  if (two === undefined) return [{ name: casing }, { name: one }]
  return [{ name: casing }, { name: one, side: 2.3 }, { name: two, side: -2.3 }]
}

export const art: BoardArt<RaceArea, RaceToken> = {
  area: areaArt,
  radius,
  ring,
  footprint,
  signs: areaSigns,
  token: tokenArt,
  size: tokenSize,
  rank: ({ features }) => (features.victory || features.base ? 0 : features.frontline ? 1 : 2),
  frontline: (_, { tokens }) => tokens.flatMap(({ kind, on }) => (kind === 'army' && 'area' in on ? [on.area] : [])),
  lineStyles: LINE_STYLES,
  line: stylesOf,
  legend: () => import('./legend.tsx').then(({ legend }) => legend),
}
