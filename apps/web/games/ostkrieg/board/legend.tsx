import '../colours.css'
import './board.css'
import type { JSX } from 'preact'
import { Sign } from '../../../src/art/pictograms.tsx'
import type { AreaDescription, LegendEntry, LegendSection } from '../../../src/board/api.ts'
import { ost } from '../texts/texts.ts'
import { Oil, Source, town } from './area-art.tsx'
import { Stack } from './stack-art.tsx'
import type { UnitCell } from './state.ts'
import { UNITS } from './units.ts'

const sample = (code: string, kind: UnitCell['kind'], count: number, more: Partial<UnitCell> = {}): UnitCell => ({
  code,
  kind,
  count,
  entrenched: 0,
  spent: 0,
  turned: 0,
  fighting: 0,
  ...more,
})
const small = (drawing: JSX.Element) => <g transform="scale(.8)">{drawing}</g>
const place = (features: AreaDescription['features']): AreaDescription => ({
  id: '',
  name: '',
  kind: 'land',
  colours: [],
  features,
})

const units: readonly LegendEntry[] = [
  { label: ost.legend.infantry, art: small(<Stack side="axis" cells={[sample('GI', 'infantry', 3)]} starving={false} />) },
  { label: ost.legend.armor, art: small(<Stack side="soviet" cells={[sample('SA', 'armor', 2)]} starving={false} />) },
  { label: ost.legend.air, art: small(<Stack side="axis" cells={[sample('GL', 'air', 1)]} starving={false} />) },
  { label: ost.legend.partisans, art: small(<Stack side="soviet" cells={[sample('SP', 'partisan', 1)]} starving={false} />) },
  {
    label: ost.legend.turned,
    art: small(<Stack side="axis" cells={[sample('GL', 'air', 2, { spent: 1, turned: 1 })]} starving={false} />),
  },
  ...Object.entries(ost.legend.nations).map(([code, label]) => ({
    label,
    art: small(<Stack side={code === 'YP' ? 'soviet' : 'axis'} cells={[sample(code, UNITS[code].kind, 2)]} starving={false} />),
  })),
  {
    label: ost.legend.entrenched,
    art: small(<Stack side="axis" cells={[sample('GI', 'infantry', 4, { entrenched: 4 })]} starving={false} />),
  },
  { label: ost.legend.starving, art: small(<Stack side="soviet" cells={[sample('SI', 'infantry', 2)]} starving />) },
]

const signs: readonly LegendEntry[] = [
  { label: ost.legend.point, art: town(place({ vp: 1 })) },
  { label: ost.legend.points, art: town(place({ vp: 2 })) },
  {
    label: ost.legend.port,
    art: (
      <g class="ost-port">
        <Sign name="anchor" size={16} ground="transparent" />
      </g>
    ),
  },
  { label: ost.legend.source, art: <Source serves="axis" /> },
  { label: ost.legend.edge, art: <Source serves="eastern-edge" /> },
  { label: ost.legend.oil, art: <Oil count={1} /> },
  {
    label: ost.legend.front,
    art: (
      <g class="ost-front">
        <path d="M-17 0H17" />
        <path d="M-17 0H17" />
      </g>
    ),
  },
]

export const legend: readonly LegendSection[] = [
  { title: ost.legend.units, entries: units },
  { title: ost.legend.signs, entries: signs },
]
