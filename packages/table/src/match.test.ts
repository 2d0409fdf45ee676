import { describe, expect, test } from 'vitest'
import { outposts } from '../test/outposts/index.ts'
import type { State } from '../test/outposts/state.ts'
import { PositionError } from './game.ts'
import { Match } from './match.ts'
import { OptionsError } from './options.ts'

const open = (options = {}): Match<State> => Match.open(outposts, { options, seed: 'table', salt: 'salt' })

/** The seat's choices; none when it is not asked. */
function choicesOf(table: Match<State>, seat: string) {
  const pending = table.pending(seat)
  return 'decision' in pending ? pending.decision.choices : []
}

/** Makes the first listed choice. */
function chooseFirst(table: Match<State>, seat: string): void {
  expect(table.choose(choicesOf(table, seat)[0], seat)).toMatchObject({ ok: true })
}

/** A table where all have pledged, and its leader. */
function raiding(options = {}): { table: Match<State>; leader: string; target: string } {
  const table = open(options)
  for (const seat of table.awaited) chooseFirst(table, seat)
  const [leader] = table.awaited
  return { table, leader, target: leader === 'red' ? 'blue' : 'red' }
}

function playOn(table: Match<State>): void {
  while (!('outcome' in table.pending())) chooseFirst(table, table.awaited[0])
}

describe('asking', () => {
  test('each awaited seat gets its own question; others learn who is waited for', () => {
    const table = open({ players: 3 })
    expect(table.awaited).toEqual(['red', 'blue', 'green'])
    expect(choicesOf(table, 'red')).not.toEqual(choicesOf(table, 'blue'))
    chooseFirst(table, 'blue')
    expect(table.pending('blue')).toEqual({ waiting: ['red', 'green'] })
    expect(table.pending()).toMatchObject({ decision: { seat: 'red', awaited: ['red', 'green'], step: 'pledge' } })
  })

  test('at the end there is an outcome for everybody', () => {
    const table = open()
    playOn(table)
    expect(table.awaited).toEqual([])
    expect(table.pending('red')).toEqual(table.pending())
    expect(table.pending()).toMatchObject({ outcome: { scores: { red: expect.any(Number) } } })
  })
})

describe('choosing', () => {
  test('answers the events and whether something hidden came out', () => {
    const table = open()
    const [card] = choicesOf(table, 'red')
    expect(table.choose(card, 'red')).toMatchObject({
      ok: true,
      revealed: false,
      events: [{ n: 1, choice: 1, event: { type: 'pledged' } }],
    })
    expect(table.choose(choicesOf(table, 'blue')[0], 'blue')).toMatchObject({
      ok: true,
      revealed: true,
      events: [
        { n: 2, choice: 2 },
        { n: 3, choice: 2 },
      ],
    })
  })

  test("what is not listed, or not that seat's to choose, is refused and changes nothing", () => {
    const table = open()
    const [card] = choicesOf(table, 'red')
    const before = { bytes: table.state.bytes.slice(), record: table.record(), log: [...table.log] }
    const attempts: [unknown, string | undefined, string][] = [
      [card, 'blue', 'card-not-in-hand'],
      [card, 'green', 'not-your-decision'],
      [card, 'umpire', 'no-such-seat'],
      [{ pass: true }, 'red', 'name-a-card'],
      ['pass', undefined, 'not-a-choice'],
    ]
    for (const [choice, seat, code] of attempts) {
      expect(table.choose(choice, seat)).toMatchObject({ ok: false, refusal: { code } })
      expect(table.refusal(choice, seat)).toMatchObject({ code })
    }
    expect({ bytes: table.state.bytes, record: table.record(), log: [...table.log] }).toEqual(before)
    expect(table.refusal(card, 'red')).toBeUndefined()
  })

  test('a game that throws leaves the table as it was, with what was chosen before', () => {
    const faulty: typeof outposts = {
      ...outposts,
      apply(state, choice, emit, seat) {
        if (seat === 0) return outposts.apply(state, choice, emit, seat)
        state.score[0] = 99
        throw new TypeError('defect')
      },
    }
    const table = Match.open(faulty, { options: {}, seed: 'table' })
    chooseFirst(table, 'red')
    const before = table.state.bytes.slice()
    expect(() => table.choose(choicesOf(table, 'blue')[0], 'blue')).toThrow('defect')
    expect(table.state.bytes).toEqual(before)
    expect(table.length).toBe(1)
    expect(table.undo('red')).toEqual({ ok: true })
  })
})

