import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { code, poolSize, STEP, type State, TRANSPORT } from '@railhead/race-to-moscow/inside'
import { completeOptions, type Options } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { playerChance, playerOf, ready, seenBy, thoughtOut } from '../index.ts'
import { play, type Told } from './games.kit.ts'
import { Lines } from './lines.ts'
import { plans, untilNextTurn } from './planner.ts'
import { legs, measureLegs } from './reach.ts'
import { shipped } from './shipped.ts'
import { chains } from './transports.ts'

const LONG = 250
const SHORT = 25
const PLAYED: readonly (readonly [string, Options])[] = [
  ['alone', { order: ['brown'] }],
  ['two groups of the 2021 rules', { order: ['gray', 'white'], edition: '2021' }],
  ['the first game', { basicGame: true }],
  [
    'every option',
    { frontCards: 'advanced', armyRedeployment: true, abwehr: true, winterCounterAttacks: true, difficulty: 'hard' },
  ],
  ['Total War', { totalWar: true, order: ['brown', 'gray'] }],
  ['a Soviet player', { sovietPlayer: true, order: ['white', 'gray'] }],
]

describe('the planner', () => {
  test.each(PLAYED)('plays to the end, or as far as one cares to look: %s', async (_, options) => {
    const { outcome, made } = await play(options, ['rtm-1'], 'whole', LONG)
    expect(outcome !== undefined || made === LONG).toBe(true)
  })

  test.each(PLAYED)('looks into its next turn, too: %s', async (_, options) => {
    const { outcome, made } = await play(options, ['rtm-6'], 'ahead', SHORT)
    expect(outcome !== undefined || made === SHORT).toBe(true)
  })

  test('its next turn comes after those of the others, who do nothing; the Soviets react to all', () => {
    const state = game.setup(completeOptions(game.options, {}), 'next')
    const lines = new Lines(state.active, shipped())
    const line = lines.begin(state, 1)
    const markers = poolSize(line.state)
    lines.end(line)
    const before = game.copy(line.state)
    lines.pass(line)
    const { seat, step } = lines.asked(line)
    expect([seat, step]).toEqual([state.active, STEP.turn])
    expect(line.state.round[0]).toBe(state.round[0] + 1)
    expect(line.state.armyArea).toEqual(before.armyArea)
    expect(poolSize(line.state)).toBe(markers - 3)
    // Where nobody has anything more to do, the game ends by that.
    while (!line.ended) {
      lines.end(line)
      lines.pass(line)
    }
    expect(lines.asked(line).over).toBe(true)
  })

  test('or do what seems best to them, where one asks so', () => {
    const state = game.setup(completeOptions(game.options, {}), 'rivals')
    const lines = new Lines(state.active, shipped())
    const line = lines.begin(state, 1)
    lines.end(line)
    const before = game.copy(line.state)
    expect([lines.pass(line, true), lines.asked(line).step]).toEqual([state.order[1], STEP.turn])
    const width = { march: 1, marches: 1, chains: 1, transports: 1 }
    for (const _ of untilNextTurn(lines, line, 1, 1, width));
    expect([lines.asked(line).seat, lines.asked(line).step]).toEqual([state.active, STEP.turn])
    expect(line.state.round[0]).toBe(state.round[0] + 1)
    const moved = [...before.armyArea.keys()].filter((army) => line.state.armyArea[army] !== before.armyArea[army])
    expect(new Set(moved.map((army) => state.content.armySeat[army]))).toEqual(new Set([state.order[1], state.order[2]]))
  })

  test('plans that are behind are tried in fewer worlds, and never taken before one that was tried in all', () => {
    const state = game.setup(completeOptions(game.options, {}), 'halves')
    const narrow = { march: 2, marches: 2, chains: 2, transports: 2 }
    const effort = { beam: 6, trialBeam: 1, plans: 4, worlds: 8, depth: 1, width: narrow, trialWidth: narrow }
    const tried = (halves: boolean): [plans: number, trials: number] => {
      const thinking = plans(state, state.active, playerChance('halves'), { ...effort, halves })
      const begun = new Set<number>()
      for (;;) {
        const step = thinking.next()
        if (step.done === true) return [step.value.length, begun.size - 1]
        begun.add(step.value.done)
      }
    }
    expect(tried(false)).toEqual([4, 32])
    // Four twice, two six times.
    expect(tried(true)).toEqual([4, 20])
  })

  test.each(['gray', 'white', 'brown'])('beats random players with %s', async (seat) => {
    const ids = ['gray', 'white', 'brown'].map((name) => (name === seat ? 'rtm-4' : 'random'))
    const { outcome } = await play({}, ids, 'beaten')
    expect(outcome?.winners).toEqual([seat])
  })

  test('follows its plan: a turn is thought about only where something came out', async () => {
    const state = game.setup(completeOptions(game.options, {}), 'plan')
    const asked = await ready(playerOf(game.id, 'rtm-3') as NonNullable<ReturnType<typeof playerOf>>)
    const seen = seenBy(game, state, game.pending(state), playerChance('plan'))
    const { index, plan = [] } = thoughtOut(asked.mind.think(seen))
    const [first, ...rest] = [seen.decision.choices[index], ...plan]
    expect(game.refusal(state, first)).toBeUndefined()
    let revealed = game.apply(state, game.pending(state).choices[index])
    for (const choice of rest) {
      expect(revealed).toBe(false)
      const question = game.pending(state)
      const at = game.describe(state, question).choices.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice))
      expect(at).toBeGreaterThanOrEqual(0)
      revealed = game.apply(state, question.choices[at])
    }
  })
})

