import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { amounts, code, END_TURN, KINDS, LOAD, STEP, type State } from '@railhead/race-to-moscow/inside'
import { looseChance, Pool, Question, type Seat } from '@railhead/table'
import { bestLoad } from './appetite.ts'
import type { Judgement } from './judgement.ts'

/** A line of play: the choices of one seat from where it thinks, and what they lead to in one imagined world. */
export interface Line {
  readonly state: State
  /** Choices of the seat that thinks; what others answer in between is not among them. */
  readonly choices: number[]
  /** How many choices were made when something hidden had come out, or somebody else had been asked; -1 while neither. */
  cut: number
  /** How many choices were made when the first core action was over; -1 before. */
  opening: number
  /** Core actions so far, bonus actions since the last of them, and whether more of these were looked for. */
  actions: number
  bonuses: number
  tried: boolean
  /** Cards, HQ and air support that were used, and whether one of them brought an action more. */
  cards: number
  hasAddedAction: boolean
  /** The seat has said that its turn is over. */
  ending: boolean
  /** All that follows from it has happened, or the game is over. */
  ended: boolean
  worth: number
}

/** Deeper than this the best answer to a question in between is not looked for. */
const DEEPEST = 2
/** Nothing that is asked between two actions or turns has more answers than this: a guard, not a rule. */
const MOST_ANSWERS = 60

/** Plays lines for one seat in imagined worlds. */
export class Lines {
  readonly seat: Seat
  readonly #judgement: Judgement
  readonly question = new Question()
  readonly #pool = new Pool(game)
  /** What others answer. */
  readonly #others = looseChance(0)
  readonly #mix = new Uint8Array(KINDS)
  readonly #rivals = new Map<Seat, Lines>()
  /** States that were judged: what thinking costs. */
  judged = 0

  constructor(seat: Seat, judgement: Judgement) {
    this.seat = seat
    this.#judgement = judgement
  }

  /** A line from there on; with the same `luck` others answer the same. */
  begin(state: State, luck: number): Line {
    this.#others.quicken(luck)
    return {
      state: this.#pool.copy(state),
      choices: [],
      cut: -1,
      opening: -1,
      actions: 0,
      bonuses: 0,
      tried: false,
      cards: 0,
      hasAddedAction: false,
      ending: false,
      ended: false,
      worth: 0,
    }
  }

  fork(line: Line): Line {
    const { choices, cut, opening, actions, bonuses, cards, hasAddedAction, ending, ended } = line
    return {
      state: this.#pool.copy(line.state),
      choices: choices.slice(),
      cut,
      opening,
      actions,
      bonuses,
      tried: false,
      cards,
      hasAddedAction,
      ending,
      ended,
      worth: line.worth,
    }
  }

  /** The line is not used any more. */
  drop(line: Line): void {
    this.#pool.giveBack(line.state)
  }

  /** Keeps the best, each outcome once, and drops the others: of two that are worth the same, the one with more choices. */
  best(lines: Line[], count: number): Line[] {
    lines.sort((a, b) => b.worth - a.worth || a.choices.length - b.choices.length)
    const kept: Line[] = []
    for (const line of lines) {
      const isNew = kept.length < count && !kept.some((other) => isNoBetter(line, other))
      if (isNew) kept.push(line)
      else this.drop(line)
    }
    return kept
  }

  /** Makes one choice of the seat. */
  play(line: Line, choice: number): void {
    const revealed = game.apply(line.state, choice, undefined, this.seat)
    line.choices.push(choice)
    if (revealed && line.cut < 0) line.cut = line.choices.length
  }

  /** The seat ends its turn. */
  end(line: Line): void {
    const unused = line.state.actionsLeft[0]
    this.play(line, code(END_TURN))
    line.ending = true
    this.settle(line)
    this.judge(line, unused)
  }

  /** What is asked in the line now. */
  asked(line: Line): Question {
    return game.pending(line.state, this.question)
  }

  /** `unused` are actions that were let pass: they are worth nothing later. */
  judge(line: Line, unused = 0): void {
    this.judged++
    line.worth = this.#judgement.worth(line.state, this.seat, unused)
  }

