import { signal } from '@preact/signals'

/** The Soviet player's set-up as one draft: the areas that shall have armor; all others have infantry (14.3). */
export const draft = signal<ReadonlySet<string>>(new Set())

export interface Pool {
  readonly infantry: number
  readonly armor: number
}

/** How many markers of each face the draft is short of, and what it may be given up for: both 0 when it can be carried out. */
export function missing(areas: readonly string[], armored: ReadonlySet<string>, pool: Pool): Pool {
  const armor = areas.filter((area) => armored.has(area)).length
  return { infantry: Math.max(0, areas.length - armor - pool.infantry), armor: Math.max(0, armor - pool.armor) }
}

/** Armor where it is wanted and the rest infantry, as far as the pool has them: what is too much of one becomes the other, from the end. */
export function arranged(areas: readonly string[], wanted: (area: string) => boolean, pool: Pool): ReadonlySet<string> {
  const armored = areas.filter(wanted).slice(0, pool.armor)
  const plain = areas.filter((area) => !armored.includes(area))
  return new Set([...armored, ...plain.slice(pool.infantry)])
}
