import type { Choice, Game, GameState, Refusal, Seat, SeatName } from './game.ts'
import type { Question } from './question.ts'

/** What became of an attempt: the code of a listed choice, ready for `apply`, or the reason why it is not one. */
export type Attempt =
  | { readonly ok: true; readonly code: number; readonly seat: Seat; readonly choice: Choice }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * The safe door to `apply`: takes whatever came from outside and finds the listed choice of that name. Nothing gets
 * through that `pending` does not list, and the state is only read. Without a seat the first awaited one is meant.
 */
export const attempt = <S extends GameState>(game: Game<S>, state: S, wish: unknown, seat?: Seat): Attempt =>
  attemptAsked(game, state, game.pending(state), wish, seat)

/** The same for whoever has asked already: `question` is what `pending` says of the state, and becomes what the seat is asked. */
export function attemptAsked<S extends GameState>(
  game: Game<S>,
  state: S,
  question: Question,
  wish: unknown,
  seat?: Seat,
): Attempt {
  const wrongMoment = askSeat(game, state, question, seat)
  if (wrongMoment !== undefined) return { ok: false, refusal: wrongMoment }
  if (!isChoice(wish)) return { ok: false, refusal: tableRefusal('not-a-choice', {}) }
  const listed = findListed(game, state, question, wish)
  if (listed !== undefined) return listed
  // Most attempts are written as they are listed: only the others are worth a look at what else they may mean.
  const meant = game.spell?.(state, wish) ?? wish
  const found = meant === wish ? undefined : findListed(game, state, question, meant)
  if (found !== undefined) return found
  const refusal = game.refusal(state, meant, question.seat)
  return { ok: false, refusal: refusal ?? tableRefusal('not-listed', {}) }
}

function findListed<S extends GameState>(game: Game<S>, state: S, question: Question, wish: Choice): Attempt | undefined {
  const said = Object.keys(wish)
  for (let i = 0; i < question.count; i++) {
    const code = question.choices[i]
    const choice = game.name(state, code, question.seat)
    if (sameChoice(choice, wish, said)) return { ok: true, code, seat: question.seat, choice }
  }
  return undefined
}

/** The same door for a choice that is given by its place in the list, counted from 0. */
export function attemptNumber<S extends GameState>(
  game: Game<S>,
  state: S,
  question: Question,
  index: number,
  seat?: Seat,
): Attempt {
  const wrongMoment = askSeat(game, state, question, seat)
  if (wrongMoment !== undefined) return { ok: false, refusal: wrongMoment }
  if (!Number.isInteger(index) || index < 0 || index >= question.count)
    return { ok: false, refusal: tableRefusal('not-listed', {}) }
  const code = question.choices[index]
  return { ok: true, code, seat: question.seat, choice: game.name(state, code, question.seat) }
}

/** Fills the question with what the seat is asked, if that is another than was asked; answers why it is not asked, if so. */
function askSeat<S extends GameState>(game: Game<S>, state: S, question: Question, seat: Seat | undefined): Refusal | undefined {
  const wrongMoment = outOfTurn(game, question, seat)
  if (wrongMoment === undefined && seat !== undefined && seat !== question.seat) game.pending(state, question, seat)
  return wrongMoment
}

/** Two choices are the same when they say the same, in whatever order; most differ in the first thing they say. */
function sameChoice(listed: Choice, meant: Choice, said: readonly string[]): boolean {
  for (const key of said) if (listed[key] !== meant[key]) return false
  return Object.keys(listed).length === said.length
}

function outOfTurn<S extends GameState>(game: Game<S>, question: Question, seat: Seat | undefined): Refusal | undefined {
  if (question.over) return tableRefusal('game-over', {})
  if (seat === undefined) return undefined
  const name = game.seats[seat]
  if (name === undefined) return tableRefusal('no-such-seat', { seat })
  if ((question.awaited & (1 << seat)) === 0)
    return tableRefusal('not-your-decision', { seat: name, awaited: seatNames(game, question.awaited) })
  return undefined
}

/** The names of the seats in a bit mask, in the order of their numbers. The same list each time: it is asked for many times at every choice. */
export function seatNames({ seats }: Pick<Game, 'seats'>, mask: number): readonly SeatName[] {
  const lists = named.get(seats) ?? new Map<number, readonly SeatName[]>()
  named.set(seats, lists)
  const names = lists.get(mask) ?? seats.filter((_, seat) => (mask & (1 << seat)) !== 0)
  lists.set(mask, names)
  return names
}
const named = new WeakMap<readonly SeatName[], Map<number, readonly SeatName[]>>()

/** A choice is a flat object of texts, finite numbers and truth values. */
function isChoice(wish: unknown): wish is Choice {
  if (typeof wish !== 'object' || wish === null || Array.isArray(wish)) return false
  const fields = wish as { readonly [name: string]: unknown }
  for (const name of Object.keys(fields)) {
    // Whoever copies a field of this name loses it, and would find another choice than was meant.
    if (name === '__proto__') return false
    const value = fields[name]
    if (typeof value !== 'string' && typeof value !== 'boolean' && !Number.isFinite(value)) return false
  }
  return true
}

/** What the table itself refuses, whichever game is on it. The rule of these refusals is `table`. */
const TABLE_SENTENCES = {
  'not-a-choice': 'A choice must be a flat object of texts, numbers and truth values, such as {"area": "riga"}.',
  'not-listed': 'This is not among the choices that can be made now.',
  'game-over': 'The game is over.',
  'no-such-seat': 'There is no such seat in this game.',
  'not-your-decision': 'Another seat must decide now.',
  'nothing-to-undo': 'There is no choice to take back.',
  'hidden-came-out': 'It cannot be taken back: something hidden has come out since.',
  'another-seat-asked': 'It cannot be taken back: another seat has been asked since.',
  'not-over': 'The seed is shown when the game is over, not before.',
  'no-seed': 'This game began from a position, so there is no seed to show.',
} as const

export type TableRefusalCode = keyof typeof TABLE_SENTENCES
const TABLE_RULE = 'table'

/** What is no reason against the attempt itself. */
const VAGUE: { readonly [code in TableRefusalCode]?: Refusal['vague'] } = {
  'not-a-choice': 'unknown',
  'no-such-seat': 'unknown',
  'not-listed': 'asked',
  'not-your-decision': 'asked',
  'game-over': 'asked',
}

export function tableRefusal(code: TableRefusalCode, subjects: Refusal['subjects']): Refusal {
  const vague = VAGUE[code]
  return { code, rule: TABLE_RULE, subjects, ...(vague === undefined ? {} : { vague }) }
}

/** A refusal in words, whether the game or the table said no. */
export function refusalText(game: Game, refusal: Refusal): string {
  if (refusal.rule !== TABLE_RULE) return game.texts.refusal(refusal)
  return TABLE_SENTENCES[refusal.code as TableRefusalCode]
}
