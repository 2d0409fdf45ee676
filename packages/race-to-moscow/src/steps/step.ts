import type { Choice, JsonObject, Refusal } from '@railhead/table'
import type { Asking, FrameOf, Running } from '@railhead/table/steps'
import { askedElsewhere, namesUnknown } from '../parts/attempts.ts'
import { whyNotPlayIn } from '../parts/play-okh.ts'
import { whyNotTakeIn } from '../parts/take-okh.ts'
import type { About, AskingName, ChoiceOf, TurnChoice } from '../questions.ts'
import * as no from '../reasons.ts'
import { EDITION, SECOND } from '../settings.ts'
import type { State } from '../state.ts'
import type { FRAMES, Sorts } from './frames.ts'

type Spec = typeof FRAMES.spec
export type StepName = keyof Spec & string
export type Frame<Name extends StepName> = FrameOf<Sorts, Spec[Name]>

/** Section in the 2024 and in the 2021 rulebook. */
export type Sections = readonly [in2024: string, in2021: string]

/** A step that somebody answers, in the words of this game: sections in both editions, and reasons for what is not allowed. */
export interface AskingStep<Name extends AskingName>
  extends Omit<Asking<State, Frame<Name>, About<Name>>, 'rule' | 'name' | 'refuse'> {
  /** Where the rulebooks have it; with a card that shares its step with others, the card's place. */
  readonly rules: Sections | ((s: State, frame: Frame<Name>) => Sections)
  name(s: State, frame: Frame<Name>, choice: number): ChoiceOf<Name>
  /**
   * Why an attempt inside an action is not allowed; ALLOWED when nothing is against it but that it is not asked. Undefined when it is not
   * what the step asks for. Names in it are those of the game.
   */
  whyNot(s: State, frame: Frame<Name>, attempt: Choice): no.Why | undefined
  /** The same for an attempt at an action, where the step offers any. */
  whyNotAction?(s: State, frame: Frame<Name>, attempt: Choice): no.Why | undefined
}

/** A step as the table's engine wants it. All have the same shape, so that calling any of them is quick. */
export const asks = <Name extends AskingName>(step: AskingStep<Name>): Asking<State, Frame<Name>, About<Name>> => ({
  kind: step.kind,
  rule: (s, frame) => sectionOf(s, frame, step.rules),
  liesOn: step.liesOn,
  prepare: step.prepare,
  seat: step.seat,
  ask: step.ask,
  answer: step.answer,
  name: step.name,
  role: step.role,
  proposal: step.proposal,
  fillsIn: step.fillsIn,
  about: step.about,
  refuse: (s, frame, attempt) => refusal(s, frame, step, attempt),
  misfit: step.misfit,
})

/** A step that the rules carry out by themselves. */
export type RunningStep<Name extends StepName> = Running<State, Frame<Name>>

function sectionOf<F>(s: State, frame: F, rules: Sections | ((s: State, frame: F) => Sections)): string {
  const [in2024, in2021] = typeof rules === 'function' ? rules(s, frame) : rules
  return s.settings[EDITION] === SECOND ? in2021 : in2024
}

function refusal<Name extends AskingName>(s: State, frame: Frame<Name>, step: AskingStep<Name>, attempt: Choice): Refusal {
  const { code, in2024, in2021, vague } = no.REASONS[reasonAgainst(s, frame, step, attempt)]
  const rule = s.settings[EDITION] === SECOND ? in2021 : in2024
  return {
    code,
    rule: rule === '' ? sectionOf(s, frame, step.rules) : rule,
    subjects: { ...knownOf(step.about?.(s, frame)), ...attempt },
    ...(vague === undefined ? {} : { vague }),
  }
}

/** What the question is about, as far as a refusal may speak of it beside the names of the attempt. */
const knownOf = (about: JsonObject = {}): JsonObject =>
  Object.fromEntries(Object.entries(about).filter(([subject]) => QUESTION_SUBJECTS.includes(subject)))
const QUESTION_SUBJECTS = ['army', 'area', 'from', 'vehicle', 'most', 'limit', 'excess']

function reasonAgainst<Name extends AskingName>(s: State, frame: Frame<Name>, step: AskingStep<Name>, attempt: Choice): no.Why {
  if (namesUnknown(s, attempt)) return no.UNKNOWN_ATTEMPT
  const why =
    attempt.action === undefined
      ? (step.whyNot(s, frame, attempt) ?? askedElsewhere(attempt))
      : (step.whyNotAction?.(s, frame, attempt) ?? whyNotActionHere(s, attempt))
  // What the predicates find nothing against is still not asked at this moment.
  return why === no.ALLOWED ? no.NOT_ASKED_NOW : why
}

const ACTIONS: { readonly [action in TurnChoice['action']]: true } = {
  'move-armored': true,
  'move-field': true,
  'move-fleet': true,
  'take-supplies': true,
  transport: true,
  'take-transport': true,
  'air-support': true,
  'play-card': true,
  'take-okh': true,
  'play-okh': true,
  load: true,
  'end-turn': true,
}

/** [2024:7] Each action is completed before another is taken; cards and loads say more, since some are offered inside one. */
function whyNotActionHere(s: State, attempt: Choice): no.Why {
  const { action } = attempt
  if (!Object.hasOwn(ACTIONS, String(action))) return no.UNKNOWN_ATTEMPT
  if (action === 'play-okh') return whyNotPlayIn(s, attempt, undefined)
  if (action === 'take-okh') return whyNotTakeIn(s, attempt, undefined)
  return action === 'load' && attempt.army === undefined ? no.SAY_WHICH_ARMY : no.ACTION_NOT_FINISHED
}
