import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { person, Visitor } from '../test/kit.ts'
import { summaryOf } from './story.ts'

test('what a bot of the game does is told as its own deed, until somebody chooses again', () => {
  const game: Game = ostkrieg
  const match = Match.open(game, { options: { bot: 'soviet' }, seed: 'a bot' })
  const table = new Visitor(match, { seats: { axis: person('Anna') }, handover: true })
  const { host } = table
  for (let i = 0; i < 200; i++) {
    const { asked, at } = host.snapshot()
    if (asked === null || host.at({ n: at }).lines.some(({ by }) => by === 'soviet')) break
    // Whatever ends a question soonest.
    const stop = asked.decision.choices.findIndex((choice) => choice.done === true || choice.pass === true)
    table.choose(Math.max(0, stop))
  }
  const { lines } = host.at({ n: table.length })
  const first = lines.findIndex(({ by }) => by === 'soviet')
  expect(lines[first].event).toMatchObject({ type: 'card-played', side: 'soviet' })
  expect(lines.slice(0, first).every(({ by }) => by === 'axis')).toBe(true)
  const same = lines.filter(({ choice, n }) => choice === lines[first].choice && n > lines[first].n)
  expect(same.length).toBeGreaterThan(0)
  expect(same.every(({ by }) => by === 'soviet')).toBe(true)
  // A new group of the log.
  expect(lines[first].turn).toBeGreaterThan(lines[first - 1].turn)
})

test('the list of games tells the round and a deed, not what was laid out beside the board', () => {
  const game: Game = raceToMoscow
  const events = [
    { type: 'turn-began', seat: 'white', round: 2 },
    { type: 'okh-taken', seat: 'white', card: 88 },
    { type: 'okh-revealed', card: 91 },
  ]
  const log = events.map((event, i) => ({ n: i + 1, choice: 1, event }))
  expect(summaryOf(game, log)).toMatch(/^Round 2\. Centre took /)
  expect(summaryOf(game, log.slice(0, 1))).toBe('Round 2: Centre began the turn.')
  expect(summaryOf(game, [])).toBe('')
})
