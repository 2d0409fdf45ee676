import type { Group } from './state.ts'

/** Tokens are objects: they keep these colours in both themes. */
export const GROUPS: Readonly<
  Record<Group, { readonly fill: string; readonly edge: string; readonly tint: string; readonly on: string }>
> = {
  gray: { fill: '#55626c', edge: '#333d45', tint: '#c3cbd0', on: '#ffffff' },
  white: { fill: '#fffdf8', edge: '#3a372e', tint: '#f7f2e5', on: '#1e2423' },
  brown: { fill: '#87552f', edge: '#4f2f16', tint: '#dcbf9b', on: '#ffffff' },
}

export const GOODS = { fuel: '#1c4f7c', ammo: '#966100', food: '#3a7434' } as const
export const SOVIET = '#b3261e'
export const PAPER = '#fffdf6'
export const INK = '#1e2423'
export const MEDAL = { fill: '#e3ac1b', edge: '#533b00' } as const

/** Triangle up, square, triangle down: the groups are told apart without colour. */
export function emblem(group: Group, size: number): string {
  const [w, h] = [size * 0.5, size * 0.44]
  if (group === 'gray') return `M0 ${-h * 1.15}L${w} ${h * 0.85}H${-w}z`
  if (group === 'brown') return `M0 ${h * 1.15}L${w} ${-h * 0.85}H${-w}z`
  return `M${-h * 0.92} ${-h * 0.92}h${h * 1.84}v${h * 1.84}h${-h * 1.84}z`
}
