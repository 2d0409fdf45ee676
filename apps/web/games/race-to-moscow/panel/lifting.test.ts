import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Choice, type Decision, Match, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { joins, lifts } from './lifting.ts'
import { type RaceView, raceView } from './view.ts'

interface Moment {
  readonly view: RaceView
  readonly decision: Decision
}

/** North's first turn after these choices. */
function after(...choices: readonly Choice[]): Moment {
  const table = Match.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray' } as Position)
  for (const choice of choices) expect(table.choose(choice)).toMatchObject({ ok: true })
  const pending = table.pending()
  if ('outcome' in pending) throw new Error('the game is over')
  return { view: raceView(table.view('gray')), decision: pending.decision }
}

const token = (id: string) => ({ kind: 'token', id }) as const
const area = (id: string) => ({ kind: 'area', id }) as const
const lifted = ({ view, decision }: Moment, target: Parameters<typeof lifts>[2]) => lifts(view, decision, target)

describe('what can be dragged', () => {
  test('at the turn’s start: own armies that may move, the fleet, own supplies; nobody else’s', () => {
    const turn = after()
    expect(lifted(turn, token('4PzGr'))).toEqual(['4PzGr'])
    expect(lifted(turn, token('18A'))).toEqual(['18A'])
    expect(lifted(turn, token('fleet'))).toEqual(['fleet'])
    expect(lifted(turn, token('stock/danzig'))).toEqual(['stock/danzig', 'danzig'])
    expect(lifted(turn, area('danzig'))).toEqual(['danzig'])
    expect(lifted(turn, token('2PzGr'))).toBeUndefined()
    expect(lifted(turn, token('stock/warschau'))).toBeUndefined()
    expect(lifted(turn, area('riga'))).toBeUndefined()
    expect(lifted(turn, { kind: 'line', id: 'danzig~konigsberg' })).toBeUndefined()
  })

  test('in a transport whatever somebody might want to send, so that it can be said why it does not go; the rest moves the map', () => {
    const transport = after({ action: 'transport' })
    expect(lifted(transport, area('danzig'))).toEqual(['danzig'])
    expect(lifted(transport, token('stock/danzig'))).toEqual(['stock/danzig', 'danzig'])
    // Nothing lies there, it belongs to another, or it is no cargo.
    expect(lifted(transport, area('tilsit'))).toEqual(['tilsit'])
    expect(lifted(transport, area('warschau'))).toEqual(['warschau'])
    expect(lifted(transport, token('4PzGr'))).toEqual(['4PzGr'])
    expect(lifted(transport, area('riga'))).toBeUndefined()
    expect(lifted(transport, token('fleet'))).toBeUndefined()
  })

  test('while an army moves: that army, by its counter or its area', () => {
    const moving = after({ action: 'move-armored', army: '4PzGr' })
    expect(lifted(moving, token('4PzGr'))).toEqual(['4PzGr'])
    expect(lifted(moving, area('tilsit'))).toEqual(['4PzGr'])
    expect(lifted(moving, token('16A'))).toBeUndefined()
  })
})

describe('what a choice brings together without saying so', () => {
  const { view } = after()
  test('the fleet and a sea', () => {
    const fleet = { action: 'move-fleet', to: 'S2' }
    expect(joins(view, fleet, ['fleet'], ['S2'])).toBe(true)
    expect(joins(view, fleet, ['fleet'], ['S3'])).toBe(false)
    expect(joins(view, fleet, ['4PzGr'], ['S2'])).toBe(false)
  })
  test('an army and the supplies where it stands, either way', () => {
    const load = { action: 'load', army: '4PzGr' }
    expect(joins(view, load, ['stock/tilsit', 'tilsit'], ['4PzGr', 'tilsit'])).toBe(true)
    expect(joins(view, load, ['4PzGr'], ['stock/tilsit', 'tilsit'])).toBe(true)
    expect(joins(view, load, ['stock/danzig', 'danzig'], ['4PzGr', 'tilsit'])).toBe(false)
    expect(joins(view, { action: 'transport' }, ['stock/tilsit'], ['4PzGr'])).toBe(false)
  })
})
