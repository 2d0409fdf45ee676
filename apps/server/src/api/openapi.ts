import { messages } from '@railhead/host/messages'
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { STATUS } from '../problem.ts'
import { answers, problem, type Route, table } from './answers.ts'
import { bodies, PACES } from './bodies.ts'

/** What each is for, in a sentence. */
const ABOUT: { readonly [route in Route]: string } = {
  'GET me': 'Who one is; null for somebody who has not come yet.',
  'POST me': 'Comes as a guest with this name, or is called otherwise from now on.',
  'POST me/login': 'Chooses a name and password to come back with.',
  'POST login': 'Comes back with a name and password.',
  'POST logout': 'Leaves.',
  'GET me/sessions': 'The browsers that are signed in.',
  'POST me/sessions/end': 'Signs one of them out.',
  'POST me/away': 'Is on vacation until then; null comes back.',
  'GET me/avoided': 'Whom one does not want to hear, or not at one’s tables.',
  'POST me/avoided': 'Mutes or blocks somebody; null takes it back.',
  'GET me/export': 'Everything that the server keeps about one.',
  'POST me/delete': 'Deletes oneself; the name must be said again.',
  'GET me/passkeys': 'The passkeys of one’s devices.',
  'POST me/passkeys/begin': 'What a device needs to make a passkey (WebAuthn).',
  'POST me/passkeys': 'A device has made one, to come back with.',
  'POST me/passkeys/remove': 'Takes one back.',
  'POST passkey/begin': 'What a device needs to find a passkey of this server (WebAuthn).',
  'POST passkey': 'Comes back with a passkey.',
  'GET me/bots': 'One’s programs, with when their tokens were made.',
  'POST me/bots': 'Makes a program and its first token, which is told this once.',
  'POST me/bots/token': 'Makes another token for a program, which is told this once.',
  'POST me/bots/revoke': 'Revokes a token.',
  'POST me/bots/delete': 'Deletes a program; computers play on for it.',
  'GET me/notices': 'How one is told what happens at tables.',
  'POST me/notices': 'Adds a way to be told.',
  'POST me/notices/set': 'Changes what is told that way.',
  'POST me/notices/remove': 'Takes a way back.',
  'POST me/notices/try': 'Sends a notice to see what it looks like.',
  'POST notices/stop': 'Takes a way back with the link of a letter.',
  'POST notices/confirm': 'Confirms an address with the link of a letter.',
  'GET tables': 'The tables at which one sits or that one set up; the last played first.',
  'GET lobby': 'Public tables: with a free seat, or that are being played.',
  'POST tables': 'Sets a table up.',
  'GET tables/:id': 'What one may know of a table beside the game.',
  'POST tables/:id/seat': 'Takes a free seat. The last begins the game.',
  'POST tables/:id/leave': 'Leaves a seat; if the game has begun, a computer plays on.',
  'POST tables/:id/fill': 'Gives the free seats to computers, and begins.',
  'POST tables/:id/motion': 'Asks the others for something.',
  'POST tables/:id/vote': 'Agrees to what is asked, or not.',
  'POST tables/:id/rematch': 'Plays again with the same people.',
  'GET tables/:id/record': 'The whole game with its seed, once it is over.',
  'GET tables/:id/talk': 'What was said, as far as one may hear it.',
  'POST tables/:id/talk': 'Says something to those who play, or to those who look on.',
  'POST tables/:id/report': 'Reports what was said, or whoever sits there, to whoever runs the server.',
  'GET tables/:id/note': 'What one wrote down for oneself.',
  'POST tables/:id/note': 'Writes it down.',
  'GET archive': 'Public games that have ended, or one’s own; the latest first, page by page.',
  'GET players/:id': 'Somebody’s ratings and last public games.',
  'GET statistics': 'How games went on this server.',
  'GET openapi.json': 'This description.',
}

/** What may stand behind the question mark. */
const QUERIES: { readonly [route in Route]?: { readonly [name: string]: string } } = {
  'GET lobby': { game: 'the id of a game', pace: PACES.join(', '), free: '"no" for those that are being played' },
  'GET tables/:id/talk': { after: 'what has a higher number than this' },
  'GET archive': {
    game: 'the id of a game',
    pace: PACES.join(', '),
    player: 'the id of somebody who played',
    name: 'what somebody is called who played',
    result: 'won, drawn, early',
    winner: 'the seat that won',
    from: 'ended at this moment or later, in milliseconds since 1970',
    until: 'ended before this moment',
    option: 'key:value of an option of the game',
    mine: '"yes" for one’s own games, public or not',
    most: 'how many at once, 30 at most',
    after: '`next` of the page before',
  },
  'POST notices/stop': { way: 'from the link', sign: 'from the link' },
  'POST notices/confirm': { way: 'from the link', sign: 'from the link' },
}

/** What trims, and what is a game's own affair, has no words in JSON Schema; the server checks it all the same. */
const config: ConversionConfig = { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' }
/** Described once, and named wherever else they stand. */
const NAMED = { problem, table }
const naming: ConversionConfig = {
  ...config,
  definitions: NAMED,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}
const schemaOf = (schema: v.GenericSchema, how = naming): object => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, how)
  return rest
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const PROBLEM = { description: 'A problem, with a sentence for people.', ...json({ $ref: '#/components/schemas/problem' }) }

function operationOf(route: Route): object {
  const query = Object.entries(QUERIES[route] ?? {}).map(([name, description]) => ({
    ...{ name, in: 'query', required: false, description, schema: { type: 'string' } },
  }))
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{32}$' } }
  const parameters = [...(route.includes(':id') ? [id] : []), ...query]
  return {
    summary: ABOUT[route],
    operationId: route
      .replace(/[^a-z]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())
      .replace(/^[A-Z]+(?=[A-Z])/, (method) => method.toLowerCase()),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route in bodies ? { requestBody: { required: true, ...json(schemaOf(bodies[route as keyof typeof bodies])) } } : {}),
    responses: { 200: { description: 'Done.', ...json(schemaOf(answers[route])) }, default: PROBLEM },
  }
}

/** The whole HTTP API, and what is said on sockets, as OpenAPI 3.1. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of Object.keys(answers) as Route[]) {
    const [method, path] = route.split(' ')
    const at = `/api/${path.replace(':id', '{id}')}`
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(route) }
  }
  const said = Object.entries(messages).map(([name, { ask }]) => [`message-${name}`, schemaOf(ask)])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Railhead',
      version: '1',
      description: `Tables online. Programs say their token with every request; browsers have a cookie. What is said on the socket of a table (GET /api/tables/{id}/socket, upgraded) is described in docs/bots.md: message-… are what \`ask\` holds. A problem has one of these codes: ${Object.keys(STATUS).join(', ')}.`,
    },
    security: [{ token: [] }, { cookie: [] }, {}],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'railhead' },
      },
      schemas: { problem: schemaOf(problem, config), table: schemaOf(table, config), ...Object.fromEntries(said) },
    },
  }
}
