import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { client } from './client.ts'
import { distancesToFront, nearFrontFirst } from './front.ts'
import { ostkriegView } from './view.ts'

const game: Game = ostkrieg
const match = Match.open(game, { options: {}, seed: 'front' })
const view = () => ostkriegView({ ...match.view('axis'), report: game.report?.(match.state) ?? {} })

test('areas near the front come first', () => {
  const far = distancesToFront(view())
  // Warsaw and Brest face each other, Berlin lies behind, Gorky far behind.
  expect([far.get('81'), far.get('66')]).toEqual([0, 0])
  expect(far.get('84')).toBeGreaterThan(0)
  expect(nearFrontFirst(view(), ['84', '81', '66'])).toEqual(['81', '66', '84'])
})

test('attacks come by their odds, cards by their price', () => {
  const weights = () => {
    const pending = match.pending('axis')
    if (!('decision' in pending)) throw new Error('nothing is asked')
    return { weights: client.order?.(view(), pending.decision) ?? [], decision: pending.decision }
  }
  match.choose({ card: 1 }, 'axis')
  match.choose({ done: true }, 'axis')
  const { weights: attacks, decision } = weights()
  expect(decision.step).toBe('mark-attacks')
  const { attacks: forecasts } = view().report
  decision.choices.forEach(({ area }, i) => {
    const forecast = forecasts.find((one) => one.area === area)
    if (forecast !== undefined) expect(attacks[i]).toBe(-forecast.odds.attackerWins)
  })
})
