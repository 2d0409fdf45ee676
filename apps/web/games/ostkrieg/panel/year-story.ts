import type { GameEvent } from '@railhead/table'
import type { Side } from '../board/state.ts'

/** What a year's end brought (9.0), out of the facts of the game. */
export interface YearStory {
  readonly year: number
  readonly points: { readonly [side in Side]: number }
  /** A year before, where there was one. */
  readonly before?: { readonly [side in Side]: number }
  /** 9.2: countries that changed sides or left, units that went with them. */
  readonly countries: readonly GameEvent[]
  /** 9.4 */
  readonly build: { readonly [side in Side]: number }
}

const COUNTRIES: ReadonlySet<string> = new Set(['country-changed', 'country-out', 'removed'])

/** The last year that ended; undefined where none has. */
export function lastYear(events: readonly GameEvent[]): YearStory | undefined {
  const ends = events.flatMap((event, at) => (event.type === 'year-over' ? [at] : []))
  const at = ends.at(-1)
  if (at === undefined) return undefined
  const pointsAt = (index: number) => ({ axis: Number(events[index].axis), soviet: Number(events[index].soviet) })
  const after = events.slice(at)
  const build = (side: Side): number => Number(after.find((event) => event.type === 'points' && event.side === side)?.points ?? 0)
  const earlier = ends.at(-2)
  return {
    year: Number(events[at].year),
    points: pointsAt(at),
    ...(earlier === undefined ? {} : { before: pointsAt(earlier) }),
    countries: after.filter(({ type }) => COUNTRIES.has(type)),
    build: { axis: build('axis'), soviet: build('soviet') },
  }
}

/** Victory Points at the end of each year. */
export function pointsByYear(
  events: readonly GameEvent[],
): readonly { readonly year: string; readonly axis: number; readonly soviet: number }[] {
  return events.flatMap(({ type, year, axis, soviet }) =>
    type === 'year-over' ? [{ year: String(year), axis: Number(axis), soviet: Number(soviet) }] : [],
  )
}

/** What the build points are made of: the track, less a bid, and what cards or a handicap added. */
export function partsOf(
  build: number,
  production: number,
  bid: number,
): { readonly production: number; readonly bid: number; readonly more: number } {
  return { production, bid, more: Math.max(0, build - Math.max(0, production - bid)) }
}
