import { type Game, Match, PositionError } from '@railhead/table'
import { expect, test } from 'vitest'
import { depot, SEATS } from '../test/depot.ts'
import { person } from '../test/kit.ts'
import { Host } from './host.ts'
import type { Asked, Snapshot } from './messages.ts'
import { Sight } from './sight.ts'
import { Told } from './telling.ts'

const seats = Object.fromEntries(SEATS.map((seat) => [seat, person(seat)]))

/**
 * Red took fuel and ended her turn, blue ended his, and green, who may have begun hers, sees it from far away. Nothing is hidden at the depot,
 * so there is but one world to imagine.
 */
function seen(
  how: { readonly turnsBeginWith?: readonly string[]; readonly readOnly?: string; readonly hasBegun?: boolean } = {},
) {
  const { readOnly, turnsBeginWith = depot.turnsBeginWith, hasBegun = false } = how
  const match: Match = Match.open<ReturnType<typeof depot.setup>>(
    { ...depot, turnsBeginWith, imagine: () => depot.copy(match.state as never) },
    { options: {}, seed: 'a depot' },
  )
  const fuel = [{ thing: 'fuel' }, { number: 2 }]
  for (const choice of [...fuel, { done: true }]) match.choose(choice, 'red')
  match.choose({ done: true }, 'blue')
  for (const choice of hasBegun ? fuel : []) match.choose(choice, 'green')
  const device = Host.open(match, { id: 'x', seats, handover: false, confirmTurn: false, readOnly }).device('green')
  return { device, whole: device.whole() }
}
const toldOf = (whole: Snapshot, game: Game): Told => Told.whole(whole, game) as Told
const look = (whole: Snapshot, game: Game): Sight => new Sight(toldOf(whole, game), game, undefined, { confirmTurn: false })

test('what would come next belongs to the turn that it would belong to at the table, also in a game that has none', () => {
  for (const turnsBeginWith of [depot.turnsBeginWith, []])
    for (const hasBegun of [false, true]) {
      const { device, whole } = seen({ turnsBeginWith, hasBegun })
      device.news()
      const ask = { question: device.question, index: 0 }
      const foreseen = look(whole, device.game).foresee(ask)
      expect(foreseen?.lines.length).toBeGreaterThan(0)
      expect(foreseen).toEqual(device.foresee(ask))
    }
})

test('the staff is there, too', () => {
  const { device, whole } = seen()
  const staff = { suggest: () => [] }
  const sight = new Sight(toldOf(whole, device.game), device.game, staff, { confirmTurn: false })
  expect(sight.host.manners.staff).toBe(staff)
  const strict = new Sight(toldOf({ ...whole, suggestions: false }, device.game), device.game, staff, { confirmTurn: false })
  expect(strict.host.manners.staff).toBeUndefined()
})

test('nothing is foreseen of a table that can only be looked at', () => {
  const { device, whole } = seen({ readOnly: 'Old rules.' })
  expect(look(whole, device.game).foresee({ question: device.question, index: 0 })).toBeNull()
})

test('a world in which something else is asked is not shown', () => {
  const { device, whole } = seen()
  const { facts, log } = toldOf(whole, device.game)
  const news = { logFrom: log.length + 1, lines: [] }
  expect(look(whole, device.game).snapshot(news)).toMatchObject({ asked: whole.asked })
  const asked = whole.asked as Asked
  const decision = { ...asked.decision, choices: asked.decision.choices.slice(1) }
  const other = { ...whole, asked: { ...asked, decision } }
  expect(toldOf(other, device.game).facts.asks).toBe(facts.asks - 1)
  expect(look(other, device.game).snapshot(news)).toBeUndefined()
})

test('nobody can be told of a moment of which no world can be imagined; a defect of the game is not taken for one', () => {
  const { device, whole } = seen()
  const throwing = (error: Error): Game => ({
    ...device.game,
    imagine: () => {
      throw error
    },
  })
  expect(Told.whole(whole, throwing(new PositionError('agenda', 'is due')))).toBeUndefined()
  expect(() => Told.whole(whole, throwing(new TypeError('a defect')))).toThrow('a defect')
})
