import { type Choice, type Json, type Match, type RecordedChoice, type SeatName, sameJson } from '@railhead/table'
import { type Gesture, gesture, isGesture } from './gesture.ts'
import type { Manners } from './manners.ts'

/** What a table is taken up again with, beside its record. */
export interface Saved {
  /** The last turn waits to be confirmed. */
  readonly held?: boolean
  /**
   * The gestures that could be taken back, oldest first; what lies before them stands for good. A number stands for one of so many choices, which the record has,
   * that is in the place of nothing.
   */
  readonly gestures?: readonly (Gesture | number)[]
  /** Those that were taken back, the next to be done again first. */
  readonly undone?: readonly Gesture[]
  /** The number of the question that is asked. */
  readonly question?: number
  /** The seats that were advised and have not chosen since. */
  readonly advised?: readonly SeatName[]
}

/** As they are kept: they are written with every choice, and what the record has need not be written again. */
export const kept = (gestures: readonly Gesture[]): readonly (Gesture | number)[] =>
  gestures.map((one) => (one.instead.length === 0 ? one.choices.length : one))

/** The gestures of a match that is taken up again: those that can be taken back, and those that were. */
export function takenUp(
  match: Match,
  manners: Manners,
  saved: Saved,
): { readonly gestures: readonly Gesture[]; readonly undone: readonly Gesture[] } {
  if (saved.held === true) match.hold()
  const advised: readonly SeatName[] = Array.isArray(saved.advised) ? saved.advised : []
  for (const seat of advised) if (match.game.seats.includes(seat)) match.advise(seat)
  const open = match.choices.slice(match.length - match.recent().length)
  const { undone = [] } = saved
  const gestures = readKept(saved.gestures, open)
  // What was kept beside the record may be damaged, or of another record.
  if (areGestures(gestures) && areGestures(undone) && sameJson(madeIn(gestures), listed(open))) return { gestures, undone }
  return { gestures: toldApart(match, manners, open), undone: [] }
}

/** What was kept, with the choices that the record has; they need not be gestures. */
function readKept(gestures: unknown, open: readonly RecordedChoice[]): unknown {
  if (!Array.isArray(gestures)) return undefined
  let from = 0
  return gestures.map((one: unknown) => {
    const made = open.slice(from, from + (typeof one === 'number' ? one : choicesIn(one)))
    from += made.length
    return typeof one === 'number' ? gesture(made[0]?.seat ?? '', choicesBy(made)) : one
  })
}

const choicesIn = (one: unknown): number => (isGesture(one) ? one.choices.length : 0)
const choicesBy = (made: readonly RecordedChoice[]): Choice[] => made.map(({ choice }) => choice)

const areGestures = (list: unknown): list is readonly Gesture[] => Array.isArray(list) && list.every((one) => isGesture(one))

const madeIn = (gestures: readonly Gesture[]): Json =>
  gestures.flatMap(({ seat, choices }) => listed(choices.map((choice) => ({ seat, choice }))))

const listed = (made: readonly RecordedChoice[]): Json[] => made.map(({ seat, choice }) => [seat, choice])

/** A record alone does not tell gestures apart: what only fills in something belongs to it. */
function toldApart(match: Match, manners: Manners, open: readonly RecordedChoice[]): Gesture[] {
  if (open.length === 0) return []
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
