import type { AreaId, BoardLayout, Box } from './api.ts'
import { boxAt, covered, grown } from './overlap.ts'
import type { Offset } from './pieces.ts'
import type { Scene } from './scene.ts'

/** Where a badge may stand beside its area, the usual places first; the others where pieces lie on those. */
const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1.4],
  [0, 1.4],
  [1.4, 0],
  [-1.4, 0],
  [2.2, -1],
  [-2.2, -1],
  [2.2, 1],
  [-2.2, 1],
] as const

/** Where it may stand beside a piece of its area that lies on all of these: at its sides, and above and below it. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const
/** The air between the two. */
const BESIDE = 1

/** A badge may lie on a piece sooner than on a name, and sooner there than on the town of another area. */
const ON_NAME = 3
const ON_TOWN = 1.5
const TOWN = 6

/** Where a badge of an area hides the least of names, signs and tokens; `out` is how far off the area it usually stands. */
export function badgeOffset(
  layout: BoardLayout,
  { tokens, labels, room, shrink, step }: Scene,
  area: AreaId,
  signs: readonly string[],
  out: number,
  size: number,
): Offset {
  const [x, y] = layout.points[area]
  const near = tokens.filter((placed) => Math.abs(placed.x - x) * room < 90 && Math.abs(placed.y - y) * room < 80)
  const pieces = near.map(({ token, x: px, y: py, offset, width, height }) => ({
    own: 'area' in token.on && token.on.area === area,
    box: [(px - x) * room + offset[0] - width / 2, (py - y) * room + offset[1] - height / 2, width, height] as Box,
  }))
  const isNear = ([px, py]: readonly [number, number]) => Math.abs(px - x) * room < 160 && Math.abs(py - y) * room < 60
  const names = Object.entries(labels).flatMap(([id, { box }]) => {
    const at = layout.points[id]
    return isNear(at) ? [boxAt([at[0] - x, at[1] - y], room, grown(box, 1 / shrink))] : []
  })
  const towns = Object.entries(layout.points).flatMap(([id, at]) =>
    id !== area && isNear(at) ? [boxAt([at[0] - x, at[1] - y], room, [-TOWN, -TOWN, 2 * TOWN, 2 * TOWN])] : [],
  )
  const beside = signs.map((sign) => step.signs[`${sign}/${area}`]).filter((box) => box !== undefined)
  const offsets = [
    ...CORNERS.map(([sx, sy]): Offset => [sx * out, sy * out]),
    ...pieces.flatMap(({ own, box: [left, top, width, height] }) => {
      const [halfX, halfY] = [width / 2, height / 2]
      const off = size / 2 + BESIDE
      return own ? SIDES.map(([sx, sy]): Offset => [left + halfX + sx * (halfX + off), top + halfY + sy * (halfY + off)]) : []
    }),
  ]
  let best: { readonly offset: Offset; readonly price: number } | undefined
  offsets.forEach((offset, i) => {
    const badge: Box = [offset[0] - size / 2, offset[1] - size / 2, size, size]
    let price = i * 0.02
    for (const name of names) price += ON_NAME * covered(badge, name)
    for (const town of towns) price += ON_TOWN * covered(badge, town)
    for (const box of beside) price += covered(badge, box)
    for (const { box } of pieces) price += covered(badge, box)
    if (best === undefined || price < best.price) best = { offset, price }
  })
  return best?.offset ?? [out, -out]
}
