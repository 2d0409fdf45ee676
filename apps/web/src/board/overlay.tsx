import './styles/overlay.css'
import { HIDDEN } from './access.ts'
import type { Anchors } from './anchors.ts'
import type { AreaDescription, BoardArt, BoardLayout, Overlay, Tone } from './api.ts'
import { ringOf } from './areas.tsx'
import type { Scene } from './scene.ts'

interface OverlayProps {
  readonly overlay: Overlay
  /** The words above everything, else the tints and lines below it. */
  readonly words: boolean
  readonly areas: readonly AreaDescription[]
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly scene: Scene
  readonly anchors: Anchors
}

/** What is laid over the map to be read: it is told in words where it is picked, and hidden from those who cannot see it. */
export function OverlayPart(props: OverlayProps) {
  return <g {...HIDDEN}>{props.words ? <Words {...props} /> : <Ground {...props} />}</g>
}

function Ground({ overlay, areas, layout, art, anchors }: OverlayProps) {
  const known = new Map(areas.map((area) => [area.id, area]))
  return (
    <>
      <g class="on-map" {...anchors.onMap}>
        {overlay.lines.map(({ id, tone, width }) => {
          const d = pathOf(id, layout)
          return d === undefined ? null : (
            <g key={id} class={`over-line over-${tone}`} style={{ '--width': width }}>
              <path class="over-casing" d={d} />
              <path class="over-core" d={d} />
            </g>
          )
        })}
      </g>
      {overlay.areas.map(({ id, tone }) => {
        const [area, point, cell] = [known.get(id), layout.points[id], layout.cells?.[id]]
        if (area === undefined || point === undefined) return null
        const [x, y] = point
        return cell === undefined ? (
          <circle key={id} class={`over-area over-${tone}`} {...anchors.circle(x, y, ringOf(art, area) + 5)} />
        ) : (
          <g key={id} class="at" {...anchors.at(x, y)}>
            <g class="on-cell" {...anchors.onCell(x, y)}>
              <path class={`over-cell over-${tone}`} d={cell} />
            </g>
          </g>
        )
      })}
    </>
  )
}

const LETTER = 7
const PILL = 16

/** A word at each area, on the other side than its name, and on the middle of each line. */
function Words({ overlay, areas, layout, art, scene, anchors }: OverlayProps) {
  const known = new Map(areas.map((area) => [area.id, area]))
  return (
    <>
      {overlay.lines.map(({ id, tone, label }) => {
        const ends = endsOf(id, layout)
        if (ends === undefined || label === undefined) return null
        const [[ax, ay], [bx, by]] = ends
        return <Pill key={id} x={(ax + bx) / 2} y={(ay + by) / 2} dy={0} tone={tone} label={label} anchors={anchors} />
      })}
      {overlay.areas.map(({ id, tone, label }) => {
        const [area, point] = [known.get(id), layout.points[id]]
        if (area === undefined || point === undefined || label === undefined) return null
        const name = scene.labels[id]?.box
        const above = name !== undefined && name[1] + name[3] / 2 > 2
        const off = ringOf(art, area) + (layout.cells === undefined ? 3 : 0)
        return <Pill key={id} x={point[0]} y={point[1]} dy={above ? -off : off} tone={tone} label={label} anchors={anchors} />
      })}
    </>
  )
}

interface PillProps {
  readonly x: number
  readonly y: number
  readonly dy: number
  readonly tone: Tone
  readonly label: string
  readonly anchors: Anchors
}

function Pill({ x, y, dy, tone, label, anchors }: PillProps) {
  const width = Math.max(PILL, label.length * LETTER + 7)
  return (
    <g class={`at over-word over-${tone}`} {...anchors.at(x, y, 0, dy)}>
      <rect x={-width / 2} y={-PILL / 2} width={width} height={PILL} rx={4} />
      <text y={4.4} text-anchor="middle">
        {label}
      </text>
    </g>
  )
}

type Point = readonly [number, number]

/** The two areas' points of a line's id (see `lineId`). */
function endsOf(id: string, { points }: BoardLayout): readonly [Point, Point] | undefined {
  const [a, b] = id.split('~').map((end) => points[end])
  return a === undefined || b === undefined ? undefined : [a, b]
}

function pathOf(id: string, layout: BoardLayout): string | undefined {
  const ends = endsOf(id, layout)
  if (ends === undefined) return undefined
  const [[ax, ay], [bx, by]] = ends
  return `M${ax} ${ay}L${bx} ${by}`
}
