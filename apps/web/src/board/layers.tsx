import type { JSX } from 'preact'
import type { AreaDescription, Arrow, BoardArt, BoardDescription, BoardLayout, BoardToken, LabelPlace, LineDescription, Mark, PlaceName } from './api.ts'
import { pure } from './pure.ts'
import type { PlacedToken } from './scene.ts'

/** Zoom and token scale at which the board is drawn now. */
export interface Scale {
  readonly zoom: number
  readonly scale: number
}

const at = (x: number, y: number, { zoom, scale }: Scale) => `translate(${(x * zoom).toFixed(2)} ${(y * zoom).toFixed(2)}) scale(${scale.toFixed(4)})`

// -------------------------------------------------------------------------------------------------------------- lines

/** All lines, one path per style: a few elements for hundreds of lines. */
export function Lines<Area>({ description, layout, art, areas, scale }: {
  description: BoardDescription
  layout: BoardLayout
  art: BoardArt<Area, never>
  areas: Readonly<Record<string, Area | undefined>>
  scale: Scale
}) {
  const paths = new Map<string, string>()
  for (const line of description.lines) {
    for (const { name, side = 0 } of art.line(line, areas[line.a], areas[line.b])) {
      paths.set(name, (paths.get(name) ?? '') + segment(line, layout, scale, side))
    }
  }
  const rank = (name: string) => ORDER.indexOf(name)
  return (
    <g class="ln-all" style={{ '--s': scale.scale }}>
      {[...paths]
        .sort(([a], [b]) => rank(a) - rank(b))
        .map(([name, d]) => (
          <path key={name} class={`ln ln-${name}`} d={d} />
        ))}
    </g>
  )
}

/** Casings under cores, railways over both; colours that a game adds lie between. */
const ORDER = ['harbour', 'sea', 'red', 'casing', 'casing-double', 'gray', 'white', 'brown', 'rail-bed', 'rail']

function segment({ a, b }: LineDescription, layout: BoardLayout, { zoom, scale }: Scale, side: number): string {
  let [from, to] = [layout.points[a], layout.points[b]]
  // The first colour of a double line lies on the north side, whichever end is named first.
  const northward = (p: readonly [number, number]) => (layout.orientation === 'east-up' ? p[1] : p[0])
  if (side !== 0 && northward(from) < northward(to)) [from, to] = [to, from]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [((to[1] - from[1]) / length) * side * scale, (-(to[0] - from[0]) / length) * side * scale]
  const point = (p: readonly [number, number]) => `${(p[0] * zoom + nx).toFixed(1)} ${(p[1] * zoom + ny).toFixed(1)}`
  return `M${point(from)}L${point(to)}`
}

/** A line that is lit: a violet band, and a badge on its middle. */
export function LitLine({ line, layout, scale, mark, name }: { line: LineDescription; layout: BoardLayout; scale: Scale; mark: Mark; name: string }) {
  const [a, b] = [layout.points[line.a], layout.points[line.b]]
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return (
    <g class={`lit lit-${mark.state}${mark.hot ? ' lit-hot' : ''}`} data-line={line.id} role="button" tabIndex={0} aria-label={name} style={{ '--s': scale.scale }}>
      <path class="lit-band" d={segment(line, layout, scale, 0)} />
      <g transform={at(mx, my, scale)}>{mark.key === undefined ? <circle r={5} class="badge" /> : <Badge label={mark.key} />}</g>
    </g>
  )
}

export function Arrows({ arrows, layout, scale }: { arrows: readonly Arrow[]; layout: BoardLayout; scale: Scale }) {
  return (
    <g style={{ '--s': scale.scale }}>
      {arrows.map((arrow, i) => (
        <ArrowPath key={i} arrow={arrow} layout={layout} scale={scale} />
      ))}
    </g>
  )
}

/** A trail runs beside its line and stops short of both areas; a plan lies on it. */
function ArrowPath({ arrow, layout, scale: { zoom, scale } }: { arrow: Arrow; layout: BoardLayout; scale: Scale }) {
  const [from, to] = [layout.points[arrow.from], layout.points[arrow.to]]
  if (from === undefined || to === undefined) return null
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) * zoom
  const [ux, uy] = [((to[0] - from[0]) * zoom) / length, ((to[1] - from[1]) * zoom) / length]
  const side = arrow.kind === 'trail' ? 7 * scale : 0
  const point = (along: number, across: number) => `${(from[0] * zoom + ux * along - uy * across).toFixed(1)} ${(from[1] * zoom + uy * along + ux * across).toFixed(1)}`
  const [start, end] = [14 * scale, length - 22 * scale]
  const head = 4.5 * scale
  return (
    <g class={`arrow arrow-${arrow.kind}`}>
      <path class="arrow-halo" d={`M${point(start, side)}L${point(end, side)}`} />
      <path class="arrow-shaft" d={`M${point(start, side)}L${point(end, side)}`} />
      <path class="arrow-head" d={`M${point(end, side - head)}L${point(end + 2.2 * head, side)}L${point(end, side + head)}z`} />
    </g>
  )
}

// -------------------------------------------------------------------------------------------------------------- areas

