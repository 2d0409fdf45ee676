import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { duel } from '../test/duel.ts'
import { type Answer, answers, Engine, Failure, messageNames } from './index.ts'

const CHANGES = ['new', 'load', 'choose', 'undo', 'close']

/** Values that come near to something that is meant, beside those that do not. */
const near = fc.oneof(
  fc.constantFrom(
    'duel',
    't1',
    't2',
    't3',
    'red',
    'blue',
    'umpire',
    'random',
    'position',
    'record',
    'constructor',
    '__proto__',
    '',
  ),
  fc.constantFrom(0, 1, 2, 5, 6, -1, 0.5, 1e308, null, true),
  fc.constantFrom({ number: 2, unit: 'crowns' }, { number: 7, unit: 'crowns' }, { yes: true }, { game: 'duel' }, { rounds: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const fields = [
  'id',
  'game',
  'options',
  'seed',
  'position',
  'record',
  'upTo',
  'table',
  'seat',
  'choice',
  'attempt',
  'as',
  'player',
  '__proto__',
]
const almostRequest = fc
  .record({
    do: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...messageNames) }, near),
    rest: fc.dictionary(fc.constantFrom(...fields), near, { maxKeys: 5 }),
  })
  .map(({ do: name, rest }) => JSON.stringify({ do: name, ...rest }))
const cutShort = fc.tuple(almostRequest, fc.nat()).map(([line, at]) => line.slice(0, at % line.length))
/** Lists and objects in one another, deeper than a stack holds. */
const deep = fc
  .record({
    field: fc.constantFrom(...fields),
    depth: fc.constantFrom(1, 60, 70, 20_000),
    brackets: fc.constantFrom(['[', ']'], ['{"a":', '}']),
    name: fc.constantFrom(...messageNames),
  })
  .map(
    ({ field, depth, brackets: [open, close], name }) =>
      `{"do":"${name}","${field}":${open.repeat(depth)}0${close.repeat(depth)}}`,
  )
const line = fc.oneof({ weight: 5, arbitrary: almostRequest }, cutShort, deep, fc.string({ unit: 'binary' }), fc.json())

const positions = (engine: Engine): string =>
  JSON.stringify(['t1', 't2'].map((table) => engine.answer(JSON.stringify({ do: 'save', table }))))

test('no line makes the engine throw, and no line that fails changes a table', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const engine = new Engine({
        games: [duel],
        bots: [{ id: 'random', answer: () => 0 }],
        advisors: [],
        freshSeed: () => 'fresh',
      })
      for (let i = 0; i < 2; i++) engine.answer('{"do": "new", "game": "duel", "seed": "s"}')
      for (const text of lines) {
        const before = positions(engine)
        const answer = engine.answer(text)
        if (answer === undefined) {
          expect(text.trim()).toBe('')
          continue
        }
        expect(isAnswer(answer, text)).toBe(true)
        if (!answer.ok) expect(answer.error.code).not.toBe('internal')
        const mayChange = answer.ok && CHANGES.includes(JSON.parse(text).do)
        if (!mayChange) expect(positions(engine)).toBe(before)
      }
    }),
    { numRuns: 4 * (fc.readConfigureGlobal().numRuns ?? 100) },
  )
})

function isAnswer(answer: Answer, line: string): boolean {
  const schema = answer.ok ? answers[JSON.parse(line).do as keyof typeof answers] : Failure
  return v.is(schema as v.GenericSchema, JSON.parse(JSON.stringify(answer)))
}
