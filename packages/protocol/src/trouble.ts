import type { ErrorCode, Failure } from './answers.ts'

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
