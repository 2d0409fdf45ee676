import type { Game, GameState, Match, Refusal, SeatName } from '@railhead/table'
import type { History } from './history.ts'
import type { Asks, CommonFacts, Explained, Facts, OwnFacts, Snapshot } from './messages.ts'
import { Past } from './past.ts'
import type { Reasoned } from './reasons.ts'
import type { Saved } from './saved.ts'
import { type Seating, seatNumber } from './seating.ts'
import { bareOf, commonFactsOf, dressed, factsOf, type Look, type News, owing, ownFactsOf } from './snapshot.ts'
import { Chronicle, type Reader, type ToldLine } from './story.ts'

/** A table as a device is shown it: whatever can be read there. Nothing here changes it. */
export class ShownTable {
  readonly id: string
  /** Why it can only be looked at. */
  readonly readOnly: string | null
  protected readonly history: History
  protected readonly seating: Seating
  protected readonly reader: Reader
  readonly #past = new Past()

  protected constructor(
    { id, readOnly }: Pick<ShownTable, 'id' | 'readOnly'>,
    history: History,
    seating: Seating,
    reader: Reader,
  ) {
    this.id = id
    this.readOnly = readOnly
    this.history = history
    this.seating = seating
    this.reader = reader
  }

  get game(): Game {
    return this.match.game
  }

  /** To read from. */
  get match(): Match {
    return this.history.match
  }

  /** What the table can be taken up again with, beside its record. */
  get saved(): Required<Saved> {
    return this.history.saved
  }

  /** Why computers chose what they chose: kept beside the record, too. */
  get reasons(): readonly Reasoned[] {
    return this.history.reasons.list(this.match)
  }

  get question(): number {
    return this.history.question
  }

  /** Whose eyes are on the board; null while the device is passed, and for lookers-on. */
  get viewer(): SeatName | null {
    return this.#handover() === null ? this.seating.holder : null
  }

  /** The seat that can act now: it is asked, and looks at the board. */
  get acting(): SeatName | null {
    const { viewer } = this
    return viewer !== null && this.readOnly === null && !this.match.held && this.match.awaited.includes(viewer) ? viewer : null
  }

  explained(refusal: Refusal): Explained {
    return { sentence: this.match.sentence(refusal), rule: refusal.rule, code: refusal.code }
  }

  /** What the viewer is shown; of the log, what it has not been told yet. */
  snapshot(): Snapshot {
    return this.#dressed(this.match, this.news())
  }

  /** All that the viewer is shown, with the whole log; it does not count as told. */
  whole(): Snapshot {
    return this.#dressed(this.match, this.#toldOf(this.match, 1))
  }

  /** A moment of the past, with the whole log up to then. */
  at({ n }: Asks['at']['ask']): Snapshot {
    const match = this.#past.at(this.history, n)
    return this.#dressed(match, this.#toldOf(match, 1))
  }

  /** What only the table knows of what the viewer is shown, without what lies on the board. */
  facts(): Facts {
    return factsOf(this.#look(this.match))
  }

  /** What of that everybody is told, and what only the viewer. */
  commonFacts(): CommonFacts {
    return commonFactsOf(this.#look(this.match))
  }

  ownFacts(): OwnFacts {
    return ownFactsOf(this.#look(this.match))
  }

  /** What lies on the board, without what the viewer cannot know; written into `into`, if that is given. */
  masked(into?: GameState): GameState {
    const { game, state } = this.match
    return game.masked(state, seatNumber(game, this.viewer), into ?? game.copy(state))
  }

  /** Of the log, what the viewer has not been told yet. */
  news(): News {
    return this.#toldOf(this.match, this.reader.next(this.match.log, this.viewer))
  }

  /** Those who owe an answer. A turn that waits is still that of the one who made it. */
  protected awaits(): readonly SeatName[] {
    return owing(this.match)
  }

  #handover(): SeatName | null {
    return this.readOnly !== null ? null : this.seating.next(this.awaits())
  }

  /** The lines of the log from there on, counted from 1, as the viewer may know them. */
  linesFrom(logFrom: number): readonly ToldLine[] {
    return this.#toldOf(this.match, logFrom).lines
  }

  #toldOf(match: Match, logFrom: number): News {
    const chronicle = match === this.match ? this.history.chronicle : new Chronicle()
    const lines = chronicle.lines(match, this.viewer, logFrom)
    return { logFrom, lines: this.history.reasons.told(this.match, lines, match.log[logFrom - 2]?.choice ?? 0) }
  }

  #dressed(match: Match, news: News): Snapshot {
    return dressed(bareOf(this.#look(match)), news, match.game, match.state)
  }

  #look(match: Match): Look {
    const { id, readOnly, viewer } = this
    const { plan, owner } = this.seating
    const own = owner !== undefined
    return { id, history: this.history, match, seats: plan, viewer, own, handover: this.#handover(), readOnly }
  }
}
