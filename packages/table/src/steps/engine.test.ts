import { describe, expect, test } from 'vitest'
import { Carver } from '../carver.ts'
import { Chance } from '../chance.ts'
import { type GameEvent, PositionError } from '../game.ts'
import type { Json } from '../json.ts'
import { Question } from '../question.ts'
import { Agenda } from './agenda.ts'
import { type Sequence, stepEngine } from './engine.ts'
import { defineFrames } from './frames.ts'
import { readAgenda } from './reading.ts'
import { GROUND, type StepState } from './step.ts'
import { writeAgenda } from './written.ts'

/** Two seats count up in turn; the second is played by the game if it is told so. At ten the game is over. */
type Numbers = { seat: number; count: number }
const FRAMES = defineFrames<Numbers>()({ round: {}, add: { seat: 'seat', left: 'count' }, rest: {}, nod: { seat: 'seat' } })
const STEP = FRAMES.numbers

class Count implements StepState {
  readonly bytes: Uint8Array
  readonly chance: Chance
  readonly agenda: Agenda
  readonly sum: Uint8Array
  readonly automatic: Uint8Array
  tell: ((event: GameEvent) => void) | undefined = undefined
  revealed = false
  settled = 0
  constructor() {
    const carve = new Carver(512)
    this.chance = new Chance(carve, 1)
    this.agenda = new Agenda(carve, FRAMES, 4)
    this.sum = carve.u8(1)
    this.automatic = carve.u8(1)
    this.bytes = carve.bytes()
  }
}

const SEQUENCE: Sequence<Count, Numbers, typeof FRAMES.spec> = {
  seats: ['first', 'second'],
  frames: FRAMES,
  steps: {
    round: {
      liesOn: [GROUND],
      run(state) {
        for (const seat of [1, 0]) {
          const add = state.agenda.push(STEP.add)
          add.seat = seat
          add.left = 2
        }
      },
    },
    add: {
      kind: 'number',
      rule: (_, { seat }) => `1.${seat}`,
      liesOn: ['round', 'add'],
      prepare(state, { left }) {
        if (left > 0) return false
        state.agenda.pop()
        return true
      },
      seat: (_, { seat }) => seat,
      ask(_, { left }, question) {
        for (let n = 0; n <= left; n++) question.add(n)
      },
      answer(state, frame, choice, seat) {
        state.sum[0] += choice
        frame.left = choice === 0 ? 0 : frame.left - choice
        if (choice === 2) state.revealed = true
        state.tell?.({ type: 'added', seat, choice })
      },
      name: (_state, _frame, choice) => ({ number: choice }),
      role: (_state, _frame, choice) => (choice === 0 ? 'stop' : 'go'),
      proposal: (_state, frame) => frame.left,
      about: (state) => ({ sum: state.sum[0] }),
      refuse: (_state, _frame, attempt) =>
        typeof attempt.number === 'number' ? { code: 'too-much', rule: '1', subjects: {} } : undefined,
      misfit(_, { seat, left }, { below, above }) {
        if (left > 2) return ['left', 'at most two are left']
        if (seat > 1) return 'nobody sits there'
        if (below?.step === 'add' && below.fields.seat === seat) return 'that seat is asked already'
        return above?.step === 'add' && above.fields.left > left ? ['left', 'who is asked later has no less left'] : undefined
      },
    },
    rest: { liesOn: ['round'], run: (state) => state.agenda.pop() },
    // Asks as it stands, and may be filled in as long as the sum is small.
    nod: {
      kind: 'action',
      rule: '2',
      liesOn: ['round'],
      seat: (_, { seat }) => seat,
      ask(_state, _frame, question) {
        question.add(0)
        question.add(7)
      },
      answer(state, _frame, choice) {
        state.sum[0] += choice
        state.agenda.pop()
      },
      name: (_state, _frame, choice) => ({ number: choice }),
      proposal: (state) => (state.sum[0] > 5 ? undefined : 7),
      fillsIn: true,
      refuse: () => undefined,
    },
  },
  isOver: (state) => state.sum[0] >= 10,
  automatic: {
    seat: (state) => (state.automatic[0] === 1 ? 1 : undefined),
    choose: (_, question) => question.choices[1],
  },
  settled: (state) => {
    state.settled++
  },
}
const engine = stepEngine(SEQUENCE)

const { automatic: _, ...WITHOUT } = SEQUENCE
const alone = stepEngine(WITHOUT)

function pushed(automatic = 0): Count {
  const state = new Count()
  state.automatic[0] = automatic
  state.agenda.push(STEP.round)
  return state
}
const begin = (automatic = 0): Count => engine.settle(pushed(automatic))

