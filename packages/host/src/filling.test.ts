import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { person, Visitor } from '../test/kit.ts'
import type { Opening } from './host.ts'

const game: Game = raceToMoscow
const position = { game: 'race-to-moscow', turn: 'gray' } as Position

const visitor = (match = Match.fromPosition(game, position), how: Partial<Opening> = {}): Visitor =>
  new Visitor(match, { seats: { gray: person('Anna') }, ...how })

const TRAIN = { vehicle: 'train', from: 'danzig', to: 'konigsberg' }

function loaded(): Visitor {
  const table = visitor()
  table.pick({ action: 'transport' })
  table.pick(TRAIN)
  return table
}

describe('a question that only fills in what was chosen', () => {
  test('is answered with it', () => {
    const { recent, asked } = loaded().host.snapshot()
    expect(recent).toEqual([{ action: 'transport' }, TRAIN, expect.objectContaining({ fuel: expect.any(Number) })])
    expect(asked?.decision.step).toBe('transport')
  })

  test('is taken back and made again with it', () => {
    const table = loaded()
    const { recent } = table.host.snapshot()
    table.undo()
    expect(table.host.snapshot().recent).toEqual([{ action: 'transport' }])
    table.redo()
    expect(table.host.snapshot()).toMatchObject({ recent, redo: false })
  })

  test('also by whoever takes the game up from its record', () => {
    const table = visitor(Match.fromRecord(game, loaded().record))
    const { at } = table.host.snapshot()
    table.undo()
    expect(table.host.snapshot()).toMatchObject({ at: at - 2, asked: { decision: { step: 'transport' } } })
    table.redo()
    expect(table.host.snapshot()).toMatchObject({ at, redo: false })
  })

  test('is asked in a lesson, with the proposal', () => {
    const table = visitor(undefined, { stepwise: true })
    table.pick({ action: 'transport' })
    table.pick(TRAIN)
    const { asked } = table.host.snapshot()
    expect(asked?.decision.step).toBe('cargo')
    expect(asked?.decision.choices[asked.proposed ?? -1]).toMatchObject({ fuel: expect.any(Number) })
  })
})
