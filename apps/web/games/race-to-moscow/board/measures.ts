import type { AreaDescription, Slot } from '../../../src/board/api.ts'

/* Sizes in token units that the drawing and the build-time label placing must agree on. */

type Measured = Pick<AreaDescription, 'kind' | 'features'>

/** Radius of an area's disc. */
export function radius({ kind, features }: Measured): number {
  if (kind === 'sea') return 9
  if (features.victory) return 14
  return features.base || features.frontline ? 13 : 11
}

/** Radius of the ring around an area: plates and stars must not hide it. */
export function ring(area: Measured): number {
  if (area.features.victory) return 27
  return area.features.base || area.features.frontline ? 22.5 : radius(area) + 6
}

/** Half of the square that everything drawn on the area needs: plate of a base, teeth of a fort, star of a victory city. */
export function footprint({ kind, features }: Measured): number {
  if (kind === 'sea') return 10
  if (features.victory) return 25
  if (features.base || features.frontline) return 18
  return features.fort ? 16 : 12.5
}

export interface Lettering {
  readonly size: number
  readonly weight: 500 | 600
  readonly capitals: boolean
  readonly slanted: boolean
}

/** Bases and victory cities are larger, seas slanted. */
export function lettering({ kind, features }: Measured): Lettering {
  if (kind === 'sea') return { size: 12.5, weight: 500, capitals: false, slanted: true }
  if (features.victory) return { size: 14.5, weight: 600, capitals: true, slanted: false }
  return features.base
    ? { size: 14.5, weight: 600, capitals: false, slanted: false }
    : { size: 12.5, weight: 500, capitals: false, slanted: false }
}

export const SIGN_SIZES = { medal: { width: 14, height: 19 }, harbour: { width: 13, height: 13 } } as const

/** With less room than this a counter is its colour and number, and a stock how much there is; with still less all are smaller. */
export const CLOSE = 0.6
export const FAR = { room: 0.5, size: 0.86 } as const
export const COUNTER = { width: 44, height: 34 } as const
/** Where there is no room for the unit's symbol. */
export const NARROW_COUNTER = { width: 34, height: 34 } as const
export const SMALL_COUNTER = { width: 32, height: 24 } as const
export const FLEET = { width: 36, height: 34 } as const
/** A stock shows each kind above its number, or only how much there is. */
const KIND = 16
export const STOCK_HEIGHT = 34
export const stockWidth = (kinds: number): number => kinds * KIND + 4
export const SUM = { width: 22, height: STOCK_HEIGHT } as const
export const SMALL_SUM = { width: 23, height: 17 } as const

/** What has a place of its own beside an area: an army, or the fleet. A stock takes what is left. */
export function slotsOf({ kind }: Measured, room: number): readonly Slot[] {
  const by = room < FAR.room ? FAR.size : 1
  const small = { width: SMALL_COUNTER.width * by, height: SMALL_COUNTER.height * by }
  if (kind === 'sea') return [{ slot: 'fleet', fits: [room < CLOSE ? small : FLEET] }]
  return [{ slot: 'army', fits: room < CLOSE ? [small] : [COUNTER, NARROW_COUNTER] }]
}
