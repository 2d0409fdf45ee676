import type { LogLine } from '@railhead/host'
import type { Choice, Decision, GameEvent, JsonObject, View } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import type { PlanMoment } from '../../../../src/game/client.ts'
import { readPlan, withMeant } from './plan.ts'

const train = (from: string, to: string): Choice => ({ vehicle: 'train', from, to })
const goods = (fuel: number, ammo: number, food: number): Choice => ({ fuel, ammo, food })
const decision = (step: string, about: Decision['about'] = {}, choices: readonly Choice[] = []): Decision => ({
  seat: 'gray',
  awaited: ['gray'],
  step,
  kind: 'line',
  rule: '8.5',
  about,
  choices,
  roles: choices.map(() => 'go'),
  proposal: null,
  fillsIn: false,
})

const seen = { game: 'race-to-moscow', viewer: 'gray', transport: { level: 1 } }

function moment(frame: JsonObject, recent: readonly Choice[], log: readonly LogLine[] = [], at = 20): PlanMoment {
  const view: View = { ...seen, agenda: [{ step: 'turn' }, { step: 'transport', ...frame }] }
  return { view, decision: decision('transport'), at, recent, log }
}

const line = (choice: number, event: GameEvent): LogLine => ({
  n: choice,
  choice,
  seat: 'gray',
  by: 'gray',
  turn: 1,
  text: '',
  event,
})

describe('a transport read as a plan', () => {
  test('no plan where no transport is on the agenda', () => {
    const view: View = { ...seen, agenda: [{ step: 'turn' }] }
    expect(readPlan({ view, decision: decision('turn'), at: 3, recent: [], log: [] })).toBeUndefined()
  })

  test('placements are numbered, know their cargo and how far back they lie; loads and cards stand between them', () => {
    const plan = readPlan(
      moment({ trains: 1, trucks: 1, grosstransportraum: true }, [
        { action: 'load', army: '16A' },
        goods(1, 1, 1),
        { action: 'transport' },
        train('danzig', 'konigsberg'),
        goods(3, 3, 0),
        { action: 'play-okh', card: 95 },
        { action: 'load', army: '18A' },
        goods(0, 2, 0),
        { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' },
      ]),
    )
    expect(plan?.steps).toMatchObject([
      { kind: 'place', number: 1, vehicle: 'train', cargo: { fuel: 3, ammo: 3, food: 0 }, back: 6 },
      { kind: 'card', card: 95, back: 4 },
      { kind: 'load', army: '18A', load: { fuel: 0, ammo: 2, food: 0 }, back: 3 },
      { kind: 'place', number: 2, vehicle: 'truck', from: 'konigsberg', to: 'tilsit', back: 1 },
    ])
    // Its cargo is being asked.
    expect(plan?.steps[3]).not.toHaveProperty('cargo')
    expect(plan).toMatchObject({ placed: 2, limit: 4, start: 14 })
    expect(plan?.arrows).toMatchObject([
      { from: 'danzig', to: 'konigsberg', kind: 'plan' },
      { from: 'konigsberg', to: 'tilsit', kind: 'plan' },
    ])
  })

  test('what cannot be taken back any more is known from what happened, and stands', () => {
    const log = [
      line(9, { type: 'transport-placed', vehicle: 'train', from: 'x', area: 'y' }),
      line(17, { type: 'transport-placed', vehicle: 'truck', from: 'danzig', area: 'konigsberg' }),
      line(18, { type: 'supplies-moved', from: 'danzig', area: 'konigsberg', fuel: 1, ammo: 2, food: 0 }),
    ]
    const plan = readPlan(moment({ trains: 1, trucks: 1 }, [train('konigsberg', 'tilsit'), goods(1, 0, 0)], log))
    expect(plan?.steps).toMatchObject([
      { number: 1, vehicle: 'truck', from: 'danzig', cargo: { fuel: 1, ammo: 2, food: 0 }, choices: [], back: 0 },
      { number: 2, vehicle: 'train', from: 'konigsberg', back: 2 },
    ])
    expect(plan?.start).toBe(16)
  })

  test('the vehicles of the plan carry their cargo and number on the map, the others nothing', () => {
    const plan = readPlan(moment({ trains: 1 }, [{ action: 'transport' }, train('danzig', 'konigsberg'), goods(2, 0, 0)]))
    const on = { line: 'danzig~konigsberg' }
    const transport = { id: 'train/danzig~konigsberg', kind: 'train', group: 'gray', line: on.line } as const
    const placed = { id: transport.id, kind: 'transport', on, transport } as const
    const other = { ...placed, id: 'truck/danzig~konigsberg' } as const
    expect(plan?.onBoard({ areas: {}, tokens: [placed, other] }).tokens).toEqual([
      { ...placed, transport: { ...transport, step: 1, cargo: { fuel: 2, ammo: 0, food: 0 } } },
      other,
    ])
  })
})

test('a step that lost supplies to an earlier one is given again as it was meant', () => {
  const meant = new Map<string, Choice>()
  const stepWith = (cargo: Choice) => {
    const [step] = readPlan(moment({ trains: 1 }, [{ action: 'transport' }, train('danzig', 'konigsberg'), cargo]))?.steps ?? []
    return withMeant(step, meant)
  }
  expect(stepWith(goods(3, 1, 0))).toEqual([train('danzig', 'konigsberg'), goods(3, 1, 0)])
  expect(stepWith(goods(2, 1, 0))).toEqual([train('danzig', 'konigsberg'), goods(3, 1, 0)])
})
