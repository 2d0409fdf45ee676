import { Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { depot, SEATS } from '../test/depot.ts'
import { computer, person, Visitor } from '../test/kit.ts'
import type { Opening } from './host.ts'
import { openRecord } from './opened-record.ts'

const people = Object.fromEntries(SEATS.map((seat) => [seat, person(seat)]))
const STALE = { ok: false, refused: { code: 'stale' } }
const open = (how: Partial<Opening> = {}): Visitor =>
  new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats: people, ...how })
const again = (table: Visitor, how: Partial<Opening> = {}): Visitor =>
  new Visitor(openRecord(depot, table.record).match, { seats: people, ...table.host.saved, ...how })

describe('a message that was sent before something changed', () => {
  test('changes nothing, whatever it wants', () => {
    const { host } = open({ handover: true })
    host.take({ question: host.question, seat: 'red' })
    host.choose({ question: host.question, index: 0 })
    const question = host.question - 1
    const { record } = { record: host.match.record({ withSeed: true }) }
    expect(host.choose({ question, index: 0 })).toMatchObject(STALE)
    expect(host.give({ question, ways: [], back: 0 })).toMatchObject(STALE)
    expect(host.amend({ question, back: 0, groups: [] })).toMatchObject(STALE)
    expect(host.undo({ question })).toMatchObject(STALE)
    expect(host.undoTurn({ question })).toMatchObject(STALE)
    expect(host.redo({ question })).toMatchObject(STALE)
    expect(host.confirm({ question })).toMatchObject(STALE)
    expect(host.take({ question, seat: 'blue' })).toMatchObject(STALE)
    expect(host.match.record({ withSeed: true })).toBe(record)
    expect(host.snapshot().viewer).toBe('red')
  })

  test('nor does one that takes back or does again what is not there', () => {
    const table = open()
    expect(table.give([], 1)).toMatchObject(STALE)
    expect(table.amend(1, [])).toMatchObject(STALE)
    expect(table.redo()).toMatchObject(STALE)
  })

  test('nor a computer that was asked something else', () => {
    const table = open({ seats: { ...people, red: computer } })
    const asked = table.host.computerAsked()
    if (asked === undefined) throw new Error('red is asked')
    expect(asked).toMatchObject({ seat: 'red', player: 'random', decision: { step: 'turn' } })
    expect(table.host.computerChooses(asked, 99)).toMatchObject(STALE)
    expect(table.host.computerChooses({ ...asked, question: asked.question + 1 }, 0)).toMatchObject(STALE)
    expect(table.host.computerChooses(asked, 3)).toMatchObject({ ok: true })
    expect(table.host.snapshot().viewer).toBe('blue')
    expect(table.host.computerAsked()).toBeUndefined()
  })
})

describe('a table that is only looked at', () => {
  const readOnly = 'Other rules.'
  test('takes nothing, asks nobody and says why', () => {
    const table = open({ readOnly })
    expect(table.choose(0)).toMatchObject(STALE)
    expect(table.undo()).toMatchObject(STALE)
    expect(table.confirm()).toMatchObject(STALE)
    expect(table.host.snapshot()).toMatchObject({ asked: null, undo: { ok: false, reason: readOnly }, redo: false, recent: [] })
    expect(table.length).toBe(0)
  })

  test('lets no computer play, and no device be passed', () => {
    expect(open({ readOnly, seats: { ...people, red: computer } }).host.computerAsked()).toBeUndefined()
    expect(open({ readOnly, handover: true }).host.snapshot()).toMatchObject({ handover: null, viewer: null })
  })

  test('waits for nobody', () => {
    const waiting = open({ confirmTurn: true })
    waiting.pick({ done: true })
    expect(again(waiting, { confirmTurn: true, readOnly }).host.match.held).toBe(false)
  })
})

