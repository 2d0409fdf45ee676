import type { Through } from '@railhead/host'
import type { Choice } from '@railhead/table'

/*
 * Several small answers in one gesture. A game asks for one thing at a time; where people think in numbers ("these three go
 * there"), its client says which choices can be counted, and the page gives them together. Each goes through the engine.
 */

export type Counts = { readonly [key: string]: number }

/** Something of which so many can be chosen. */
export interface SeriesItem {
  readonly key: string
  readonly name: string
  readonly most: number
  /** How many are proposed. */
  readonly start: number
}

export interface Series {
  readonly items: readonly SeriesItem[]
  /** All items together: not more; with `exactly`, not fewer either. */
  readonly total?: number
  readonly exactly?: boolean
  /** Areas to which what was counted can go: a click there carries it out. Without them a button does. */
  readonly places?: readonly { readonly id: string; readonly name: string }[]
  /**
   * Every change is carried out at once, so that what follows from it can be seen: in the place of so many of the viewer's last
   * choices. Until then nothing is carried out.
   */
  readonly replaces?: number
  /** Choices that the counting stands for. They have no buttons of their own. */
  covers(choice: Choice): boolean
  /** The answers for these counts, and for that place. */
  ways(counts: Counts, place?: string): readonly Through[]
  /** What the button says that carries it out. */
  label(counts: Counts, place?: string): string
}

export const startOf = ({ items }: Series): Counts => Object.fromEntries(items.map(({ key, start }) => [key, start]))
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
export const mostOf = ({ items, total }: Series): number =>
  Math.min(
    total ?? Number.POSITIVE_INFINITY,
    items.reduce((sum, { most }) => sum + most, 0),
  )

/** Can these counts be carried out? */
export const isComplete = (series: Series, counts: Counts): boolean =>
  series.exactly === true ? sumOf(counts) === mostOf(series) : sumOf(counts) > 0

/**
 * One more or one less. When all that may be chosen has been, one more of this is one less of another. Undefined when nothing
 * lies that way.
 */
export function stepCount(series: Series, counts: Counts, key: string, by: 1 | -1): Counts | undefined {
  const item = series.items.find((one) => one.key === key)
  const next = (counts[key] ?? 0) + by
  if (item === undefined || next < 0 || next > item.most) return undefined
  const stepped = { ...counts, [key]: next }
  if (sumOf(stepped) <= mostOf(series)) return stepped
  const other = series.items.findLast((one) => one.key !== key && (counts[one.key] ?? 0) > 0)
  return other === undefined ? undefined : { ...stepped, [other.key]: stepped[other.key] - 1 }
}

/** As many as possible, the first items first. */
export function everything(series: Series): Counts {
  let left = mostOf(series)
  return Object.fromEntries(
    series.items.map(({ key, most }) => {
      const taken = Math.min(most, left)
      left -= taken
      return [key, taken]
    }),
  )
}

export const nothing = ({ items }: Series): Counts => Object.fromEntries(items.map(({ key }) => [key, 0]))

/** All but one of what there is most of. */
export function butOne(series: Series): Counts {
  const all = everything(series)
  const [many] = Object.keys(all).toSorted((a, b) => all[b] - all[a])
  return { ...all, [many]: all[many] - 1 }
}
