import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Choice, Outcome, Position, SeatName } from './game.ts'
import { type Json, JsonError, type JsonObject, LONGEST_TEXT, readJson, TOO_LONG } from './json.ts'
import type { Options } from './options.ts'

/** The version of the file format, not of any game's rules. */
export const RECORD_FORMAT = 1

/** The first line of a record. */
export interface RecordHeader {
  readonly railhead: typeof RECORD_FORMAT
  readonly game: string
  readonly rules: string
  readonly content: string
  readonly options: Options
  /** Who sat where. A seat may be left out. */
  readonly seats: { readonly [seat: SeatName]: string }
  /** The seats that a computer plays, and which computer player. Left out where nobody has said who is one. */
  readonly computers?: { readonly [seat: SeatName]: string }
  /** Nobody at the table may be advised. Left out where everybody may. */
  readonly suggestions?: 'forbidden'
  /** What players added to the luck of the game after the seed was promised: `luckOf`. */
  readonly words?: { readonly [seat: SeatName]: string }
  /** `commit(seed, salt)`; null for a game that began from a position and so has no seed. */
  readonly commitment: string | null
  /** Where the game began, when not at its set-up. */
  readonly start?: Position
  /** The seed, in a file that only its owner reads: at the top, so that a file that breaks off can still be played. */
  readonly reveal?: Reveal
}

export interface RecordedChoice {
  readonly seat: SeatName
  readonly choice: Choice
  /** The seat was advised before it, in the same row of choices. Left out where it was not. */
  readonly advised?: true
}

export interface Reveal {
  readonly seed: string
  readonly salt: string
}

/** A game as a file keeps it: states, views and logs all follow from this. */
export interface GameRecord {
  readonly header: RecordHeader
  readonly choices: readonly RecordedChoice[]
  readonly outcome?: Outcome
  readonly reveal?: Reveal
  /** Set when the file breaks off in the middle of a line; everything before that line was read. */
  readonly truncated?: { readonly line: number; readonly says: string }
}

export type RecordErrorCode =
  | 'empty'
  | 'too-long'
  | 'foreign'
  | 'newer-format'
  | 'damaged'
  | 'other-game'
  | 'other-rules'
  | 'other-content'
  | 'no-seed'
  | 'broken-commitment'
  | 'illegal-choice'
  | 'wrong-outcome'

/** A record that cannot be used: which line, why, and a sentence that says both. */
export class RecordError extends Error {
  readonly code: RecordErrorCode
  /** Counted from 1. */
  readonly line: number
  constructor(code: RecordErrorCode, line: number, reason: string) {
    super(`Line ${line}: ${reason}`)
    this.name = 'RecordError'
    this.code = code
    this.line = line
  }
}

/**
 * What all luck of a game follows from: its seed, and the words that players added to it. Whoever knows the seed promised it before
 * there were any words; whoever adds words does not know the seed.
 */
export const luckOf = (seed: string, words: RecordHeader['words']): string =>
  words === undefined ? seed : fingerprint(`${seed}\n${JSON.stringify(words, Object.keys(words).sort())}`)

const fingerprint = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/**
 * The promise made before the first choice: SHA-256 of the salt, a line feed and the seed, in hexadecimal. A salt has no
 * line feed in it, so no two pairs run together to the same text.
 */
export function commit(seed: string, salt: string): string {
  if (salt.includes('\n')) throw new RangeError('a salt must not contain a line feed')
  return fingerprint(`${salt}\n${seed}`)
}

/** The line of the record that carries choice `n`, counted from 1. */
export const lineOfChoice = (n: number): number => n + 1

export function writeRecord(record: GameRecord): string {
  const lines: unknown[] = [record.header]
  record.choices.forEach(({ seat, choice, advised }, index) => {
    lines.push({ n: index + 1, seat, choice, ...(advised === true ? { advised } : {}) })
  })
  if (record.outcome !== undefined) lines.push({ outcome: record.outcome })
  if (record.reveal !== undefined) lines.push(record.reveal)
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Reads a record. Throws `RecordError`; a last line that breaks off is left out and told in `truncated`. */
export function parseRecord(text: string): GameRecord {
  if (text.length > LONGEST_TEXT) throw new RecordError('too-long', 1, TOO_LONG)
  const lines = linesOf(text.replace(/^\uFEFF/, ''))
  const first = lines.next()
  if (first.done) throw new RecordError('empty', 1, 'the file is empty.')

  const header = parseHeader(first.value.text)
  const choices: RecordedChoice[] = []
  let outcome: Outcome | undefined
  let reveal: Reveal | undefined
  let line = 1
  /** What lines say after the number of their choice, and the choice: most choices of a game are made again and again. */
  const known = new Map<string, RecordedChoice>()
  for (const { text: written, ended } of lines) {
    line++
    const numbered = `{"n":${choices.length + 1},`
    const said = written.startsWith(numbered) ? written.slice(numbered.length) : undefined
    const again = said === undefined || outcome !== undefined || reveal !== undefined ? undefined : known.get(said)
    if (again !== undefined) {
      choices.push(again)
      continue
    }
    let value: Json
    try {
      value = readJson(written)
    } catch (error) {
      if (!(error instanceof JsonError)) throw error
      if (error.isJson) throw new RecordError('damaged', line, error.message)
      if (ended) throw new RecordError('damaged', line, `${error.message} The file is damaged here.`)
      const says = `Line ${line}: the file breaks off in the middle of this line; the ${choices.length} choices before it were read.`
      return { header, choices, ...given({ outcome, reveal }), truncated: { line, says } }
    }
    if (!isObject(value)) throw new RecordError('damaged', line, 'expected an object.')
    if (reveal !== undefined) throw new RecordError('damaged', line, 'nothing may follow the line with the seed.')
    if ('seed' in value) reveal = readReveal(value, line)
    else if (outcome !== undefined) throw new RecordError('damaged', line, 'only the line with the seed may follow the outcome.')
    else if ('outcome' in value) outcome = readOutcome(value.outcome, line)
    else {
      const choice = readChoice(value, line, choices.length + 1)
      choices.push(choice)
      // A line may say its number twice: then the last counts.
      if (said !== undefined && !NUMBERED_AGAIN.test(said)) known.set(said, choice)
    }
  }
  return { header, choices, ...given({ outcome, reveal }) }
}

/** A field of that name, however it is written. */
const NUMBERED_AGAIN = /"n"|\\/

/** One line after the other, so that nothing behind a damaged one is looked at; only the last may lack its end. */
function* linesOf(text: string): Generator<{ readonly text: string; readonly ended: boolean }, undefined> {
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf('\n', from)
    if (feed < 0) {
      yield { text: text.slice(from), ended: false }
      return
    }
    yield { text: text.slice(from, text[feed - 1] === '\r' ? feed - 1 : feed), ended: true }
    from = feed + 1
  }
}

