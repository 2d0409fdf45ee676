import type { JSX } from 'preact'
import { Sign } from '../../../src/art/pictograms.tsx'
import type { AreaDescription } from '../../../src/board/api.ts'
import { memo } from '../../../src/board/memo.ts'
import { emblem, GROUPS, INK, MEDAL, SOVIET } from './colours.ts'
import { radius } from './measures.ts'
import type { Group, RaceArea } from './state.ts'

/** What lies on an area at the start, before any state is known: what is printed. */
export function asPrinted(area: AreaDescription): RaceArea {
  const { printed, fort, soviet, medals } = area.features
  return {
    control: printed ? (area.colours[0] as Group) : undefined,
    rail: printed === true,
    bunker: fort === true,
    soviet: soviet === true,
    medals: typeof medals === 'number' ? medals : 0,
  }
}

const star = (outer: number, inner: number, points: number) =>
  `${Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points
    const r = i % 2 === 0 ? outer : inner
    return `${i === 0 ? 'M' : 'L'}${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`
  }).join('')}z`

const STAR = star(29, 16, 5)
const TEETH = 10

export function areaArt(area: AreaDescription, state: RaceArea | undefined): JSX.Element {
  if (area.kind === 'sea') return <Sea />
  const { control, rail, bunker, soviet } = state ?? asPrinted(area)
  return <Land area={area} control={control} rail={rail === true} bunker={bunker === true} soviet={soviet} />
}

function Sea() {
  return (
    <g class="rtm-sea">
      <circle r={9} />
      <path d="M-5.4 -2.6q1.35-1.8 2.7 0t2.7 0 2.7 0 2.7 0M-5.4 2.6q1.35-1.8 2.7 0t2.7 0 2.7 0 2.7 0" />
    </g>
  )
}

interface LandProps {
  readonly area: AreaDescription
  readonly control: Group | undefined
  readonly rail: boolean
  readonly bunker: boolean
  readonly soviet: RaceArea['soviet']
}

const Land = memo(({ area, control, rail, bunker, soviet }: LandProps) => {
  const { victory, base, frontline } = area.features
  const r = radius(area)
  const groups = area.colours as readonly Group[]
  const plate = r + 3.5
  return (
    <g>
      {victory && <path d={STAR} fill={MEDAL.fill} stroke={MEDAL.edge} stroke-width={1.4} stroke-linejoin="round" />}
      {(base || frontline) && (
        <rect
          x={-plate}
          y={-plate}
          width={2 * plate}
          height={2 * plate}
          rx={3}
          fill={GROUPS[groups[0]].fill}
          class="rtm-plate"
          stroke={GROUPS[groups[0]].edge}
        />
      )}
      {bunker && <Teeth r={r} />}
      {control === undefined ? <Free groups={groups} r={r} bare={isThere(soviet)} /> : <Held group={control} r={r} rail={rail} />}
      {isThere(soviet) && <Soviet face={soviet} />}
    </g>
  )
})

/** Battlements around the town; they vanish with the bunker. */
function Teeth({ r }: { r: number }) {
  const at = r + 2.8
  const length = (2 * Math.PI * at) / TEETH
  return (
    <g class="rtm-teeth">
      <circle r={r + 1.2} />
      <circle r={at} stroke-width={3.6} stroke-dasharray={`${(length * 0.46).toFixed(2)} ${(length * 0.54).toFixed(2)}`} />
    </g>
  )
}

/** Pale, ring in the colour of who may enter, hollow emblem; shared areas are split. */
function Free({ groups, r, bare }: { groups: readonly Group[]; r: number; bare: boolean }) {
  if (groups.length > 1) return <Shared groups={groups} r={r} bare={bare} />
  const [group] = groups
  const { fill, edge, tint } = GROUPS[group]
  const white = group === 'white'
  return (
    <g>
      <circle r={r} fill={white ? fill : tint} stroke={edge} class={`rtm-edge rtm-edge-${group}`} />
      {!white && <circle r={r - 2} fill="none" stroke={fill} stroke-width={2.6} />}
      {!bare && <path d={emblem(group, white ? 8 : 9)} fill="none" stroke={INK} stroke-width={1.5} stroke-linejoin="round" />}
    </g>
  )
}

function Shared({ groups, r, bare }: { groups: readonly Group[]; r: number; bare: boolean }) {
  const slice = (Math.PI * 2) / groups.length
  const start = groups.length === 2 ? Math.PI : -Math.PI / 2 - slice
  const point = (angle: number, at: number) => `${(at * Math.cos(angle)).toFixed(2)} ${(at * Math.sin(angle)).toFixed(2)}`
  const from = (i: number) => (groups.length === 2 ? Math.PI / 2 + i * Math.PI : start + i * slice)
  return (
    <g>
      {groups.map((group, i) => (
        <path
          key={group}
          d={`M0 0L${point(from(i), r)}A${r} ${r} 0 0 1 ${point(from(i) + slice, r)}z`}
          fill={GROUPS[group].fill}
          stroke={INK}
          stroke-width={0.8}
        />
      ))}
      <circle r={r} fill="none" stroke={INK} class="rtm-edge" />
      {!bare &&
        groups.map((group, i) => {
          const angle = from(i) + slice / 2
          return (
            <path
              key={group}
              transform={`translate(${point(angle, r * 0.5)})`}
              d={emblem(group, groups.length === 2 ? 7.4 : 8)}
              fill={GROUPS[group].on}
            />
          )
        })}
    </g>
  )
}

function Held({ group, r, rail }: { group: Group; r: number; rail: boolean }) {
  const { fill, edge, on } = GROUPS[group]
  return (
    <g>
      <circle r={r} cx={1} cy={1.6} class="rtm-shadow" />
      <circle r={r} fill={fill} stroke={edge} class={`rtm-edge rtm-edge-${group}`} stroke-width={rail ? 1 : 1.8} />
      {rail && <RailRing r={r} />}
      <path d={emblem(group, rail ? 9.6 : 12)} fill={on} />
    </g>
  )
}

/** Black and white like a railway on a map. */
function RailRing({ r }: { r: number }) {
  const at = r - 1.4
  const length = (2 * Math.PI * at) / 8
  return (
    <g fill="none">
      <circle r={at} stroke={INK} stroke-width={4.6} />
      <circle
        r={at}
        stroke="#fffdf8"
        stroke-width={2.8}
        stroke-dasharray={`${(length / 2).toFixed(2)} ${(length / 2).toFixed(2)}`}
      />
    </g>
  )
}

const isThere = (soviet: RaceArea['soviet']): boolean => soviet !== undefined && soviet !== false

/** A marker: its face for whoever knows it, as the sign of its unit; for all others nobody knows what is under it. */
export function Soviet({ face }: { face?: RaceArea['soviet'] }) {
  return (
    <g>
      <path d="M0 -10.6L10.6 0L0 10.6L-10.6 0z" fill={SOVIET} stroke="#ffffff" stroke-width={1.3} stroke-linejoin="round" />
      {face === 'infantry' || face === 'armor' ? (
        // Of the units' signs only what tells them apart: there is no room for their frame.
        <path
          d={
            face === 'armor'
              ? 'M-2.4 -2.8H2.4A2.8 2.8 0 0 1 2.4 2.8H-2.4A2.8 2.8 0 0 1 -2.4 -2.8z'
              : 'M-4.2 -3.4L4.2 3.4M4.2 -3.4L-4.2 3.4'
          }
          fill="none"
          stroke="#ffffff"
          stroke-width={2}
        />
      ) : (
        <text class="rtm-figure" y={4.4} font-size={13} fill="#ffffff" text-anchor="middle">
          ?
        </text>
      )}
    </g>
  )
}

/** Signs beside the area, in their boxes of `SIGN_SIZES`, around (0, 0). */
export function areaSigns(
  area: AreaDescription,
  state: RaceArea | undefined,
): { readonly sign: string; readonly art: JSX.Element }[] {
  const medals = (state ?? asPrinted(area)).medals ?? 0
  return [
    ...(medals > 0 ? [{ sign: 'medal', art: <Medal count={medals} /> }] : []),
    ...(area.features.harbour ? [{ sign: 'harbour', art: <Harbour /> }] : []),
  ]
}

export function Medal({ count }: { count: number }) {
  return (
    <g>
      <path d="M-4.6 -9.4h9.2l-1.6 8h-6z" fill="#c99312" stroke={MEDAL.edge} stroke-width={1} stroke-linejoin="round" />
      <circle cy={3.6} r={5.6} fill={MEDAL.fill} stroke={MEDAL.edge} stroke-width={1.1} />
      {count > 1 ? (
        <text class="rtm-figure" y={7.2} font-size={10.5} fill={INK} text-anchor="middle">
          {count}
        </text>
      ) : (
        <circle cy={3.6} r={2.3} fill="none" stroke={MEDAL.edge} stroke-width={1.1} />
      )}
    </g>
  )
}

export function Harbour() {
  return (
    <g class="rtm-harbour">
      <Sign name="anchor" size={13} ground="var(--land)" />
    </g>
  )
}
