import { Carver, Chance, type Choice, type Decision, type GameState, Question, type View } from '@railhead/table'
import { expect, test } from 'vitest'
import {
  type Answer,
  answerOf,
  type Mind,
  Opponent,
  type Player,
  playerChance,
  playerOf,
  players,
  playersOf,
  proposedFor,
  random,
  ready,
  type Seen,
  seenBy,
  thoughtOut,
} from './index.ts'

const decision: Decision = {
  seat: 'red',
  awaited: ['red'],
  step: 'play',
  kind: 'card',
  rule: '1',
  about: {},
  choices: [{ card: 'seven' }, { card: 'nine' }, { done: true }],
  roles: ['go', 'go', 'stop'],
  proposal: null,
  fillsIn: false,
}
const view: View = { game: 'cards', viewer: 'red', hand: ['seven', 'nine'], others: { blue: 2 } }
const seen = (seed = 'x'): Seen => ({ view, decision, chance: playerChance(seed) })

/** A player that thinks in `steps` steps and then gives the answers one after the other. */
function thinker(answers: readonly Answer[], steps = 1) {
  const counted = { steps: 0, asked: 0 }
  const mind: Mind = {
    *think() {
      for (let done = 0; done < steps; done++) {
        counted.steps++
        yield { done, of: steps }
      }
      return answers[counted.asked++]
    },
  }
  const player: Player = { id: 'thinker', title: '', about: '', mind: () => Promise.resolve(mind) }
  return { asked: { player, mind }, counted }
}

/** Every object that can be reached from a value. */
function* reachable(value: unknown, found = new Set<unknown>()): Generator<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return
  found.add(value)
  yield value
  for (const key of Reflect.ownKeys(value)) yield* reachable(Reflect.get(value, key), found)
}

test('a player is told the view, the decision and dice of its own, and nothing of the state', () => {
  const carve = new Carver(512)
  const state: GameState = { chance: new Chance(carve, 1), bytes: carve.bytes() }
  const game = {
    view: (_: GameState, seat: number | null): View => ({ ...view, viewer: seat === 0 ? 'red' : null }),
    describe: () => decision,
  }
  const before = state.bytes.slice()
  const chance = playerChance('dice')
  const told = seenBy(game, state, new Question().ask(0, 0, 'card'), chance)
  expect(Object.keys(told).sort()).toEqual(['chance', 'decision', 'view'])
  expect(told).toEqual({ view, decision, chance })
  const things = [...reachable(told)]
  for (const hidden of [state, state.chance, state.bytes, state.bytes.buffer, game]) expect(things).not.toContain(hidden)
  expect(state.bytes).toEqual(before)
})

test('random takes every choice about equally often, the same for the same dice', async () => {
  const asked = await ready(random)
  const chance = playerChance('many')
  const counts = [0, 0, 0]
  for (let i = 0; i < 3000; i++) counts[answerOf(asked, { view, decision, chance }).index]++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  const first = (seed: string) => Array.from({ length: 20 }, (_, i) => answerOf(asked, seen(`${seed}${i}`)).index)
  expect(first('a')).toEqual(first('a'))
  expect(first('a')).not.toEqual(first('b'))
})

test.each([-1, 3, 0.5, Number.NaN])('an answer of %s is not let through', (index) => {
  const { asked } = thinker([{ index }, { index }])
  expect(() => answerOf(asked, seen())).toThrow(/player thinker answered/)
  expect(() => thoughtOut(new Opponent(asked).answer(seen(), 0))).toThrow(/player thinker answered/)
})

test('thinking goes step by step, tells how far it is, and ends where nobody takes the next step', () => {
  const { asked, counted } = thinker([{ index: 1 }], 100)
  const thinking = new Opponent(asked).answer(seen(), 0)
  expect(thinking.next()).toEqual({ done: false, value: { done: 0, of: 100 } })
  expect(thinking.next()).toEqual({ done: false, value: { done: 1, of: 100 } })
  expect(counted).toEqual({ steps: 2, asked: 0 })
  expect(thoughtOut(thinking)).toEqual({ index: 1 })
})

test('a plan is followed without thinking while its choices are listed and nobody chose in between', () => {
  const plan: Choice[] = [{ card: 'nine' }, { done: true }, { card: 'ten' }]
  const { asked, counted } = thinker([{ index: 0, plan }, { index: 1, plan }, { index: 2 }])
  const opponent = new Opponent(asked)
  const answer = (made: number) => thoughtOut(opponent.answer(seen(), made)).index
  expect([answer(4), answer(5), answer(6)]).toEqual([0, 1, 2])
  expect(counted.asked).toBe(1)
  // No such choice is listed.
  expect(answer(7)).toBe(1)
  expect(counted.asked).toBe(2)
  // Somebody chose in between.
  expect(answer(9)).toBe(2)
  expect(counted.asked).toBe(3)
})

test('players are found by game and id', () => {
  for (const game of new Set(['some-game', ...players.map((player) => player.game ?? '')])) {
    const ids = playersOf(game).map(({ id }) => id)
    expect(ids[0]).toBe('random')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(proposedFor(game).id)
  }
  expect(playerOf('some-game', 'random')).toBe(random)
  expect(playerOf('some-game', 'nobody')).toBeUndefined()
  expect(proposedFor('some-game')).toBe(random)
})
