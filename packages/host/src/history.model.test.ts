import { type Choice, type Game, Match } from '@railhead/table'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { depot, SEATS, STEPS, THINGS } from '../test/depot.ts'
import { person, Visitor } from '../test/kit.ts'
import { Model } from '../test/model.ts'
import { messages } from './messages.ts'

const game: Game = depot

/** A table at the depot with three people at one device. */
class Real {
  table: Visitor
  readonly #how: { readonly handover: boolean; readonly confirmTurn: boolean }

  constructor(handover: boolean, confirmTurn: boolean) {
    this.#how = { handover, confirmTurn }
    this.table = this.#sit(Match.open(game, { options: {}, seed: 'a depot' }))
  }

  #sit(match: Match, saved = {}): Visitor {
    return new Visitor(match, { seats: Object.fromEntries(SEATS.map((seat) => [seat, person(seat)])), ...this.#how, ...saved })
  }

  reload(): void {
    const { record, host } = this.table
    this.table = this.#sit(Match.fromRecord(game, record), JSON.parse(JSON.stringify(host.saved)))
  }
}

/** Whatever is done, the table and the model agree afterwards; and whatever was asked before is not asked any more. */
function agree(model: Model, { table }: Real, before: number): void {
  const { host } = table
  expect(host.match.choices).toEqual(model.made)
  const now = model.now()
  expect(host.match.state.bytes).toEqual(now.state.bytes)
  expect(host.match.held).toBe(model.held)
  const { viewer } = model
  const snapshot = host.snapshot()
  expect(v.parse(messages.at.answer, JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot)
  expect(snapshot).toMatchObject({ viewer, at: model.made.length, held: model.held, awaited: now.awaited })
  expect(snapshot.asked?.decision.choices).toEqual(viewer === null || model.held ? undefined : model.decision(viewer)?.choices)
  if (viewer === null) return
  expect(snapshot.undo.ok).toBe(model.canUndo(viewer))
  expect(snapshot.redo).toBe(model.canRedo(viewer))
  expect(snapshot.recent).toEqual(model.held ? [] : model.recent(viewer))
  if (host.question !== before)
    expect(host.choose({ question: before, index: 0 })).toMatchObject({ ok: false, refused: { code: 'stale' } })
}

class Act implements fc.Command<Model, Real> {
  readonly #name: string
  readonly #act: (model: Model, real: Real) => void

  constructor(name: string, act: (model: Model, real: Real) => void) {
    this.#name = name
    this.#act = act
  }

  check(): boolean {
    return true
  }

  run(model: Model, real: Real): void {
    const { question } = real.table.host
    this.#act(model, real)
    agree(model, real, question)
  }

  toString(): string {
    return this.#name
  }
}

const act = (name: string, does: (model: Model, real: Real) => void): Act => new Act(name, does)
const words = (value: unknown): string => JSON.stringify(value)

const thing = fc.constantFrom(...THINGS).map((one): Choice => ({ thing: one }))
const number = fc.nat(4).map((one): Choice => ({ number: one }))
const done: Choice = { done: true }
const look: Choice = { look: true }
const nobody: Choice = { thing: 'gold' }

const choosing = fc.nat(20).map((n) =>
  act(`choose ${n}`, (model, { table }) => {
    const seat = model.acting
    const choices = seat === null ? undefined : model.decision(seat)?.choices
    if (seat === null || choices === undefined) expect(table.choose(n)).toMatchObject({ ok: false })
    else {
      const index = n % choices.length
      // What ends a turn comes seldom, so that turns are long.
      const wanted = same(choices[index], done) && n > 4 ? 0 : index
      model.choose(seat, wanted)
      expect(table.choose(wanted)).toEqual({ ok: true })
    }
  }),
)
const same = (a: unknown, b: unknown): boolean => words(a) === words(b)

const [turn, amount, bid] = STEPS
const aWay = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(thing, number).map(([what, much]) => [
      { step: turn, choices: [what] },
      { step: amount, choices: [much] },
    ]),
  },
  { weight: 1, arbitrary: fc.constantFrom(look, done, nobody).map((one) => [{ step: turn, choices: [nobody, one] }]) },
  {
    weight: 1,
    arbitrary: number.map((one) => [
      { step: turn, choices: [look] },
      { step: amount, choices: [one] },
    ]),
  },
  { weight: 1, arbitrary: number.map((one) => [{ step: bid, choices: [one] }]) },
)
const giving = fc.tuple(fc.array(aWay, { maxLength: 4 }), fc.nat(3)).map(([ways, most]) =>
  act(`give ${words(ways)} instead of ${most}`, (model, { table }) => {
    const seat = model.acting
    if (seat === null) expect(table.give(ways)).toMatchObject({ ok: false })
    else {
      const back = Math.min(most, model.recent(seat).length)
      model.give(seat, ways, back)
      expect(table.give(ways, back)).toMatchObject({ ok: true })
    }
  }),
)