describe('opening', () => {
  test('wrong options and unknown seats are refused with a sentence', () => {
    expect(() => open({ players: 9 })).toThrow(OptionsError)
    expect(() => Match.open(outposts, { options: {}, seed: '', seats: { purple: 'Ann' } })).toThrow('there is no seat "purple"')
  })

  test('from a position, and what is wrong with it', () => {
    const { table } = raiding()
    const again = Match.fromPosition(outposts, table.save())
    expect(again.state.bytes).toEqual(table.state.bytes)
    expect(again.log).toEqual([])
    expect(() => Match.fromPosition(outposts, { game: 'outposts', round: 'two' })).toThrow(PositionError)
  })

  test('a position may say what the next dice are', () => {
    for (const [die, won] of [
      [3, true],
      [2, false],
    ] as const) {
      const table = Match.fromPosition(outposts, {
        game: 'outposts',
        options: { blocking: false },
        agenda: [{ step: 'stake', leader: 'red', target: 'blue' }],
        chance: { seed: 'x', next: { dice: [die] } },
      })
      const done = table.choose({ number: 2 }, 'red')
      expect(done).toMatchObject({
        ok: true,
        events: expect.arrayContaining([expect.objectContaining({ event: expect.objectContaining({ die: die + 1, won }) })]),
      })
    }
  })
})

