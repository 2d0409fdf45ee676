import { Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { depot, SEATS } from '../test/depot.ts'
import { computer, person, Visitor } from '../test/kit.ts'
import { Whys } from './whys.ts'

test('a computer says why, and everybody reads it where it first shows', () => {
  const people = Object.fromEntries(SEATS.map((seat) => [seat, person(seat)]))
  const { host } = new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats: { ...people, red: computer } })
  const asked = host.computerAsked()
  if (asked === undefined) throw new Error('red is asked')
  expect(host.computerChooses(asked, 3, 'I rest.').ok).toBe(true)
  for (const table of [host, host.device('blue'), host.device(null)])
    expect(
      table
        .snapshot()
        .lines.map(({ why }) => why)
        .filter((why) => why !== undefined),
    ).toEqual(['I rest.'])
})

test('what was said of a choice that was taken back is gone with it', () => {
  const whys = new Whys()
  const event = { type: 'rests' }
  /** What is said of a line that the third choice brought about, after one that the first did. */
  const said = (...seats: string[]): string | undefined => {
    const log = [1, 3].map((choice, i) => ({ n: i + 1, choice, event }))
    const line = { n: 2, choice: 3, by: 'red', turn: 1, event }
    return whys.toldWith([line], { log, choices: seats.map((seat) => ({ seat, choice: {} })) })[0].why
  }
  expect(said('blue', 'red', 'red')).toBeUndefined()
  whys.note(1, 'red', 'I begin.')
  whys.note(2, 'red', 'I take it.')
  expect(said('red', 'red', 'red')).toBe('I take it.')
  whys.note(3, 'red', 'I keep it.')
  expect(said('red', 'red', 'red')).toBe('I keep it.')
  expect(said('red', 'red', 'blue')).toBe('I take it.')
  expect(said('red', 'blue', 'blue')).toBeUndefined()
  whys.note(3, 'red', undefined)
  expect(said('red', 'red', 'red')).toBe('I take it.')
})
