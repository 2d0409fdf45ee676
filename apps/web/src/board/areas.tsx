import { choosable } from './access.ts'
import type { Anchors } from './anchors.ts'
import type { AreaDescription, BoardArt, Box, Mark } from './api.ts'

/*
 * An area is drawn on two sheets: below, its ring, which is also what the keyboard and assistive technology know it by; above, its face.
 * What is lit changes with every question, and what is there seldom: so a browser has little to paint.
 */

interface AreaProps {
  readonly area: AreaDescription
  readonly x: number
  readonly y: number
  /** Of the ring. */
  readonly radius: number
  /** The area's land, where areas are cells. */
  readonly cell: string | undefined
  readonly state: Mark['state'] | undefined
  readonly hot: boolean
  readonly current: boolean
  readonly anchors: Anchors
}

/** The radius of the ring around what is drawn on the area. */
export const ringOf = (art: BoardArt, area: AreaDescription): number => art.ring?.(area) ?? art.radius(area) + 6

/** An area's ring, or its land on a map of cells; what is to be said beyond its name is put on it later. */
export const AreaNode = ({ area, x, y, radius, cell, state, hot, current, anchors }: AreaProps) => (
  <g
    class={`area${state ? ` area-${state}` : ''}${hot ? ' area-hot' : ''}`}
    data-area={area.id}
    {...choosable(current)}
    aria-label={area.name}
  >
    {cell === undefined ? (
      <Ring x={x} y={y} radius={radius} state={state} current={current} anchors={anchors} />
    ) : (
      <Outline cell={cell} x={x} y={y} radius={radius} state={state} anchors={anchors} />
    )}
  </g>
)

type RingProps = Pick<AreaProps, 'x' | 'y' | 'radius' | 'state' | 'anchors'>

function Ring({ x, y, radius, state, current, anchors }: RingProps & Pick<AreaProps, 'current'>) {
  return (
    <g class="ring">
      {state !== undefined && state !== 'reach' && <circle class="ring-halo" {...anchors.circle(x, y, radius)} />}
      {state === 'selected' && <circle class="ring-inner" {...anchors.circle(x, y, radius - 2.6)} />}
      <circle class="ring-line" {...anchors.circle(x, y, radius)} />
      {current && <circle class="ring-focus" {...anchors.circle(x, y, radius + 5)} />}
    </g>
  )
}

/** On a map of cells the whole cell is lit; a circle is left for the pulse. */
function Outline({ cell, x, y, radius, state, anchors }: RingProps & { cell: string }) {
  return (
    <g class="ring ring-cell">
      <g class="at" {...anchors.at(x, y)}>
        <g class="on-cell" {...anchors.onCell(x, y)}>
          {state !== undefined && state !== 'reach' && <path class="cell-halo" d={cell} />}
          <path class="cell-line" d={cell} />
        </g>
      </g>
      <circle class="ring-line cell-pulse" {...anchors.circle(x, y, radius)} />
    </g>
  )
}

interface FaceProps {
  readonly area: AreaDescription
  readonly x: number
  readonly y: number
  readonly face: unknown
  readonly draw: BoardArt['area']
  readonly anchors: Anchors
}

/** What is there. */
export const FaceNode = ({ area, x, y, face, draw, anchors }: FaceProps) => (
  <g class="at" data-face={area.id} {...anchors.at(x, y)}>
    {draw(area, face)}
  </g>
)

interface SignsProps {
  readonly area: AreaDescription
  readonly x: number
  readonly y: number
  readonly face: unknown
  readonly draw: NonNullable<BoardArt['signs']>
  /** The places of all signs. */
  readonly boxes: Readonly<Record<string, Box>>
  readonly anchors: Anchors
}

/** The small signs beside an area. */
export const SignsNode = ({ area, x, y, face, draw, boxes, anchors }: SignsProps) => (
  <>
    {draw(area, face).map(({ sign, art }) => {
      const box = boxes[`${sign}/${area.id}`]
      return box === undefined ? null : (
        <g key={sign} class="at" {...anchors.at(x, y, box[0] + box[2] / 2, box[1] + box[3] / 2)}>
          {art}
        </g>
      )
    })}
  </>
)

export const BADGE_OUT = 0.76
export const BADGE_SIZE = 18
export const hasBadge = (mark: Mark) => mark.state === 'refused' || mark.state === 'risk' || mark.key !== undefined

interface BadgeProps {
  readonly x: number
  readonly y: number
  /** Where it stands off that point, in token units. */
  readonly dx: number
  readonly dy: number
  /** The key that chooses the thing; without one, a dot. */
  readonly label: string | undefined
  readonly anchors: Anchors
}

/** Above everything: which key chooses the thing. It is no part of its name. */
export const Badge = ({ x, y, dx, dy, label, anchors }: BadgeProps) => (
  <>
    <circle class="badge" {...anchors.circle(x, y, label === undefined ? 5 : 8.6, dx, dy)} />
    {label !== undefined && (
      <text class="badge-text" {...anchors.word(x, y, dx, dy + 4.3)} text-anchor="middle">
        {label}
      </text>
    )}
  </>
)

/** An exclamation mark on an area that something may be done to. */
export const RiskBadge = ({ x, y, dx, dy, anchors }: Omit<BadgeProps, 'label'>) => (
  <g class="at" {...anchors.at(x, y, dx, dy)}>
    <circle r={7.4} class="risk-badge" />
    <path d="M0 -4V1M0 3.7V4" class="refused-bar" />
  </g>
)

/** A bar on an area that is refused. */
export const RefusedBadge = ({ x, y, dx, dy, anchors }: Omit<BadgeProps, 'label'>) => (
  <g class="at" {...anchors.at(x, y, dx, dy)}>
    <circle r={8} class="refused-badge" />
    <path d="M-4 0H4" class="refused-bar" />
  </g>
)
