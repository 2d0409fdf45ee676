import { Match } from '@railhead/table'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { duel } from '../test/duel.ts'
import { type Advisor, type Answer, type Answering, answers, Engine, type MessageName, Working } from './index.ts'

const STEPS = 5

/** Advises the first choice, and needs some steps for it. */
const advisor: Advisor = {
  game: 'duel',
  calibrated: true,
  *suggest(_, { choices }, seed) {
    const plans = (worlds: number) => [{ choices: [choices[0]], words: ['first'], worlds, seed }]
    for (let done = 0; done < STEPS; done++) yield { done, of: STEPS, plans: plans(done) }
    return { plans: plans(STEPS) }
  },
  evaluate: ({ viewer }) => ({ chances: { [viewer ?? 'everybody']: 0.5 }, nobody: 0.5 }),
  *analyse(_, { choices }) {
    for (let done = 0; done < choices.length; done++) yield { done, of: choices.length }
    return { choices: choices.length }
  },
}

const opened = () => {
  const engine = new Engine({
    games: [duel],
    bots: [{ id: 'first', answer: () => 0 }],
    advisors: [advisor],
    freshSeed: () => 'fresh',
  })
  engine.answer('{"do": "new", "game": "duel"}')
  return engine
}

const isWork = (answer: Answer | Answering | undefined): answer is Answering => answer !== undefined && 'next' in answer

test('what takes a while says how far it is before its answer, each as the schema has it', () => {
  const work = opened().begin('{"id": 7, "do": "suggest"}')
  if (!isWork(work)) throw new Error('it was answered at once')
  let said = 0
  for (;;) {
    const step = work.next()
    if (step.done === true) {
      expect(v.parse(answers.suggest, step.value)).toEqual(step.value)
      expect(step.value).toMatchObject({ id: 7, ok: true, calibrated: true, plans: [{ worlds: STEPS, words: ['first'] }] })
      break
    }
    expect(v.parse(Working, step.value)).toEqual({ id: 7, working: { done: said, of: STEPS } })
    said++
  }
  expect(said).toBe(STEPS)
})

test('it ends at once when it is cancelled, and nothing else does', () => {
  const engine = opened()
  const work = engine.begin('{"id": 7, "do": "suggest"}')
  if (!isWork(work)) throw new Error('it was answered at once')
  expect(engine.answer('{"do": "cancel", "request": 7}')).toMatchObject({ ok: true, cancelled: false })
  work.next()
  expect(engine.answer('{"do": "cancel", "request": 8}')).toMatchObject({ ok: true, cancelled: false })
  expect(work.next().done).toBe(false)
  expect(engine.answer('{"do": "cancel", "request": 7}')).toMatchObject({ ok: true, cancelled: true })
  expect(work.next()).toMatchObject({ done: true, value: { id: 7, ok: false, error: { code: 'cancelled' } } })
})

test('with so many worlds it ends as soon as the best plan has seen them', () => {
  expect(opened().answer('{"do": "suggest", "worlds": 2}')).toMatchObject({ ok: true, plans: [{ worlds: 2 }] })
})

test('whoever is advised has it in the record, and nobody is where it is forbidden', () => {
  const engine = opened()
  engine.answer('{"do": "suggest"}')
  engine.answer('{"do": "choose", "choice": 0}')
  expect(engine.answer('{"do": "save", "as": "record"}')).toMatchObject({ record: expect.stringContaining('"advised":true') })
  const strict = Match.open(duel, { options: {}, seed: 'strict', suggestions: 'forbidden' }).record({ withSeed: true })
  engine.answer(JSON.stringify({ do: 'load', record: strict }))
  const forbidden = { ok: false, error: { code: 'suggestions-forbidden' } }
  expect(engine.answer('{"do": "suggest", "table": "t2"}')).toMatchObject(forbidden)
  expect(engine.answer('{"do": "evaluate", "table": "t2"}')).toMatchObject(forbidden)
  while (JSON.stringify(engine.answer('{"do": "pending", "table": "t2"}')).includes('"decision"'))
    engine.answer('{"do": "choose", "choice": 0, "table": "t2"}')
  expect(engine.answer('{"do": "evaluate", "table": "t2"}')).toMatchObject({ ok: true })
})

test('chances are told by what a seat may know, or everybody', () => {
  const engine = opened()
  const ask = (request: object) => engine.answer(JSON.stringify({ do: 'evaluate', ...request }))
  const seat = duel.seats[0]
  expect(ask({})).toMatchObject({ ok: true, seat: null, chances: { everybody: 0.5 } })
  expect(ask({ seat })).toMatchObject({ ok: true, seat, chances: { [seat]: 0.5 } })
})

test('a finished game is analysed, from its record or its table; one that goes on is not', () => {
  const engine = opened()
  const answer = (request: object) => {
    const answered = engine.answer(JSON.stringify(request))
    if (answered?.ok === true) v.parse(answers[(request as { do: MessageName }).do] as v.GenericSchema, answered)
    return answered
  }
  expect(answer({ do: 'analyse' })).toMatchObject({ ok: false, error: { code: 'not-over' } })
  let made = 0
  while (JSON.stringify(answer({ do: 'pending' })).includes('"decision"')) {
    answer({ do: 'choose', choice: 0 })
    made++
  }
  expect(answer({ do: 'analyse' })).toMatchObject({ ok: true, analysis: { choices: made } })
  const saved = answer({ do: 'save', as: 'record' }) as { record?: string }
  expect(answer({ do: 'analyse', record: saved.record })).toMatchObject({ ok: true, analysis: { choices: made } })
})

test('where nobody advises it says so', () => {
  const engine = new Engine({ games: [duel], bots: [], advisors: [], freshSeed: () => 'fresh' })
  engine.answer('{"do": "new", "game": "duel"}')
  expect(engine.answer('{"do": "suggest"}')).toMatchObject({ ok: false, error: { code: 'no-adviser' } })
})