  /** Fills the army's card from its area, where that is asked and changes anything. */
  load(line: Line, army: number): void {
    const { state } = line
    if (!this.asked(line).has(code(LOAD, army))) return
    const mix = this.#mix
    bestLoad(state, army, mix)
    const isSo =
      mix[0] === state.load[army * KINDS] && mix[1] === state.load[army * KINDS + 1] && mix[2] === state.load[army * KINDS + 2]
    if (isSo) return
    const wanted = amounts(mix[0], mix[1], mix[2])
    this.play(line, code(LOAD, army))
    if (this.asked(line).has(wanted)) this.play(line, wanted)
    else this.play(line, this.question.choices[this.question.count - 1])
  }

  /** Goes on to the next question at which a whole action is planned, or to the end of the turn; what is asked in between is answered as well as can be seen at once. */
  settle(line: Line, depth = 0): void {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const { over, seat, step } = this.asked(line)
      if (over || (step === STEP.turn && (seat !== this.seat || line.ending))) {
        line.ended = true
        return
      }
      if (seat !== this.seat) {
        if (line.cut < 0) line.cut = line.choices.length
        const { question } = this
        game.apply(line.state, question.choices[this.#others.pick(0, question.count)], undefined, seat)
      } else if (isPlanned(step)) return
      else this.play(line, this.#bestAnswer(line, depth))
    }
  }

  /**
   * Goes on after a turn: to the seat's next one or to the end of the game. Where `waits` is set, also to any turn of somebody else, whose number is
   * answered; otherwise these do nothing, but the Soviets react to all.
   */
  pass(line: Line, waits = false): number {
    line.ended = false
    line.ending = false
    line.actions = 0
    line.bonuses = 0
    line.hasAddedAction = false
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const { over, seat, step } = this.asked(line)
      if (over) break
      if (step === STEP.turn && (seat === this.seat || waits)) return seat
      if (seat === this.seat) this.play(line, this.#bestAnswer(line, 0))
      else {
        const { question } = this
        const choice = step === STEP.turn ? code(END_TURN) : question.choices[this.#others.pick(0, question.count)]
        game.apply(line.state, choice, undefined, seat)
      }
    }
    line.ended = true
    return this.seat
  }

  /** The lines of somebody else, who judges as this one does. */
  of(seat: Seat): Lines {
    const known = this.#rivals.get(seat) ?? new Lines(seat, this.#judgement)
    this.#rivals.set(seat, known)
    return known
  }

  #bestAnswer(line: Line, depth: number): number {
    const { question } = this
    const choices = question.choices.slice(0, question.count)
    if (choices.length === 1 || depth >= DEEPEST) return choices[0]
    let best = choices[0]
    let most = Number.NEGATIVE_INFINITY
    for (const choice of choices) {
      const tried = this.fork(line)
      this.play(tried, choice)
      this.settle(tried, depth + 1)
      this.judge(tried)
      if (tried.worth > most) {
        most = tried.worth
        best = choice
      }
      this.drop(tried)
    }
    return best
  }
}

/** At these questions whole actions begin or go on. */
export const isPlanned = (step: number): boolean =>
  step === STEP.turn || step === STEP['move-army'] || step === STEP['field-armies'] || step === STEP.transport

/** Does the line come to nothing else than another that is worth at least as much: the same, or the same with cards played for nothing? */
function isNoBetter(line: Line, other: Line): boolean {
  if (other.worth !== line.worth && (other.cards >= line.cards || other.cut < 0 !== line.cut < 0)) return false
  return line.state.actionsLeft[0] === other.state.actionsLeft[0] && samePieces(line.state, other.state)
}

/** Does everything stand and lie as it does there? */
export function samePieces(a: State, b: State): boolean {
  return (
    sameNumbers(a.armyArea, b.armyArea) &&
    sameNumbers(a.control, b.control) &&
    sameNumbers(a.rail, b.rail) &&
    sameNumbers(a.supply, b.supply) &&
    sameNumbers(a.load, b.load)
  )
}

function sameNumbers(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