describe('a turn that waits', () => {
  function waiting(): Visitor {
    const table = open({ confirmTurn: true })
    table.pick({ thing: 'fuel' })
    table.pick({ done: true })
    return table
  }

  test('is still looked at by whoever made it, and lets nobody else choose', () => {
    const table = waiting()
    expect(table.host.snapshot()).toMatchObject({ held: true, viewer: 'red', asked: null, recent: [], handover: null })
    expect(table.choose(0)).toMatchObject(STALE)
    table.confirm()
    expect(table.host.snapshot()).toMatchObject({ held: false, viewer: 'blue', asked: { decision: { step: 'turn' } } })
  })

  test('waits again when the table is taken up, if it did and they still want it', () => {
    expect(again(waiting(), { confirmTurn: true }).host.match.held).toBe(true)
    expect(again(waiting(), { confirmTurn: false }).host.match.held).toBe(false)
    expect(again(waiting(), { confirmTurn: true, held: false }).host.match.held).toBe(false)
    expect(again(waiting(), { confirmTurn: true, held: undefined }).host.match.held).toBe(false)
  })

  test('is one of a person: what a computer did does not wait', () => {
    const table = open({ confirmTurn: true })
    table.pick({ done: true })
    const seats = { ...people, red: computer }
    expect(again(table, { confirmTurn: true, seats }).host.match.held).toBe(false)
  })

  test('is that of whoever chose last', () => {
    const seats = { ...people, red: computer }
    const table = open({ confirmTurn: true, seats })
    const asked = table.host.computerAsked()
    if (asked === undefined) throw new Error('red is asked')
    table.host.computerChooses(asked, 3)
    table.pick({ done: true })
    expect(table.host.match.held).toBe(true)
    const after = again(table, { confirmTurn: true, seats: { ...seats, red: person('Anna') }, handover: true })
    expect(after.host.snapshot()).toMatchObject({ held: true, handover: 'blue' })
    expect(again(table, { confirmTurn: true, seats }).host.match.held).toBe(true)
  })

  test('is none when the game is over', () => {
    const table = open({ confirmTurn: true })
    for (let asked = table.host.snapshot().asked; asked !== null; asked = table.host.snapshot().asked) {
      table.choose(asked.decision.choices.length - 1)
      if (table.host.match.held) table.confirm()
    }
    expect(table.host.snapshot().outcome).not.toBeNull()
    expect(again(table, { confirmTurn: true, held: true }).host.match.held).toBe(false)
  })

  test('is wanted from now on or no more, as the page says', () => {
    const table = open({ confirmTurn: false })
    table.host.setConfirm({ confirmTurn: true })
    table.pick({ done: true })
    expect(table.host.match.held).toBe(true)
    table.confirm()
    table.host.setConfirm({ confirmTurn: false })
    table.pick({ done: true })
    expect(table.host.match.held).toBe(false)
  })
})

test('what only fills in is asked one by one from when the page wants that', () => {
  const table = open()
  table.pick({ thing: 'fuel' })
  expect(table.host.snapshot().asked?.decision.step).toBe('turn')
  table.host.stepwise()
  table.pick({ thing: 'fuel' })
  expect(table.host.snapshot().asked?.decision.step).toBe('amount')
})

test('an earlier moment comes with its whole log', () => {
  const table = open()
  table.pick({ thing: 'fuel' })
  expect(table.host.at({ n: 1 })).toMatchObject({ at: 1, length: 2, logFrom: 1, lines: [{ n: 1 }] })
})

test('nobody sees anything while the device is passed, and nothing is taken back by nobody', () => {
  const table = open({ handover: true })
  expect(table.host.snapshot()).toMatchObject({ viewer: null, handover: 'red', asked: null, undo: { ok: false } })
  expect(table.choose(0)).toMatchObject(STALE)
  expect(table.undo()).toMatchObject({ ok: true })
  table.take('red')
  table.pick({ done: true })
  expect(table.host.snapshot()).toMatchObject({ viewer: null, handover: 'blue' })
  expect(table.choose(0)).toMatchObject(STALE)
})
