import { type Json, type JsonObject, looseChance, type Options, type Position, PositionError } from '@railhead/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import { brokenInvariant } from '../invariants.kit.ts'
import type { OstkriegState } from '../state.ts'
import { FRAMES, type StepName } from '../steps/frames.ts'
import { KIND_CODES } from '../units.ts'

const isLong = process.env.RAILHEAD_LONG === '1'
const runs = { numRuns: isLong ? 4000 : 120, ...(isLong ? {} : { seed: 41 }) }

/** A situation of a real game, as it is saved. */
function reached(options: Options, seed: number, choices: number): Position {
  const state = ostkrieg.setup(options, `strict ${seed}`)
  const chance = looseChance(seed)
  for (let n = 0; n < choices && !ostkrieg.pending(state).over; n++) step(state, chance.pick(0, 1 << 16))
  return ostkrieg.save(state)
}

function step(state: OstkriegState, pick: number): void {
  const question = ostkrieg.pending(state)
  ostkrieg.apply(state, question.choices[pick % question.count])
}

/** Loads, or says that it was refused; whatever else is thrown is a defect. */
function loaded(position: Position): OstkriegState | undefined {
  try {
    return ostkrieg.load(JSON.parse(JSON.stringify(position)) as Position)
  } catch (thrown) {
    if (thrown instanceof PositionError) return undefined
    throw thrown
  }
}

/** What loads can be saved and loaded again to the same bytes, and goes on without a defect. */
function holds(position: Position, choices: number, seed: number): boolean {
  const state = loaded(position)
  if (state === undefined) return false
  expect(brokenInvariant(state)).toBeUndefined()
  const saved = ostkrieg.save(state)
  expect(ostkrieg.load(JSON.parse(JSON.stringify(saved)) as Position).bytes).toEqual(state.bytes)
  const chance = looseChance(seed)
  for (let n = 0; n < choices && !ostkrieg.pending(state).over; n++) step(state, chance.pick(0, 1 << 16))
  ostkrieg.save(state)
  return true
}

const options = fc.constantFrom<Options>(
  {},
  { scenario: 'uranus' },
  { bot: 'soviet' },
  { bidding: true },
  { scenario: 'uranus', bot: 'axis' },
)
const anywhere = fc.record({ options, seed: fc.nat(1000), choices: fc.nat(isLong ? 400 : 150) })

/** A value of a frame's field, likely and unlikely. */
const value = fc.oneof(
  fc.nat(14),
  fc.nat(120),
  fc.nat(260),
  fc.boolean(),
  fc.constantFrom(
    'axis',
    'soviet',
    'player-1',
    'player-2',
    'soviet-union',
    'yugoslavia',
    'front-effect',
    'reaction',
    ...KIND_CODES,
  ),
)
const names = Object.keys(FRAMES.spec) as StepName[]
const frame = fc
  .constantFrom(...names)
  .chain((name) =>
    fc
      .record(Object.fromEntries(Object.keys(FRAMES.spec[name]).map((field) => [field, value])))
      .map((fields) => ({ step: name, ...fields })),
  )

describe('whatever loads can be played', { timeout: 120_000 }, () => {
  test('agendas that somebody made up', () => {
    fc.assert(
      fc.property(options, fc.array(frame, { minLength: 1, maxLength: 6 }), fc.nat(), (given, agenda, seed) => {
        holds({ game: 'ostkrieg', options: given, agenda: [{ step: 'turn' }, ...agenda] } as Position, 40, seed)
      }),
      runs,
    )
  })

  test('situations of real games with another step on top, or one less', () => {
    fc.assert(
      fc.property(anywhere, fc.option(frame), fc.nat(3), fc.nat(), ({ options: given, seed, choices }, top, less, pick) => {
        const position = reached(given, seed, choices)
        const agenda = position.agenda as readonly Json[]
        holds(
          { ...position, agenda: [...agenda.slice(0, agenda.length - less), ...(top === null ? [] : [top])] } as Position,
          60,
          pick,
        )
      }),
      runs,
    )
  })

  test('situations of real games with one number or name changed', () => {
    let taken = 0
    fc.assert(
      fc.property(anywhere, fc.nat(), value, fc.nat(), ({ options: given, seed, choices }, place, other, pick) => {
        const position = JSON.parse(JSON.stringify(reached(given, seed, choices))) as JsonObject
        const leaves = leavesOf(position).filter(([path]) => path[0] !== 'chance' && path[0] !== 'game')
        const [path] = leaves[place % leaves.length]
        if (holds(changed(position, path, other) as Position, 60, pick)) taken++
      }),
      runs,
    )
    expect(taken).toBeGreaterThan(0)
  })

  test('real games are played to the end from any situation', () => {
    fc.assert(
      fc.property(anywhere, fc.nat(), ({ options: given, seed, choices }, pick) => {
        expect(holds(reached(given, seed, choices), isLong ? 5000 : 300, pick)).toBe(true)
      }),
      { ...runs, numRuns: isLong ? 500 : 20 },
    )
  })
})

type Path = readonly (string | number)[]

function leavesOf(value: Json, path: Path = []): (readonly [Path, Json])[] {
  if (Array.isArray(value)) return value.flatMap((inner: Json, i) => leavesOf(inner, [...path, i]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner as Json, [...path, key]))
  return [[path, value]]
}

function changed(value: Json, [key, ...rest]: Path, other: Json): Json {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((inner: Json, i) => (i === key ? changed(inner, rest, other) : inner))
  const object = value as JsonObject
  return { ...object, [key]: changed(object[key as string] as Json, rest, other) }
}
