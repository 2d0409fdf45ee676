import type {
  AreaDescription,
  Arrow,
  BoardArt,
  BoardDescription,
  BoardLayout,
  BoardToken,
  LabelPlace,
  LineDescription,
  Mark,
  PlaceName,
} from './api.ts'
import { pure } from './pure.ts'
import type { PlacedToken } from './scene.ts'
import type { Ties } from './ties.ts'
import { BASELINE, LINE_HEIGHT } from './view.ts'

/*
 * What the board is made of. Things are tied to points of the map by `ties.ts`, in the classes `at` (tokens)
 * and `at-name` (words): zooming inside a step draws nothing again. Lines are in map units.
 */

/** Left to the accessible names of the areas. */
export const HIDDEN = { 'aria-hidden': true } as const

/** What can be chosen is a button to assistive technology; SVG has no element for it. */
const choosable = (tab: boolean) => ({ role: 'button', tabindex: tab ? 0 : -1 }) as const

// -------------------------------------------------------------------------------------------------------------- lines

interface LinesProps {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly areas: Readonly<Record<string, unknown>>
  readonly room: number
  readonly ties: Ties
}

/** All lines, one path per style: a few elements for hundreds of lines. */
export const Lines = pure(({ description, layout, art, areas, room, ties }: LinesProps) => {
  const paths = new Map<string, string>()
  for (const line of description.lines) {
    for (const { name, side = 0 } of art.line(line, areas[line.a], areas[line.b])) {
      paths.set(name, (paths.get(name) ?? '') + segment(line, layout, side / room))
    }
  }
  const rank = (name: string) => ORDER.indexOf(name)
  return (
    <g class="on-map" {...ties.onMap}>
      {[...paths]
        .sort(([a], [b]) => rank(a) - rank(b))
        .map(([name, d]) => (
          <path key={name} class={`ln ln-${name}`} d={d} />
        ))}
    </g>
  )
})

/** Casings under cores, railways over both. */
const ORDER = ['harbour', 'sea', 'red', 'casing', 'casing-double', 'gray', 'white', 'brown', 'rail-bed', 'rail']

function segment({ a, b }: LineDescription, layout: BoardLayout, side: number): string {
  let [from, to] = [layout.points[a], layout.points[b]]
  // The first colour of a double line lies on the north side, whichever end is named first.
  const northward = (p: readonly [number, number]) => (layout.orientation === 'east-up' ? p[1] : p[0])
  if (side !== 0 && northward(from) < northward(to)) [from, to] = [to, from]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [((to[1] - from[1]) / length) * side, (-(to[0] - from[0]) / length) * side]
  const point = (p: readonly [number, number]) => `${(p[0] + nx).toFixed(2)} ${(p[1] + ny).toFixed(2)}`
  return `M${point(from)}L${point(to)}`
}

/** A line that is lit: a violet band, and a badge on its middle. */
export function LitLine({
  line,
  layout,
  mark,
  name,
  ties,
}: {
  line: LineDescription
  layout: BoardLayout
  mark: Mark
  name: string
  ties: Ties
}) {
  const [a, b] = [layout.points[line.a], layout.points[line.b]]
  return (
    <g class={`lit lit-${mark.state}${mark.hot ? ' lit-hot' : ''}`} data-line={line.id} {...choosable(true)} aria-label={name}>
      <g class="on-map" {...ties.onMap}>
        <path class="lit-band" d={segment(line, layout, 0)} />
      </g>
      <g class="at" {...ties.at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)}>
        {mark.key === undefined ? <circle r={5} class="badge" /> : <Badge label={mark.key} />}
      </g>
    </g>
  )
}

interface ArrowsProps {
  readonly arrows: readonly Arrow[]
  readonly layout: BoardLayout
  readonly room: number
  readonly ties: Ties
}

export const Arrows = pure(({ arrows, layout, room, ties }: ArrowsProps) => (
  <g class="on-map" {...ties.onMap}>
    {arrows.map((arrow, i) => (
      <ArrowPath key={i} arrow={arrow} layout={layout} unit={1 / room} />
    ))}
  </g>
))

