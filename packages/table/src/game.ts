import type { Chance } from './chance.ts'
import type { JsonObject } from './json.ts'
import type { Options, OptionsSpec, OptionsWords } from './options.ts'
import type { Question } from './question.ts'

/** A seat's number: its index in `Game.seats`. Inside the engine. */
export type Seat = number
/** A seat's name, as a person types it: `gray`, `soviet`. Outside the engine. */
export type SeatName = string

/**
 * What every game's state is: one block of bytes and the chance that lives in it. A game adds named views over the same
 * bytes (see `Carver`), so that copying a state is one memory copy and two states are equal when their bytes are.
 */
export interface GameState {
  readonly bytes: Uint8Array
  readonly chance: Chance
}

/**
 * A legal choice with its names, or an attempt that may not be one: a flat object of subjects, for instance
 * `{ "action": "move-armored", "army": "4PzGr" }`, `{ "area": "riga" }`, `{ "fuel": 2, "ammo": 1, "food": 0 }`, `{ "done": true }`.
 *
 * Some subjects mean the same in every game: `action` what is done, `to` where something goes and `from` where it leaves, `card` a card's
 * number, and under the name of a `DecisionKind` what was picked. By these a page knows what a hand means that points or drags.
 */
export interface Choice {
  readonly [subject: string]: string | number | boolean
}

/** Which control draws the question; what is picked stands in the choices under the key of the same name. */
export type DecisionKind = 'action' | 'area' | 'army' | 'line' | 'card' | 'seat' | 'unit' | 'number' | 'amounts' | 'yes-no'

/**
 * What a choice is to its question. `go`: one of the things that can be done; `stop`: it ends, passes or gives up, and does nothing else;
 * `commit`: it carries out what the choices before it put together, beside another that gives it up.
 */
export type ChoiceRole = 'go' | 'stop' | 'commit'

/** A question as everybody outside the engine sees it. */
export interface Decision {
  readonly seat: SeatName
  /** All seats that owe an answer now: more than one only where the rules let them choose at the same time. */
  readonly awaited: readonly SeatName[]
  /** Name of the step that asks, for instance `move-army`. Texts and help hang on it. */
  readonly step: string
  readonly kind: DecisionKind
  /** Section of the rules that this question belongs to. */
  readonly rule: string
  /** What the question is about, for the prompt: the army that moves, the card that was drawn. Nothing secret to `seat`. */
  readonly about: JsonObject
  readonly choices: readonly Choice[]
  /** The role of each choice. */
  readonly roles: readonly ChoiceRole[]
  /** Index of the choice that the question proposes, where one is as good as any to begin with; null where none is. */
  readonly proposal: number | null
  /** The question only fills in what was just chosen, such as the cargo of a truck: its proposal may be given at once, can be changed afterwards, and is taken back together with what it belongs to. */
  readonly fillsIn: boolean
}

export type Outcome = {
  /** Who won; also a seat that the game itself plays. Nobody in a draw. */
  readonly winners: readonly SeatName[]
  /** How the game ended, for instance `victory-area`, `medals`. */
  readonly reason: string
  readonly scores: { readonly [seat: SeatName]: number }
  /** The breakdown behind the scores, game by game. */
  readonly detail: JsonObject
}

/** Why something is not allowed. Written once by the rule that forbids it; put into words at the edge. */
export interface Refusal {
  /** For instance `line-not-your-colour`. */
  readonly code: string
  /** Section of the rules, for instance `8.5`. */
  readonly rule: string
  /** What it is about: names of areas, armies, cards, and numbers. */
  readonly subjects: JsonObject
  /**
   * Left out where a rule forbids the attempt, which is what a player wants to hear. `asked`: it says only that something else is
   * asked now; `unknown`: the game does not know what was meant.
   */
  readonly vague?: 'asked' | 'unknown'
}

/**
 * A fact that happened. Everything but `secret` is public; `secret` is for the seats named in it and is taken off for
 * all others (`eventFor`).
 */
export interface GameEvent extends JsonObject {
  readonly type: string
  readonly secret?: { readonly seats: readonly SeatName[]; readonly facts: JsonObject }
}

export type Emit<E extends GameEvent = GameEvent> = (event: E) => void

/** A full situation as readable JSON, also written by hand: whatever it does not say is as at set-up. */
export interface Position extends JsonObject {
  readonly game: string
}

/** What one seat may know, in the shape of a position with the hidden parts left out and only their numbers given. */
export interface View extends JsonObject {
  readonly game: string
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: SeatName | null
}

/** Something that a choice will cost or may bring: a type and its facts. */
export interface Forecast extends JsonObject {
  readonly type: string
}

/** Words for a game's facts. English lives in the game package; the client may bring other languages. */
export interface GameTexts {
  prompt(decision: Decision): string
  choice(decision: Decision, choice: Choice): string
  refusal(refusal: Refusal): string
  event(event: GameEvent): string
  /** One sentence for the same fact several times in a row, with "#" where the number stands; undefined where there is none. */
  several?(event: GameEvent): string | undefined
  outcome(outcome: Outcome): string
  readonly options: OptionsWords
  forecast?(forecast: Forecast): string
}

/**
 * The contract. A game is a pure, deterministic machine; the screen, the server, computer players, fuzzers and replays
 * all talk to it through this and nothing else.
 *
 * The hot path is `pending` and `apply`: choices are integers there, and nothing is allocated when a `Question` is
 * handed in and no `emit`. Everything else speaks in names.
 */
