import '../colours.css'
import './board.css'
import { Sign } from '../../../src/art/pictograms.tsx'
import type { LegendSection } from '../../../src/board/api.ts'
import { legendWords as words } from '../texts/legend.ts'
import { areaArt, Harbour, Medal, Soviet } from './area-art.tsx'
import { GOODS, PAPER } from './colours.ts'
import type { Group, RaceArea, RaceArmy, RaceToken } from './state.ts'
import { Counter, tokenArt } from './token-art.tsx'

const area = (state: RaceArea, features: Record<string, boolean | number>, ...colours: Group[]) =>
  areaArt({ id: '', name: '', kind: 'land', colours, features }, state)
const army = (more: Partial<RaceArmy> = {}) => (
  <g transform="scale(.85)">
    <Counter army={{ group: 'white', armored: true, number: '2', load: { fuel: 2, ammo: 1, food: 1 }, ...more }} />
  </g>
)
/** As it looks close up. */
const token = (one: RaceToken) => tokenArt(one, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
const line = (...names: string[]) => (
  <g>
    {names.map((name) => (
      <path key={name} class={`ln ln-${name}`} d="M-22 0H22" />
    ))}
  </g>
)
const goods = (kind: 'fuel' | 'ammo' | 'food', pip: string) => (
  <g style={{ color: GOODS[kind] }}>
    <Sign name={kind} x={-9} size={20} ground={PAPER} />
    <path d={pip} fill="currentColor" />
  </g>
)

/** Every sign on the map, by what it belongs to. */
export const legend: readonly LegendSection[] = [
  {
    title: words.groups.title,
    entries: (['gray', 'white', 'brown'] as const).map((group) => ({
      label: words.groups[group],
      art: area({ control: group }, {}, group),
    })),
  },
  {
    title: words.areas.title,
    entries: [
      { label: words.areas.free, art: area({}, {}, 'gray') },
      { label: words.areas.shared, art: area({}, {}, 'gray', 'white') },
      { label: words.areas.held, art: area({ control: 'gray' }, {}, 'gray') },
      { label: words.areas.rail, art: area({ control: 'gray', rail: true }, {}, 'gray') },
      { label: words.areas.soviet, art: <Soviet /> },
      { label: words.areas.fortified, art: area({ bunker: true }, {}, 'white') },
      { label: words.areas.base, art: area({ control: 'gray', rail: true }, { base: true }, 'gray') },
      { label: words.areas.victory, art: <g transform="scale(.75)">{area({}, { victory: true }, 'gray')}</g> },
      { label: words.areas.medal, art: <Medal count={1} /> },
      { label: words.areas.medals, art: <Medal count={2} /> },
      { label: words.areas.harbour, art: <Harbour /> },
      { label: words.areas.sea, art: areaArt({ id: '', name: '', kind: 'sea', colours: [], features: {} }, undefined) },
      { label: words.areas.winter, art: <rect x={-26} y={-22} width={52} height={44} style={{ fill: 'var(--rtm-winter)' }} /> },
    ],
  },
  {
    title: words.pieces.title,
    entries: [
      { label: words.pieces.armored, art: army() },
      { label: words.pieces.field, art: army({ group: 'brown', armored: false, number: '6' }) },
      { label: words.pieces.moved, art: army({ moved: true }) },
      { label: words.pieces.halted, art: army({ halted: true }) },
      {
        label: words.pieces.plate,
        art: (
          <g transform="scale(.72)">
            {token({ id: '', kind: 'stock', on: { area: '' }, supplies: { fuel: 3, ammo: 1, food: 2 } })}
          </g>
        ),
      },
      ...(['train', 'truck'] as const).map((kind) => ({
        label: words.pieces[kind],
        art: token({ id: '', kind: 'transport', on: { line: '' }, transport: { id: '', kind, group: 'gray', line: '' } }),
      })),
      { label: words.pieces.fleet, art: token({ id: '', kind: 'fleet', on: { area: '' } }) },
    ],
  },
  {
    title: words.goods.title,
    entries: [
      { label: words.goods.fuel, art: goods('fuel', 'M8 -3h6v6h-6z') },
      { label: words.goods.ammo, art: goods('ammo', 'M11 -4l4 7.4h-8z') },
      { label: words.goods.food, art: goods('food', 'M7.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z') },
    ],
  },
  {
    title: words.lines.title,
    entries: [
      { label: words.lines.own, art: line('casing', 'gray') },
      { label: words.lines.railway, art: line('rail-bed', 'rail') },
      { label: words.lines.soviet, art: line('red') },
      { label: words.lines.sea, art: line('sea') },
    ],
  },
]
