import { raceToMoscow } from '@railhead/race-to-moscow'
import { fill } from '@railhead/race-to-moscow/staff'
import { type Choice, type Game, Match, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { type Opening, TableHost } from './host.ts'

const game = raceToMoscow as unknown as Game
const position = { game: 'race-to-moscow', turn: 'gray' } as Position
const seating = { id: 'x', seats: { gray: { kind: 'person' as const, name: 'Anna' } }, handover: false }

function host(table = Match.fromPosition(game, position), how: Partial<Opening> = {}): TableHost {
  const made = new TableHost(game, table, seating, { confirmTurn: false, ...how })
  made.propose = fill
  return made
}

function choose(table: TableHost, wanted: Choice): void {
  const { asked, at } = table.snapshot()
  const index = asked?.decision.choices.findIndex((choice) => JSON.stringify(choice) === JSON.stringify(wanted)) ?? -1
  expect(index).toBeGreaterThanOrEqual(0)
  table.choose(index, at)
}

const TRAIN = { vehicle: 'train', from: 'danzig', to: 'konigsberg' }

function loaded(): TableHost {
  const table = host()
  choose(table, { action: 'transport' })
  choose(table, TRAIN)
  return table
}

describe('a question that only fills in what was chosen', () => {
  test('is answered with it', () => {
    const { recent, asked } = loaded().snapshot()
    expect(recent).toEqual([{ action: 'transport' }, TRAIN, expect.objectContaining({ fuel: expect.any(Number) })])
    expect(asked?.decision.step).toBe('transport')
  })

  test('is taken back and made again with it', () => {
    const table = loaded()
    const { recent } = table.snapshot()
    table.undo()
    expect(table.snapshot().recent).toEqual([{ action: 'transport' }])
    table.redo()
    expect(table.snapshot()).toMatchObject({ recent, redo: false })
  })

  test('also by whoever takes the game up from its record', () => {
    const table = host(Match.fromRecord(game, loaded().record))
    const { at } = table.snapshot()
    table.undo()
    expect(table.snapshot()).toMatchObject({ at: at - 2, asked: { decision: { step: 'transport' } } })
    table.redo()
    expect(table.snapshot()).toMatchObject({ at, redo: false })
  })

  test('is asked in a lesson, with the proposal', () => {
    const table = host(undefined, { stepwise: true })
    choose(table, { action: 'transport' })
    choose(table, TRAIN)
    const { asked } = table.snapshot()
    expect(asked?.decision.step).toBe('cargo')
    expect(asked?.decision.choices[asked.proposed ?? -1]).toMatchObject({ fuel: expect.any(Number) })
  })
})
