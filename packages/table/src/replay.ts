import { type Game, type GameState, type Position, PositionError } from './game.ts'
import { OptionsError } from './options.ts'
import { commit, type GameRecord, lineOfChoice, RECORD_FORMAT, RecordError, type RecordHeader, type Reveal } from './record.ts'

/** A seed that is known from elsewhere, for a record that does not show it yet. */
export interface KnownSeed {
  readonly seed?: string
  readonly salt?: string
}

/** Who sits where, as a record tells it. */
export interface Seating {
  readonly seats?: RecordHeader['seats']
  readonly computers?: RecordHeader['computers']
}

/** The first line of the record of a game that begins with this state. */
export function headerOf<S extends GameState>(
  game: Game<S>,
  state: S,
  { seats = {}, computers }: Seating,
  commitment: string | null,
  start: Position | undefined,
): RecordHeader {
  for (const seat of Object.keys({ ...seats, ...computers })) {
    if (!game.seats.includes(seat)) throw new RangeError(`there is no seat "${seat}"; the seats are ${game.seats.join(', ')}`)
  }
  return {
    railhead: RECORD_FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    content: game.contentHash,
    options: game.optionsOf(state),
    seats,
    ...(computers === undefined ? {} : { computers }),
    commitment,
    ...(start === undefined ? {} : { start }),
  }
}

/** Throws unless the record was made by this game under these rules with this content. */
export function checkSameGame(game: Game, header: RecordHeader): void {
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
}

/** The seed of a record, checked against its commitment; undefined for a game that began from a position. */
export function seedOf(record: GameRecord, known: KnownSeed): Reveal | undefined {
  const { commitment } = record.header
  if (commitment === null) return undefined
  const shown = record.reveal ?? record.header.reveal
  const seed = shown?.seed ?? known.seed
  const salt = shown?.salt ?? known.salt ?? ''
  if (seed === undefined) {
    const { truncated } = record
    throw truncated === undefined
      ? new RecordError(
          'no-seed',
          1,
          'the seed is not in the record, and without it cards and dice cannot be dealt as they were.',
        )
      : new RecordError(
          'no-seed',
          truncated.line,
          'the file breaks off here, and the seed that stood at its end is lost: without it cards and dice cannot be dealt as they were.',
        )
  }
  if (salt.includes('\n') || commit(seed, salt) !== commitment) {
    const line = record.reveal === undefined ? 1 : lineOfChoice(record.choices.length + (record.outcome === undefined ? 1 : 2))
    throw new RecordError('broken-commitment', line, 'this seed and salt are not the ones that the header is committed to.')
  }
  return { seed, salt }
}

/** The state before the first choice. */
export function startOf<S extends GameState>(game: Game<S>, record: GameRecord, seed: Reveal | undefined): S {
  const { options, start } = record.header
  try {
    if (start !== undefined) return game.load(start)
    return game.setup(options, seed?.seed ?? '')
  } catch (error) {
    if (error instanceof OptionsError) throw new RecordError('damaged', 1, `the options are not the game's. ${error.message}`)
    if (error instanceof PositionError)
      throw new RecordError('damaged', 1, `the position to start from cannot be read (${error.message}).`)
    throw error
  }
}
