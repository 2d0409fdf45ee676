import { seatNames, tableRefusal } from '../attempt.ts'
import type { Decision, Game, Seat, SeatName } from '../game.ts'
import { sameJson } from '../json.ts'
import { Question } from '../question.ts'
import type { FrameOf, FrameSpec, Frames } from './frames.ts'
import { type Asking, isAsking, type Running, type Step, type StepState } from './step.ts'

/**
 * A game's sequence of play: its steps by name, each handed the fields of its own frame. A step that the frames name and that is not here
 * does not compile.
 */
export interface Sequence<S extends StepState, Sorts = unknown, Spec extends FrameSpec<Sorts> = FrameSpec<Sorts>> {
  readonly seats: readonly SeatName[]
  readonly frames: Frames<Sorts, Spec>
  readonly steps: { readonly [name in keyof Spec]: Step<S, FrameOf<Sorts, Spec[name]>> }
  isOver(state: S): boolean
  /** Where the game itself plays a seat: which, undefined when it plays none now, and what it chooses. */
  readonly automatic?: {
    seat(state: S): Seat | undefined
    choose(state: S, question: Question): number
    /** Its turn begins with the question that lies on top. */
    begins?(state: S): boolean
  }
  /** Called when nothing is left to do before somebody decides. */
  settled?(state: S): void
}

/** The steps by their numbers, as the engine calls them: the agenda sees to it that each gets its own frame. */
export const stepsByNumber = <S extends StepState, Sorts, Spec extends FrameSpec<Sorts>>({
  frames,
  steps,
}: Pick<Sequence<S, Sorts, Spec>, 'frames' | 'steps'>): Step<S>[] => frames.names.map((name) => steps[name] as Step<S>)

/** What is called of a step at every choice, in objects of one shape: looking a function up in steps of forty shapes would cost as much as calling it. */
interface Calls<S> extends Pick<Asking<S>, 'kind' | 'seat' | 'ask' | 'answer'> {
  readonly awaited: Asking<S>['awaited']
  readonly prepare: Asking<S>['prepare']
  readonly run: Running<S>['run'] | undefined
  readonly fillsIn: boolean
  /** Somebody must answer, and nothing is to be done before. */
  readonly waits: boolean
}

function callsOf<S extends StepState>(step: Step<S>): Calls<S> {
  if (isAsking(step)) {
    const { kind, seat, awaited, ask, answer, prepare, fillsIn = false } = step
    return { kind, seat, awaited, ask, answer, prepare, fillsIn, run: undefined, waits: prepare === undefined }
  }
  const nobody = (): never => {
    throw new Error('nobody is asked in this step')
  }
  return {
    kind: 'action',
    seat: nobody,
    awaited: undefined,
    ask: nobody,
    answer: nobody,
    prepare: undefined,
    run: step.run,
    fillsIn: false,
    waits: false,
  }
}

/** What of the contract follows from the steps alone. */
export interface StepEngine<S extends StepState>
  extends Pick<Game<S>, 'pending' | 'apply' | 'goOn' | 'describe' | 'name' | 'refusal'> {
  /** Lets the agenda run until somebody must decide or the game is over. */
  settle(state: S): S
}

