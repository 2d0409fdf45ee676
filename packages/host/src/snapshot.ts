import type { Decision, Game, Match, SeatName, View } from '@railhead/table'
import type { History } from './history.ts'
import type { Asked, Snapshot } from './messages.ts'
import { proposalFor, type Staff } from './staff.ts'
import { story, turnAtLastChoice } from './story.ts'

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
  /** The first line of the log that is wanted. */
  readonly logFrom: number
  readonly readOnly: string | null
  readonly staff: Staff | undefined
}

/** What the viewer is shown. */
export function snapshotOf(look: Look): Snapshot {
  const { id, history, match, seats, viewer, logFrom, readOnly, staff } = look
  const { game, state } = match
  const outcome = game.outcome(state)
  const view = match.view(viewer)
  const lastSeat = match.choices.at(-1)?.seat ?? null
  return {
    id,
    game: game.id,
    options: game.optionsOf(state),
    at: match.length,
    length: history.match.length,
    question: history.question,
    viewer,
    view: withReport(match, view),
    open: game.open === true,
    seated: seatedAt(match),
    seats,
    // On their own devices others wait for whoever has not confirmed yet.
    awaited: ofAnother(look) ? owing(match) : match.awaited,
    outcome: outcome === undefined ? null : { outcome, text: game.texts.outcome(outcome) },
    lastSeat,
    logFrom,
    lines: story(match, viewer, logFrom),
    readOnly,
    seed: outcome === undefined ? null : (match.seed ?? null),
    ...(match === history.match ? presentOf(look, view, staff, lastSeat) : PAST),
  }
}

/** What there is to do, which is only true of the present. */
type Doings = Pick<Snapshot, 'asked' | 'held' | 'heldAnswer' | 'handover' | 'undo' | 'redo' | 'recent'>

const PAST: Doings = {
  asked: null,
  held: false,
  heldAnswer: false,
  handover: null,
  undo: { ok: false, reason: '' },
  redo: false,
  recent: [],
}

function presentOf(look: Look, view: View, staff: Staff | undefined, lastSeat: SeatName | null): Doings {
  const { history, match, viewer, handover, readOnly } = look
  const { held } = match
  const waits = held && !ofAnother(look)
  const acts = viewer !== null && readOnly === null
  return {
    asked: acts && !held ? askedOf(match, viewer, view, staff) : null,
    held: waits,
    heldAnswer: waits && turnAtLastChoice(match) !== lastSeat,
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

/** The question in words, for whoever sees the view; null when nothing is asked of them. */
function askedOf(match: Match, viewer: SeatName, view: View, staff: Staff | undefined): Asked | null {
  const pending = match.pending(viewer)
  if (!('decision' in pending)) return null
  const { decision } = pending
  const { texts } = match.game
  const proposed = proposalFor(staff, view, decision)
  return {
    decision,
    prompt: texts.prompt(decision),
    labels: decision.choices.map((choice) => texts.choice(decision, choice)),
    bills: billsOf(match.game, view, decision),
    ...(proposed === undefined ? {} : { proposed }),
  }
}

function billsOf({ forecast, texts }: Game, view: View, { choices }: Decision): string[][] {
  if (forecast === undefined) return choices.map(() => [])
  return choices.map((choice) => forecast(view, choice).map((fact) => texts.forecast?.(fact) ?? ''))
}

/** What the viewer may know, with what follows from it by the rules, so that a page need not know those. */
function withReport({ game, state }: Match, view: View): View {
  return game.report === undefined ? view : { ...view, report: game.report(state) }
}

/** The device is somebody's own, and not of the one who chose last. */
const ofAnother = ({ own, viewer, match }: Look): boolean => own && viewer !== (match.choices.at(-1)?.seat ?? null)

/** Those who owe an answer. A turn that waits is still that of the one who made it. */
export const owing = ({ held, awaited, choices }: Match): readonly SeatName[] =>
  held ? choices.slice(-1).map(({ seat }) => seat) : awaited

export const seatedAt = ({ game, state }: Match): SeatName[] => game.seated(state).map((seat) => game.seats[seat])
