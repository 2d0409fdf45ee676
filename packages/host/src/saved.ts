import { type Match, type RecordedChoice, sameJson } from '@railhead/table'
import { type Gesture, gesture, isGesture } from './gesture.ts'
import type { Manners } from './manners.ts'

/** What a table is taken up again with, beside its record. */
export interface Saved {
  /** The last turn waits to be confirmed. */
  readonly held?: boolean
  /** The gestures that could be taken back, oldest first; what lies before them stands for good. */
  readonly gestures?: readonly Gesture[]
  /** Those that were taken back, the next to be done again first. */
  readonly undone?: readonly Gesture[]
  /** The number of the question that is asked. */
  readonly question?: number
}

/** The gestures of a match that is taken up again: those that can be taken back, and those that were. */
export function takenUp(match: Match, manners: Manners, saved: Saved): Required<Pick<Saved, 'gestures' | 'undone'>> {
  if (saved.held === true) match.hold()
  const open = match.choices.slice(match.length - match.recent().length)
  const { gestures, undone = [] } = saved
  // What was kept beside the record may be damaged, of another record, or from before gestures were kept whole.
  if (areGestures(gestures) && areGestures(undone) && areThose(madeIn(gestures), open)) return { gestures, undone }
  return { gestures: toldApart(match, manners, open), undone: [] }
}

const areGestures = (kept: unknown): kept is readonly Gesture[] => Array.isArray(kept) && kept.every((one) => isGesture(one))

const madeIn = (gestures: readonly Gesture[]): RecordedChoice[] =>
  gestures.flatMap(({ seat, choices }) => choices.map((choice) => ({ seat, choice })))

const areThose = (made: readonly RecordedChoice[], open: readonly RecordedChoice[]): boolean =>
  made.length === open.length && made.every(({ seat, choice }, i) => seat === open[i].seat && sameJson(choice, open[i].choice))

/** A record alone does not tell gestures apart: what only fills in something belongs to it. */
function toldApart(match: Match, manners: Manners, open: readonly RecordedChoice[]): Gesture[] {
  const earlier = match.upTo(match.length - open.length)
  const gestures: Gesture[] = []
  for (const { seat, choice } of open) {
    const last = gestures.at(-1)
    if (last === undefined || last.seat !== seat || manners.fill(earlier, seat) === undefined)
      gestures.push(gesture(seat, [choice]))
    else gestures[gestures.length - 1] = gesture(seat, [...last.choices, choice])
    earlier.choose(choice, seat)
  }
  return gestures
}
