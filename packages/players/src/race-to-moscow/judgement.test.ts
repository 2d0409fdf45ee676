import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { ENDED_BY_VICTORY_AREA, type State } from '@railhead/race-to-moscow/inside'
import { expect, test } from 'vitest'
import { COUNT, FEATURES } from './features.ts'
import { play } from './games.kit.ts'
import { FITTED } from './generated/weights.ts'
import { Judgement, judgementOf } from './judgement.ts'
import { readFeatures } from './reading.ts'
import { START } from './start.ts'

/** Every situation of a game of these players. */
async function situations(id: string, seed: string): Promise<State[]> {
  const found: State[] = []
  const { state } = await play({}, [id], seed, Number.POSITIVE_INFINITY, (_, now) => found.push(game.copy(now)))
  return [...found, state]
}

const planned = await situations('rtm-5', 'one')
const others = await Promise.all([
  ...['two', 'three', 'four'].map((seed) => situations('rtm-5', seed)),
  ...['a', 'b', 'c', 'd'].map((seed) => situations('random', seed)),
])

test('every feature is met in a few games, and a worth is the sum of its account', async () => {
  const judgement = new Judgement(START)
  const met = new Set<string>(['unused actions'])
  for (const state of [...planned, ...others.flat()]) {
    for (const seat of state.order) {
      const account = judgement.account(state, seat)
      for (const { feature, amount } of account) if (amount !== 0) met.add(feature)
      // Where the game was won at once nothing else counts.
      if (state.ending[0] === ENDED_BY_VICTORY_AREA) {
        expect(judgement.worth(state, seat)).toBe(state.winner[0] === seat ? 60_000 : -60_000)
        continue
      }
      const sum = account.reduce((all, { worth }) => all + worth, 0)
      expect(judgement.worth(state, seat)).toBeCloseTo(sum, 6)
      expect(judgement.worth(state, seat, 2)).toBeCloseTo(sum + 2 * START['unused actions'], 6)
    }
  }
  expect(FEATURES.filter((name) => !met.has(name))).toEqual([])
})

test('what is promised counts for nothing when the game is over', () => {
  const features = new Float64Array(COUNT)
  const end = planned[planned.length - 1]
  for (const seat of end.order) {
    readFeatures(end, seat, 0, features)
    expect(features.findLastIndex((amount) => amount !== 0)).toBeLessThan(FEATURES.indexOf('objectives near'))
  }
})

test('weights of another content are refused when somebody is to play by them, not before: new ones can be made', () => {
  const unfit = judgementOf({ ...FITTED, contentHash: 'another map' })
  expect(unfit).toThrow(/content another map; .* They have to be fitted anew: railhead train race-to-moscow/)
  const fitting = judgementOf(FITTED)
  expect(fitting()).toBe(fitting())
})
