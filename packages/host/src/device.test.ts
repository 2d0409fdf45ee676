import { Match } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { describe, expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { computer, person } from '../test/kit.ts'
import { Host } from './host.ts'
import type { SeatPlan } from './messages.ts'

const seats = { red: person('Anna'), blue: person('Ben'), green: person('Cy') }

function open(plan: SeatPlan = seats, confirmTurn = true) {
  const match = Match.open(depot, { options: {}, seed: 'two devices' })
  const table = Host.open(match, { id: 'x', seats: plan, handover: true, confirmTurn })
  return { table, red: table.device('red'), blue: table.device('blue'), stranger: table.device(null) }
}

const now = (host: Host) => ({ question: host.question })
const stale = { ok: false, refused: { code: 'stale' } }

/** The seat ends its turn. */
function finishTurn(device: Host): void {
  device.choose({ ...now(device), index: device.snapshot().asked?.decision.choices.findIndex(({ done }) => done === true) ?? -1 })
}

describe('several devices at one table', () => {
  test('each shows the board to its own seat, and none is ever passed on', () => {
    const { red, blue, stranger } = open()
    expect([red, blue, stranger].map((device) => device.snapshot().viewer)).toEqual(['red', 'blue', null])
    expect([red, blue, stranger].map((device) => device.snapshot().handover)).toEqual([null, null, null])
    expect(red.snapshot().asked).not.toBeNull()
    expect(blue.snapshot().asked).toBeNull()
    expect(blue.snapshot().view).toEqual(blue.match.view('blue'))
    expect(stranger.snapshot().view).toEqual(blue.match.view(null))
    expect(blue.take({ ...now(blue), seat: 'red' })).toMatchObject(stale)
    expect(stranger.take({ ...now(stranger), seat: 'red' })).toMatchObject(stale)
  })

  test('what one does the others are told, each what is new to them', () => {
    const { red, blue } = open()
    const [before, log] = [blue.snapshot(), red.match.log.length]
    red.choose({ ...now(red), index: 0 })
    const after = blue.snapshot()
    // How much of it is filled in.
    expect(after.length).toBe(before.length + 2)
    expect(after.logFrom).toBe(log + 1)
    expect(red.snapshot().logFrom).toBe(1)
  })

  test('only the one who is asked can choose, and only they take it back', () => {
    const { red, blue, stranger } = open()
    for (const other of [blue, stranger]) expect(other.choose({ ...now(other), index: 0 })).toMatchObject(stale)
    red.choose({ ...now(red), index: 0 })
    for (const other of [blue, stranger]) {
      other.undo(now(other))
      other.undoTurn(now(other))
      expect(other.redo(now(other))).toMatchObject(stale)
      expect(other.match.length).toBe(2)
    }
    red.undo(now(red))
    expect(red.match.length).toBe(0)
  })

  test('a turn that waits is confirmed by the one who made it; the others wait for them', () => {
    const { red, blue, stranger } = open()
    finishTurn(red)
    expect(red.snapshot()).toMatchObject({ held: true, awaited: ['blue'] })
    for (const other of [blue, stranger]) {
      expect(other.snapshot()).toMatchObject({ held: false, awaited: ['red'], asked: null })
      expect(other.confirm(now(other))).toMatchObject(stale)
      expect(other.choose({ ...now(other), index: 0 })).toMatchObject(stale)
    }
    expect(red.confirm(now(red)).ok).toBe(true)
    expect(blue.snapshot().asked).not.toBeNull()
    // Nor does anybody confirm where nothing waits, asked or not.
    for (const one of [red, blue]) expect(one.confirm(now(one))).toMatchObject(stale)
  })

  test('each is served as they wish', () => {
    const { red, blue, stranger } = open()
    red.setConfirm({ confirmTurn: false })
    stranger.setConfirm({ confirmTurn: false })
    finishTurn(red)
    expect(blue.snapshot().asked).not.toBeNull()
    finishTurn(blue)
    expect(blue.snapshot().held).toBe(true)
  })

  test('what would come is foreseen for the seat alone', () => {
    const { red, blue } = open()
    const foreseen = red.foresee({ ...now(red), index: 0 })
    expect(foreseen?.viewer ?? 'red').toBe('red')
    expect(blue.foresee({ ...now(blue), index: 0 })).toBeNull()
    expect(red.match.length).toBe(0)
  })

  test('a computer beside them', () => {
    const { table, red } = open({ red: person('Anna'), blue: computer, green: computer }, false)
    finishTurn(red)
    const asked = table.computerAsked()
    expect(asked?.seat).toBe('blue')
    if (asked !== undefined) expect(table.computerChooses(asked, 0).ok).toBe(true)
    expect(red.match.length).toBeGreaterThan(1)
  })

  test('who is asked at the same time as others may answer though they were quicker', () => {
    const { red, blue, table } = open(seats, false)
    for (const seat of ['red', 'blue', 'green']) finishTurn(table.device(seat))
    expect(red.match.awaited).toEqual(['red', 'blue', 'green'])
    const { question } = blue.snapshot()
    expect(red.choose({ question, index: 0 }).ok).toBe(true)
    // Each bids another number: what blue may answer is not the same any more.
    expect(blue.choose({ question, index: 1 })).toMatchObject(stale)
    const pledges = Match.open(outposts, { options: { rounds: 3 }, seed: 'two devices' })
    const plan = { red: person('Anna'), blue: person('Ben') }
    const other = Host.open(pledges, { id: 'y', seats: plan, handover: false, confirmTurn: false })
    const [one, two] = [other.device('red'), other.device('blue')]
    expect(one.choose({ question: 0, index: 0 }).ok).toBe(true)
    expect(one.choose({ question: 0, index: 0 })).toMatchObject(stale)
    one.undo(now(one))
    one.choose({ ...now(one), index: 1 })
    expect(two.choose({ question: 0, index: 0 }).ok).toBe(true)
    expect(two.choose({ question: 0, index: 0 })).toMatchObject(stale)
  })
})
