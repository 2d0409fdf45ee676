import { answerOf, playerById, playerChance } from '@railhead/players'
import {
  type Choice,
  type Decision,
  type Game,
  Match,
  type Options,
  type Position,
  parseRecord,
  type Refusal,
  type SeatName,
  type View,
} from '@railhead/table'
import type { Staff } from '../game/engine.ts'
import type { SeatPlan } from '../store/model.ts'
import { said } from '../texts/engine.ts'
import type { AmountsFinder } from './nearest.ts'
import { EngineProblem } from './problem.ts'
import type { Asked, Calls, Dropped, Explained, Snapshot, Through, Way } from './protocol.ts'
import { startsTurn, story, summaryOf } from './story.ts'
import type { PlaceFinder, WayFinder } from './way.ts'

export interface Seating {
  readonly id: string
  readonly seats: SeatPlan
  readonly handover: boolean
}

/** How a table is taken up. */
export interface Opening {
  /** Why it can only be looked at. */
  readonly readOnly?: string
  /** Nothing is filled in by itself: a lesson asks for one answer after the other. */
  readonly stepwise?: boolean
  readonly confirmTurn: boolean
  /** The last turn was waiting to be confirmed. */
  readonly held?: boolean
}

interface Made {
  readonly seat: SeatName
  readonly choice: Choice
  readonly revealed: boolean
  /** A new turn began with it. */
  readonly turned: boolean
  /** Given in one gesture with the choice before it. */
  readonly joined?: boolean
}

/** Choices that were made in the place of others: of `to` choices those from `from` on, instead of `was`. */
interface Swap {
  readonly from: number
  readonly to: number
  readonly was: readonly Made[]
}

/**
 * One local table: who sits where, whose eyes are on the board, what can be taken back, and computers that answer.
 * Pure of browser things, so that tests can drive it.
 */
export class TableHost {
  readonly game: Game
  readonly seating: Seating
  readonly readOnly: string | null
  confirmTurn: boolean
  kept = true
  /** Proposes the answer to a question that only fills in what was chosen before. */
  propose: Staff['fill'] | undefined
  #table: Match
  #past: Match | undefined
  /** Every choice so far with what it brought about; as long as the table's own list. */
  #made: Made[] = []
  /** What can be done again, the next last: a choice, or what stood in the place of others. */
  #undone: (Made | { readonly back: number; readonly give: readonly Made[] })[] = []
  /** What replaced a plan that cannot be had back choice by choice. */
  #swaps: Swap[] = []
  /** The person who has the device. */
  #holder: SeatName | null
  #held = false
  /** Nothing is filled in by itself. */
  stepwise: boolean
  /** Lines that the page already has, and for whom. */
  #told = 0
  #toldTo: SeatName | null | undefined

