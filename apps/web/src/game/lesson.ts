import type { Choice, Position, SeatName } from '@railhead/table'
import type { Counts } from './series.ts'

/** A lesson: a position and steps that the learner plays on the real board. The engine checks every one of them. */
export interface Lesson {
  readonly id: string
  readonly title: string
  readonly about: string
  /** Sections of the rules to read on. */
  readonly rules: readonly string[]
  readonly seat: SeatName
  readonly position: Position
  readonly steps: readonly LessonStep[]
  /** Said when all is done. */
  readonly end: string
}

export interface LessonStep {
  readonly text: string
  /**
   * What the step wants: every subject named here must be in the choice. `[]` of several accepts any of them. Without it
   * and without a group the step is only read.
   */
  readonly expect?: Partial<Choice> | readonly Partial<Choice>[]
  /** Or several answers in one gesture, counted as at the table. */
  readonly group?: Group
  readonly rule?: string
}

/** So many of each, to that place. What is not named stays. */
export interface Group {
  readonly counts: Counts
  readonly place?: string
}

export const isRead = ({ expect, group }: LessonStep): boolean => expect === undefined && group === undefined

/** The areas that a text names, in its order; where one name begins with another one, the longer is meant. */
export function areasNamed(text: string, areas: readonly { readonly id: string; readonly name: string }[]): readonly string[] {
  const ids = new Map(areas.map(({ id, name }) => [name, id]))
  const names = [...ids.keys()].toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[.()]/g, '\\$&'))
  const found = text.matchAll(new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu'))
  return [...new Set(Array.from(found, ([name]) => ids.get(name) ?? ''))]
}

export function meetsGroup({ counts, place }: Group, step: LessonStep): boolean {
  if (step.group === undefined || step.group.place !== place) return false
  const wanted = step.group.counts
  return [...Object.keys(counts), ...Object.keys(wanted)].every((key) => (counts[key] ?? 0) === (wanted[key] ?? 0))
}

export function meets(choice: Choice, step: LessonStep): boolean {
  if (step.expect === undefined) return false
  const wanted = Array.isArray(step.expect) ? (step.expect as readonly Partial<Choice>[]) : [step.expect as Partial<Choice>]
  return wanted.some((subjects) => Object.entries(subjects).every(([key, value]) => choice[key] === value))
}
