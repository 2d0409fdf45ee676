import { faultOf } from '@railhead/table'
import * as v from 'valibot'
import type { Failure } from './answers.ts'
import { Id, isMessageName, type MessageName, messageNames, type Request, requests } from './requests.ts'
import { quote, Trouble } from './trouble.ts'

/** A line as JSON: an object, or the trouble with it. */
export function parseLine(line: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Trouble(
      'bad-json',
      'This line is not JSON. A request is one JSON object on one line, such as {"id": 1, "do": "games"}.',
    )
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Trouble('not-an-object', 'A request must be a JSON object, such as {"id": 1, "do": "games"}.')
  }
  return value as Record<string, unknown>
}

/** The id to answer with: the request's own when it is one, otherwise null. */
export function idOf(body: Record<string, unknown>): Failure['id'] {
  return v.is(Id, body.id) ? body.id : null
}

export interface ReadRequest {
  readonly request: Request
  /** Fields that this message does not have. */
  readonly ignored: readonly string[]
}

/** How many fields that a message does not have are named. */
const MOST_IGNORED = 10

/** Checks a request against the schema of its message. A field that is null is as good as left out. */
export function readRequest(sent: Record<string, unknown>): ReadRequest {
  const fault = faultOf(sent)
  if (fault !== undefined) throw new Trouble('bad-request', `This request is not taken: ${fault}`)
  const name = sent.do
  if (!isMessageName(name)) {
    const what = typeof name === 'string' ? `There is no message ${quote(name)}.` : 'The field "do" must name a message.'
    throw new Trouble('unknown-message', `${what} Known messages: ${messageNames.join(', ')}.`)
  }
  const schema = requests[name]
  const given = Object.keys(schema.entries).filter((key) => (sent[key] ?? null) !== null)
  const body = Object.fromEntries(given.map((key) => [key, sent[key]]))
  const checked = v.safeParse(schema, body, { abortEarly: true })
  if (!checked.success) {
    const [issue] = checked.issues
    const field = String(issue.path?.[0]?.key ?? 'id')
    throw faultyField(name, field, body[field] === undefined)
  }
  // The schemas take a list for an object; only a record may be one.
  const list = given.find((field) => field !== 'record' && Array.isArray(body[field]))
  if (list !== undefined) throw faultyField(name, list, false)
  const ignored = Object.keys(sent).filter((key) => !Object.hasOwn(schema.entries, key))
  return { request: checked.output as Request, ignored: ignored.slice(0, MOST_IGNORED).map((key) => key.slice(0, 40)) }
}

function faultyField(message: MessageName, field: string, missing: boolean): Trouble {
  const entries = requests[message].entries as Record<string, v.GenericSchema>
  const expected =
    v.getDescription(entries[field] as v.GenericSchema & v.SchemaWithPipe<readonly [v.GenericSchema]>) ?? 'something else'
  const problem = missing ? `A "${message}" message needs "${field}"; it` : `"${field}" in a "${message}" message`
  return new Trouble('bad-request', `${problem} must be ${expected}.`, { field })
}