  constructor(game: Game, table: Match, seating: Seating, how: Opening) {
    this.game = game
    this.seating = seating
    this.readOnly = how.readOnly ?? null
    this.confirmTurn = how.confirmTurn
    this.stepwise = how.stepwise === true
    this.#table = table
    for (const { seat, choice } of parseRecord(table.record({ withSeed: true })).choices) {
      this.#made.push({ seat, choice, revealed: true, turned: false })
    }
    this.#markTurns()
    this.#holder = this.#persons().length === 1 ? this.#persons()[0] : null
    this.#takeUpHeld(how.held === true)
    if (!this.#held) this.#passDevice()
  }

  /** A turn that waited to be confirmed when the page was closed still does. */
  #takeUpHeld(held: boolean): void {
    const last = this.#made.at(-1)
    const mayWait = held && this.confirmTurn && this.readOnly === null && !this.over
    if (!mayWait || last === undefined || this.seating.seats[last.seat]?.kind !== 'person') return
    this.#held = true
    // Whoever opens the page may be another person of this device.
    if (this.#persons().length === 1 || !this.seating.handover) this.#holder = last.seat
  }

  get held(): boolean {
    return this.#held
  }

  get record(): string {
    return this.#table.record({ withSeed: true })
  }

  get position(): Position {
    return this.#table.save()
  }

  get options(): Options {
    return this.game.optionsOf(this.#table.state)
  }

  get over(): boolean {
    return 'outcome' in this.#table.pending()
  }

  get length(): number {
    return this.#table.length
  }

  get turnOf(): SeatName | null {
    return this.#table.awaited[0] ?? null
  }

  get summary(): string {
    return summaryOf(this.game, this.#table.logFor(null))
  }

  snapshot(): Snapshot {
    return this.#snapshotOf(this.#table)
  }

  choose(index: number, at: number): void {
    const decision = this.#decision(this.#table)
    if (this.readOnly !== null || decision === null || at !== this.#table.length) throw new EngineProblem('stale', said.stale)
    const choice = decision.choices[index]
    if (choice === undefined) throw new EngineProblem('stale', said.stale)
    this.#undone = []
    this.#make(choice, decision.seat)
    this.#fillIn()
    this.#afterPerson(decision.seat)
  }

  /** What `choose` would lead to, unless something hidden would come out with it: that nobody may know before. Nothing is changed. */
  foresee(index: number, at: number): Snapshot | null {
    if (at !== this.#table.length || this.#decision(this.#table)?.choices[index] === undefined) return null
    const [table, past, made, undone, swaps] = [this.#table, this.#past, this.#made, this.#undone, this.#swaps]
    const [holder, held, told, toldTo] = [this.#holder, this.#held, this.#told, this.#toldTo]
    this.#table = table.fork()
    this.#made = [...made]
    try {
      this.choose(index, at)
      return this.#made.slice(made.length).some(({ revealed }) => revealed) ? null : this.snapshot()
    } finally {
      ;[this.#table, this.#past, this.#made, this.#undone, this.#swaps] = [table, past, made, undone, swaps]
      ;[this.#holder, this.#held, this.#told, this.#toldTo] = [holder, held, told, toldTo]
    }
  }

  /** What only fills in the last choice is answered at once, and belongs to it. */
  #fillIn(): void {
    for (let next = this.#filling(); next !== undefined; next = this.#filling()) this.#make(next.choice, next.seat, true)
  }

  #filling(): { readonly choice: Choice; readonly seat: SeatName } | undefined {
    const decision = this.stepwise || this.propose === undefined ? null : this.#decision(this.#table)
    const index = decision === null ? undefined : this.propose?.(this.#table.view(decision.seat), decision)
    return decision === null || index === undefined ? undefined : { choice: decision.choices[index], seat: decision.seat }
  }

  undo(): void {
    const swap = this.#swaps.at(-1)
    if (swap?.to === this.#table.length && this.#undoAnswer().ok) this.#swapBack(swap)
    // A record does not say what was filled in: it is where it would be filled in again.
    else while (this.#takeBack()?.joined === true || (this.#undoAnswer().ok && this.#filling() !== undefined));
  }

  /** What was replaced is there again, as a whole. */
  #swapBack({ from, to, was }: Swap): void {
    const [undone, give] = [[...this.#undone], this.#made.slice(from)]
    this.#exchange(to - from, was)
    this.#undone = [...undone, { back: was.length, give }]
    this.#swaps.pop()
  }

  /** These in the place of the last so many choices. Answers what they were. */
  #exchange(back: number, give: readonly Made[]): readonly Made[] {
    const was = this.#made.slice(this.#made.length - back)
    for (let i = 0; i < back; i++) this.#takeBack()
    for (const { choice, seat, joined } of give) this.#make(choice, seat, joined)
    return was
  }

  #takeBack(): Made | undefined {
    if (!this.#undoAnswer().ok) return undefined
    const last = this.#made.findLast(({ seat }) => seat === this.#holder)
    if (last === undefined) return undefined
    if (this.#held) this.#rebuild(this.#table.length - 1)
    else this.#table.undo(this.#holder ?? undefined)
    this.#undone.push(last)
    this.#resync()
    this.#held = false
    return last
  }

  /** Whose turn it was when the last choice was made; a game that does not say so only asks whose turn it is. */
  #turnBefore(): SeatName | null {
    const last = this.#made.at(-1)
    const began = this.#table.log.findLast(({ choice, event }) => choice < this.#table.length && startsTurn(this.game, event))
    return typeof began?.event.seat === 'string' ? began.event.seat : (last?.seat ?? null)
  }

  /** Takes back as much of the turn as can be taken back. */
  undoTurn(): void {
    this.#swaps = []
    for (;;) {
      const last = this.#made.at(-1)
      const before = this.#table.length
      this.undo()
      if (this.#table.length === before || last?.turned === true) break
      if (this.#made.at(-1)?.turned === true) break
    }
  }

  redo(): void {
    const next = this.#undone.pop()
    if (next === undefined) return
    const rest = [...this.#undone]
    if ('give' in next) {
      const was = this.#exchange(next.back, next.give)
      const to = this.#table.length
      this.#swaps.push({ from: to - next.give.length, to, was })
    } else this.#make(next.choice, next.seat, next.joined)
    this.#undone = rest
    this.#afterPerson(this.#made.at(-1)?.seat ?? '')
    const after = rest.at(-1)
    if (after !== undefined && (('joined' in after && after.joined === true) || this.#filling() !== undefined)) this.redo()
  }

  /** Several answers in one gesture, in the place of the last so many choices. Answers why it ended before its end, if it did. */
  give(at: number, ways: readonly Through[], back = 0): Explained | null {
    const seat = this.#holder
    if (this.readOnly !== null || seat === null || this.#held || at !== this.#table.length)
      throw new EngineProblem('stale', said.stale)
    for (let i = 0; i < back; i++) this.#takeBack()
    const start = this.#table.length
    let refused: Explained | null = null
    for (const way of ways) {
      refused = this.#follow(way, seat, start)
      if (refused !== null) break
    }
    this.#undone = []
    this.#afterPerson(seat)
    return refused
  }

  /** Follows a way to its end, or not at all: then it answers why. */
  #follow(way: Through, seat: SeatName, start: number): Explained | null {
    const before = this.#table.length
    let arrived = false
    let refused: Refusal | undefined
    for (const { step, choices } of way) {
      const pending = this.#table.awaited.includes(seat) ? this.#table.pending(seat) : undefined
      const asked = pending !== undefined && 'decision' in pending && pending.decision.step === step
      const refusals = asked ? choices.map((one) => this.#table.refusal(one, seat)) : []
      const choice = choices[refusals.indexOf(undefined)]
      arrived = choice !== undefined
      if (choice !== undefined) this.#make(choice, seat, this.#table.length > start)
      else refused ??= refusals.find((refusal) => refusal !== undefined && refusal.vague === undefined)
    }
    if (arrived) return null
    while (this.#table.length > before && this.#takeBack() !== undefined);
    return refused === undefined ? { sentence: said.noFurther, rule: '', code: '' } : this.#explained(refused)
  }

  /**
   * Other choices in the place of the last ones; those of a group are taken back together. Amounts that cannot be had any more are
   * made as near to them as goes. Answers which groups did not fit at all, and why.
   */
  amend(nearest: AmountsFinder, at: number, back: number, groups: readonly (readonly Choice[])[]): Dropped[] {
    const seat = this.#holder
    if (this.readOnly !== null || seat === null || this.#held || at !== this.#table.length)
      throw new EngineProblem('stale', said.stale)
    if (back > this.#table.recent(seat).length) throw new EngineProblem('stale', said.stale)
    const was = this.#exchange(back, [])
    const from = this.#table.length
    const dropped: Dropped[] = []
    groups.forEach((group, i) => {
      const before = this.#table.length
      for (const wanted of group) {
        const refusal = this.#table.refusal(wanted, seat)
        const choice = refusal === undefined ? wanted : nearest(wanted, this.#decision(this.#table)?.choices ?? [])
        if (choice !== undefined) {
          this.#make(choice, seat, this.#table.length > before)
          continue
        }
        while (this.#table.length > before) this.#takeBack()
        if (refusal !== undefined) dropped.push({ group: i, explained: this.#explained(refusal) })
        break
      }
    })
    this.#fillIn()
    this.#undone = []
    const to = this.#table.length
    // Other amounts of the same things can be had back by taking them back; another plan cannot.
    if (!goesOn(was, this.#made.slice(from))) this.#swaps.push({ from, to, was })
    else while ((this.#swaps.at(-1)?.to ?? 0) > to) this.#swaps.pop()
    this.#afterPerson(seat)
    return dropped
  }

  /** The question and the board before the holder's last so many choices. */
  recall(back: number): Calls['recall']['answer'] {
    const state = this.#holder === null ? undefined : this.#table.before(this.#holder, back)
    if (this.#holder === null || state === undefined) return null
    const seat = this.game.seats.indexOf(this.#holder)
    const decision = this.game.describe(state, this.game.pending(state, undefined, seat))
    return { decision, view: this.game.view(state, seat) }
  }

  /** What the one who has the device sees. */
  viewed(): View {
    return this.#table.view(this.#holder)
  }

  /** Where a thing can be brought from here. */
  reach(findPlaces: PlaceFinder, from: readonly string[]): readonly string[] {
    if (this.#holder === null || this.#decision(this.#table) === null) return []
    return findPlaces(this.game, this.#table.state, this.game.seats.indexOf(this.#holder), from)
  }

  /** How one thing can be brought to another from here. */
  lead(findWay: WayFinder, from: readonly string[], to: readonly string[]): Way {
    if (this.#holder === null || this.#decision(this.#table) === null) return { refused: null }
    const seat = this.game.seats.indexOf(this.#holder)
    const way = findWay(this.game, this.#table.state, seat, from, to)
    if ('ends' in way) return way
    const telling = way.refusals.find((refusal) => refusal.vague === undefined)
    return { refused: telling === undefined ? null : this.#explained(telling) }
  }

  confirm(): void {
    this.#swaps = []
    this.#held = false
    this.#undone = []
    this.#passDevice()
  }

  /** That person has the device now and may see what is theirs. */
  take(seat: SeatName): void {
    if (this.seating.seats[seat]?.kind !== 'person') return
    this.#holder = seat
  }

  /** Why none of the attempts is allowed; the most telling reason of them. Null when one of them is a choice. */
  explain(attempts: readonly Choice[]): Explained | null {
    let best: Explained | null = null
    for (const attempt of attempts) {
      const refusal = this.#table.refusal(attempt, this.#holder ?? undefined)
      if (refusal === undefined) return null
      if (refusal.vague === undefined) return this.#explained(refusal)
      if (refusal.vague === 'asked') best ??= { ...this.#explained(refusal), vague: true }
    }
    return best
  }

  #explained(refusal: Refusal): Explained {
    return { sentence: this.#table.sentence(refusal), rule: refusal.rule, code: refusal.code }
  }

  /** A moment of the past, seen by whoever has the device. */
  past(n: number): Snapshot {
    const wanted = Math.max(0, Math.min(n, this.#table.length))
    if (this.#past === undefined || this.#past.length > wanted) {
      this.#past = Match.fromRecord(this.game, this.#current(), { upTo: wanted })
    }
    while (this.#past.length < wanted) {
      const { seat, choice } = this.#made[this.#past.length]
      this.#past.choose(choice, seat)
    }
    return this.#snapshotOf(this.#past)
  }

  /** Lets one computer choose, if one is asked and nobody holds the game. Answers whether one did. */
  computerStep(): boolean {
    if (this.readOnly !== null || this.#held) return false
    const seat = this.#table.awaited.find((name) => this.seating.seats[name]?.kind === 'computer')
    if (seat === undefined) return false
    const pending = this.#table.pending(seat)
    if (!('decision' in pending)) return false
    const player = playerById(this.seating.seats[seat].player ?? 'random') ?? playerById('random')
    if (player === undefined) return false
    // The same seed gives the same game, whatever the table is called; a game from a position has none.
    const chance = playerChance(`${this.#table.seed ?? this.seating.id}\n${this.#table.length}`)
    const index = answerOf(player, { view: this.#table.view(seat), decision: pending.decision, chance })
    this.#make(pending.decision.choices[index], seat)
    this.#passDevice()
    return true
  }

  #make(choice: Choice, seat: SeatName, joined = false): void {
    const done = this.#table.choose(choice, seat)
    if (!done.ok) throw new EngineProblem('stale', this.#table.sentence(done.refusal))
    this.#past = undefined
    const turned = done.events.some(({ event }) => startsTurn(this.game, event))
    this.#made.push({ seat, choice, revealed: done.revealed, turned, joined })
  }

  #afterPerson(seat: SeatName): void {
    const goesOn = this.#table.awaited.includes(seat)
    const last = this.#made.at(-1)
    this.#held = this.confirmTurn && !goesOn && !this.over && last?.revealed === false
    if (!this.#held) this.#passDevice()
  }

  /** Whoever is asked and need not hide anything from the one before gets the device at once. */
  #passDevice(): void {
    const awaited = this.#table.awaited.filter((seat) => this.seating.seats[seat]?.kind === 'person')
    if (awaited.length === 0 || (this.#holder !== null && awaited.includes(this.#holder))) return
    if (this.#persons().length === 1 || !this.seating.handover || this.game.open === true) this.#holder = awaited[0]
  }

  #persons(): SeatName[] {
    const seated = this.game.seated(this.#table.state).map((seat) => this.game.seats[seat])
    return seated.filter((seat) => this.seating.seats[seat]?.kind === 'person')
  }

  #handover(): SeatName | null {
    if (this.over || this.readOnly !== null) return null
    if (this.#held) return this.#holder === null ? (this.#made.at(-1)?.seat ?? null) : null
    const awaited = this.#table.awaited.filter((seat) => this.seating.seats[seat]?.kind === 'person')
    if (awaited.length === 0 || (this.#holder !== null && awaited.includes(this.#holder))) return null
    return awaited[0]
  }

  #decision(table: Match): Decision | null {
    if (this.#holder === null || this.#held || this.readOnly !== null) return null
    const pending = table.pending(this.#holder)
    return 'decision' in pending ? pending.decision : null
  }

  /** The question in words, for whoever sees the view. */
  #asked(table: Match, view: View): Asked | null {
    const decision = this.#decision(table)
    if (decision === null) return null
    const { texts } = this.game
    return {
      decision,
      prompt: texts.prompt(decision),
      labels: decision.choices.map((choice) => texts.choice(decision, choice)),
      bills: this.#bills(view, decision),
      proposed: this.propose?.(view, decision),
    }
  }

  #bills(view: View, { choices }: Decision): string[][] {
    const { forecast, texts } = this.game
    if (forecast === undefined) return choices.map(() => [])
    return choices.map((choice) => forecast(view, choice).map((fact) => texts.forecast?.(fact) ?? ''))
  }

  #undoAnswer(): Snapshot['undo'] {
    if (this.readOnly !== null) return { ok: false, reason: this.readOnly }
    if (this.#held) return { ok: true }
    if (this.#holder === null) return { ok: false, reason: said.undoNothing }
    const refusal = this.#table.whyNotUndo(this.#holder)
    return refusal === undefined ? { ok: true } : { ok: false, reason: this.#table.sentence(refusal) }
  }

  /** The record without its end, so that a shorter part of it can be played. */
  #current(): ReturnType<typeof parseRecord> {
    const { outcome: _, ...record } = parseRecord(this.record)
    return record
  }

  /** The table forgets what can be taken back once another seat is asked; a held turn has not been handed on yet. */
  #rebuild(length: number): void {
    this.#table = Match.fromRecord(this.game, this.#current(), { upTo: length })
  }

  #resync(): void {
    this.#made.length = Math.min(this.#made.length, this.#table.length)
    this.#past = undefined
    this.#told = Math.min(this.#told, this.#table.log.length)
  }

  #markTurns(): void {
    for (const { choice, event } of this.#table.log) {
      if (!startsTurn(this.game, event) || choice < 1) continue
      this.#made[choice - 1] = { ...this.#made[choice - 1], turned: true }
    }
  }

  #snapshotOf(table: Match): Snapshot {
    const now = table === this.#table
    const handover = this.#handover()
    const viewer = handover === null ? this.#holder : null
    const pending = table.pending()
    const outcome = 'outcome' in pending ? { outcome: pending.outcome, text: this.game.texts.outcome(pending.outcome) } : null
    const log = table.log
    const from = now && this.#toldTo === viewer ? Math.min(this.#told, log.length) + 1 : 1
    const lines = story(
      this.game,
      log,
      this.#made.map(({ seat }) => seat),
      viewer,
      from,
      (event) => this.game.actor?.(table.state, event),
    )
    if (now) {
      this.#told = log.length
      this.#toldTo = viewer
    }
    const view = this.#view(table, viewer)
    return {
      id: this.seating.id,
      game: this.game.id,
      options: this.game.optionsOf(table.state),
      at: table.length,
      length: this.#table.length,
      viewer,
      view,
      seated: this.game.seated(table.state).map((seat) => this.game.seats[seat]),
      seats: this.seating.seats,
      asked: handover === null ? this.#asked(table, view) : null,
      awaited: table.awaited,
      held: now && this.#held,
      heldAnswer: now && this.#held && this.#turnBefore() !== (this.#made.at(-1)?.seat ?? null),
      handover: now ? handover : null,
      outcome,
      undo: now ? this.#undoAnswer() : { ok: false, reason: '' },
      redo: now && this.#undone.length > 0,
      recent: now && !this.#held && viewer !== null ? table.recent(viewer) : [],
      lastSeat: this.#made[table.length - 1]?.seat ?? null,
      logFrom: from,
      lines,
      readOnly: this.readOnly,
      kept: this.kept,
      seed: outcome === null ? null : (parseRecord(this.record).header.reveal?.seed ?? null),
    }
  }

  #view(table: Match, viewer: SeatName | null): View {
    const view = table.view(viewer)
    // The rules live in the worker: what follows from them is worked out here, so that the page need not load them.
    return this.game.report === undefined ? view : { ...view, report: this.game.report(view) }
  }
}

/** The new choices are the old ones with other amounts, and perhaps more after them. */
function goesOn(was: readonly Made[], now: readonly Made[]): boolean {
  const shape = ({ choice }: Made): string => JSON.stringify(choice, (_, value) => (typeof value === 'number' ? 0 : value))
  return was.every((made, i) => now[i] !== undefined && shape(made) === shape(now[i]))
}
