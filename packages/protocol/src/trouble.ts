import { type Match, OptionsError, PositionError, RecordError, type Refusal } from '@railhead/table'
import type { ErrorCode, Failure } from './answers.ts'
import { wireRefusal } from './wire.ts'

type Details = Omit<Failure['error'], 'code' | 'message'>

/** A request that cannot be carried out; becomes the error of its answer. */
export class Trouble extends Error {
  readonly code: ErrorCode
  readonly details: Details
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

const LONGEST_QUOTE = 40
const LONGEST_MESSAGE = 600

/** Something from a request, short enough to be said back. */
export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text)
}

export function failure(id: Failure['id'], { code, message, details }: Trouble): Failure {
  return { id, ok: false, error: { code, message: clipped(message), ...details } }
}

/** Whatever a request brought along, the answer stays a sentence. */
function clipped(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message
}

const CODE_OF_REFUSAL: { readonly [code: string]: 'game-over' | 'not-awaited' } = {
  'game-over': 'game-over',
  'not-your-decision': 'not-awaited',
}

/** A choice that the game or the table refuses. */
export function illegal(table: Match, refusal: Refusal): Trouble {
  const code = (refusal.rule === 'table' ? CODE_OF_REFUSAL[refusal.code] : undefined) ?? 'illegal-choice'
  const worded = wireRefusal(table, refusal)
  return new Trouble(code, worded.sentence, { refusal: worded })
}

/** Whatever was thrown while a request was carried out; only what nobody meant to throw is a defect. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  if (error instanceof OptionsError)
    return new Trouble('bad-options', error.message, error.key === '' ? {} : { field: error.key })
  if (error instanceof PositionError) return new Trouble('bad-position', sentence(error.message), { where: error.where })
  if (error instanceof RecordError) return new Trouble('bad-record', error.message, { line: error.line })
  return new Trouble('internal', sentence(`A defect of Railhead: ${error instanceof Error ? error.message : 'unknown'}`))
}

/** What a game says of a position, ended like a sentence. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
