import type { AreaId, BoardArt, BoardDescription, BoardLayout, BoardToken, Target } from './api.ts'
import type { Scene } from './scene.ts'

export interface Reach {
  /** Half of what a pointer can be off, in window pixels. */
  readonly slack: number
  readonly scale: number
  readonly zoom: number
  /** Is it one of the things that may be chosen now? They win near misses. */
  readonly wanted: (target: Target) => boolean
}

/** What is at a point of the map (in map units): tokens lie above areas, areas above lines. A name means its area, where neither is near. */
export function hit<Area, Token extends BoardToken>(
  { areas, lines }: BoardDescription,
  layout: BoardLayout,
  art: BoardArt<Area, Token>,
  scene: Scene<Token>,
  [x, y]: readonly [number, number],
  { slack, scale, zoom, wanted }: Reach,
): Target | null {
  let found: { readonly target: Target; readonly price: number } | undefined
  const offer = (target: Target, distance: number, layer: number) => {
    if (distance > slack) return
    const price = Math.max(0, distance) * 10 + layer - (wanted(target) ? slack * 4 : 0)
    if (found === undefined || price < found.price) found = { target, price }
  }
  // What lies beside its area may cover a line of others, and is what is meant there.
  let covered = false
  for (const { token, x: px, y: py, offset, width, height } of scene.tokens) {
    const [dx, dy] = [
      Math.abs((x - px) * zoom - offset[0] * scale) - (width / 2) * scale,
      Math.abs((y - py) * zoom - offset[1] * scale) - (height / 2) * scale,
    ]
    offer({ kind: 'token', id: token.id }, Math.max(dx, dy), 1)
    if ('area' in token.on && Math.max(dx, dy) <= 0) covered = true
  }
  for (const area of areas) {
    const [px, py] = layout.points[area.id]
    offer({ kind: 'area', id: area.id }, Math.hypot(x - px, y - py) * zoom - art.radius(area) * scale, 2)
  }
  const nameScale = scale / scene.shrink
  for (const [id, { box }] of found === undefined ? Object.entries(scene.labels) : []) {
    const [px, py] = layout.points[id]
    const [dx, dy] = [((x - px) * zoom) / nameScale - box[0], ((y - py) * zoom) / nameScale - box[1]]
    if (dx >= 0 && dy >= 0 && dx <= box[2] && dy <= box[3]) offer({ kind: 'area', id }, 0, 2)
  }
  for (const line of covered ? [] : lines) {
    if (line.border === true) continue
    const [a, b] = [layout.points[line.a], layout.points[line.b]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const t = Math.min(0.92, Math.max(0.08, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
    const distance = Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy) * zoom - 4 * scale
    // Lines are thin and everywhere: they need a closer aim than things do.
    if (distance < slack / 2) offer({ kind: 'line', id: line.id }, distance, 3 + slack)
  }
  return found?.target ?? null
}

/** The area that an arrow key leads to: along a line if one goes that way, else the nearest in that direction. */
export function neighbour(
  { areas, lines }: BoardDescription,
  layout: BoardLayout,
  from: AreaId,
  [dx, dy]: readonly [number, number],
): AreaId | undefined {
  const [x, y] = layout.points[from]
  const linked = new Set(lines.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : [])))
  let best: { readonly id: AreaId; readonly price: number } | undefined
  for (const { id } of areas) {
    if (id === from) continue
    const [px, py] = layout.points[id]
    const distance = Math.hypot(px - x, py - y)
    const aim = ((px - x) * dx + (py - y) * dy) / distance
    if (aim < (linked.has(id) ? 0.5 : 0.7)) continue
    const price = distance * (2 - aim) * (linked.has(id) ? 1 : 4)
    if (best === undefined || price < best.price) best = { id, price }
  }
  return best?.id
}
