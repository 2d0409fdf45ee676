/**
 * Line drawings for cards on 120 by 72: one weight, light fills, one ground line. They show the thing or the effect,
 * never persons. `shapes` are filled, `lines` are not.
 */
export interface Part {
  readonly shapes?: string
  readonly lines?: string
}
/** Parts from back to front. */
export type Drawing = readonly Part[]

const GROUND = 'M8 65H112'

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const dots = (xs: readonly number[], y: number): string => xs.map((x) => `M${x} ${y}h.1`).join('')

/** A tank that heads right; `x` its left end, `y` the ground. */
export const tank = (x: number, y: number): Part => ({
  shapes: `M${x + 6} ${y}h34a5.5 5.5 0 0 0 0-11h-34a5.5 5.5 0 0 0 0 11zM${x + 4} ${y - 11}l5-7h28l5 7zM${x + 13} ${y - 18}l3-8h13l4 8z`,
  lines: `M${x + 32} ${y - 22}h18${dots([x + 8, x + 16, x + 24, x + 32, x + 39], y - 5.5)}`,
})

export const truck = (x: number, y: number): Part => ({
  shapes: `M${x} ${y - 7}v-17q13-7 26 0v17zM${x + 26} ${y - 7}v-13h8l6 7v6z${ring(x + 8, y - 5, 5)}${ring(x + 32, y - 5, 5)}`,
  lines: `M${x + 9} ${y - 26}v17M${x + 18} ${y - 26}v17`,
})

export const helmet = (x: number, y: number): Part => ({
  shapes: `M${x - 12} ${y - 2}c0-21 24-21 24 0zM${x - 17} ${y + 4}q4-2 5-6h24q1 4 5 6z`,
})

/** Rifles stood together, their butts on the ground. */
export const rifles = (x: number, y: number): Part => ({
  lines: `M${x - 12} ${y}L${x + 5} ${y - 44}M${x + 12} ${y}L${x - 5} ${y - 44}M${x} ${y}V${y - 46}M${x - 14} ${y}h5M${x + 9} ${y}h5M${x - 2.5} ${y}h5`,
})

/** An aircraft from above, its nose up; `r` half its span. */
export const aircraft = (x: number, y: number, r: number): string => {
  const u = r / 20
  const at = (dx: number, dy: number): string => `${(x + dx * u).toFixed(1)} ${(y + dy * u).toFixed(1)}`
  return `M${at(0, -16)}Q${at(3, -14)} ${at(3, -6)}L${at(20, 2)}V${(y + 6 * u).toFixed(1)}L${at(3, 4)}L${at(2, 13)}L${at(8, 17)}V${(y + 19 * u).toFixed(1)}H${(x - 8 * u).toFixed(1)}V${(y + 17 * u).toFixed(1)}L${at(-2, 13)}L${at(-3, 4)}L${at(-20, 6)}V${(y + 2 * u).toFixed(1)}L${at(-3, -6)}Q${at(-3, -14)} ${at(0, -16)}z`
}

export const grounded = (...parts: readonly Part[]): Drawing => [...parts, { lines: GROUND }]
