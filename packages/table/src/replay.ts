import { type Game, type GameState, type Outcome, type Position, PositionError } from './game.ts'
import { sameJson } from './json.ts'
import { completeOptions, OptionsError } from './options.ts'
import {
  commit,
  type GameRecord,
  lineOfChoice,
  luckOf,
  RECORD_FORMAT,
  RecordError,
  type RecordHeader,
  type Reveal,
} from './record.ts'

/** What is known from elsewhere. */
export interface Known {
  /** For a record that does not show it yet; one that does must show the same. */
  readonly seed?: string
  readonly salt?: string
  /** The promise as it was published before the first choice: the record must be of that game. */
  readonly commitment?: string
}

/** Who sits where, as a record tells it. */
export interface Seating {
  readonly seats?: RecordHeader['seats']
  readonly computers?: RecordHeader['computers']
  readonly words?: RecordHeader['words']
  readonly suggestions?: RecordHeader['suggestions']
}

/** Names a seat that the game does not have, if there is one. */
function unknownSeat(game: Game, { seats, computers, words }: Seating): string | undefined {
  const unknown = Object.keys({ ...seats, ...computers, ...words }).find((seat) => !game.seats.includes(seat))
  return unknown === undefined ? undefined : `there is no seat "${unknown}"; the seats are ${game.seats.join(', ')}.`
}

/** The first line of the record of a game that begins with this state. */
export function headerOf<S extends GameState>(
  game: Game<S>,
  state: S,
  { seats = {}, computers, words, suggestions }: Seating,
  commitment: string | null,
  start: Position | undefined,
): RecordHeader {
  const unknown = unknownSeat(game, { seats, computers, words })
  if (unknown !== undefined) throw new RangeError(unknown)
  return {
    railhead: RECORD_FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    content: game.contentHash,
    options: game.optionsOf(state),
    seats,
    ...(computers === undefined ? {} : { computers }),
    ...(words === undefined ? {} : { words }),
    ...(suggestions === undefined ? {} : { suggestions }),
    commitment,
    ...(start === undefined ? {} : { start }),
  }
}

/** Throws unless the record was made by this game under these rules with this content, and can be a game of it. */
export function checkSameGame(game: Game, { header, choices }: GameRecord): void {
  if (header.game !== game.id)
    throw new RecordError('other-game', 1, `the record is of the game "${header.game}", not of "${game.id}".`)
  if (header.rules !== game.rulesVersion)
    throw new RecordError(
      'other-rules',
      1,
      `the record was made under rules version ${header.rules}; this program plays version ${game.rulesVersion}, so the same choices may lead elsewhere.`,
    )
  if (header.content !== game.contentHash)
    throw new RecordError(
      'other-content',
      1,
      `the record was made with other maps, cards or set-ups (${header.content}) than this program has (${game.contentHash}).`,
    )
  const unknown = unknownSeat(game, header)
  if (unknown !== undefined) throw new RecordError('damaged', 1, unknown)
  if (choices.length > game.longestGame)
    throw new RecordError(
      'illegal-choice',
      lineOfChoice(game.longestGame + 1),
      `no game of "${game.id}" has more than ${game.longestGame} choices.`,
    )
}

/** The seed of a record, checked against its commitment; undefined for a game that began from a position. */
export function seedOf(record: GameRecord, known: Known): Reveal | undefined {
  const { commitment } = record.header
  if (known.commitment !== undefined && known.commitment !== commitment)
    throw new RecordError(
      'broken-commitment',
      1,
      commitment === null
        ? 'the game began from a position and promises no seed, though a commitment was published.'
        : 'the commitment in the header is not the one that was published.',
    )
  const shown = seedsIn(record)
  if (commitment === null) {
    if (shown.length === 0) return undefined
    throw new RecordError('damaged', shown[0].line, 'a game that began from a position has no seed to show.')
  }
  const given = known.seed === undefined ? [] : [{ line: 1, seed: known.seed, salt: known.salt ?? shown[0]?.salt ?? '' }]
  for (const { line, seed, salt } of [...shown, ...given])
    if (salt.includes('\n') || commit(seed, salt) !== commitment)
      throw new RecordError('broken-commitment', line, 'this seed and salt are not the ones that the header is committed to.')
  const [first] = [...shown, ...given]
  if (first !== undefined) return { seed: first.seed, salt: first.salt }
  throw record.truncated === undefined
    ? new RecordError('no-seed', 1, 'the seed is not in the record, and without it cards and dice cannot be dealt as they were.')
    : new RecordError(
        'no-seed',
        record.truncated.line,
        'the file breaks off here, and the seed that stood at its end is lost: without it cards and dice cannot be dealt as they were.',
      )
}

/** Every place where the record shows a seed. */
function seedsIn({ header, choices, outcome, reveal }: GameRecord): (Reveal & { readonly line: number })[] {
  const last = lineOfChoice(choices.length + (outcome === undefined ? 1 : 2))
  return [
    ...(header.reveal === undefined ? [] : [{ line: 1, ...header.reveal }]),
    ...(reveal === undefined ? [] : [{ line: last, ...reveal }]),
  ]
}

/** The state before the first choice. */
export function startOf<S extends GameState>(game: Game<S>, record: GameRecord, seed: Reveal | undefined): S {
  const { options, start, words } = record.header
  try {
    if (start !== undefined) {
      const state = game.load(start)
      if (sameJson(completeOptions(game.options, options), game.optionsOf(state))) return state
      throw new RecordError('damaged', 1, 'the options in the header are not those of the position that the game began from.')
    }
    return game.setup(options, luckOf(seed?.seed ?? '', words))
  } catch (error) {
    if (error instanceof OptionsError) throw new RecordError('damaged', 1, `the options are not the game's. ${error.message}`)
    if (error instanceof PositionError)
      throw new RecordError('damaged', 1, `the position to start from cannot be read (${error.message}).`)
    throw error
  }
}

/** Throws unless the recorded outcome is the one that the choices led to. */
export function checkOutcome({ choices, outcome: recorded }: GameRecord, outcome: Outcome | undefined): void {
  const line = lineOfChoice(choices.length + 1)
  if (outcome === undefined) throw new RecordError('wrong-outcome', line, 'the game is not over after the recorded choices.')
  if (!sameJson(outcome, recorded))
    throw new RecordError('wrong-outcome', line, 'the recorded outcome is not the one that the choices lead to.')
}
