import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import { answers, Decision, Event, Failure, GameInfo, ListedChoice, Outcome, Refusal, Working } from './answers.ts'
import { Id, type MessageName, messageNames, requests } from './requests.ts'

const requestName = (message: MessageName) => `request-${message}`
const answerName = (message: MessageName) => `answer-${message}`

/**
 * The whole protocol as one JSON Schema (draft 2020-12): a line on standard input fits `#/$defs/request`, a line on standard
 * output `#/$defs/answer`; single messages are `request-new`, `answer-new` and so on.
 */
export function protocolJsonSchema(): object {
  const schemas = {
    ...Object.fromEntries(messageNames.map((message) => [requestName(message), requests[message]])),
    ...Object.fromEntries(messageNames.map((message) => [answerName(message), answers[message]])),
    failure: Failure,
    working: Working,
    ...{ id: Id, game: GameInfo, decision: Decision, choice: ListedChoice, outcome: Outcome, refusal: Refusal, event: Event },
  }
  const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages of railhead engine',
    anyOf: [ref('request'), ref('answer')],
    $defs: {
      request: { anyOf: messageNames.map((message) => ref(requestName(message))) },
      answer: { anyOf: [...messageNames.map((message) => ref(answerName(message))), ref('failure'), ref('working')] },
      ...toJsonSchemaDefs(schemas, { target: 'draft-2020-12', ignoreActions: ['finite', 'readonly'] }),
    },
  }
}