describe('a seat that the game itself plays', () => {
  const stoppingTurns: typeof SEQUENCE.automatic = {
    seat: () => 1,
    choose: (_, question) => question.choices[1],
    begins: ({ agenda }) => agenda.top(STEP.add).left === 2,
  }
  const stopping = stepEngine({ ...SEQUENCE, automatic: stoppingTurns })

  test('has its turn only when it goes on; both together come to what happens at once', () => {
    const [at, once] = [begin(), begin()]
    const told: GameEvent[] = []
    stopping.apply(at, 0, (event) => told.push(event), undefined, true)
    expect([stopping.pending(at).seat, told.length]).toEqual([1, 1])
    stopping.goOn?.(at, (event) => told.push(event))
    const all: GameEvent[] = []
    stopping.apply(once, 0, (event) => all.push(event))
    expect(told).toEqual(all)
    expect(all.length).toBeGreaterThan(1)
    expect(at.bytes).toEqual(once.bytes)
  })

  test('that has nothing to do brings nothing out, whatever came out before, and tells nobody any more', () => {
    const at = begin()
    const before = at.bytes.slice()
    at.revealed = true
    expect(stopping.goOn?.(at, () => undefined)).toBeUndefined()
    expect(at.bytes).toEqual(before)
    expect(at.tell).toBeUndefined()
  })

  test('is not waited for by who only settles, has nothing to do after the end, and brings out only what it brings out itself', () => {
    const [at, once] = [begin(), begin()]
    stopping.apply(at, 0, undefined, undefined, true)
    stopping.apply(once, 0)
    const waiting = new Count()
    waiting.bytes.set(at.bytes)
    expect(stopping.settle(waiting).bytes).toEqual(once.bytes)
    at.revealed = true
    expect(stopping.goOn?.(at)).toBe(false)
    const over = begin()
    stopping.apply(over, 0, undefined, undefined, true)
    over.sum[0] = 10
    const eager = stepEngine({ ...SEQUENCE, automatic: { ...stoppingTurns, begins: () => true } })
    expect(eager.goOn?.(over)).toBeUndefined()
  })

  test('that has no turns of its own is never waited for', () => {
    const [at, once] = [begin(1), begin(1)]
    engine.apply(at, 0, undefined, undefined, true)
    engine.apply(once, 0)
    expect(at.bytes).toEqual(once.bytes)
    expect(engine.goOn?.(at)).toBeUndefined()
  })
})

describe('the engine over the steps', () => {
  test('runs what runs by itself and asks the step on top', () => {
    const question = engine.pending(begin())
    const { over, seat, awaited, step, count, fillsIn } = question
    expect([over, seat, awaited, step, count, fillsIn]).toEqual([false, 0, 1, STEP.add, 3, false])
  })

  test('describes the question with names, roles, rule and proposal', () => {
    const state = begin()
    expect(engine.describe(state, engine.pending(state))).toEqual({
      seat: 'first',
      awaited: ['first'],
      step: 'add',
      kind: 'number',
      rule: '1.0',
      about: { sum: 0 },
      choices: [{ number: 0 }, { number: 1 }, { number: 2 }],
      roles: ['stop', 'go', 'go'],
      proposal: 2,
      fillsIn: false,
    })
  })

  test('carries a choice out, tells it, and goes on to the next who decides', () => {
    const state = begin()
    const told: GameEvent[] = []
    expect(engine.apply(state, 1, (event) => told.push(event))).toBe(false)
    expect(state.tell).toBeUndefined()
    expect(engine.pending(state).seat).toBe(0)
    expect(engine.apply(state, 1)).toBe(false)
    expect(engine.pending(state).seat).toBe(1)
    expect(engine.apply(state, 2)).toBe(true)
    expect(engine.apply(state, 1)).toBe(false)
    expect(told).toEqual([{ type: 'added', seat: 0, choice: 1 }])
  })

  test('who describes or names what nobody is asked hears which step it is', () => {
    const state = new Count()
    state.agenda.push(STEP.round)
    expect(() => engine.describe(state, new Question())).toThrow('nobody is asked in step round')
    expect(() => engine.name(state, 0)).toThrow('nobody is asked in step round')
    expect(() => engine.pending(state)).toThrow('nobody is asked in this step')
  })

  test('a seat that the game plays is not asked', () => {
    const state = begin(1)
    engine.apply(state, 2)
    expect([state.sum[0], engine.pending(state).seat]).toEqual([4, 0])
  })

  describe('a question that waits as it stands', () => {
    function asked(seat: number, automatic = 0, by = engine): Count {
      const state = new Count()
      state.automatic[0] = automatic
      state.agenda.push(STEP.round)
      state.agenda.push(STEP.nod).seat = seat
      return by.settle(state)
    }

    test('is put to whoever sits there', () => {
      for (const state of [asked(0, 1), asked(1, 0), asked(1, 0, alone)])
        expect([engine.pending(state).step, engine.pending(state).count]).toEqual([STEP.nod, 2])
    })

    test('is answered by the game for the seat that it plays', () => {
      const state = asked(1, 1)
      expect([state.sum[0], engine.pending(state).step]).toEqual([7, STEP.add])
    })

    test('fills in where it proposes something, and not where it does not', () => {
      const state = asked(0)
      expect(engine.pending(state).fillsIn).toBe(true)
      expect(engine.describe(state, engine.pending(state))).toMatchObject({ proposal: 1, fillsIn: true })
      state.sum[0] = 6
      expect(engine.describe(state, engine.pending(state))).toMatchObject({ proposal: null, fillsIn: false })
    })
  })

  test('a game that plays no seat itself asks everybody, and does before a question what is to be done before', () => {
    const state = alone.settle(pushed())
    expect(alone.pending(state).seat).toBe(0)
    alone.apply(state, 2)
    expect(alone.pending(state).seat).toBe(1)
    alone.apply(state, 2)
    expect([state.sum[0], alone.pending(state).seat]).toEqual([4, 0])
  })

  test('the end empties the agenda and asks nobody', () => {
    const state = begin(1)
    while (!engine.pending(state).over) engine.apply(state, 2)
    expect([state.sum[0], state.agenda.depth]).toEqual([10, 0])
    expect(engine.refusal(state, { number: 1 })?.code).toBe('game-over')
  })

  test('says why not: listed, forbidden by a rule, not asked, not this seat', () => {
    const state = begin()
    expect(engine.refusal(state, { number: 2 })).toBeUndefined()
    expect(engine.refusal(state, { number: 3 })?.code).toBe('too-much')
    expect(engine.refusal(state, { area: 'riga' })?.code).toBe('not-listed')
    expect(engine.refusal(state, { number: 2 }, 1)?.code).toBe('not-your-decision')
  })

  test('what settles is told so once a choice', () => {
    const state = begin()
    const before = state.settled
    engine.apply(state, 1)
    expect(state.settled).toBe(before + 1)
  })

  test('a question that was used before is filled anew', () => {
    const state = begin()
    const question = new Question()
    engine.pending(state, question)
    engine.apply(state, 1)
    expect(engine.pending(state, question).count).toBe(2)
  })
})

