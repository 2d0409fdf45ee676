import { Carver, Chance, type Decision, type GameState, Question, type View } from '@railhead/table'
import { expect, test } from 'vitest'
import { answerOf, consult, type Player, playerById, playerChance, players, type Seen } from './index.ts'

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

/** Of the game only what makes what a player is told. */
function gameAndState() {
  const carve = new Carver(512)
  const state: GameState = { chance: new Chance(carve, 1), bytes: carve.bytes() }
  const game = {
    view: (_: GameState, seat: number | null): View => ({ ...view, viewer: seat === 0 ? 'red' : null }),
    describe: () => decision,
  }
  return { game, state, question: new Question().ask(0, 0, 'card') }
}

/** Every object that can be reached from a value. */
function* reachable(value: unknown, seen = new Set<unknown>()): Generator<object> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  yield value
  for (const key of Reflect.ownKeys(value)) yield* reachable(Reflect.get(value, key), seen)
}

test('a player is handed the view, the decision and dice of its own, and nothing of the state', () => {
  const { game, state, question } = gameAndState()
  const before = state.bytes.slice()
  const given: unknown[][] = []
  const nosy: Player = {
    id: 'nosy',
    title: '',
    about: '',
    choose: (...all: Seen[]) => {
      given.push(all)
      all[0].chance.pick(0, 6)
      return 1
    },
  }
  const chance = playerChance('dice')
  expect(consult(nosy, game, state, question, chance)).toBe(1)

  expect(given).toHaveLength(1)
  const [[seen, ...more]] = given as [[Seen, ...unknown[]]]
  expect(more).toEqual([])
  expect(Object.keys(seen).sort()).toEqual(['chance', 'decision', 'view'])
  expect(seen.view).toEqual(view)
  expect(seen.decision).toEqual(decision)
  expect(seen.chance).toBe(chance)
  const things = [...reachable(seen)]
  for (const hidden of [state, state.chance, state.bytes, state.bytes.buffer, game]) expect(things).not.toContain(hidden)
  expect(state.bytes).toEqual(before)
})

test.each(players.map((player) => [player.id, player] as const))(
  '%s answers within the list, the same for the same dice',
  (_, player) => {
    const answers = (seed: string): number[] => {
      const chance = playerChance(seed)
      return Array.from({ length: 50 }, () => answerOf(player, { view, decision, chance }))
    }
    expect(answers('a')).toEqual(answers('a'))
    expect(answers('a').every((index) => decision.choices[index] !== undefined)).toBe(true)
  },
)

test('random takes every choice about equally often, and another seed gives other answers', () => {
  const random = playerById('random') as Player
  const chance = playerChance('many')
  const counts = [0, 0, 0]
  for (let i = 0; i < 3000; i++) counts[answerOf(random, { view, decision, chance })]++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  const first = (seed: string) => Array.from({ length: 20 }, (_, i) => playerChance(`${seed}${i}`).pick(0, 100))
  expect(first('a')).not.toEqual(first('b'))
})

test.each([-1, 3, 0.5, Number.NaN])('an answer of %s is not let through', (answer) => {
  const broken: Player = { id: 'broken', title: '', about: '', choose: () => answer }
  expect(() => answerOf(broken, { view, decision, chance: playerChance('x') })).toThrow(/player broken answered/)
})

test('players are found by their id', () => {
  expect(new Set(players.map((player) => player.id)).size).toBe(players.length)
  expect(playerById('random')?.title).toBe('Random')
  expect(playerById('nobody')).toBeUndefined()
})
