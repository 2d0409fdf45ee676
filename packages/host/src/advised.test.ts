import { Match } from '@railhead/table'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person, tellerFor } from '../test/kit.ts'
import { Host } from './host.ts'
import { messages } from './messages.ts'

const seats = { red: person('Anna'), blue: person('Ben'), green: person('Cy') }

function open(suggestions?: 'forbidden') {
  const match = Match.open(depot, { options: {}, seed: 'advised', ...(suggestions === undefined ? {} : { suggestions }) })
  const table = Host.open(match, { id: 'x', seats, handover: false, confirmTurn: false })
  return { table, red: table.device('red'), blue: table.device('blue'), stranger: table.device(null) }
}

const now = (host: Host) => ({ question: host.question })
const marked = (host: Host) => host.whole().lines.filter(({ advised }) => advised === true)

test('who is asked may be advised, and everybody reads so in the log', () => {
  const { red, blue, stranger } = open()
  expect(red.snapshot().suggestions).toBe(true)
  expect(red.advise(now(red))).toEqual({ ok: true })
  red.choose({ ...now(red), index: 0 })
  for (const device of [red, blue, stranger]) {
    expect(marked(device).length).toBeGreaterThan(0)
    expect(marked(device).every(({ by }) => by === 'red')).toBe(true)
    expect(v.is(messages.at.answer, JSON.parse(JSON.stringify(device.whole())))).toBe(true)
  }
})

test('nobody is advised on what another is asked, nor on a question that has passed', () => {
  const { red, blue, stranger } = open()
  const { question } = red
  for (const other of [blue, stranger]) expect(other.advise(now(other))).toMatchObject({ ok: false, refused: { code: 'stale' } })
  red.choose({ question, index: 0 })
  expect(red.advise({ question })).toMatchObject({ ok: false, refused: { code: 'stale' } })
  expect(marked(red)).toEqual([])
})

test('where it is forbidden it is refused, and the snapshot says so beforehand', () => {
  const { red } = open('forbidden')
  expect(red.snapshot().suggestions).toBe(false)
  expect(red.advise(now(red))).toMatchObject({ ok: false, refused: { code: 'not-allowed' } })
  red.choose({ ...now(red), index: 0 })
  expect(marked(red)).toEqual([])
})

test('a table that is taken up again between the advice and the choice has not forgotten it', () => {
  const { table, red } = open()
  red.advise(now(red))
  const match = Match.fromRecord(depot, table.match.record({ withSeed: true }))
  const again = Host.open(match, { id: 'x', seats, handover: false, confirmTurn: false, ...table.saved }).device('red')
  again.choose({ ...now(again), index: 0 })
  expect(marked(again).length).toBeGreaterThan(0)
})

test('somebody far away is told it with the line', () => {
  const { table, red } = open()
  const teller = tellerFor(table, 'blue')
  red.choose({ ...now(red), index: 0 })
  expect(JSON.stringify(teller.step()?.log)).not.toContain('true]')
  red.advise(now(red))
  red.choose({ ...now(red), index: 0 })
  const [, lines] = teller.step()?.log ?? []
  expect(lines?.every((line) => line[4] === true)).toBe(true)
})
