import type { Game } from '@railhead/table'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { duel } from '../test/duel.ts'
import { type Answer, answers, Engine, Failure, type MessageName } from './index.ts'

type Loose = { readonly [field: string]: unknown }

/** An engine and a way to talk to it that checks every answer against its schema, with nothing in it that the schema does not know. */
function conversation(games: readonly Game[] = [duel]) {
  let seeds = 0
  const engine = new Engine({
    advisors: [],
    games,
    bots: [
      {
        id: 'random',
        answer: (_, decision, seed) => [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % decision.choices.length,
      },
      { id: 'last', game: 'duel', answer: (_, decision) => decision.choices.length - 1 },
      { id: 'stranger', game: 'chess', answer: () => 0 },
    ],
    freshSeed: () => `fresh-${++seeds}`,
  })
  const raw = (line: string): Answer | undefined => engine.answer(line)
  const ask = (request: Loose): Loose => {
    const answer = raw(JSON.stringify(request)) as Answer
    const schema = answer.ok ? answers[request.do as MessageName] : Failure
    const wired = JSON.parse(JSON.stringify(answer))
    expect(v.parse(schema as v.GenericSchema, wired)).toEqual(wired)
    expect(answer.id).toBe(request.id ?? null)
    return wired
  }
  const good = (request: Loose): Loose => {
    const answer = ask(request)
    expect(answer).toMatchObject({ ok: true })
    return answer
  }
  const bad = (request: Loose): Loose => {
    const answer = ask(request)
    expect(answer).toMatchObject({ ok: false })
    return answer.error as Loose
  }
  return { raw, ask, good, bad }
}

const bid = (number: number): Loose => ({ number, unit: 'crowns' })

describe('a game by messages', () => {
  test('games tells what can be played, with its options as data', () => {
    const { good } = conversation()
    const { games, players } = good({ do: 'games' })
    expect(players).toEqual(['random', 'last', 'stranger'])
    expect(games).toMatchObject([
      { id: 'duel', title: 'Duel', seats: ['red', 'blue', 'umpire'], options: { options: [{ key: 'rounds' }, {}] } },
    ])
    expect(games).toMatchObject([{ players: ['random', 'last'] }])
  })

  test('new answers with the table, its options and the first decision in words', () => {
    const { good } = conversation()
    const answer = good({ id: 7, do: 'new', game: 'duel', options: { rounds: 2 }, seed: 'abc' })
    expect(answer).toMatchObject({
      table: 't1',
      game: 'duel',
      seed: 'abc',
      made: 0,
      seats: ['red', 'blue'],
      options: { rounds: 2, loud: false },
    })
    expect(answer.decision).toMatchObject({
      seat: 'red',
      awaited: ['red', 'blue'],
      step: 'bid',
      kind: 'number',
      prompt: 'red: bid secretly.',
      choices: [0, 1, 2, 3, 4, 5].map((n) => ({ number: n, unit: 'crowns', text: `${n} crowns` })),
    })
    expect(good({ do: 'pending' }).decision).toEqual(answer.decision)
  })

  test('a number is a seed too, and without one the engine takes a fresh one and tells it', () => {
    const { good } = conversation()
    expect(good({ do: 'new', game: 'duel', seed: 42 }).seed).toBe('42')
    expect(good({ do: 'new', game: 'duel' }).seed).toBe('fresh-1')
  })

  test('a choice may be named in any order of keys, with or without its text, or by its number', () => {
    for (const choice of [{ unit: 'crowns', number: 3 }, { number: 3, unit: 'crowns', text: '3 crowns' }, 3]) {
      const { good } = conversation()
      good({ do: 'new', game: 'duel', seed: 's' })
      const answer = good({ do: 'choose', choice })
      expect(answer).toMatchObject({ table: 't1', seat: 'red', choice: bid(3), made: 1, decision: { seat: 'blue' } })
      expect(answer.events).toEqual([
        { type: 'bid', seat: 'red', text: 'red bid.', secret: { seats: ['red'], facts: { bid: 3 }, text: 'red bid 3.' } },
      ])
    }
  })

  test('a choice comes back as it is listed, however it was sent', () => {
    const { good } = conversation([{ ...duel, spell: (_, { number, ...rest }) => ({ ...rest, number: Number(number) }) }])
    good({ do: 'new', game: 'duel', seed: 's' })
    const { choice } = good({ do: 'choose', choice: { unit: 'crowns', number: '3', text: 'three' } })
    expect(JSON.stringify(choice)).toBe(JSON.stringify(bid(3)))
  })

  test('where several seats are awaited, each may be asked and may answer', () => {
    const { good, bad } = conversation()
    good({ do: 'new', game: 'duel', seed: 's' })
    expect(good({ do: 'pending', seat: 'blue' }).decision).toMatchObject({ seat: 'blue' })
    expect(good({ do: 'choose', seat: 'blue', choice: bid(1) })).toMatchObject({
      seat: 'blue',
      decision: { seat: 'red', awaited: ['red'] },
    })
    expect(good({ do: 'pending', seat: 'blue' })).toMatchObject({ waiting: ['red'] })
    expect(bad({ do: 'choose', seat: 'blue', choice: bid(1) })).toMatchObject({
      code: 'not-awaited',
      refusal: { code: 'not-your-decision' },
    })
  })

  test('a game is played to its outcome, after which nothing is pending', () => {
    const { good, bad } = conversation()
    good({ do: 'new', game: 'duel', options: { rounds: 1 }, seed: 's' })
    for (const choice of [5, 0, 0]) expect(good({ do: 'choose', choice }).outcome).toBeUndefined()
    const outcome = {
      winners: ['red'],
      reason: 'points',
      scores: { red: 2, blue: 0 },
      detail: { rounds: 1 },
      text: 'Won by red.',
    }
    expect(good({ do: 'choose', choice: 0 })).toMatchObject({ made: 4, outcome })
    expect(good({ do: 'pending' })).toMatchObject({ outcome })
    expect(bad({ do: 'choose', choice: 0 }).code).toBe('game-over')
    expect(bad({ do: 'choose', choice: bid(1) }).code).toBe('game-over')
    expect(bad({ do: 'bot' }).code).toBe('game-over')
    expect(good({ do: 'refusal', attempt: bid(1) })).toMatchObject({
      allowed: false,
      refusal: { code: 'game-over', sentence: 'The game is over.' },
    })
  })

  test('refusal says why, and choosing it all the same says the same', () => {
    const { good, bad } = conversation()
    good({ do: 'new', game: 'duel' })
    expect(good({ do: 'refusal', attempt: { number: 5, unit: 'crowns', text: '' } }).allowed).toBe(true)
    const why = { code: 'no-such-bid', rule: '1.1', subjects: { number: 9, highest: 5 }, sentence: 'Bids go from 0 to 5.' }
    expect(good({ do: 'refusal', attempt: bid(9) })).toMatchObject({ allowed: false, refusal: why })
    expect(bad({ do: 'choose', choice: bid(9) })).toEqual({ code: 'illegal-choice', message: why.sentence, refusal: why })
    expect(bad({ do: 'choose', choice: 6 })).toMatchObject({ code: 'illegal-choice', refusal: { code: 'not-listed' } })
    expect(bad({ do: 'choose', choice: { ...bid(1), colour: 1 } }).code).toBe('illegal-choice')
  })

  test('a view holds what the seat may know; no seat is a spectator', () => {
    const { good } = conversation()
    good({ do: 'new', game: 'duel' })
    good({ do: 'choose', choice: bid(4) })
    expect(good({ do: 'view', seat: 'red' }).view).toMatchObject({ viewer: 'red', bids: [5, -1] })
    expect(good({ do: 'view', seat: 'blue' }).view).toMatchObject({ viewer: 'blue', bids: [0, 0] })
    expect(good({ do: 'view', seat: null }).view).toMatchObject({ viewer: null, bids: [0, -1] })
    expect(good({ do: 'view' }).view).toEqual(good({ do: 'view', seat: null }).view)
  })

  test('undo takes back a choice, and says why it cannot', () => {
    const { good, bad } = conversation()
    good({ do: 'new', game: 'duel' })
    expect(bad({ do: 'undo' })).toMatchObject({ code: 'cannot-undo', refusal: { code: 'nothing-to-undo' } })
    const before = good({ do: 'save' }).position
    good({ do: 'choose', choice: bid(4) })
    expect(good({ do: 'undo' })).toMatchObject({ made: 0, decision: { awaited: ['red', 'blue'] } })
    expect(good({ do: 'save' }).position).toEqual(before)
    for (const choice of [1, 2]) good({ do: 'choose', choice })
    expect(bad({ do: 'undo', seat: 'red' })).toMatchObject({ code: 'cannot-undo', refusal: { code: 'hidden-came-out' } })
  })

  test('a position is saved and loaded, and the games go on alike', () => {
    const { good } = conversation()
    good({ do: 'new', game: 'duel', seed: 's' })
    good({ do: 'choose', choice: 2 })
    const { position } = good({ do: 'save', table: 't1' })
    expect(good({ do: 'load', position })).toMatchObject({ table: 't2', game: 'duel', decision: { seat: 'blue' } })
    for (const choice of [2, 0, 0, 1, 1]) {
      const [here, there] = ['t1', 't2'].map((table) => good({ do: 'choose', table, choice }))
      expect(there.decision).toEqual(here.decision)
      expect(there.events).toEqual(here.events)
    }
  })

  test('a record is saved and loaded as text or as lines, in full or in part, while the game runs', () => {
    const { good } = conversation()
    good({ do: 'new', game: 'duel', seed: 's' })
    for (const choice of [2, 3, 0]) good({ do: 'choose', choice })
    const record = good({ do: 'save', as: 'record' }).record as string
    const position = good({ do: 'save' }).position
    expect(good({ do: 'load', record })).toMatchObject({ table: 't2', made: 3 })
    expect(good({ do: 'save', table: 't2' }).position).toEqual(position)
    expect(good({ do: 'load', record: record.trimEnd().split('\n'), upTo: 1 })).toMatchObject({
      table: 't3',
      made: 1,
      decision: { seat: 'blue' },
    })
    expect(good({ do: 'load', record: record.split('\n')[0] })).toMatchObject({ made: 0 })
  })

  test('a bot answers without choosing, the same each time it is asked the same', () => {
    const { good, bad } = conversation()
    good({ do: 'new', game: 'duel', seed: 's' })
    const answer = good({ do: 'bot', player: 'last' })
    expect(answer).toMatchObject({ seat: 'red', player: 'last', index: 5, choice: { ...bid(5), text: '5 crowns' } })
    expect(good({ do: 'pending' })).toMatchObject({ made: 0 })
    expect(good({ do: 'bot' })).toEqual(good({ do: 'bot', player: 'random' }))
    expect(good({ do: 'bot', seed: 'a' }).index).not.toBe(good({ do: 'bot', seed: 'b' }).index)
    expect(good({ do: 'bot', seat: 'blue' }).seat).toBe('blue')
    good({ do: 'choose', choice: answer.choice })
    expect(bad({ do: 'bot', seat: 'red' }).code).toBe('not-awaited')
    expect(bad({ do: 'bot', player: 'deep-thought' })).toMatchObject({
      code: 'unknown-player',
      message: expect.stringContaining('random, last'),
    })
  })

  test('several tables do not touch, and a table must be named when there are several', () => {
    const { good, bad } = conversation()
    good({ do: 'new', game: 'duel', seed: 's' })
    good({ do: 'new', game: 'duel', seed: 's' })
    const other = good({ do: 'save', table: 't2' }).position
    expect(bad({ do: 'choose', choice: 1 })).toMatchObject({ code: 'table-needed', field: 'table' })
    good({ do: 'choose', table: 't1', choice: 1 })
    expect(good({ do: 'save', table: 't2' }).position).toEqual(other)
    expect(good({ do: 'close', table: 't1' })).toMatchObject({ table: 't1', closed: true })
    expect(bad({ do: 'choose', table: 't1', choice: 1 }).code).toBe('closed-table')
    expect(good({ do: 'pending' }).table).toBe('t2')
    good({ do: 'close' })
    expect(bad({ do: 'pending' })).toMatchObject({ code: 'table-needed' })
    expect(good({ do: 'new', game: 'duel' }).table).toBe('t3')
  })
})

describe('what is wrong is told', () => {
  test.each([
    ['{"do": "games"', 'bad-json', undefined],
    ['\u0000', 'bad-json', undefined],
    ['[]', 'not-an-object', undefined],
    ['null', 'not-an-object', undefined],
    ['"do"', 'not-an-object', undefined],
    ['{}', 'unknown-message', undefined],
    ['{"do": 1}', 'unknown-message', undefined],
    ['{"do": "toString"}', 'unknown-message', undefined],
    ['{"do": "__proto__"}', 'unknown-message', undefined],
    ['{"do": "games", "__proto__": {}}', 'bad-request', undefined],
    ['{"do": "choose", "choice": {"number": 1, "unit": "crowns", "__proto__": 1}}', 'bad-request', undefined],
    ['{"do": "new", "game": "duel", "options": {"constructor": 1}}', 'bad-request', undefined],
    ['{"do": "load", "position": {"game": "duel", "areas": {"__proto__": {}}}}', 'bad-request', undefined],
    [`{"do": "load", "position": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'bad-request', undefined],
    ['{"do": "games", "id": 9007199254740993}', 'bad-request', 'id'],
    ['{"do": "new", "game": "duel", "seed": 123456789012345678901234567890}', 'bad-request', 'seed'],
    ['{"do": "games", "id": {}}', 'bad-request', 'id'],
    ['{"do": "games", "id": 1e999}', 'bad-request', 'id'],
    ['{"do": "new"}', 'bad-request', 'game'],
    ['{"do": "new", "game": 5}', 'bad-request', 'game'],
    ['{"do": "new", "game": "chess"}', 'unknown-game', undefined],
    ['{"do": "new", "game": "duel", "options": []}', 'bad-request', 'options'],
    ['{"do": "new", "game": "duel", "options": {"rounds": null}}', 'bad-request', 'options'],
    ['{"do": "new", "game": "duel", "options": {"rounds": 99}}', 'bad-options', 'rounds'],
    ['{"do": "new", "game": "duel", "options": {"dice": 3}}', 'bad-options', 'dice'],
    ['{"do": "new", "game": "duel", "seed": {}}', 'bad-request', 'seed'],
    ['{"do": "load"}', 'bad-request', 'position'],
    ['{"do": "load", "position": {"game": "duel"}, "record": ""}', 'bad-request', 'position'],
    ['{"do": "load", "position": {"game": "duel"}, "upTo": 1}', 'bad-request', 'upTo'],
    ['{"do": "load", "position": {}}', 'bad-position', undefined],
    ['{"do": "load", "position": {"game": "duel", "rounds": "x"}}', 'bad-position', undefined],
    ['{"do": "load", "position": {"game": "chess"}}', 'unknown-game', undefined],
    ['{"do": "load", "record": ""}', 'bad-record', undefined],
    ['{"do": "load", "record": ["{}"]}', 'bad-record', undefined],
    ['{"do": "load", "record": {}}', 'bad-request', 'record'],
    ['{"do": "pending", "table": "t9"}', 'unknown-table', undefined],
    ['{"do": "pending", "table": "T1"}', 'unknown-table', undefined],
    ['{"do": "pending", "table": 1}', 'bad-request', 'table'],
    ['{"do": "pending", "seat": "green"}', 'unknown-seat', 'seat'],
    ['{"do": "view", "seat": "umpire"}', 'unknown-seat', 'seat'],
    ['{"do": "choose"}', 'bad-request', 'choice'],
    ['{"do": "choose", "choice": null}', 'bad-request', 'choice'],
    ['{"do": "choose", "choice": "1"}', 'bad-request', 'choice'],
    ['{"do": "choose", "choice": -1}', 'bad-request', 'choice'],
    ['{"do": "choose", "choice": 0.5}', 'bad-request', 'choice'],
    ['{"do": "choose", "choice": [0]}', 'bad-request', 'choice'],
    ['{"do": "choose", "choice": {"number": {"deep": 1}}}', 'bad-request', 'choice'],
    ['{"do": "choose", "choice": {}}', 'illegal-choice', undefined],
    ['{"do": "choose", "choice": 1, "seat": "umpire"}', 'unknown-seat', 'seat'],
    ['{"do": "refusal"}', 'bad-request', 'attempt'],
    ['{"do": "refusal", "attempt": 3}', 'bad-request', 'attempt'],
    ['{"do": "save", "as": "novel"}', 'bad-request', 'as'],
    ['{"do": "bot", "player": 1}', 'bad-request', 'player'],
  ])('%s', (line, code, field) => {
    const { good, raw } = conversation()
    good({ do: 'new', game: 'duel', seed: 's' })
    const before = good({ do: 'save' })
    const answer = raw(line) as Failure
    expect(answer).toMatchObject({ id: null, ok: false, error: { code } })
    expect(answer.error.field).toBe(field)
    expect(answer.error.message).toMatch(/^.{10,300}[.]$/)
    expect(v.is(Failure, answer)).toBe(true)
    expect(good({ do: 'save' })).toEqual(before)
  })

  test('the id comes back even when the rest is wrong', () => {
    const { ask } = conversation()
    for (const id of [0, -1.5, '', 'x', 'ключ']) expect(ask({ id, do: 'nothing' }).id).toBe(id)
    expect(ask({ id: null, do: 'games' }).id).toBeNull()
  })

  test('a field that the message does not have changes nothing and is told', () => {
    const { good } = conversation()
    expect(good({ do: 'new', game: 'duel', sead: 'abc' }).ignored).toEqual(['sead'])
    expect(good({ do: 'pending' }).ignored).toBeUndefined()
  })

  test('however many fields a request has, it is answered at once', () => {
    const { raw } = conversation()
    const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`f${i}`, 1]))
    for (const request of [
      { do: 'games', ...many },
      { do: 'choose', choice: many },
      { do: 'new', game: 'duel', options: many },
    ]) {
      const line = JSON.stringify({ id: 1, ...request })
      const began = performance.now()
      JSON.parse(line)
      const parsed = performance.now()
      expect(raw(line)).toMatchObject({ id: 1, ok: false, error: { code: 'bad-request' } })
      // Reading it as JSON is the bulk of the work.
      expect(performance.now() - parsed).toBeLessThan(500 + 4 * (parsed - began))
    }
    const fewer = JSON.stringify({ do: 'games', ...Object.fromEntries(Object.entries(many).slice(0, 100)) })
    expect(raw(fewer)).toMatchObject({ ok: true, ignored: Array.from({ length: 10 }, (_, i) => `f${i}`) })
  })

  test('null is as good as left out', () => {
    const { good, bad } = conversation()
    good({ id: null, do: 'new', game: 'duel', options: null, seed: null })
    expect(good({ do: 'choose', table: null, seat: null, choice: 0 })).toMatchObject({ seat: 'red' })
    expect(bad({ do: 'choose', choice: null })).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('needs "choice"'),
    })
  })

  test('empty lines have no answer', () => {
    const { raw } = conversation()
    for (const line of ['', ' ', '\r', '\t']) expect(raw(line)).toBeUndefined()
  })

  test('what was sent is not sent back', () => {
    const { raw } = conversation()
    const long = 'x'.repeat(100_000)
    const lines = [
      long,
      JSON.stringify({ do: long }),
      JSON.stringify({ id: long, do: 'games' }),
      JSON.stringify({ do: 'games', [long]: 1 }),
      JSON.stringify({ do: 'new', game: long }),
      JSON.stringify({ do: 'new', game: 'x'.repeat(200) }),
      JSON.stringify({ do: 'new', game: 'duel', options: { [long]: 1 } }),
      JSON.stringify({ do: 'new', game: 'duel', options: { rounds: long } }),
      JSON.stringify({ do: 'new', game: 'duel', seed: long }),
      JSON.stringify({ do: 'load', record: long }),
      JSON.stringify({ do: 'load', position: { game: long } }),
      JSON.stringify({ do: 'view', table: long }),
    ]
    for (const line of lines) expect(JSON.stringify(raw(line)).length).toBeLessThan(line === lines[3] ? 3000 : 1000)
  })

  test('too many tables are refused, and there is room again when one is closed', () => {
    const { raw, bad, good } = conversation()
    for (let i = 0; i < 1000; i++) raw('{"do": "new", "game": "duel"}')
    expect(bad({ do: 'new', game: 'duel' }).code).toBe('too-many-tables')
    good({ do: 'close', table: 't500' })
    expect(good({ do: 'new', game: 'duel' }).table).toBe('t1001')
  })

  test('a game that breaks is a defect told as such, and the table is as it was', () => {
    const broken: Game = {
      ...duel,
      apply: (state: Parameters<typeof duel.apply>[0]) => {
        state.bytes.fill(1)
        throw new Error('boom')
      },
    } as Game
    const { good, bad } = conversation([broken])
    good({ do: 'new', game: 'duel', seed: 's' })
    const before = good({ do: 'save' })
    expect(bad({ do: 'choose', choice: 0 })).toEqual({ code: 'internal', message: 'A defect of Railhead: boom.' })
    expect(good({ do: 'save' })).toEqual(before)
  })
})