const group = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(thing, number).map((both) => [...both]) },
  { weight: 2, arbitrary: thing.map((one) => [one]) },
  { weight: 2, arbitrary: number.map((one) => [one]) },
  { weight: 2, arbitrary: fc.constantFrom(look, look, done, nobody).map((one) => [one]) },
  { weight: 1, arbitrary: fc.tuple(thing, fc.constantFrom(nobody, look)).map((both) => [...both]) },
)
const amending = fc.tuple(fc.nat(5), fc.array(group, { maxLength: 3 })).map(([most, groups]) =>
  act(`amend ${most} ${words(groups)}`, (model, { table }) => {
    const seat = model.acting
    if (seat === null) return expect(table.amend(0, groups)).toMatchObject({ ok: false })
    const open = model.recent(seat).length
    expect(table.amend(open + 1, groups)).toMatchObject({ ok: false })
    const back = Math.min(most, open)
    const dropped = model.amend(seat, back, groups)
    expect(table.amend(back, groups)).toMatchObject({ ok: true, dropped: dropped.map((one) => ({ group: one })) })
  }),
)

/** The amounts of the last choices are changed, and nothing else: what a planner does most. */
const counting = fc.tuple(fc.nat(5), fc.nat(4)).map(([most, wanted]) =>
  act(`count ${most} as ${wanted}`, (model, { table }) => {
    const seat = model.acting
    if (seat === null) return
    const back = Math.min(most, model.recent(seat).length)
    const groups =
      back === 0
        ? []
        : [
            model
              .recent(seat)
              .slice(-back)
              .map((one) => ('number' in one ? { number: wanted } : one)),
          ]
    const dropped = model.amend(seat, back, groups)
    expect(table.amend(back, groups)).toMatchObject({ ok: true, dropped: dropped.map((one) => ({ group: one })) })
  }),
)

const always = (name: string, does: (model: Model, real: Real) => void) => fc.constant(act(name, does))
const others = [
  always('undo', (model, { table }) => {
    if (model.holder !== null) model.undo(model.holder)
    table.undo()
  }),
  always('undo turn', (model, { table }) => {
    if (model.holder !== null) model.undoTurn(model.holder)
    table.undoTurn()
  }),
  always('redo', (model, { table }) => {
    if (model.acting !== null) model.redo(model.acting)
    table.redo()
  }),
  always('confirm', (model, { table }) => {
    model.confirm()
    table.confirm()
  }),
  always('pass the device', (model, { table }) => {
    const { handover } = table.host.snapshot()
    if (handover === null) return
    model.holder = handover
    table.take(handover)
  }),
  fc.constantFrom(...SEATS).map((seat) =>
    act(`take ${seat}`, (model, { table }) => {
      model.holder = seat
      table.take(seat)
    }),
  ),
  always('reload', (model, real) => {
    model.reload()
    real.reload()
  }),
]

const undoing = others[0]
const commands = fc.commands(
  [choosing, choosing, choosing, giving, amending, amending, counting, undoing, undoing, others[2], ...others],
  {
    size: '+2',
    maxCommands: 60,
  },
)

test('whatever is done, in any order, comes to what a plain list of acts comes to', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), commands, (handover, confirmTurn, all) => {
      fc.modelRun(() => ({ model: new Model(handover, confirmTurn), real: new Real(handover, confirmTurn) }), all)
    }),
  )
}, 300_000)
