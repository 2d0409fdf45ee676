import { openRecord, type SeatHolder, type SeatPlan, seatingOf } from '@railhead/host'
import { playerOf, proposedFor } from '@railhead/players'
import {
  completeOptions,
  type Game,
  type GameRecord,
  type Json,
  JsonError,
  Match,
  type Options,
  type Position,
  PositionError,
  parseRecord,
  RecordError,
  type RecordHeader,
  readJson,
  type SeatName,
  sameJson,
  writeRecord,
} from '@railhead/table'
import type { StoredGame } from '../store/model.ts'
import { said } from '../texts/engine.ts'
import { saidOfFiles } from '../texts/files.ts'
import { computersOf } from './describing.ts'
import { EngineProblem } from './problem.ts'
import type { Calls, Found, KnownGame } from './protocol.ts'
import { wholeGameById } from './registry.ts'
import { newTable } from './setting-up.ts'

/** A record or a position out of a file, as far as it can be played. */
interface Read {
  readonly match: Match
  /** Undefined for a position. */
  readonly record?: GameRecord
  readonly readOnly?: string
  /** What is wrong with the file from some line on: only what stands before it was read. */
  readonly damage?: string
}

/** What a file holds, so that a person can say who sits where before it is kept. */
export async function lookInto({ text, known }: Calls['look']['ask']): Promise<Found> {
  const { match, record, readOnly, damage } = await read(text)
  const { game } = match
  const options = game.optionsOf(match.state)
  return {
    game: game.id,
    options,
    preset: presetOf(game, options),
    seats: seatsOf(match, record?.header),
    choices: match.length,
    over: 'outcome' in match.pending(),
    open: game.open === true,
    ...computersOf(game.id),
    readOnly: readOnly ?? null,
    damage: damage ?? null,
    kept: record === undefined ? null : knownAs(record.header, known),
  }
}

/** What a file holds as a table, to be kept. */
export async function importGame({ text, title, seats, handover }: Calls['import']['ask']): Promise<StoredGame> {
  const { match, record } = await takeIn(text, seats)
  return newTable(match, title, seats, handover, record)
}

/** Plays a record through, here and not on a server. Throws what is wrong with it: a choice that was not legal, or another luck than the promised one. */
export async function verify({ text, commitment }: Calls['verify']['ask']): Promise<Calls['verify']['answer']> {
  try {
    const record = parseRecord(text)
    Match.fromRecord(await wholeGameById(record.header.game), record, commitment === null ? {} : { commitment })
    return record.outcome === undefined ? 'unfinished' : 'verified'
  } catch (error) {
    if (error instanceof RecordError) throw new EngineProblem('import', error.message)
    throw error
  }
}

/** The match of a file with these people and computers at it, and the record to keep of it. */
export async function takeIn(text: string, seats: SeatPlan): Promise<{ readonly match: Match; readonly record: string }> {
  const { match, record, readOnly } = await read(text)
  // What can only be looked at is kept as it is.
  if (record !== undefined && readOnly !== undefined) return { match, record: writeRecord(record) }
  const own = parseRecord(match.record({ withSeed: true }))
  return { match, record: writeRecord({ ...own, header: { ...own.header, ...seatingOf(seats, proposedFor(match.game.id).id) } }) }
}

/** A copy of the same game that this browser has: of no other is the promise about the seed, or the position it began from, the same. */
function knownAs({ commitment, start }: RecordHeader, known: readonly KnownGame[]): Found['kept'] {
  const identity = { commitment, start } as Json
  const same = (game: KnownGame): boolean => {
    try {
      const { header } = parseRecord(game.header)
      return sameJson({ commitment: header.commitment, start: header.start } as Json, identity)
    } catch {
      return false
    }
  }
  const kept = known.find(same)
  return kept === undefined ? null : { id: kept.id, title: kept.title }
}