/** A trail runs beside its line and stops short of both areas; a plan lies on it. */
function ArrowPath({ arrow, layout, unit }: { arrow: Arrow; layout: BoardLayout; unit: number }) {
  const [from, to] = [layout.points[arrow.from], layout.points[arrow.to]]
  if (from === undefined || to === undefined) return null
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const side = arrow.kind === 'trail' ? 7 * unit : 0
  const point = (along: number, across: number) =>
    `${(from[0] + ux * along - uy * across).toFixed(2)} ${(from[1] + uy * along + ux * across).toFixed(2)}`
  const [start, end] = [14 * unit, length - 22 * unit]
  const head = (arrow.kind === 'trail' ? 4.5 : 7) * unit
  const shaft = `M${point(start, side)}L${point(end, side)}`
  return (
    <g class={`arrow arrow-${arrow.kind}`}>
      <path class="arrow-halo" d={shaft} />
      <path class="arrow-shaft" d={shaft} />
      <path class="arrow-head" d={`M${point(end, side - head)}L${point(end + 2 * head, side)}L${point(end, side + head)}z`} />
    </g>
  )
}

// -------------------------------------------------------------------------------------------------------------- areas

interface AreaProps {
  readonly area: AreaDescription
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly face: unknown
  readonly draw: BoardArt['area']
  /** The area's land, where areas are cells. */
  readonly cell: string | undefined
  readonly state: Mark['state'] | undefined
  readonly hot: boolean
  readonly current: boolean
  readonly ties: Ties
}

/** An area: its ring, its face, and the element that the keyboard and assistive technology know it by; what is to be said beyond its name is put on it later. */
export const AreaNode = ({ area, x, y, radius, face, draw, cell, state, hot, current, ties }: AreaProps) => (
  <g
    class={`at area${state ? ` area-${state}` : ''}${hot ? ' area-hot' : ''}`}
    {...ties.at(x, y)}
    data-area={area.id}
    {...choosable(current)}
    aria-label={area.name}
  >
    {cell === undefined ? (
      <Ring radius={radius} state={state} />
    ) : (
      <Outline cell={cell} x={x} y={y} radius={radius} state={state} ties={ties} />
    )}
    <Face area={area} face={face} draw={draw} />
  </g>
)

/** Drawn apart from its ring: what is lit changes much more often than what is there. */
const Face = pure(({ area, face, draw }: Pick<AreaProps, 'area' | 'face' | 'draw'>) => draw(area, face))

interface OutlineProps {
  readonly cell: string
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly state?: Mark['state']
  readonly ties: Ties
}

/** On a map of cells the whole cell is lit; a circle is left for the pulse. */
function Outline({ cell, x, y, radius, state, ties }: OutlineProps) {
  return (
    <g class="ring">
      <g class="on-cell" {...ties.onCell(x, y)}>
        {state !== undefined && state !== 'reach' && <path class="cell-halo" d={cell} />}
        <path class="cell-line" d={cell} />
      </g>
      <circle class="ring-line cell-pulse" r={radius + 6} />
    </g>
  )
}

function Ring({ radius, state }: { radius: number; state?: Mark['state'] }) {
  const r = radius + 6
  return (
    <g class="ring">
      {state !== undefined && state !== 'reach' && <circle class="ring-halo" r={r} />}
      {state === 'selected' && <circle class="ring-inner" r={r - 2.6} />}
      <circle class="ring-line" r={r} />
    </g>
  )
}

function Badge({ label }: { label: string }) {
  return (
    <g>
      <circle r={8.6} class="badge" />
      {/* A key to press is no part of the thing's name. */}
      <text class="badge-text" y={4.3} text-anchor="middle" {...HIDDEN}>
        {label}
      </text>
    </g>
  )
}

export const BADGE_OUT = 0.76
export const BADGE_SIZE = 18
export const hasBadge = (mark: Mark) => mark.state === 'refused' || mark.key !== undefined

/** Above everything: which key chooses the area; a bar where it is refused. In the corner that hides the least. */
export function AreaBadge({
  x,
  y,
  radius,
  mark,
  corner,
  ties,
}: {
  x: number
  y: number
  radius: number
  mark: Mark
  corner: readonly [number, number]
  ties: Ties
}) {
  const out = (radius + 6) * BADGE_OUT
  return (
    <g class="at" {...ties.at(x, y)}>
      <g transform={`translate(${out * corner[0]} ${out * corner[1]})`}>
        {mark.state === 'refused' ? (
          <g>
            <circle r={8} class="refused-badge" />
            <path d="M-4 0H4" class="refused-bar" />
          </g>
        ) : (
          <Badge label={mark.key as string} />
        )}
      </g>
    </g>
  )
}

