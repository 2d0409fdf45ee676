import {
  type Decision,
  type Game,
  type GameState,
  type Json,
  type Match,
  Question,
  type SeatName,
  type View,
} from '@railhead/table'
import type { History } from './history.ts'
import type { Asked, Bare, CommonFacts, Facts, OwnFacts, Snapshot } from './messages.ts'
import { inWords, type ToldLine, turnAtLastChoice } from './story.ts'

/** A table as one viewer looks at it. */
export interface Look {
  readonly id: string
  readonly history: History
  /** The match that is shown: that of the history, or an earlier moment of it. */
  readonly match: Match
  readonly seats: Snapshot['seats']
  readonly viewer: SeatName | null
  /** The device is the viewer's alone; others have theirs. */
  readonly own: boolean
  /** The person who must take the device. */
  readonly handover: SeatName | null
  readonly readOnly: string | null
}

/** What the viewer is told of the log: its lines from `logFrom` on, counted from 1. */
export interface News {
  readonly logFrom: number
  readonly lines: readonly ToldLine[]
}

/** What the viewer is shown, as far as only the table knows it. */
export const bareOf = (look: Look): Bare => ({ ...factsOf(look), view: look.match.view(look.viewer) })

/** The same without what lies on the board. */
export const factsOf = (look: Look): Facts => ({ ...commonFactsOf(look), ...ownFactsOf(look) })

/** What everybody who looks at it is told. */
export function commonFactsOf({ id, history, match, seats, readOnly }: Omit<Look, 'viewer' | 'own' | 'handover'>): CommonFacts {
  const { game, state } = match
  const outcome = game.outcome(state)
  return {
    id,
    game: game.id,
    options: match.options,
    at: match.length,
    length: history.match.length,
    question: history.question,
    open: game.open === true,
    seated: match.seated,
    seats,
    outcome: outcome === undefined ? null : { outcome, text: game.texts.outcome(outcome) },
    lastSeat: lastSeatOf(match),
    suggestions: !match.forbidsSuggestions,
    readOnly,
    seed: outcome === undefined ? null : (match.seed ?? null),
  }
}

/** What only the viewer is told. */
export function ownFactsOf(look: Look): OwnFacts {
  const { history, match, viewer } = look
  // On their own devices others wait for whoever has not confirmed yet.
  const awaited = ofAnother(look) ? owing(match) : match.awaited
  return { viewer, awaited, ...(match === history.match ? presentOf(look) : PAST) }
}

/** What there is to do, which is only true of the present. */
type Doings = Omit<OwnFacts, 'viewer' | 'awaited'>

const PAST: Doings = {
  asks: 0,
  held: false,
  heldAnswer: false,
  handover: null,
  undo: { ok: false, reason: '' },
  redo: false,
  recent: [],
}

function presentOf(look: Look): Doings {
  const { history, match, viewer, handover, readOnly } = look
  const { held } = match
  const waits = held && !ofAnother(look)
  const acts = viewer !== null && readOnly === null
  return {
    asks: acts && !held ? match.choicesOf(viewer) : 0,
    held: waits,
    heldAnswer: waits && turnAtLastChoice(match) !== lastSeatOf(match),
    handover,
    undo: readOnly !== null ? { ok: false, reason: readOnly } : undoOf(history, viewer),
    redo: acts && history.canRedo(viewer),
    recent: acts && !held ? match.recent(viewer) : [],
  }
}

function undoOf(history: History, viewer: SeatName | null): Snapshot['undo'] {
  const refusal = viewer === null ? history.match.whyNotUndo('') : history.whyNotUndo(viewer)
  return refusal === undefined ? { ok: true } : { ok: false, reason: history.match.sentence(refusal) }
}

/** The snapshot, with all that follows by the rules from a state that looks to the viewer as the table does. */
export function dressed(bare: Bare, { logFrom, lines }: News, game: Game, state: GameState): Snapshot {
  const { asks, view, ...rest } = bare
  return {
    ...rest,
    view: withReport(game, state, view),
    asked: asks > 0 && bare.viewer !== null ? askedOf(game, state, bare.viewer, view) : null,
    logFrom,
    lines: lines.map((line) => inWords(game, line)),
  }
}

/** What was dressed. */
export function undressed({ asked, logFrom: _, lines: __, view, ...rest }: Snapshot): Bare {
  const { report: ___, ...seen } = view
  return { ...rest, view: seen as View, asks: asked?.decision.choices.length ?? 0 }
}

/** The question in words, for whoever sees the view. */
function askedOf(game: Game, state: GameState, viewer: SeatName, view: View): Asked {
  const decision = game.describe(state, game.pending(state, new Question(), game.seats.indexOf(viewer)))
  const { texts } = game
  return {
    decision,
    prompt: texts.prompt(decision),
    labels: decision.choices.map((choice) => texts.choice(decision, choice)),
    bills: billsOf(game, view, decision),
    ...(decision.proposal === null ? {} : { proposed: decision.proposal }),
  }
}

function billsOf({ forecast, texts }: Game, view: View, { choices }: Decision): string[][] {
  if (forecast === undefined) return choices.map(() => [])
  return choices.map((choice) => forecast(view, choice).map((fact) => texts.forecast?.(fact) ?? ''))
}

/** What the viewer may know, with what follows from it by the rules, so that a page need not know those. */
function withReport(game: Game, state: GameState, view: View): View {
  return game.report === undefined ? view : { ...view, report: game.report(state) }
}

const lastSeatOf = ({ choices }: Match): SeatName | null => choices.at(-1)?.seat ?? null

/** The device is somebody's own, and not of the one who chose last. */
const ofAnother = ({ own, viewer, match }: Look): boolean => own && viewer !== lastSeatOf(match)

/** Those who owe an answer. A turn that waits is still that of the one who made it. */
export const owing = ({ held, awaited, choices }: Match): readonly SeatName[] =>
  held ? choices.slice(-1).map(({ seat }) => seat) : awaited

/** Everything that is shown is JSON; only its type says more. */
export const asJson = (facts: Facts | CommonFacts | OwnFacts): Json => facts as unknown as Json
