import { Match } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { describe, expect, test } from 'vitest'
import { depot, SEATS } from '../test/depot.ts'
import { computer, person, tellerFor, Visitor } from '../test/kit.ts'
import { type Opening, openRecord, type Reasoned, type Snapshot, Told } from './index.ts'
import { Reasons } from './reasons.ts'

const people = Object.fromEntries(SEATS.map((seat) => [seat, person(seat)]))
const seats = { ...people, red: computer }
const open = (how: Partial<Opening> = {}): Visitor =>
  new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats, ...how })

/** The computer chooses something of which something is told. */
function choose(table: Visitor, why?: string): void {
  const asked = table.host.computerAsked()
  if (asked === undefined) throw new Error('red is asked')
  expect(table.host.computerChooses(asked, asked.decision.choices.length - 1, why)).toMatchObject({ ok: true })
}
const whys = ({ lines }: Pick<Snapshot, 'lines'>): (string | undefined)[] =>
  lines.flatMap(({ choice, why }) => (choice === 0 ? [] : [why]))

describe('why a computer chose what it chose', () => {
  test('stands with the first that is told of it, whoever looks and whenever', () => {
    const table = open()
    const looker = table.host.device(null)
    choose(table, 'Because.')
    const told = whys(table.host.whole())
    expect(told[0]).toBe('Because.')
    expect(told.slice(1).filter((why) => why !== undefined)).toEqual([])
    expect(whys(looker.snapshot())).toEqual(told)
    expect(whys(table.host.at({ n: 1 }))).toEqual(told)
    expect(table.host.reasons).toEqual([[1, 'Because.']])
  })

  test('is told once: what comes after it has its own or none', () => {
    const table = open({ seats: Object.fromEntries(SEATS.map((seat) => [seat, computer])) })
    const looker = table.host.device(null)
    choose(table, 'Because.')
    expect(whys(looker.snapshot())).toEqual(['Because.'])
    choose(table)
    expect(whys(looker.snapshot())).toEqual([undefined])
    choose(table, 'Why not?')
    expect(whys(looker.snapshot())).toEqual(['Why not?'])
    expect(whys(looker.whole())).toEqual(['Because.', undefined, 'Why not?'])
  })

  test('stands with what is told next where nothing is told of the choice; of several, the last', () => {
    const match = Match.open(depot, { options: {}, seed: 'a depot' })
    for (const choice of [{ thing: 'fuel' }, { number: 2 }, { done: true }]) match.choose(choice, 'red')
    const reasons = Reasons.of(match, [
      [1, 'First.'],
      [2, 'Second.'],
    ])
    const line = { n: 1, choice: 3, by: 'red', turn: 1, event: { type: 'turn-over' } }
    expect(reasons.told(match, [line], 0)).toEqual([{ ...line, why: 'Second.' }])
  })

  test('is told to those far away', () => {
    const match = Match.open(outposts, { options: {}, seed: 'far away' })
    const [first] = match.awaited
    const table = new Visitor(match, { seats: { red: person(), blue: person(), [first]: computer } })
    const device = table.host.device('blue')
    const teller = tellerFor(table.host, 'blue')
    const before = Told.whole(device.whole(), outposts)
    choose(table, 'Because.')
    const step = teller.step()
    if (step === undefined) throw new Error('something is new')
    const after = before?.after(step)
    expect(after?.told.log.flatMap(({ why }) => why ?? [])).toEqual(['Because.'])
  })

  test('is there when the table is taken up again; what is no reason is not', () => {
    const table = open()
    choose(table, 'Because.')
    const again = (reasons: readonly Reasoned[]): readonly Reasoned[] =>
      new Visitor(openRecord(depot, table.record).match, { seats, ...table.host.saved, reasons }).host.reasons
    expect(again(JSON.parse(JSON.stringify(table.host.reasons)))).toEqual([[1, 'Because.']])
    const damaged: unknown = [[9, 'Late.'], [1, 7], 'x', null]
    expect(again(damaged as readonly Reasoned[])).toEqual([])
    expect(again({} as readonly Reasoned[])).toEqual([])
  })

  test('is gone with the choice: what is chosen in its place has its own, or none', () => {
    const table = open({ seats: people })
    table.choose(0)
    const { choices } = table.host.match
    const taken = new Visitor(openRecord(depot, table.record).match, {
      ...{ seats: people, ...table.host.saved, reasons: [[choices.length, 'Because.']] },
    })
    expect(taken.host.reasons).toHaveLength(1)
    taken.undo()
    expect(taken.host.reasons).toEqual([])
    taken.choose(1)
    expect(taken.host.reasons).toEqual([])
  })
})