describe('choosing by number', () => {
  test('is choosing what stands at that place of the list', () => {
    const [named, numbered] = [open({ players: 3 }), open({ players: 3 })]
    for (let i = 0; !('outcome' in named.pending()); i++) {
      const [seat] = named.awaited.slice(-1)
      const choices = choicesOf(named, seat)
      const index = i % choices.length
      expect(numbered.play(index, seat)).toEqual(named.choose(choices[index], seat))
    }
    expect(numbered.record()).toBe(named.record())
  })

  test('nothing else gets through, and nothing changes', () => {
    const table = open()
    const before = table.record()
    for (const index of [-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(table.play(index, 'red')).toMatchObject({ ok: false, refusal: { code: 'not-listed' } })
    expect(table.play(0, 'green')).toMatchObject({ ok: false, refusal: { code: 'not-your-decision' } })
    expect(table.play(0, 'nobody')).toMatchObject({ ok: false, refusal: { code: 'no-such-seat', subjects: { seat: 'nobody' } } })
    expect(table.record()).toBe(before)
  })
})

describe('taking back what is held', () => {
  /** The leader has staked, and the target is asked whether to block. */
  const staked = () => {
    const raid = raiding()
    raid.table.choose({ seat: raid.target }, raid.leader)
    raid.table.choose({ number: 1 }, raid.leader)
    return raid
  }

  test('goes on while nobody has been shown what the last choice asks', () => {
    const { table, leader, target } = staked()
    expect(table.recent()).toEqual([])
    expect(table.hold()).toBe(true)
    expect(table.held).toBe(true)
    expect(table.recent(leader)).toEqual([{ seat: target }, { number: 1 }])
    expect(table.whyNotUndo(target)).toMatchObject({ code: 'another-seat-asked' })
    expect(table.fork().undo(leader)).toEqual({ ok: true })
    expect(table.undo(leader)).toEqual({ ok: true })
    expect(table.held).toBe(false)
    expect(table.undo(leader)).toEqual({ ok: true })
    expect(table.awaited).toEqual([leader])
  })

  test('ends when it is released, or when somebody chooses', () => {
    const { table, leader, target } = staked()
    table.hold()
    table.release()
    expect(table.undo(leader)).toMatchObject({ ok: false, refusal: { code: 'another-seat-asked' } })
    table.hold()
    chooseFirst(table, target)
    expect(table.held).toBe(false)
    expect(table.recent(leader)).toEqual([])
  })

  test('is not possible where something hidden came out', () => {
    const { table } = raiding()
    expect(table.hold()).toBe(false)
    expect(table.lastReveal).toBe(2)
    expect(open().hold()).toBe(false)
  })
})

test('an earlier moment is a match of its own', () => {
  const { table, leader, target } = raiding()
  const before = table.record()
  table.choose({ seat: target }, leader)
  const after = table.record()
  const earlier = table.upTo(2)
  expect(earlier.record()).toBe(before)
  chooseFirst(earlier, leader)
  expect(table.record()).toBe(after)
  const position = Match.fromPosition(outposts, table.save())
  position.choose({ number: 1 }, leader)
  expect(position.upTo(0).state.bytes).toEqual(table.state.bytes)
})

describe('taking back', () => {
  test('step by step, to the last moment that brought something out', () => {
    const { table, leader, target } = raiding()
    const shown = table.state.bytes.slice()
    const record = table.record()
    expect(table.recent(leader)).toEqual([])
    table.choose({ seat: target }, leader)
    expect(table.whyNotUndo(leader)).toBeUndefined()
    expect(table.recent(leader)).toEqual([{ seat: target }])
    expect(table.recent(target)).toEqual([])
    expect(table.before(leader, 1)?.bytes).toEqual(shown)
    expect(table.before(leader, 2)).toBeUndefined()
    expect(table.undo(leader)).toEqual({ ok: true })
    expect(table.recent(leader)).toEqual([])
    expect(table.state.bytes).toEqual(shown)
    expect(table.record()).toBe(record)
    expect(table.undo(leader)).toMatchObject({ ok: false, refusal: { code: 'hidden-came-out' } })
    expect(table.whyNotUndo()).toMatchObject({ code: 'hidden-came-out' })
  })

  test('several choices, one after the other', () => {
    const table = open({ players: 3 })
    const states = [table.state.bytes.slice()]
    for (const seat of ['red', 'blue']) {
      chooseFirst(table, seat)
      states.push(table.state.bytes.slice())
    }
    for (let length = 1; length >= 0; length--) {
      expect(table.undo()).toEqual({ ok: true })
      expect(table.state.bytes).toEqual(states[length])
      expect(table.length).toBe(length)
    }
    expect(table.undo()).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } })
  })

  test('not once another seat was asked', () => {
    const { table, leader, target } = raiding()
    table.choose({ seat: target }, leader)
    table.choose({ number: 1 }, leader)
    expect(table.awaited).toEqual([target])
    expect(table.undo(leader)).toMatchObject({ ok: false, refusal: { code: 'another-seat-asked' } })
    expect(table.sentence({ code: 'another-seat-asked', rule: 'table', subjects: {} })).toContain('another seat')
  })

  test('not when there is nothing', () => {
    const table = open()
    expect(table.undo()).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } })
    chooseFirst(table, 'red')
    expect(table.undo('blue')).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } })
    expect(Match.fromPosition(outposts, table.save()).undo('red')).toMatchObject({
      ok: false,
      refusal: { code: 'nothing-to-undo' },
    })
  })

  test('a secret answer by its own seat, though another has answered since', () => {
    const table = open({ players: 3 })
    const [first, second] = choicesOf(table, 'red')
    table.choose(first, 'red')
    chooseFirst(table, 'blue')
    expect(table.undo('green')).toMatchObject({ ok: false })
    expect(table.undo('red')).toEqual({ ok: true })
    expect(table.awaited).toEqual(['red', 'green'])
    expect(table.log.map(({ n, choice, event }) => [n, choice, event.seat])).toEqual([[1, 1, 'blue']])

    const straight = open({ players: 3 })
    chooseFirst(straight, 'blue')
    expect(table.state.bytes).toEqual(straight.state.bytes)
    expect(table.record()).toBe(straight.record())
    table.choose(second, 'red')
    straight.choose(second, 'red')
    expect(table.record()).toBe(straight.record())
  })

  test('not a secret answer once all are shown', () => {
    const { table } = raiding()
    for (const seat of ['red', 'blue'])
      expect(table.undo(seat)).toMatchObject({ ok: false, refusal: { code: 'hidden-came-out' } })
  })

  test('a table that was read from its record takes back the same', () => {
    const { table, leader, target } = raiding()
    table.choose({ seat: target }, leader)
    const again = Match.fromRecord(outposts, table.record({ withSeed: true }))
    expect(again.undo(leader)).toEqual(table.undo(leader))
    expect(again.state.bytes).toEqual(table.state.bytes)
    expect(again.undo(leader)).toEqual(table.undo(leader))
  })
})

