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
  /** Nobody leaves it behind while there is something else to leave. */
  readonly dear?: boolean
}

export interface Series {
  readonly items: readonly SeriesItem[]
  /** All items together: not more; with `exactly`, not fewer either. */
  readonly total?: number
  readonly exactly?: boolean
  /** Why there are no more than `total`, where more could be wanted: so many fit. */
  readonly limit?: string
  /** Areas to which what was counted can go: a click there carries it out. Without them a button does. */
  readonly places?: readonly { readonly id: string; readonly name: string }[]
  /**
   * Every change is carried out at once, so that what follows from it can be seen: in the place of so many of the viewer's last
   * choices. Until then nothing is carried out.
   */
  readonly replaces?: number
  /** Choices that the counting stands for. They have no buttons of their own. */
  covers(choice: Choice): boolean
  /** What of these counts goes to that place: what can get there, and fits. All, where it is left out. */
  goes?(counts: Counts, place: string): Counts
  /** What else follows from going there, in a few words: whom it cuts off. */
  follows?(place: string): string | undefined
  /** The answers for these counts, and for that place. */
  ways(counts: Counts, place?: string): readonly Through[]
  /** What the button says that carries it out. */
  label(counts: Counts, place?: string): string
}

/** What is proposed, as far as there is room for it: the first items first. */
export const startOf = (series: Series): Counts =>
  within(series.items, Object.fromEntries(series.items.map(({ key, start }) => [key, start])), series.total)
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
export const mostOf = ({ items, total }: Series): number =>
  Math.min(
    total ?? Number.POSITIVE_INFINITY,
    items.reduce((sum, { most }) => sum + most, 0),
  )

/** Of these counts not more than `room` in all: the first items first. */
export function within(items: readonly SeriesItem[], counts: Counts, room = Number.POSITIVE_INFINITY): Counts {
  let left = room
  return Object.fromEntries(
    items.map(({ key }) => {
      const taken = Math.min(counts[key] ?? 0, left)
      left -= taken
      return [key, taken]
    }),
  )
}

/** What is carried out when these counts are given, for that place. */
export const goingTo = (series: Series, counts: Counts, place?: string): Counts =>
  place === undefined ? counts : (series.goes?.(counts, place) ?? counts)

/** The button's own words: exactly what it carries out. */
export const labelOf = (series: Series, counts: Counts, place?: string): string =>
  series.label(goingTo(series, counts, place), place)

/** The places to which anything of what was counted can go. */
export const placesFor = (series: Series, counts: Counts): readonly { readonly id: string; readonly name: string }[] =>
  isComplete(series, counts) ? (series.places ?? []).filter(({ id }) => sumOf(goingTo(series, counts, id)) > 0) : []

/** Can these counts be carried out? */
export const isComplete = (series: Series, counts: Counts): boolean =>
  series.exactly === true ? sumOf(counts) === mostOf(series) : sumOf(counts) > 0

/**
 * One more or one less. Where so many must be chosen and have been, one more of this is one less of another. Undefined when nothing
 * lies that way.
 */
export function stepCount(series: Series, counts: Counts, key: string, by: 1 | -1): Counts | undefined {
  const item = series.items.find((one) => one.key === key)
  const next = (counts[key] ?? 0) + by
  if (item === undefined || next < 0 || next > item.most) return undefined
  const stepped = { ...counts, [key]: next }
  if (sumOf(stepped) <= mostOf(series)) return stepped
  if (series.exactly !== true) return undefined
  const other = series.items.findLast((one) => one.key !== key && (counts[one.key] ?? 0) > 0)
  return other === undefined ? undefined : { ...stepped, [other.key]: stepped[other.key] - 1 }
}

/** As many as possible, the first items first. */
export const everything = (series: Series): Counts =>
  within(series.items, Object.fromEntries(series.items.map(({ key, most }) => [key, most])), series.total)

/** There are more than can be chosen. */
export const isLimited = ({ items, total = Number.POSITIVE_INFINITY }: Series): boolean =>
  items.reduce((sum, { most }) => sum + most, 0) > total

export const nothing = ({ items }: Series): Counts => Object.fromEntries(items.map(({ key }) => [key, 0]))

/** All but one of what there is most of, sooner of what is not dear. */
export function butOne(series: Series): Counts {
  const all = everything(series)
  const [{ key }] = series.items
    .filter((item) => all[item.key] > 0)
    .toSorted((a, b) => Number(a.dear === true) - Number(b.dear === true) || all[b.key] - all[a.key])
  return { ...all, [key]: all[key] - 1 }
}