async function read(text: string): Promise<Read> {
  if (text.includes('\u0000')) throw new EngineProblem('import', saidOfFiles.notText)
  try {
    const position = asPosition(text)
    if (position !== undefined) return { match: Match.fromPosition(await wholeGameById(position.game), position) }
    const { record, damage } = readLines(text)
    return playThrough(await wholeGameById(record.header.game), record, damage)
  } catch (error) {
    if (error instanceof RecordError || error instanceof PositionError) throw new EngineProblem('import', error.message)
    throw error
  }
}

/** The record up to the first line that cannot be read. */
function readLines(text: string): { readonly record: GameRecord; readonly damage?: string } {
  try {
    const record = parseRecord(text)
    return record.truncated === undefined ? { record } : { record, damage: saidOfFiles.brokenOff(record.truncated.line) }
  } catch (error) {
    if (!(error instanceof RecordError) || error.line === 1) throw error
    const lines = text.split('\n')
    // The seed may stand at the end, behind what is damaged.
    const seed = lines.slice(error.line).findLast((line) => line.startsWith('{"seed"'))
    const sound = [...lines.slice(0, error.line - 1), ...(seed === undefined ? [] : [seed])]
    return { record: parseRecord(`${sound.join('\n')}\n`), damage: error.message }
  }
}

/** Plays it up to the first choice that is not legal. */
function playThrough(game: Game, record: GameRecord, damage: string | undefined): Read {
  const told = damage === undefined ? {} : { damage }
  try {
    return { match: Match.fromRecord(game, record), record, ...told }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    if (error.code === 'illegal-choice' || error.code === 'wrong-outcome') {
      const { outcome: _, ...rest } = record
      const fitting = { ...rest, choices: record.choices.slice(0, error.line - FIRST_CHOICE) }
      return { match: Match.fromRecord(game, fitting), record: fitting, damage: error.message }
    }
    if (error.code === 'other-rules' || error.code === 'other-content')
      return { ...openRecord(game, writeRecord(record)), record, ...told }
    throw error
  }
}
/** The line of the first choice. */
const FIRST_CHOICE = 2

/** A position is one JSON object that names its game and is no record's header. */
function asPosition(text: string): Position | undefined {
  let value: unknown
  try {
    value = readJson(text)
  } catch (error) {
    if (error instanceof JsonError && error.isJson) throw new EngineProblem('import', saidOfFiles.notTaken(error.message))
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new EngineProblem('import', saidOfFiles.notOurs)
  if ('railhead' in value) return undefined
  if (!('game' in value) || typeof value.game !== 'string') throw new EngineProblem('import', saidOfFiles.notOurs)
  return value as Position
}

/**
 * Who the file says sits where. A record that does not tell computers from people may still call them so; at a position, which has
 * no names at all, the one who is to choose is a person and plays the computer.
 */
function seatsOf(match: Match, header: RecordHeader | undefined): SeatPlan {
  const { game } = match
  const [first] = match.awaited
  const proposed = proposedFor(game.id)
  const computerAt = (seat: SeatName, name: string): string | undefined => {
    if (header === undefined) return seat === first ? undefined : proposed.id
    if (header.computers !== undefined) return header.computers[seat]
    return name === said.computer || name.startsWith(`${said.computer} (`) ? proposed.id : undefined
  }
  const holder = (seat: SeatName): SeatHolder => {
    const name = header?.seats[seat] ?? ''
    const player = computerAt(seat, name)
    if (player === undefined) return { kind: 'person', name }
    return { kind: 'computer', name: name || said.computer, player: (playerOf(game.id, player) ?? proposed).id }
  }
  const seated = game.seated(match.state).map((seat) => game.seats[seat])
  return Object.fromEntries(seated.map((seat) => [seat, holder(seat)]))
}

/** The kind of game that these options make, if it has a name. */
function presetOf(game: Game, options: Options): Found['preset'] {
  const same = (given: Options): boolean => sameJson(completeOptions(game.options, given), options)
  const preset = game.options.presets.find((one) => same(one.options))
  return preset === undefined ? null : { key: preset.key, label: game.texts.options.presets[preset.key].label }
}