describe('logs', () => {
  test('are numbered, and everybody reads only what is theirs', () => {
    const table = open()
    const [card] = choicesOf(table, 'red')
    table.choose(card, 'red')
    expect(table.logFor('red')[0].event).toEqual({ type: 'pledged', seat: 'red', secret: { seats: ['red'], facts: card } })
    expect(table.logFor('blue')[0].event).toEqual({ type: 'pledged', seat: 'red' })
    expect(table.logFor(null)[0].event).toEqual({ type: 'pledged', seat: 'red' })
    playOn(table)
    expect(table.log.map(({ n }) => n)).toEqual(table.log.map((_, i) => i + 1))
    expect(JSON.stringify(table.logFor(null))).not.toContain('secret')
  })
})

describe('the seed', () => {
  test('stays in the table until the game is over, and then ends all taking back', () => {
    const table = open()
    expect(table.record()).not.toContain('"seed"')
    expect(table.reveal()).toMatchObject({ ok: false, refusal: { code: 'not-over' } })
    playOn(table)
    expect(table.record()).not.toContain('"seed"')
    expect(table.reveal()).toEqual({ ok: true, reveal: { seed: 'table', salt: 'salt' } })
    expect(table.record()).toContain('{"seed":"table","salt":"salt"}')
    expect(table.whyNotUndo()).toMatchObject({ code: 'hidden-came-out' })
  })

  test('a game from a position has none', () => {
    const table = Match.fromPosition(outposts, { game: 'outposts' })
    playOn(table)
    expect(table.reveal()).toMatchObject({ ok: false, refusal: { code: 'no-seed' } })
  })
})

test('a view of a seat that the game does not know is a mistake of the caller', () => {
  expect(() => open().view('umpire')).toThrow('there is no seat "umpire"')
  expect(open().view('red').viewer).toBe('red')
  expect(open().view(null).viewer).toBe(null)
})

describe('a fork', () => {
  /** Everything that can be asked of a table. */
  const all = (table: Match<State>) => [
    table.record({ withSeed: true }),
    table.save(),
    table.log,
    table.awaited,
    ...['red', 'blue', null].map((seat) => table.view(seat)),
    ...['red', 'blue'].map((seat) => [table.whyNotUndo(seat), table.recent(seat)]),
  ]

  test('is in the same situation, and neither touches the other, at every moment of a game', () => {
    const table = open()
    while (!('outcome' in table.pending())) {
      const fork = table.fork()
      expect(all(fork)).toEqual(all(table))
      const before = structuredClone(all(table))
      const [seat] = fork.awaited
      chooseFirst(fork, seat)
      expect(all(table)).toEqual(before)
      chooseFirst(table, seat)
      expect(all(fork)).toEqual(all(table))
      // Taking back at one of them gives no memory of the other's away.
      const after = structuredClone(all(table))
      while (fork.undo().ok);
      if ('decision' in fork.pending()) chooseFirst(fork, fork.awaited[0])
      expect(all(table)).toEqual(after)
    }
  })

  test('of a table whose seed was shown has shown it too', () => {
    const table = open()
    playOn(table)
    table.reveal()
    expect(table.fork().record()).toBe(table.record())
  })
})

test('what a seat may know is worked out once until something changes, and once for all where nobody has secrets', () => {
  let asked = 0
  const view: typeof outposts.view = (state, seat) => {
    asked++
    return outposts.view(state, seat)
  }
  const counting = { ...outposts, view }
  const table = Match.open(counting, { options: {}, seed: 'table' })
  const before = table.view('red')
  expect(table.view('red')).toBe(before)
  expect(table.view('blue')).not.toBe(before)
  expect(asked).toBe(2)
  chooseFirst(table, table.awaited[0])
  expect(table.view('red')).toEqual(outposts.view(table.state, outposts.seats.indexOf('red')))
  table.undo()
  expect(table.view('red')).toEqual(before)
  const open = Match.open({ ...counting, open: true }, { options: {}, seed: 'table' })
  asked = 0
  expect([open.view('red').viewer, open.view('blue').viewer, open.view(null).viewer, asked]).toEqual(['red', 'blue', null, 1])
  expect(() => open.view('white-and-blue')).toThrow(/there is no seat/)
})