// ------------------------------------------------------------------------------------------------------------- tokens

interface TokenProps {
  readonly placed: PlacedToken
  readonly draw: BoardArt['token']
  readonly room: number
  readonly state: Mark['state'] | undefined
  readonly hot: boolean
  readonly name: string
  readonly ties: Ties
}

/** Tokens that nothing can be done with are left to their areas' names; the others can be reached by themselves. */
export function TokenNode({ placed, draw, room, state, hot, name, ties }: TokenProps) {
  const { token, x, y, offset, width, height } = placed
  // What is planned is told where the plan is.
  const access = state === undefined || state === 'pending' ? HIDDEN : { ...choosable(true), 'aria-label': name }
  return (
    <g
      class={`at token${state ? ` token-${state}` : ''}${hot ? ' token-hot' : ''}`}
      data-token={token.id}
      {...ties.at(x, y)}
      {...access}
    >
      <g class="token-walk">
        <g transform={`translate(${offset[0]} ${offset[1]})`}>
          {state !== undefined && (
            <rect class="token-ring" x={-width / 2 - 4} y={-height / 2 - 4} width={width + 8} height={height + 8} rx={6} />
          )}
          <Piece token={token} room={room} draw={draw} />
        </g>
      </g>
    </g>
  )
}

/** The key of a token, apart from it: it is no part of what the token says. */
export const TokenBadge = pure(({ placed, label, ties }: { placed: PlacedToken; label: string; ties: Ties }) => {
  const { x, y, offset, width, height } = placed
  return (
    <g class="at" {...ties.at(x, y)}>
      <g transform={`translate(${offset[0] + width / 2} ${offset[1] - height / 2})`}>
        <Badge label={label} />
      </g>
    </g>
  )
})

const Piece = pure(({ token, room, draw }: { token: BoardToken; room: number; draw: BoardArt['token'] }) => draw(token, room))

/** A thin line from a token to the area it belongs to, where it had to stand off. */
export function Leader({ placed, clear, ties }: { placed: PlacedToken; clear: number; ties: Ties }) {
  const { x, y, offset, width, height } = placed
  const off = Math.max(Math.abs(offset[0]) - width / 2, Math.abs(offset[1]) - height / 2)
  if (off < clear + 4) return null
  return <path class="at leader" {...ties.at(x, y)} d={`M0 0L${offset[0]} ${offset[1]}`} />
}

// -------------------------------------------------------------------------------------------------------------- words

interface LabelProps {
  readonly place: LabelPlace
  readonly x: number
  readonly y: number
  readonly look: string
  readonly ties: Ties
}

export const Label = pure(({ place: { box, lines, anchor }, x, y, look, ties }: LabelProps) => {
  const size = box[3] / lines.length / LINE_HEIGHT
  const left = anchor === 'start' ? box[0] + 1.5 : anchor === 'end' ? box[0] + box[2] - 1.5 : box[0] + box[2] / 2
  return (
    <text class={`label ${look}`} {...ties.letters(size)} text-anchor={anchor}>
      {lines.map((line, i) => (
        <tspan key={line} {...ties.words(x, y, left, box[1] + (i + BASELINE) * size * LINE_HEIGHT)}>
          {line}
        </tspan>
      ))}
    </text>
  )
})

/** Names of lands and seas: letters stand wide apart. */
export const Names = pure(({ names, shown, ties }: { names: readonly PlaceName[]; shown: readonly number[]; ties: Ties }) => (
  <g>
    {shown.map((index) => {
      const { text, kind, at, turn, size } = names[index]
      return (
        <g key={index} class="at-name" {...ties.atName(at[0], at[1])}>
          <text
            class={`name name-${kind}`}
            transform={turn === 0 ? undefined : `rotate(${turn})`}
            font-size={size}
            text-anchor="middle"
            y={size * 0.34}
          >
            {text}
          </text>
        </g>
      )
    })}
  </g>
))