export interface Game<S extends GameState = GameState> {
  readonly id: string
  readonly title: string
  /** Changes when the same choices may lead elsewhere. */
  readonly rulesVersion: string
  /** Hash of maps, cards and set-ups. */
  readonly contentHash: string
  /** Every seat that the game knows. `seated` says which of them take part. */
  readonly seats: readonly SeatName[]
  readonly options: OptionsSpec
  /** Nobody has secrets: what the seats may know differs in nothing but `viewer`, and no event has a `secret`. */
  readonly open?: boolean
  /** Types of the events that begin a turn; none where a turn is what one seat does in a row. */
  readonly turnsBeginWith: readonly string[]
  /** Names of the chance streams, in the order of their numbers. */
  readonly streams: readonly string[]
  /** No game is longer than this many choices, however badly it is played. */
  readonly longestGame: number
  readonly texts: GameTexts

  /** Throws `OptionsError` when the options are not a game's. */
  setup(options: Options, seed: string): S
  /** The seats that take part, in the order of their numbers. */
  seated(state: S): readonly Seat[]
  /** The options in force, complete. */
  optionsOf(state: S): Options

  /**
   * What must be decided now: fills the question (a new one if none is given) with the seat, the step and every legal
   * choice. `over` is true when the game has ended. Where several seats owe an answer at once, `seat` picks whose
   * question is wanted; by default the first awaited.
   */
  pending(state: S, question?: Question, seat?: Seat): Question
  /**
   * Carries out a choice that `pending` lists. Answers true when something hidden came out (a card was turned, a die
   * rolled, somebody's secret shown) so that it cannot be taken back. Handing in a choice that is not listed is a defect of the
   * caller; `attempt` in `attempt.ts` is the safe door.
   *
   * Where the game itself plays a seat, that seat's turn is part of what follows. With `waits` it is not: `goOn` lets it have its turn.
   */
  apply(state: S, choice: number, emit?: Emit, seat?: Seat, waits?: boolean): boolean
  /**
   * The turn of a seat that the game itself plays, if one is due: what `apply` leaves out with `waits`, so that the choice can still be
   * taken back. Answers as `apply` does, undefined when none is due.
   */
  goOn?(state: S, emit?: Emit): boolean | undefined
  /** The question with its names. */
  describe(state: S, question: Question): Decision
  /** One choice with its names. */
  name(state: S, choice: number, seat?: Seat): Choice
  /** The attempt in the spelling of `name`, where a person may call things otherwise (a card by its name, say). */
  spell?(state: S, attempt: Choice): Choice
  /** Why an attempt is not allowed now; undefined exactly when it is one of the legal choices. */
  refusal(state: S, attempt: Choice, seat?: Seat): Refusal | undefined
  /** Undefined while the game goes on. */
  outcome(state: S): Outcome | undefined

  /** What the seat may know; null is a spectator. */
  view(state: S, seat: Seat | null): View
  /** The seat that the game itself plays and whose deeds begin with this fact; undefined when it is nobody's or a player's. */
  actor?(state: S, event: GameEvent): SeatName | undefined
  /** What follows by the rules from what everybody may know, and is shown with a view: who holds what, supply, odds. Public arithmetic, no advice. */
  report?(state: S): JsonObject
  /** A full state that agrees with the view, its hidden parts drawn anew from `random`. The state's own chance is fast. */
  imagine(view: View, random: Chance): S
  /**
   * The same for whoever has the state, in a microsecond or so: copies it into `into` and deals anew what the seat (null: a spectator) cannot
   * know. Its view and its question stay as they are; the chance of `into` is fast. Players think on these worlds.
   */
  reimagine(state: S, seat: Seat | null, random: Chance, into: S): S
  /**
   * The state without what the seat (null: a spectator) cannot know, copied into `into`: all states that look the same to it become the same bytes.
   * Its view and its question stay as they are. Of a state, these bytes are what the seat may be told.
   */
  masked(state: S, seat: Seat | null, into: S): S
  /** What a legal choice will cost and may bring, from what the viewer can see: public arithmetic, no advice. */
  forecast?(view: View, choice: Choice): readonly Forecast[]
  save(state: S): Position
  /** Throws `PositionError` naming the place and the reason. */
  load(position: Position): S
  copy(state: S, into?: S): S
}

type ReadingTexts = Pick<GameTexts, 'refusal' | 'forecast' | 'options'>
/**
 * What reads positions, views and what people write, and answers them in words. A table is shown from its record without it, so a page
 * may fetch it when it is first wanted.
 */
export type Reading<S extends GameState = GameState> = Pick<
  Game<S>,
  'imagine' | 'reimagine' | 'masked' | 'forecast' | 'load' | 'spell'
> & {
  readonly texts: ReadingTexts
}
export type Playable<S extends GameState = GameState> = Omit<Game<S>, keyof Reading> & {
  readonly texts: Omit<GameTexts, keyof ReadingTexts>
}

/** A game out of its two parts; what one of them works out when it is asked for is not asked for here. */
export function wholeGame<S extends GameState>(playable: Playable<S>, reading: Reading<S>): Game<S> {
  const texts: GameTexts = { ...playable.texts, ...reading.texts }
  return Object.assign(Object.defineProperties({ ...reading }, Object.getOwnPropertyDescriptors(playable)) as Game<S>, { texts })
}

/** A position or a view that cannot be read. `where` is a path such as `areas.riga.supplies`. */
export class PositionError extends Error {
  readonly where: string
  constructor(where: string, what: string) {
    super(where === '' ? what : `${where}: ${what}`)
    this.name = 'PositionError'
    this.where = where
  }
}

/** The event as that seat may know it. */
export function eventFor(event: GameEvent, seat: SeatName | null): GameEvent {
  if (event.secret === undefined) return event
  const { secret, ...open } = event
  if (seat === null || !secret.seats.includes(seat)) return open as GameEvent
  return event
}
