import type { Choice, JsonObject, Refusal } from '@railhead/table'
import type { Step as AnyStep, FrameOf } from '@railhead/table/steps'
import type { FRAMES, Sorts } from './frames.ts'
import type { State } from './state.ts'

type Spec = typeof FRAMES.spec
/** The step of that name, with its own frame. */
export type Step<Name extends keyof Spec> = AnyStep<State, FrameOf<Sorts, Spec[Name]>>

export const refuse = (rule: string, code: string, subjects: JsonObject = {}): Refusal => ({ code, rule, subjects })

/** Does the attempt consist of exactly this subject? */
export const isOnly = (attempt: Choice, subject: string): boolean =>
  Object.keys(attempt).length === 1 && Object.hasOwn(attempt, subject)
