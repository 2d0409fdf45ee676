import type { Match } from '@railhead/table'
import { type Gesture, gesture } from './gesture.ts'
import type { Manners } from './manners.ts'

/** What a table is taken up again with, beside its record. */
export interface Saved {
  /** The last turn waits to be confirmed. */
  readonly held?: boolean
  /** How many choices each of the last gestures has, oldest first; what lies before them stands for good. */
  readonly gestures?: readonly number[]
  /** The number of the question that is asked. */
  readonly question?: number
}

/** The gestures that can still be taken back in a match that is taken up again. */
export function takenUp(match: Match, manners: Manners, saved: Saved): Gesture[] {
  if (saved.held === true) match.hold()
  const open = match.recent().length
  const known = saved.gestures ?? []
  const fits = sum(known) === open
  const starts = new Set(known.map((_, i) => sum(known.slice(0, i))))
  // A record alone does not tell gestures apart: what only fills in something belongs to it.
  const earlier = fits ? undefined : match.upTo(match.length - open)
  const gestures: Gesture[] = []
  match.choices.slice(match.length - open).forEach(({ seat, choice }, i) => {
    const last = gestures.at(-1)
    const begins = earlier === undefined ? starts.has(i) : manners.fill(earlier, seat) === undefined
    if (last === undefined || last.seat !== seat || begins) gestures.push(gesture(seat, [choice]))
    else gestures[gestures.length - 1] = gesture(seat, [...last.choices, choice])
    earlier?.choose(choice, seat)
  })
  return gestures
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0)