const areaOf = (state: State, id: unknown): number => state.content.areaIndex.get(String(id)) ?? Number.NaN

/** States of games between planners: of every question that is asked at a turn. */
async function atTurns(seed: string, most: number): Promise<State[]> {
  const states: State[] = []
  await play({}, ['rtm-1'], seed, most, (told, state) => {
    if (told.step === 'turn') states.push(game.copy(state))
  })
  return states
}

test('it says why, in a sentence, and tells nothing that it may not know', async () => {
  const sentences = new Set<string>()
  const asked = await ready(playerOf(game.id, 'rtm-1') as NonNullable<ReturnType<typeof playerOf>>)
  for (const state of await atTurns('why', 120)) {
    const question = game.pending(state)
    const { reason } = thoughtOut(asked.mind.think(seenBy(game, state, question, playerChance('why'))))
    if (reason !== undefined) sentences.add(asked.mind.say?.(reason) ?? '')
  }
  expect(sentences.size).toBeGreaterThan(3)
  for (const sentence of sentences) expect(sentence).toMatch(/^I .*[.]$/)
  expect([...sentences].join()).not.toMatch(/undefined|NaN/)
})

describe('never seen to be stupid', () => {
  test('supplies are carried towards an army that wants them, never back', async () => {
    let found = 0
    for (const state of await atTurns('carry', 250)) {
      const begun = game.copy(state)
      if (!game.pending(begun).has(code(TRANSPORT))) continue
      game.apply(begun, code(TRANSPORT))
      for (const chain of chains(begun, begun.active)) {
        const walked = game.copy(begun)
        const way = chain.flatMap((choice) => {
          const named = game.name(walked, choice)
          game.apply(walked, choice)
          return named.vehicle === undefined ? [] : [[areaOf(begun, named.from), areaOf(begun, named.to)]]
        })
        measureLegs(begun, begun.active)
        const [[from]] = way
        const [, to] = way[way.length - 1]
        // With an army, or nearer to one than where it was taken from.
        expect(legs[to] === 0 || legs[to] < legs[from]).toBe(true)
        found++
      }
    }
    expect(found).toBeGreaterThan(20)
  })

  test('no army is activated to stay, and no transport is begun for nothing', async () => {
    let last: Told | undefined
    for (const seed of ['a', 'b']) {
      await play({}, ['rtm-2'], seed, 160, (told) => {
        if (last?.seat === told.seat && 'done' in told.chosen) {
          if (told.step === 'transport') expect(last.step).not.toBe('turn')
          if (told.step === 'move-army' && told.choices.some((choice) => 'to' in choice)) expect(told.about.steps).not.toBe(0)
        }
        last = told
      })
    }
  })
})
