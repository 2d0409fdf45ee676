import type { AreaId, BoardLayout, Box } from './api.ts'
import { boxAt, covered, grown } from './overlap.ts'
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

/** A badge may lie on a piece sooner than on a name. */
const ON_NAME = 3

/** The corner of an area where a badge hides the least of names, signs and tokens; `out` is how far off its centre stands. */
export function badgeCorner(
  layout: BoardLayout,
  { tokens, labels, room, shrink, step }: Scene,
  area: AreaId,
  signs: readonly string[],
  out: number,
  size: number,
): readonly [number, number] {
  const [x, y] = layout.points[area]
  const near = tokens.filter((placed) => Math.abs(placed.x - x) * room < 90 && Math.abs(placed.y - y) * room < 80)
  const isNear = ([px, py]: readonly [number, number]) => Math.abs(px - x) * room < 160 && Math.abs(py - y) * room < 60
  const names = Object.entries(labels).flatMap(([id, { box }]) => {
    const at = layout.points[id]
    return isNear(at) ? [boxAt([at[0] - x, at[1] - y], room, grown(box, 1 / shrink))] : []
  })
  const beside = signs.map((sign) => step.signs[`${sign}/${area}`]).filter((box) => box !== undefined)
  let best: { readonly corner: readonly [number, number]; readonly price: number } | undefined
  CORNERS.forEach((corner, i) => {
    const badge: Box = [corner[0] * out - size / 2, corner[1] * out - size / 2, size, size]
    let price = i * 0.02
    for (const name of names) price += ON_NAME * covered(badge, name)
    for (const box of beside) price += covered(badge, box)
    for (const { x: px, y: py, offset, width, height } of near) {
      price += covered(badge, [(px - x) * room + offset[0] - width / 2, (py - y) * room + offset[1] - height / 2, width, height])
    }
    if (best === undefined || price < best.price) best = { corner, price }
  })
  return best?.corner ?? CORNERS[0]
}
