import type { AreaDescription, Slot } from '../../../src/board/api.ts'

/* Sizes in token units that the drawing and the build-time label placing must agree on. */

type Measured = Pick<AreaDescription, 'features'>

/** Radius of a town: a dot, or the gold disc of a Victory Point area. */
export function radius({ features }: Measured): number {
  return features.vp ? 9.5 : 4.5
}

export function footprint(area: Measured): number {
  return radius(area) + 1.5
}

export interface Lettering {
  readonly size: number
  readonly weight: 500 | 600
}

/** Victory Point areas are a little larger; neutral countries quiet. */
export function lettering({ features }: Measured): Lettering {
  return features.vp ? { size: 13.5, weight: 600 } : { size: 12.5, weight: 500 }
}

export const LINE_HEIGHT = 1.08

export const SIGN_SIZES = {
  port: { width: 12, height: 12 },
  source: { width: 14, height: 14 },
  oil: { width: 11, height: 14 },
} as const

/** A cell of a stack: units of one kind. Soviet plates have pointed ends that stand out so far. */
export const CELL = { width: 22, height: 30 } as const
export const POINT = 6
/** Below this room stacks show one cell with everything added up. */
export const CLOSE = 0.55
export const SUM = { width: 24, height: 21 } as const

export const stackWidth = (cells: number): number => cells * CELL.width + 2 + 2 * POINT

/** Where a stack stands: three cells, which are as many as there are kinds of units, or fewer where there is no room. */
export function slotsOf(room: number): readonly Slot[] {
  if (room < CLOSE) return [{ slot: 'stack', fits: [{ width: SUM.width + POINT, height: SUM.height }] }]
  return [{ slot: 'stack', fits: [3, 2, 1].map((cells) => ({ width: stackWidth(cells), height: CELL.height + 2 })) }]
}
