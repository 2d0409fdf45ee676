import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import {
  completeOptions,
  type Game,
  type GameEvent,
  type GameRecord,
  looseChance,
  Match,
  parseRecord,
  playRandomly,
  Question,
} from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { playerChance, seenBy } from '../player.ts'
import { type Adviser, type Analysis, adviserOf, analyse, analysisAsCsv } from './index.ts'
import { luckOf } from './luck.ts'
import { accuracyOf, verdictOn } from './summary.ts'

const GAMES = [raceToMoscow, ostkrieg] as Game[]

/** A short game by chance, to its end. */
function randomRecord(): GameRecord {
  const match = Match.open(raceToMoscow, { options: { order: ['white', 'brown'] }, seed: 'short' })
  const chance = looseChance(5)
  for (;;) {
    const asked = match.pending()
    if ('outcome' in asked) break
    const { choices, seat } = asked.decision
    match.play(chance.pick(0, choices.length), seat)
  }
  match.reveal()
  return parseRecord(match.record())
}

function finished(adviser: Adviser, record: GameRecord, game: Game = raceToMoscow, before?: Analysis): Analysis {
  const analysing = analyse(adviser, game, record, before)
  for (;;) {
    const step = analysing.next()
    if (step.done === true) return step.value
  }
}

describe('a game looked back on', () => {
  const record = randomRecord()

  test('it can be stopped anywhere and gone on with, and comes to the same', async () => {
    const adviser = await adviserOf('race-to-moscow')
    const whole = finished(adviser, record)
    const analysing = analyse(adviser, raceToMoscow, record)
    let stopped: Analysis | undefined
    for (let step = analysing.next(); step.done !== true; step = analysing.next())
      if (step.value.done >= record.choices.length >> 1) {
        stopped = step.value.soFar()
        break
      }
    expect(stopped?.done).toBeGreaterThan(0)
    expect(stopped?.done).toBeLessThan(record.choices.length)
    expect(finished(adviser, record, raceToMoscow, JSON.parse(JSON.stringify(stopped)))).toEqual(whole)
    expect(finished(adviser, record, raceToMoscow, whole)).toEqual(whole)

    expect(whole.moments[0].at).toBe(0)
    expect(whole.moments.at(-1)).toMatchObject({ at: record.choices.length, seat: null })
    const winners = record.outcome?.winners ?? []
    for (const [seat, chance] of Object.entries(whole.moments.at(-1)?.chances ?? {}))
      expect(chance).toBe(winners.includes(seat) ? 1 : 0)
    for (const { from, to, chosen, words, gain, accuracy } of whole.deeds) {
      expect(chosen).toEqual(record.choices.slice(from, to).map(({ choice }) => choice))
      expect(words).toHaveLength(chosen.length)
      expect(gain).toBeGreaterThanOrEqual(0)
      expect(accuracy).toBeLessThanOrEqual(100)
    }
    // What one gains by luck the others lose.
    for (const { luck } of whole.draws) expect(Object.values(luck).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9)
    const csv = analysisAsCsv(whole).trimEnd().split('\n')
    expect(csv).toHaveLength(1 + whole.moments.length + whole.deeds.length + whole.draws.length)
  }, 120_000)
})

test.each(GAMES)(
  'what was chosen is compared by what its seat could know',
  async (game) => {
    const adviser = await adviserOf(game.id)
    const state = game.setup(completeOptions(game.options, {}), 'compared')
    const question = new Question()
    const chance = looseChance(8)
    // To a question at which something is planned, and several things can be.
    playRandomly(game, state, chance, 30)
    while (!adviser.plans.has(game.describe(state, game.pending(state, question)).step) || question.count < 4)
      playRandomly(game, state, chance, 1)
    const other = game.reimagine(state, question.seat, looseChance(77), game.copy(state))
    expect(other.bytes).not.toEqual(state.bytes)
    const [one, two] = [state, other].map((world) => {
      const seen = seenBy(game, world, question, playerChance('compared'))
      const comparing = adviser.compare(seen, [seen.decision.choices[seen.decision.choices.length >> 1]])
      for (;;) {
        const step = comparing.next()
        if (step.done === true) return step.value
      }
    })
    expect(one).toBeDefined()
    expect(two).toEqual(one)
  },
  60_000,
)

