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

/** Checks a request against the schema of its message. A field that is null is as good as left out. */
export function readRequest(sent: Record<string, unknown>): ReadRequest {
  const body = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
  const name = body.do
  if (!isMessageName(name)) {
    const what = typeof name === 'string' ? `There is no message ${quote(name)}.` : 'The field "do" must name a message.'
    throw new Trouble('unknown-message', `${what} Known messages: ${messageNames.join(', ')}.`)
  }
  const schema = requests[name]
  const checked = v.safeParse(schema, body, { abortEarly: true })
  if (!checked.success) {
    const [issue] = checked.issues
    const field = String(issue.path?.[0]?.key ?? 'id')
    throw faultyField(name, field, body[field] === undefined)
  }
  // The schemas take a list for an object; only a record may be one.
  const list = Object.keys(schema.entries).find((field) => field !== 'record' && Array.isArray(body[field]))
  if (list !== undefined) throw faultyField(name, list, false)
  const ignored = Object.keys(sent).filter((key) => !Object.hasOwn(schema.entries, key))
  // The request itself, not what the schema makes of it: that would leave out keys such as "constructor" instead of refusing them.
  return { request: body as unknown as Request, ignored: ignored.slice(0, 10).map((key) => key.slice(0, 40)) }
}

function faultyField(message: MessageName, field: string, missing: boolean): Trouble {
  const entries = requests[message].entries as Record<string, v.GenericSchema>
  const expected =
    v.getDescription(entries[field] as v.GenericSchema & v.SchemaWithPipe<readonly [v.GenericSchema]>) ?? 'something else'
  const problem = missing ? `A "${message}" message needs "${field}"; it` : `"${field}" in a "${message}" message`
  return new Trouble('bad-request', `${problem} must be ${expected}.`, { field })
}
