import { describe, expect, test } from 'vitest'
import { outposts } from '../test/outposts/index.ts'
import type { State } from '../test/outposts/state.ts'
import { Match } from './match.ts'
import { parseRecord, RecordError } from './record.ts'

const open = (suggestions?: 'forbidden'): Match<State> =>
  Match.open(outposts, { options: {}, seed: 'table', salt: 'salt', ...(suggestions === undefined ? {} : { suggestions }) })

function chooseFirst(table: Match<State>, seat = table.awaited[0]): void {
  const pending = table.pending(seat)
  if (!('decision' in pending)) throw new Error('nobody is asked')
  expect(table.choose(pending.decision.choices[0], seat).ok).toBe(true)
}

const marks = (table: Match<State>): string[] => table.choices.map(({ seat, advised }) => (advised === true ? `${seat}!` : seat))

describe('suggestions', () => {
  test('what a seat chooses after it was advised says so, until another has chosen', () => {
    const table = open()
    expect(table.advise('blue')).toBe(true)
    chooseFirst(table, 'red')
    expect(table.advised).toEqual(['blue'])
    chooseFirst(table, 'blue')
    expect(table.advised).toEqual([])
    expect(marks(table)).toEqual(['red', 'blue!'])
    while (table.choices.at(-1)?.seat !== 'red') chooseFirst(table)
    while (table.awaited[0] !== 'blue') chooseFirst(table)
    chooseFirst(table)
    expect(marks(table).at(-1)).toBe('blue')
  })

  test('whoever takes back what it chose has still been advised', () => {
    const table = open()
    table.advise('red')
    chooseFirst(table, 'red')
    expect(table.undo('red').ok).toBe(true)
    expect(table.advised).toEqual(['red'])
    chooseFirst(table, 'red')
    expect(marks(table)).toEqual(['red!'])
  })

  test('another’s answer that is given again keeps its mark', () => {
    const table = open()
    chooseFirst(table, 'red')
    table.advise('blue')
    chooseFirst(table, 'blue')
    if (!table.undo('red').ok) return
    expect(marks(table)).toEqual(['blue!'])
  })

  test('the record keeps it, and a match out of the record has it', () => {
    const table = open()
    chooseFirst(table, 'red')
    table.advise('blue')
    chooseFirst(table, 'blue')
    const text = table.record({ withSeed: true })
    expect(text).toContain('"advised":true')
    const again = Match.fromRecord(outposts, text)
    expect(again.choices).toEqual(table.choices)
    expect(again.record({ withSeed: true })).toBe(text)
    expect(again.upTo(2).choices).toEqual(table.choices)
    expect(again.fork().choices).toEqual(table.choices)
  })

  test('a table that forbids them says so in its header, and nobody is advised there', () => {
    const table = open('forbidden')
    expect(table.advise('red')).toBe(false)
    chooseFirst(table, 'red')
    expect(marks(table)).toEqual(['red'])
    const again = Match.fromRecord(outposts, table.record({ withSeed: true }))
    expect(again.forbidsSuggestions).toBe(true)
    expect(open().forbidsSuggestions).toBe(false)
  })

  test('a header that says anything else about them is damaged', () => {
    const text = open('forbidden').record({ withSeed: true }).replace('"suggestions":"forbidden"', '"suggestions":1')
    expect(() => parseRecord(text)).toThrow(RecordError)
  })
})