test.each(GAMES)(
  'luck of $id comes to nothing over the worlds that could have been',
  async (game) => {
    const adviser = await adviserOf(game.id)
    const question = new Question()
    let found = 0
    for (let made = 4; found < 3 && made < 90; made++) {
      const state = game.setup(completeOptions(game.options, {}), `luck ${made}`)
      playRandomly(game, state, looseChance(made), made)
      if (game.pending(state, question).over) continue
      const { seat } = question
      const choice = question.choices.slice(0, question.count).find((one) => game.apply(game.copy(state), one, undefined, seat))
      if (choice === undefined) continue
      found++
      const chance = playerChance(`worlds ${made}`)
      const name = game.seats[seat]
      const drawn = Array.from({ length: 40 }, () => {
        const world = game.reimagine(state, seat, chance, game.copy(state))
        return luckOf(adviser, game, world, seat, choice, chance).luck[name]
      })
      const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length
      const spread = Math.sqrt(drawn.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / drawn.length)
      expect(Math.abs(mean)).toBeLessThanOrEqual(4 * (spread / Math.sqrt(drawn.length)) + 1e-9)
    }
    expect(found).toBeGreaterThan(0)
  },
  60_000,
)

test('whoever throws well in a battle has the luck of it, before anybody has taken a loss', async () => {
  const adviser = await adviserOf('ostkrieg')
  const game: Game = ostkrieg
  const question = new Question()
  const state = game.setup(completeOptions(game.options, {}), 'dice')
  const play = looseChance(4)
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
  let battles = 0
  let decided = 0
  for (; battles < 4 && !game.pending(state, question).over; playRandomly(game, state, play, 1)) {
    const { seat } = question
    const choice = question.choices.slice(0, question.count).find((one) => game.apply(game.copy(state), one, undefined, seat))
    if (choice === undefined) continue
    const [won, lost]: [number[], number[]] = [[], []]
    for (let number = 0; number < 30; number++) {
      const chance = playerChance(`throw ${number}`)
      const world = game.reimagine(state, seat, chance, game.copy(state))
      const thrown: GameEvent[] = []
      game.apply(game.copy(world), choice, (event) => void (event.type === 'battle' && thrown.push(event)), seat)
      const { luck } = luckOf(adviser, game, world, seat, choice, chance)
      const [{ attacker, winner }] = thrown
      const side = winner === attacker ? won : lost
      side.push(luck[String(attacker)])
    }
    if (won.length < 5 || lost.length < 5) continue
    battles++
    decided += mean(won) - mean(lost)
  }
  expect(battles).toBe(4)
  expect(decided / battles, `${decided / battles}`).toBeGreaterThan(0.005)
}, 60_000)

test.each(GAMES)(
  'what was chosen in a game of $id is judged once, and the curve has a moment between two cards or turns',
  async (game) => {
    const { plans, kindOfChance: _, ...adviser } = await adviserOf(game.id)
    const match = Match.open(game, { options: {}, seed: 'judged once' })
    const chance = looseChance(3)
    const asked: string[] = []
    for (let made = 0; made < 400; made++) {
      const pending = match.pending()
      if ('outcome' in pending) break
      asked.push(pending.decision.step)
      match.play(chance.pick(0, pending.decision.choices.length), pending.decision.seat)
    }
    const best = { choices: [], words: [], aim: '', chance: 1, risk: 1, doubt: 0, worlds: 1, bill: [], facts: [], reason: '' }
    // What could have been is of no matter here, and takes most of the time.
    const quick: Adviser = {
      ...adviser,
      plans,
      kindOfChance: () => undefined,
      *compare() {
        yield { done: 0, of: 1 }
        return { best, chance: 0.5, gain: 0.1, doubt: 0 }
      },
    }
    const { moments, deeds } = finished(quick, parseRecord(match.record({ withSeed: true })), game)
    for (const [i, { from }] of deeds.entries()) {
      expect(plans.has(asked[from])).toBe(true)
      expect(from).toBeGreaterThanOrEqual(deeds[i - 1]?.to ?? 0)
    }
    const between = moments.slice(1, -1).map(({ at }) => asked[at])
    expect(between.length).toBeGreaterThan(5)
    expect(new Set(between)).toEqual(new Set([game.id === 'ostkrieg' ? 'play-card' : 'turn']))
  },
)

test('what is within its doubt is unclear or good, never wrong, and costs no accuracy', () => {
  const inTurns = (gain: number, doubt: number): string => verdictOn(gain, doubt, 0.05)
  expect(inTurns(0, 0)).toBe('best')
  expect(inTurns(0.2, 0.3)).toBe('unclear')
  expect(inTurns(0.03, 0.05)).toBe('good')
  expect(inTurns(0.03, 0.01)).toBe('good')
  expect(inTurns(0.08, 0.02)).toBe('mistake')
  expect(inTurns(0.2, 0.1)).toBe('blunder')
  expect(accuracyOf(0.2, 0.3, 0.05)).toBe(100)
  expect(accuracyOf(0.125, 0.1, 0.05)).toBe(50)
})

test('a game of which each choice decides less is measured more closely', () => {
  expect(verdictOn(0.04, 0.01, 0.03)).toBe('mistake')
  expect(verdictOn(0.04, 0.05, 0.03)).toBe('unclear')
  expect(verdictOn(0.08, 0.02, 0.03)).toBe('blunder')
  expect(accuracyOf(0.075, 0.01, 0.03)).toBe(50)
})
