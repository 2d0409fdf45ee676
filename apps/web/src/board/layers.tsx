import { useMemo } from 'preact/hooks'
import { choosable, HIDDEN } from './access.ts'
import type { Anchors } from './anchors.ts'
import type {
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
import { memo } from './memo.ts'
import type { PlacedToken } from './pieces.ts'
import { BASELINE, LINE_HEIGHT } from './view.ts'

/*
 * What the board is made of. Things are tied to points of the map by `ties.ts`, in the classes `at` (tokens)
 * and `at-name` (words): zooming inside a step draws nothing again. Lines are in map units.
 */

// -------------------------------------------------------------------------------------------------------------- lines

interface LinesProps {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly areas: Readonly<Record<string, unknown>>
  readonly room: number
  readonly anchors: Anchors
}

/** All lines, one path per style: a few elements for hundreds of lines, drawn again only when one of them has another style. */
export function Lines({ description, layout, art, areas, room, anchors }: LinesProps) {
  const styles = useMemo(
    () => description.lines.map((line) => art.line?.(line, areas[line.a], areas[line.b]) ?? []),
    [description, art, areas],
  )
  const look = useMemo(() => styles.map((list) => list.map(({ name, side }) => `${name}${side ?? ''}`)).join(), [styles])
  return useMemo(() => {
    const paths = new Map<string, string>()
    description.lines.forEach((line, i) => {
      for (const { name, side = 0 } of styles[i]) paths.set(name, (paths.get(name) ?? '') + segment(line, layout, side / room))
    })
    const rank = (name: string) => art.lineStyles?.indexOf(name) ?? 0
    return (
      <g class="on-map" {...anchors.onMap}>
        {[...paths]
          .sort(([a], [b]) => rank(a) - rank(b))
          .map(([name, d]) => (
            <path key={name} class={`ln ln-${name}`} d={d} />
          ))}
      </g>
    )
  }, [description, layout, art, look, room, anchors])
}

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

interface LitLineProps {
  readonly line: LineDescription
  readonly layout: BoardLayout
  readonly state: Mark['state']
  readonly hot: boolean
}

/** A line that is lit: a violet band. */
export const LitLine = ({ line, layout, state, hot }: LitLineProps) => (
  <path
    class={`lit lit-${state}${hot ? ' lit-hot' : ''}`}
    d={segment(line, layout, 0)}
    data-line={line.id}
    {...choosable(true)}
    aria-label={line.id}
  />
)

interface ArrowsProps {
  readonly arrows: readonly Arrow[]
  readonly layout: BoardLayout
  readonly room: number
  readonly anchors: Anchors
}

export const Arrows = memo(({ arrows, layout, room, anchors }: ArrowsProps) => (
  <g class="on-map" {...anchors.onMap}>
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

// ------------------------------------------------------------------------------------------------------------- tokens

interface TokenProps {
  readonly placed: PlacedToken
  readonly draw: BoardArt['token']
  readonly room: number
  readonly state: Mark['state'] | undefined
  readonly hot: boolean
  readonly anchors: Anchors
}

/** Tokens that nothing can be done with are left to their areas' names; the others can be reached by themselves. */
export function TokenNode({ placed, draw, room, state, hot, anchors }: TokenProps) {
  const { token, x, y, offset, width, height, most } = placed
  // What is planned is told where the plan is.
  const access = state === undefined || state === 'pending' ? HIDDEN : { ...choosable(true), 'aria-label': token.id }
  return (
    <g
      class={`at token${state ? ` token-${state}` : ''}${hot ? ' token-hot' : ''}`}
      data-token={token.id}
      {...anchors.at(x, y, offset[0], offset[1])}
      {...access}
    >
      <g class="token-walk">
        {state !== undefined && (
          <rect class="token-ring" x={-width / 2 - 4} y={-height / 2 - 4} width={width + 8} height={height + 8} rx={6} />
        )}
        <Piece token={token} room={room} most={most} draw={draw} />
      </g>
    </g>
  )
}

interface PieceProps {
  readonly token: BoardToken
  readonly room: number
  readonly most: number
  readonly draw: BoardArt['token']
}

const Piece = memo(({ token, room, most, draw }: PieceProps) => draw(token, room, most))

/** A thin line from a token to the area it belongs to, where it had to stand off. */
export function Leader({ placed, clear, anchors }: { placed: PlacedToken; clear: number; anchors: Anchors }) {
  const { x, y, offset, width, height } = placed
  const off = Math.max(Math.abs(offset[0]) - width / 2, Math.abs(offset[1]) - height / 2)
  if (off < clear + 4) return null
  return <path class="at leader" {...anchors.at(x, y)} d={`M0 0L${offset[0]} ${offset[1]}`} />
}

// -------------------------------------------------------------------------------------------------------------- words

interface LabelProps {
  readonly place: LabelPlace
  readonly x: number
  readonly y: number
  readonly look: string
  readonly anchors: Anchors
}

export function Label({ place: { box, lines, anchor, leader }, x, y, look, anchors }: LabelProps) {
  const size = box[3] / lines.length / LINE_HEIGHT
  const left = anchor === 'start' ? box[0] + 1.5 : anchor === 'end' ? box[0] + box[2] - 1.5 : box[0] + box[2] / 2
  return (
    <>
      {leader && <path class="at-name leader" {...anchors.atName(x, y)} d={`M0 0L${leader.join(' ')}`} />}
      <text class={`label ${look}`} {...anchors.letters(size)} text-anchor={anchor}>
        {lines.map((line, i) => (
          <tspan key={line} {...anchors.words(x, y, left, box[1] + (i + BASELINE) * size * LINE_HEIGHT)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

/** Names of lands and seas: letters stand wide apart. */
export const Names = memo(
  ({ names, shown, anchors }: { names: readonly PlaceName[]; shown: readonly number[]; anchors: Anchors }) => (
    <g>
      {shown.map((index) => {
        const { text, kind, at, turn, size } = names[index]
        return (
          <g key={index} class="at-name" {...anchors.atName(at[0], at[1])}>
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
  ),
)
