import type { DecisionKind, JsonObject, Question } from '@railhead/table'
import { EDITION, SECOND } from '../settings.ts'
import type { State } from '../state.ts'

/** Section in the 2024 and in the 2021 rulebook. */
type Sections = readonly [in2024: string, in2021: string]

/**
 * One step of the sequence of play: what it asks and what the answer does, side by side. The state's agenda is a stack of
 * steps; the top one is asked, or runs by itself.
 */
export interface Step {
  /** Name for the outside: prompts hang on it. */
  readonly name: string
  readonly kind: DecisionKind
  /** Where the rulebooks have it; with a card that shares its step with others, the card's place. */
  readonly rules: Sections | ((s: State) => Sections)
  /** Does what needs no decision. Answers false when somebody must be asked first. */
  run?(s: State): boolean
  /** Who is asked. */
  seat(s: State): number
  /** Adds every legal choice. */
  ask(s: State, question: Question): void
  answer(s: State, choice: number): void
  /** What the prompt speaks of. */
  about?(s: State): JsonObject
}

/** The section that the step belongs to now, in the edition that is played. */
export function sectionOf(s: State, step: Step): string {
  const [in2024, in2021] = typeof step.rules === 'function' ? step.rules(s) : step.rules
  return s.settings[EDITION] === SECOND ? in2021 : in2024
}

/** Numbers of the steps on the agenda; their order is that of the table in `index.ts`. */
export const NEXT_TURN = 0
export const SOVIET_SETUP = 1
export const TURN = 2
export const FIELD_ARMIES = 3
export const MOVE = 4
export const STOW = 5
export const COMBAT = 6
export const CAPTURE = 7
export const MEDAL = 8
export const PARTISANS = 9
export const SICHERUNG = 10
export const TAKE_SUPPLIES = 11
export const TRIM = 12
export const TRANSPORT = 13
export const CARGO = 14
export const TAKE_TRANSPORT = 15
export const FEED = 16
export const RAILHEAD = 17
export const REACTION = 18
export const FACE = 19
export const WINTER = 20
export const OKH_TARGET = 21
export const PUSH = 22
