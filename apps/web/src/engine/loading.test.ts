import { type SeatPlan, seatingOf as seatingFor } from '@railhead/host'
import { proposedFor } from '@railhead/players'
import { Match, parseRecord } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { lookInto as lookAmong, takeIn } from './loading.ts'
import type { KnownGame } from './protocol.ts'
import { wholeGameById } from './registry.ts'

const lookInto = (text: string, known: readonly KnownGame[] = []) => lookAmong({ text, known })

const game = await wholeGameById('race-to-moscow')
const you = { kind: 'person', name: 'You' } as const
const computer = { kind: 'computer', name: 'Computer', player: 'random' } as const
const SEATS: SeatPlan = { gray: you, white: computer, brown: computer }
/** Where nothing is known of a computer. */
const some = { ...computer, player: proposedFor('race-to-moscow').id }

const seatingOf = (plan: SeatPlan) => seatingFor(plan, 'random')
const firstGame = game.options.presets[0]
function played(seats: Partial<ReturnType<typeof seatingOf>> = seatingOf(SEATS), choices = 4): Match {
  const table = Match.open(game, { options: firstGame.options, seed: 'load', salt: 'salt', ...seats })
  for (let i = 0; i < choices; i++) {
    const pending = table.pending()
    if ('decision' in pending) table.choose(pending.decision.choices[0])
  }
  return table
}
const own = (table: Match): string => table.record({ withSeed: true })

describe('who sits where in a file', () => {
  test('is what the record says', async () => {
    expect(await lookInto(own(played()))).toMatchObject({
      game: 'race-to-moscow',
      preset: { key: firstGame.key, label: 'First game' },
      seats: SEATS,
      choices: 4,
      over: false,
      damage: null,
      kept: null,
    })
    const people = seatingOf({ ...SEATS, white: { kind: 'person', name: 'Computer' } })
    expect((await lookInto(own(played(people)))).seats).toMatchObject({ white: { kind: 'person', name: 'Computer' } })
  })

  test('follows from the names where the record does not say it', async () => {
    const { seats } = seatingOf(SEATS)
    expect((await lookInto(own(played({ seats })))).seats).toEqual({ gray: you, white: some, brown: some })
    const person = { kind: 'person', name: '' }
    expect((await lookInto(own(played({})))).seats).toEqual({ gray: person, white: person, brown: person })
  })

  test('at a position: the one to choose is a person, the others are computers', async () => {
    const table = played()
    const [first] = table.awaited
    const { seats, choices } = await lookInto(JSON.stringify(table.save()))
    expect(choices).toBe(0)
    expect(seats).toEqual(
      Object.fromEntries(Object.keys(SEATS).map((seat) => [seat, seat === first ? { ...you, name: '' } : some])),
    )
  })

  test('a computer player that is not known here is another one', async () => {
    const record = own(played()).replace('"white":"random"', '"white":"deep-thought"')
    expect((await lookInto(record)).seats).toEqual({ ...SEATS, white: some })
  })

  test('can be changed, and stands in the record that is kept', async () => {
    const changed: SeatPlan = { gray: computer, white: { kind: 'person', name: 'Ann' }, brown: computer }
    for (const text of [own(played()), JSON.stringify(played().save())]) {
      const { record, match } = await takeIn(text, changed)
      expect(parseRecord(record).header).toMatchObject(seatingOf(changed))
      expect(Match.fromRecord(game, record).state.bytes).toEqual(match.state.bytes)
      expect((await lookInto(record)).seats).toEqual(changed)
    }
  })
})

describe('a damaged copy', () => {
  const lines = own(played()).trimEnd().split('\n')
  const cases: [string, string, number, RegExp][] = [
    ['breaks off in a line', `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, 12)}`, 3, /^Line 5: the file breaks off/],
    ['has a line that is none', `${lines.with(2, 'oops').join('\n')}\n`, 1, /^Line 3: this is not JSON/],
    ['lacks a line', `${lines.toSpliced(2, 1).join('\n')}\n`, 1, /^Line 3: expected choice number 2/],
    [
      'has a choice that is not legal',
      `${lines.with(3, lines[3].replace(/"choice":.*/, '"choice":{}}')).join('\n')}\n`,
      2,
      /^Line 4: /,
    ],
  ]
  test.each(cases)('that %s is opened as far as it goes', async (_, text, choices, damage) => {
    expect(await lookInto(text)).toMatchObject({ choices, damage: expect.stringMatching(damage) })
    const { record, match } = await takeIn(text, SEATS)
    expect(match.length).toBe(choices)
    expect(await lookInto(record)).toMatchObject({ choices, damage: null })
  })

  test('is opened too when its seed stands at its end, behind the damage', async () => {
    const old = [...played().record().trimEnd().split('\n').with(2, 'oops'), '{"seed":"load","salt":"salt"}']
    expect(await lookInto(`${old.join('\n')}\n`)).toMatchObject({ choices: 1, damage: expect.stringMatching(/^Line 3: /) })
  })

  test('says which line is wrong when nothing can be opened', async () => {
    const old = `${played().record()}{"n":5,"se`
    await expect(lookInto(old)).rejects.toThrow(/^Line 6: the file breaks off here, and the seed/)
    await expect(lookInto(played().record())).rejects.toThrow(/^Line 1: the seed is not in the record/)
    await expect(lookInto('{"railhead":1,"game":"race-to-moscow"}\n')).rejects.toThrow(/^Line 1: "rules" in the header/)
    await expect(lookInto('hello')).rejects.toThrow(/not a Railhead record/)
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    await expect(lookInto(`{"game":"race-to-moscow","round":${deep}}`)).rejects.toThrow(/^This file is not read: .* 64 deep/)
    await expect(lookInto(`{"railhead":1,"game":"race-to-moscow","options":${deep}}\n`)).rejects.toThrow(/64 deep/)
    await expect(lookInto(' '.repeat(17 * 1024 * 1024))).rejects.toThrow(/^This file is not read: .* 16 MiB/)
    await expect(lookInto('{"game":"race-to-moscow","armies":{"4PzGr":{"area":"atlantis"}}}')).rejects.toThrow(/4PzGr|atlantis/)
  })
})

test('a record of other rules is kept as it is, to look at', async () => {
  const record = own(played()).replace(/"rules":"[^"]*"/, '"rules":"0.0"')
  expect(await lookInto(record)).toMatchObject({ readOnly: expect.stringContaining('rules version 0.0'), choices: 4 })
  expect((await takeIn(record, SEATS)).record).toBe(record)
})

test('a copy of a game that is kept is known, played further or with others at the table', async () => {
  const known = [
    { id: 'damaged', title: 'Damaged', header: 'nonsense' },
    { id: 'x', title: 'Mine', header: own(played()).split('\n')[0] },
  ]
  expect((await lookInto(own(played({}, 2)), known)).kept).toEqual({ id: 'x', title: 'Mine' })
  const other = Match.open(game, { options: firstGame.options, seed: 'other', salt: 'salt' })
  expect((await lookInto(own(other), known)).kept).toBeNull()
  const position = other.save()
  expect((await lookInto(JSON.stringify(position), known)).kept).toBeNull()
})

test('options that make no named kind of game have no name', async () => {
  const odd = Match.open(game, { options: { ...firstGame.options, edition: '2021' }, seed: 'odd' })
  expect((await lookInto(own(odd))).preset).toBeNull()
})