function parseHeader(line: string): RecordHeader {
  const header = headerIn(line)
  checkHeader(header)
  return header
}

/** Options are looked at by the game that they are for. */
function checkHeader(header: Json | undefined): asserts header is JsonObject & RecordHeader {
  if (!isObject(header) || header.railhead === undefined)
    throw new RecordError(
      'foreign',
      1,
      'this is not a Railhead record: its first line must be a header such as {"railhead":1,"game":...}.',
    )
  if (header.railhead !== RECORD_FORMAT)
    throw new RecordError(
      'newer-format',
      1,
      `the record has format ${JSON.stringify(header.railhead)}; this program reads format ${RECORD_FORMAT}.`,
    )
  const damaged = (field: string, expected: string): RecordError =>
    new RecordError('damaged', 1, `"${field}" in the header must be ${expected}.`)
  for (const field of ['game', 'rules', 'content']) if (typeof header[field] !== 'string') throw damaged(field, 'a text')
  for (const field of ['options', 'seats']) if (!isObject(header[field])) throw damaged(field, 'an object')
  for (const field of ['seats', 'computers', 'words'])
    if (!isObject(header[field] ?? {}) || !Object.values(header[field] ?? {}).every((name) => typeof name === 'string'))
      throw damaged(field, 'an object of texts')
  if (header.suggestions !== undefined && header.suggestions !== 'forbidden')
    throw damaged('suggestions', '"forbidden" or left out')
  if (header.reveal !== undefined) readReveal(header.reveal, 1)
  const commitment = header.commitment
  if (commitment !== null && (typeof commitment !== 'string' || !/^[0-9a-f]{64}$/.test(commitment)))
    throw damaged('commitment', '64 hexadecimal digits, or null')
  if (header.start !== undefined && (!isObject(header.start) || typeof header.start.game !== 'string'))
    throw damaged('start', 'a position')
  if ((commitment === null) !== (header.start !== undefined))
    throw new RecordError('damaged', 1, 'the header must have either a commitment or a position to start from, and not both.')
}

/** What is no JSON may be a text of any kind; what is not taken though it is JSON is told why. */
function headerIn(line: string): Json | undefined {
  try {
    return readJson(line)
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    if (!error.isJson) return undefined
    throw new RecordError('damaged', 1, error.message)
  }
}

function readChoice(value: JsonObject, line: number, n: number): RecordedChoice {
  if (typeof value.seat !== 'string' || !isObject(value.choice) || typeof value.n !== 'number')
    throw new RecordError('damaged', line, 'expected a choice such as {"n":1,"seat":"gray","choice":{...}}.')
  if (value.n !== n)
    throw new RecordError('damaged', line, `expected choice number ${n} and found ${value.n}; a line is missing or doubled.`)
  return { seat: value.seat, choice: value.choice as Choice, ...(value.advised === true ? { advised: true } : {}) }
}

function readOutcome(value: Json | undefined, line: number): Outcome {
  if (!isObject(value) || !Array.isArray(value.winners) || typeof value.reason !== 'string' || !isObject(value.scores))
    throw new RecordError('damaged', line, 'expected an outcome with winners, reason and scores.')
  return value as Outcome
}

function readReveal(value: Json, line: number): Reveal {
  if (!isObject(value) || typeof value.seed !== 'string' || typeof value.salt !== 'string')
    throw new RecordError('damaged', line, 'expected {"seed":"...","salt":"..."}.')
  return { seed: value.seed, salt: value.salt }
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that have a value. */
function given(fields: { outcome: Outcome | undefined; reveal: Reveal | undefined }): { outcome?: Outcome; reveal?: Reveal } {
  return {
    ...(fields.outcome === undefined ? {} : { outcome: fields.outcome }),
    ...(fields.reveal === undefined ? {} : { reveal: fields.reveal }),
  }
}
