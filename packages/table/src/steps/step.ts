import type { Choice, ChoiceRole, DecisionKind, GameEvent, GameState, Refusal, Seat } from '../game.ts'
import type { JsonObject } from '../json.ts'
import type { Question } from '../question.ts'
import type { Agenda } from './agenda.ts'

/** What the lowest step lies on. */
export const GROUND = 'ground'

/** What the state of a game must have whose sequence of play is made of steps. */
export interface StepState extends GameState {
  readonly agenda: Agenda
  /**
   * While a choice is carried out: who listens to what happens. Undefined where nobody does, so that facts cost nothing then. Not part of
   * the bytes. A game narrows it to its own events.
   */
  tell?(event: GameEvent): void
  /** Whether the choice that is being carried out brought something hidden to light. Not part of the bytes. */
  revealed: boolean
}

/**
 * One step of the sequence of play, all of it in one file: whom it asks, the choices, what each of them does, how they are called, and
 * why something is not among them. The step's frame lies on top of the agenda whenever one of these is called.
 */
export type Step<S, F = unknown, About extends JsonObject = JsonObject> = Asking<S, F, About> | Running<S, F>

/** A step that somebody answers. */
export interface Asking<S, F = unknown, About extends JsonObject = JsonObject> extends OnAgenda<S, F> {
  readonly kind: DecisionKind
  /** Section of the rules. */
  readonly rule: string | ((state: S, frame: F) => string)
  /**
   * Does what needs no decision when the step comes to the top. True when it did something and the agenda must be looked at again,
   * false when somebody must answer now.
   */
  prepare?(state: S, frame: F): boolean
  /** Who is asked; the first of them where several choose at the same time. */
  seat(state: S, frame: F): Seat
  /** Bit mask of those who owe an answer, where several choose at the same time. */
  awaited?(state: S, frame: F): number
  /** Adds every legal choice of `question.seat`. */
  ask(state: S, frame: F, question: Question): void
  /** Carries out a choice. */
  answer(state: S, frame: F, choice: number, seat: Seat): void
  /** A choice with its names. */
  name(state: S, frame: F, choice: number): Choice
  /** What a choice is to its question; by default it goes on. */
  role?(state: S, frame: F, choice: number): ChoiceRole
  /** The choice that the question proposes, one of those listed; undefined where it proposes none. */
  proposal?(state: S, frame: F, question: Question): number | undefined
  /** It only fills in what was just chosen: what it proposes, if anything, may be taken at once. */
  readonly fillsIn?: true
  /** What the question is about, for the prompt. Nothing secret to who is asked. */
  about?(state: S, frame: F): About
  /** Why an attempt that is not listed is not allowed; undefined when no rule forbids it and it is only not what is asked. */
  refuse(state: S, frame: F, attempt: Choice, seat: Seat): Refusal | undefined
}

/** A step that the rules carry out by themselves. It leaves the agenda changed. */
export interface Running<S, F = unknown> extends OnAgenda<S, F> {
  run(state: S, frame: F): void
}

interface OnAgenda<S, F> {
  /** Names of the steps that this one may lie on, `ground` when it may be the lowest: what else a position says is contradictory. */
  readonly liesOn: readonly string[]
  /**
   * Why the frame cannot be in this situation, or between these two others, for a position that was written by hand, with the field that
   * is to blame where one is; undefined when it can. The whole agenda has been read.
   */
  misfit?(state: S, frame: F, neighbours: Neighbours): string | readonly [field: string, what: string] | undefined
}

/** A frame of an agenda that has been read, as plain numbers. */
export interface LaidFrame {
  readonly step: string
  readonly fields: { readonly [field: string]: number }
}

/** What lies directly under a frame and directly on it. */
export interface Neighbours {
  readonly below: LaidFrame | undefined
  readonly above: LaidFrame | undefined
}

export const isAsking = <S>(step: Step<S>): step is Asking<S> => 'ask' in step