interface AreaNodeProps {
  readonly area: AreaDescription
  readonly x: number
  readonly y: number
  readonly zoom: number
  readonly scale: number
  readonly radius: number
  readonly face: unknown
  readonly draw: BoardArt['area']
  readonly state?: Mark['state']
  readonly hot: boolean
  readonly name: string
  readonly current: boolean
}

/** An area: its ring, its face, and the element that the keyboard and assistive technology know it by. */
export const AreaNode = pure(({ area, x, y, zoom, scale, radius, face, draw, state, hot, name, current }: AreaNodeProps) => (
  <g
    class={`area${state ? ` area-${state}` : ''}${hot ? ' area-hot' : ''}`}
    transform={at(x, y, { zoom, scale })}
    data-area={area.id}
    role="button"
    tabIndex={current ? 0 : -1}
    aria-label={name}
  >
    <Ring radius={radius} state={state} />
    {draw(area, face)}
  </g>
))

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

export function Badge({ label }: { label: string }) {
  return (
    <g class="badge-group">
      <circle r={8.6} class="badge" />
      <text class="badge-text" y={4.3} text-anchor="middle">
        {label}
      </text>
    </g>
  )
}

/** Above everything: which key chooses the area; a bar where it is refused. */
export function AreaBadge({ x, y, scale, radius, mark }: { x: number; y: number; scale: Scale; radius: number; mark: Mark }) {
  const out = (radius + 6) * 0.74
  if (mark.state !== 'refused' && mark.key === undefined) return null
  return (
    <g transform={`${at(x, y, scale)} translate(${out} ${-out})`} class="above">
      {mark.state === 'refused' ? (
        <g>
          <circle r={8} class="refused-badge" />
          <path d="M-4 0H4" class="refused-bar" />
        </g>
      ) : (
        <Badge label={mark.key as string} />
      )}
    </g>
  )
}

export const Signed = pure(({ x, y, zoom, scale, dx, dy, art }: { x: number; y: number; zoom: number; scale: number; dx: number; dy: number; art: JSX.Element }) => (
  <g transform={`${at(x, y, { zoom, scale })} translate(${dx} ${dy})`}>{art}</g>
))

// ------------------------------------------------------------------------------------------------------------- tokens

interface TokenNodeProps<Token extends BoardToken> {
  readonly placed: PlacedToken<Token>
  readonly scale: Scale
  readonly art: JSX.Element
  readonly mark?: Mark
  readonly name: string
}

/** Tokens that nothing can be done with are left to their areas' names; the others can be reached by themselves. */
export function TokenNode<Token extends BoardToken>({ placed, scale, art, mark, name }: TokenNodeProps<Token>) {
  const { token, x, y, offset, width, height } = placed
  const access = mark === undefined ? { 'aria-hidden': true } : { role: 'button' as const, tabIndex: 0, 'aria-label': name }
  return (
    <g class={`token token-${token.kind}${mark ? ` token-${mark.state}` : ''}${mark?.hot ? ' token-hot' : ''}`} data-token={token.id} transform={at(x, y, scale)} {...access}>
      <g class="token-walk">
        <g transform={`translate(${offset[0]} ${offset[1]})`}>
          {mark !== undefined && <rect class="token-ring" x={-width / 2 - 4} y={-height / 2 - 4} width={width + 8} height={height + 8} rx={6} />}
          {art}
          {mark?.key !== undefined && (
            <g transform={`translate(${width / 2} ${-height / 2})`}>
              <Badge label={mark.key} />
            </g>
          )}
        </g>
      </g>
    </g>
  )
}

/** A thin line from a token to the area it belongs to, where it had to stand off. */
export function Leader({ placed, scale, clear }: { placed: PlacedToken; scale: Scale; clear: number }) {
  const { x, y, offset, width, height } = placed
  const off = Math.max(Math.abs(offset[0]) - width / 2, Math.abs(offset[1]) - height / 2)
  if (off < clear + 5) return null
  return <path class="leader" transform={at(x, y, scale)} d={`M0 0L${offset[0]} ${offset[1]}`} />
}

// -------------------------------------------------------------------------------------------------------------- words

const LINE = 1.08
const BASE = 0.82

interface LabelProps {
  readonly place: LabelPlace
  readonly x: number
  readonly y: number
  readonly zoom: number
  readonly scale: number
  readonly look: string
}

export const Label = pure(({ place: { box, lines, anchor }, x, y, zoom, scale, look }: LabelProps) => {
  const size = box[3] / lines.length / LINE
  const left = anchor === 'start' ? box[0] + 1.5 : anchor === 'end' ? box[0] + box[2] - 1.5 : box[0] + box[2] / 2
  return (
    <text class={`label ${look}`} transform={at(x, y, { zoom, scale })} text-anchor={anchor} font-size={size}>
      {lines.map((line, i) => (
        <tspan key={line} x={left} y={box[1] + (i + BASE) * size * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
})

/** Names of lands and seas: letters stand wide apart. */
export function Names({ names, shown, scale }: { names: readonly PlaceName[]; shown: readonly number[]; scale: Scale }) {
  return (
    <g class="names">
      {shown.map((index) => {
        const { text, kind, at: [x, y], turn, size } = names[index]
        return (
          <text key={index} class={`name name-${kind}`} transform={`${at(x, y, scale)} rotate(${turn})`} font-size={size} text-anchor="middle" y={size * 0.34}>
            {text}
          </text>
        )
      })}
    </g>
  )
}
