import { type Choice, faultOf, type SeatName } from '@railhead/table'

/** What somebody did in one act: one or several choices, perhaps in the place of what they had done before. */
export interface Gesture {
  readonly seat: SeatName
  readonly choices: readonly Choice[]
  /** The gestures in whose place it stands: taken back, it makes way for them again. */
  readonly instead: readonly Gesture[]
}

export const gesture = (seat: SeatName, choices: readonly Choice[], instead: readonly Gesture[] = []): Gesture => ({
  seat,
  choices,
  instead,
})

/** More plans than anybody gives up for another, one after the other. */
const DEEPEST = 1000

/** Whether this is one, out of a store that anybody may have written to. Whether its choices can be made is for the match to say. */
export function isGesture(value: unknown, depth = 0): value is Gesture {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  const { seat, choices, instead } = value as { readonly [field in keyof Gesture]?: unknown }
  return (
    typeof seat === 'string' &&
    Array.isArray(choices) &&
    choices.every((choice) => typeof choice === 'object' && choice !== null && faultOf(choice) === undefined) &&
    Array.isArray(instead) &&
    instead.every((one) => isGesture(one, depth + 1))
  )
}

export const choicesOf = (gestures: readonly Gesture[]): readonly Choice[] => gestures.flatMap(({ choices }) => choices)

/** The gestures without the last so many choices of the seat: those that stay, and those that were touched, of which `head` is left. */
export interface Cut {
  readonly rest: readonly Gesture[]
  readonly gone: readonly Gesture[]
  readonly head: readonly Choice[]
}

export function cut(gestures: readonly Gesture[], seat: SeatName, back: number): Cut {
  const rest = [...gestures]
  const gone: Gesture[] = []
  let left = back
  while (left > 0) {
    const at = rest.findLastIndex((one) => one.seat === seat)
    if (at < 0) break
    gone.unshift(...rest.splice(at, 1))
    left -= gone[0].choices.length
  }
  return { rest, gone, head: left < 0 ? gone[0].choices.slice(0, -left) : [] }
}

/** Other amounts of the same things, and perhaps more things after them. */
export function goesOn(was: readonly Choice[], now: readonly Choice[]): boolean {
  return was.every((choice, i) => now[i] !== undefined && shape(choice) === shape(now[i]))
}

const shape = (choice: Choice): string => JSON.stringify(choice, (_, value) => (typeof value === 'number' ? 0 : value))

/** The gestures with these in the place of their last choices; what is more than they had, group by group, is done after them. */
export function withOthers({ gone, head }: Cut, seat: SeatName, groups: readonly (readonly Choice[])[]): Gesture[] {
  const choices = [...head, ...groups.flat()]
  const same = gone.map((one) => ({ ...one, choices: choices.splice(0, one.choices.length) }))
  const more = groups.toReversed().flatMap((group) => {
    const fresh = choices.splice(Math.max(0, choices.length - group.length))
    return fresh.length === 0 ? [] : [gesture(seat, fresh)]
  })
  return [...same, ...more.toReversed()]
}

/** Only so many of the choices, the last ones: a gesture of which not all is left stands in the place of nothing. */
export function lastOf(gestures: readonly Gesture[], count: number): Gesture[] {
  const left = [...gestures]
  let excess = choicesOf(gestures).length - count
  while (excess > 0) {
    const [first] = left
    if (first.choices.length > excess) left[0] = gesture(first.seat, first.choices.slice(excess))
    else left.shift()
    excess -= first.choices.length
  }
  return left
}
