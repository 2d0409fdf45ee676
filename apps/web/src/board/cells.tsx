import type { AreaId, BoardArt, BoardDescription, BoardLayout, BoardState, LineDescription } from './api.ts'
import { bridges } from './front.ts'
import { memo } from './memo.ts'

/*
 * Maps whose areas are cells: the land that belongs to each town, tinted by its holder, and the front between the two
 * sides along the borders that cells share. Path data are tenths of map units, as on the printed map.
 */

interface CellsProps {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly areas: BoardState['areas']
}

/** The tint of every cell, cut to the coast. */
export const CellTints = memo(({ description, layout, art, areas }: CellsProps) => (
  <g transform="scale(.1)" clip-path={layout.coast === undefined ? undefined : `url(#${layout.coast})`}>
    {description.areas.map((area) => (
      <path key={area.id} class={`cell ${art.cell?.(area, areas[area.id]) ?? ''}`} d={layout.cells?.[area.id]} />
    ))}
  </g>
))

/** The common borders of the two sides as one line. */
export const Front = memo(({ description, layout, art, areas }: CellsProps) => {
  const pieces = description.lines.flatMap((line) => (isFront(line, art, areas) ? (layout.borders?.[line.id] ?? []) : []))
  const d = pieces.join('') + bridges(pieces)
  return (
    <g transform="scale(.1)">
      <path class="front-halo" d={d} />
      <path class="front-ink" d={d} />
      <path class="front-core" d={d} />
    </g>
  )
})

const isFront = ({ a, b }: LineDescription, art: BoardArt, areas: BoardState['areas']) => art.front?.(areas[a], areas[b]) === true

let pen: CanvasRenderingContext2D | null | undefined
const outlines = new WeakMap<BoardLayout, ReadonlyMap<AreaId, Path2D>>()

function outlinesOf(layout: BoardLayout): ReadonlyMap<AreaId, Path2D> {
  let known = outlines.get(layout)
  if (known === undefined) {
    known = new Map(Object.entries(layout.cells ?? {}).map(([id, d]) => [id, new Path2D(d)]))
    outlines.set(layout, known)
  }
  return known
}

/** Does the area's cell hold a point of the map? */
function inCell(layout: BoardLayout, area: AreaId, [x, y]: readonly [number, number]): boolean {
  pen ??= document.createElement('canvas').getContext('2d')
  const outline = outlinesOf(layout).get(area)
  return outline !== undefined && pen?.isPointInPath(outline, x * 10, y * 10) === true
}

/** The area whose cell holds a point of the map. */
export function cellAt(layout: BoardLayout, point: readonly [number, number]): AreaId | undefined {
  if (layout.cells === undefined) return undefined
  for (const id of outlinesOf(layout).keys()) if (inCell(layout, id, point)) return id
  return undefined
}