/** Turns a game's steps into the part of the contract that asks and answers. */
export function stepEngine<S extends StepState, Sorts, Spec extends FrameSpec<Sorts>>(
  sequence: Sequence<S, Sorts, Spec>,
): StepEngine<S> {
  const { seats, frames, automatic, isOver, settled } = sequence
  const steps = stepsByNumber(sequence)
  const asking = steps.map((step) => (isAsking(step) ? step : undefined))
  const calls = steps.map(callsOf)
  const question = new Question()

  const asked = (state: S): Asking<S> => {
    const step = asking[state.agenda.step]
    if (step === undefined) throw new Error(`nobody is asked in step ${frames.names[state.agenda.step]}`)
    return step
  }
  const frameOf = (state: S): unknown => state.agenda.top(state.agenda.step)

  function put(state: S, question: Question, seat?: Seat): void {
    const number = state.agenda.step
    const step = calls[number]
    const frame = state.agenda.top(number)
    const first = step.seat(state, frame)
    question.ask(seat ?? first, number, step.kind, step.awaited === undefined ? 1 << first : step.awaited(state, frame))
    question.fillsIn = step.fillsIn
    step.ask(state, frame, question)
  }

  function settle(state: S, waits = false): S {
    while (!isOver(state)) {
      const number = state.agenda.step
      const step = calls[number]
      // Most questions wait for somebody as they stand.
      if (step.waits && automatic?.seat(state) === undefined) break
      const frame = state.agenda.top(number)
      if (step.run !== undefined) {
        step.run(state, frame)
        continue
      }
      if (step.prepare?.(state, frame) === true) continue
      if (automatic === undefined) break
      const played = automatic.seat(state)
      if (played === undefined || played !== step.seat(state, frame)) break
      if (waits && automatic.begins?.(state) === true) break
      put(state, question)
      step.answer(state, frameOf(state), automatic.choose(state, question), question.seat)
    }
    if (isOver(state)) state.agenda.clear()
    settled?.(state)
    return state
  }

  /** What the game goes on with by itself is told, and whether something hidden came out is answered. */
  function goOnFrom(state: S, waits: boolean): boolean {
    settle(state, waits)
    state.tell = undefined
    return state.revealed
  }

  /** The game itself has a turn. */
  const isDue = (state: S): boolean => {
    if (automatic?.begins === undefined || isOver(state) || !automatic.begins(state)) return false
    const number = state.agenda.step
    return automatic.seat(state) === calls[number].seat(state, state.agenda.top(number))
  }

  return {
    settle: (state) => settle(state),

    pending(state, question = new Question(), seat) {
      if (isOver(state)) return question.end()
      put(state, question, seat)
      return question
    },

    apply(state, choice, emit, seat, waits = false) {
      state.tell = emit
      state.revealed = false
      const number = state.agenda.step
      const step = calls[number]
      const frame = state.agenda.top(number)
      step.answer(state, frame, choice, seat ?? step.seat(state, frame))
      return goOnFrom(state, waits)
    },

    goOn(state, emit) {
      if (!isDue(state)) return undefined
      state.tell = emit
      state.revealed = false
      return goOnFrom(state, false)
    },

    describe(state, question): Decision {
      const step = asked(state)
      const frame = frameOf(state)
      const listed = question.choices.subarray(0, question.count)
      const proposed = step.proposal?.(state, frame, question)
      return {
        seat: seats[question.seat],
        awaited: seatNames({ seats }, question.awaited),
        step: frames.names[question.step],
        kind: question.kind,
        rule: typeof step.rule === 'string' ? step.rule : step.rule(state, frame),
        about: step.about?.(state, frame) ?? {},
        choices: Array.from(listed, (choice) => step.name(state, frame, choice)),
        roles: Array.from(listed, (choice) => step.role?.(state, frame, choice) ?? 'go'),
        proposal: proposed === undefined ? null : listed.indexOf(proposed),
        fillsIn: step.fillsIn === true && proposed !== undefined,
      }
    },

    name: (state, choice) => asked(state).name(state, frameOf(state), choice),

    refusal(state, attempt, seat) {
      if (isOver(state)) return tableRefusal('game-over', {})
      const step = asked(state)
      const frame = frameOf(state)
      const question = new Question()
      put(state, question)
      if (seat !== undefined && (question.awaited & (1 << seat)) === 0)
        return tableRefusal('not-your-decision', { seat: seats[seat], awaited: seatNames({ seats }, question.awaited) })
      if (seat !== undefined && seat !== question.seat) put(state, question, seat)
      for (let i = 0; i < question.count; i++)
        if (sameJson(step.name(state, frame, question.choices[i]), attempt)) return undefined
      return step.refuse(state, frame, attempt, question.seat) ?? tableRefusal('not-listed', {})
    },
  }
}
