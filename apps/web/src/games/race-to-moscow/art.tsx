import './race-to-moscow.css'
import type { BoardArt, LegendEntry, LineDescription, LineStyle } from '../../board/api.ts'
import { race } from '../../texts/race-to-moscow.ts'
import { areaArt, areaSigns, asPrinted, Medal, Soviet } from './area-art.tsx'
import { areas } from './areas.ts'
import { footprint, radius } from './measures.ts'
import type { RaceArea, RaceToken } from './state.ts'
import { Counter, tokenArt, tokenSize } from './token-art.tsx'

const byId = new Map(areas.map((area) => [area.id, area]))

/** The styles of lines.css: a double line has two cores; a line with rail at both ends is a railway. */
function lineStyles(line: LineDescription, a: RaceArea | undefined, b: RaceArea | undefined): readonly LineStyle[] {
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

const sample = (features: Record<string, boolean | number>, ...colours: string[]) => ({
  id: '',
  name: '',
  kind: 'land' as const,
  colours,
  features,
})

const legend: readonly LegendEntry[] = [
  { label: race.legend.free, art: areaArt(sample({}, 'gray'), {}) },
  { label: race.legend.held, art: areaArt(sample({}, 'gray'), { control: 'gray' }) },
  { label: race.legend.rail, art: areaArt(sample({}, 'gray'), { control: 'gray', rail: true }) },
  { label: race.legend.shared, art: areaArt(sample({}, 'gray', 'white'), {}) },
  { label: race.legend.fortified, art: areaArt(sample({}, 'white'), { bunker: true }) },
  { label: race.legend.soviet, art: <Soviet /> },
  { label: race.legend.base, art: areaArt(sample({ base: true }, 'gray'), { control: 'gray', rail: true }) },
  { label: race.legend.victory, art: areaArt(sample({ victory: true }, 'gray'), {}) },
  { label: race.legend.medal, art: <Medal count={1} /> },
  { label: race.legend.sovietLine, art: <path class="ln ln-red" d="M-17 0H17" /> },
  {
    label: race.legend.railway,
    art: (
      <g>
        <path class="ln ln-rail-bed" d="M-17 0H17" />
        <path class="ln ln-rail" d="M-17 0H17" />
      </g>
    ),
  },
  { label: race.legend.sea, art: <path class="ln ln-sea" d="M-17 0H17" /> },
  {
    label: race.legend.armored,
    art: (
      <g transform="scale(.8)">
        <Counter army={{ group: 'white', armored: true, number: '2', load: { fuel: 2, ammo: 1, food: 1 } }} />
      </g>
    ),
  },
  {
    label: race.legend.field,
    art: (
      <g transform="scale(.8)">
        <Counter army={{ group: 'brown', armored: false, number: '6', load: { fuel: 1, ammo: 2, food: 0 } }} />
      </g>
    ),
  },
]

export const art: BoardArt<RaceArea, RaceToken> = {
  area: areaArt,
  radius,
  footprint,
  signs: areaSigns,
  token: tokenArt,
  size: tokenSize,
  line: lineStyles,
  legend,
}
