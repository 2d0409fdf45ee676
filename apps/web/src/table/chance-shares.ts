import type { Moment } from '@railhead/players/advice'

/** What each seat, and then nobody, has of all chances: where several can win together they add up to more than one. */
export function sharesOf({ chances, nobody }: Pick<Moment, 'chances' | 'nobody'>, seats: readonly string[]): readonly number[] {
  const all = [...seats.map((seat) => chances[seat] ?? 0), nobody]
  const sum = all.reduce((total, chance) => total + chance, 0)
  return sum === 0 ? all : all.map((chance) => chance / sum)
}
