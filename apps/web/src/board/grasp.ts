import type { Dragging, Target } from './api.ts'

/** Where a pointer is on the board, and what can be dragged from there. */
export interface Aim {
  readonly at: (x: number, y: number, touch: boolean) => Target | null
  readonly dragging: Dragging | undefined
}

/** What would be dragged from there; undefined where a drag moves the map. */
export function graspAt({ at, dragging }: Aim, x: number, y: number): Target | undefined {
  // Exact even for fingers: whoever starts beside a thing wants the map.
  const target = dragging === undefined ? null : at(x, y, false)
  return target !== null && dragging?.lifts(target) === true ? target : undefined
}