const write = (_: Count, value: number) => value
function read(_: Count, value: Json | undefined, where: string): number {
  if (typeof value !== 'number') throw new PositionError(where, 'must be a number')
  return value
}
const WRITTEN = { seat: write, count: write }
const READ = { seat: read, count: read }

describe('the agenda in writing', () => {
  test('goes out and comes back by name', () => {
    const state = begin()
    const written = writeAgenda(state, WRITTEN)
    expect(written).toEqual([{ step: 'round' }, { step: 'add', seat: 1, left: 2 }, { step: 'add', seat: 0, left: 2 }])
    const other = new Count()
    readAgenda(other, written, SEQUENCE, READ)
    expect(other.agenda.depth).toBe(3)
    expect(writeAgenda(other, WRITTEN)).toEqual(written)
  })

  const round = { step: 'round' }
  const BAD: [string, string, Json][] = [
    ['agenda', 'list', 'round'],
    ['agenda.0', 'object', ['round']],
    ['agenda.0.step', 'no step', [{ step: 'dance' }]],
    ['agenda.0.step', 'no step', [{}]],
    ['agenda.0', 'cannot come first', [{ step: 'add', seat: 0, left: 1 }]],
    ['agenda.1', 'round cannot come after round', [round, round]],
    [
      'agenda.2',
      'add cannot come after rest: under it lies round or add',
      [round, { step: 'rest' }, { step: 'add', seat: 0, left: 1 }],
    ],
    ['agenda.1.left', 'must be a number', [round, { step: 'add', seat: 0 }]],
    ['agenda.1.number', 'nothing of this name', [round, { step: 'add', seat: 0, left: 1, number: 1 }]],
    ['agenda.1.left', 'at most two', [round, { step: 'add', seat: 0, left: 3 }]],
    ['agenda.1', 'nobody sits', [round, { step: 'add', seat: 2, left: 1 }]],
    ['agenda.2', 'asked already', [round, { step: 'add', seat: 1, left: 1 }, { step: 'add', seat: 1, left: 1 }]],
    ['agenda.1.left', 'no less left', [round, { step: 'add', seat: 1, left: 1 }, { step: 'add', seat: 0, left: 2 }]],
    // What cannot be read comes before what does not fit, wherever they stand.
    ['agenda.2.left', 'must be a number', [round, { step: 'add', seat: 2, left: 1 }, { step: 'add', seat: 0 }]],
    ['agenda.4', 'too many', [round, ...Array.from({ length: 4 }, () => ({ step: 'add', seat: 0, left: 1 }))]],
  ]
  test.each(BAD)('what does not fit is refused with its place: %s, %s', (where, what, written) => {
    const read = () => readAgenda(new Count(), written, SEQUENCE, READ)
    expect(read).toThrow(PositionError)
    expect(read).toThrow(`${where}: `)
    expect(read).toThrow(what)
  })

  test('what may lie on the ground is not said where it comes too late', () => {
    expect(() => readAgenda(new Count(), [round, round], SEQUENCE, READ)).toThrow(/^agenda\.1: round cannot come after round$/)
  })

  test('a game that fills in what was left out says where each entry was written', () => {
    const read = () => readAgenda(new Count(), [round, { step: 'add', seat: 0 }], SEQUENCE, READ, ['agenda.0', 'agenda.0'])
    expect(read).toThrow('agenda.0.left: must be a number')
  })
})
