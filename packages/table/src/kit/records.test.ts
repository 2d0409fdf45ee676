import { describe, expect, test } from 'vitest'
import * as choices from '../../test/broken/choices.ts'
import * as machine from '../../test/broken/machine.ts'
import * as story from '../../test/broken/story.ts'
import { outposts } from '../../test/outposts/index.ts'
import type { State } from '../../test/outposts/state.ts'
import type { Game } from '../game.ts'
import { parseRecord } from '../record.ts'
import type { Files } from './golden.ts'
import { checkRecords, type GoldenGame, type GoldenPlayer, goldenRecords, storyOf } from './records.ts'

const GAMES: readonly GoldenGame[] = [
  { name: '01-two', options: {} },
  { name: '02-three', options: { players: 3, rounds: 1, blocking: false }, seed: 'another' },
  { name: '03-late', options: {}, start: { round: 3 } },
]
const player: GoldenPlayer<State, GoldenGame> = (_, { choices: all }, __, chance) => all[chance.pick(0, all.length)]
const golden = goldenRecords(outposts, GAMES, player)

const faults = (files: Files, game: Game<State> = outposts): string => {
  try {
    checkRecords(game, files)
  } catch (thrown) {
    return (thrown as Error).message
  }
  return 'none'
}

describe('golden records', () => {
  test('are games played to their end, with their stories, and the same whenever they are played', () => {
    expect(Object.keys(golden)).toEqual(GAMES.flatMap(({ name }) => [`${name}.jsonl`, `${name}.txt`]))
    expect(goldenRecords(outposts, GAMES, player)).toEqual(golden)
    const [two, three, late] = GAMES.map(({ name }) => parseRecord(golden[`${name}.jsonl`]))
    expect(two.outcome).toBeDefined()
    expect(two.reveal?.seed).toBe('01-two')
    expect(three.reveal?.seed).toBe('another')
    expect(late.header.start).toMatchObject({ round: 3 })
  })

  test('each game has a player with numbers of its own', () => {
    const twins = goldenRecords(
      outposts,
      ['01-a', '02-b'].map((name) => ({ name, options: {}, seed: 'same' })),
      player,
    )
    const [a, b] = ['01-a', '02-b'].map((name) => parseRecord(twins[`${name}.jsonl`]).choices)
    expect(a).not.toEqual(b)
  })

  test('a player that picks what is not allowed is a defect of the player', () => {
    expect(() => goldenRecords(outposts, GAMES, () => ({ card: 'no such card' }))).toThrow(
      '01-two: {"card":"no such card"} is refused',
    )
  })

  test('a story tells by which choice and whose what happened, how it ended, and where everything lies', () => {
    const lines = golden['01-two.txt'].split('\n')
    expect(lines[0]).toMatch(/^1 (red|blue): (Red|Blue) pledged a card\.$/)
    const end = lines.findIndex((line) => line.startsWith('Outcome: '))
    expect(lines[end]).toMatch(/ won\.$/)
    expect(lines.slice(end + 1)).toEqual(expect.arrayContaining([expect.stringMatching(/^ {2}scores red: -?\d+$/), 'Position:']))
    expect(lines).toContain('  game: "outposts"')
    expect(storyOf(outposts, golden['01-two.jsonl'])).toBe(golden['01-two.txt'])
  })

  test('hold for the game that played them', () => expect(faults(golden)).toBe('none'))
})

describe('what does not come out as it did is told', () => {
  const BROKEN: [string, Game<State>, RegExp][] = [
    ['a choice that is no longer allowed', choices.listsNothing(), /^\S+\.jsonl: Line \d+: /],
    ['other points', machine.paysTwice(), /\.jsonl: Line \d+: .*outcome/],
    ['another shuffle', machine.shufflesByItself(), /01-two\./],
    ['another event', story.tellsNothing(), /01-two\.txt, line 1: expected "1 \w+: \w+ pledged a card\.", found "Outcome: /],
    ['other rules', { ...outposts, rulesVersion: 'other' }, /01-two\.jsonl: Line 1: .*rules version/],
  ]
  test.each(BROKEN)('%s', (_, game, says) => {
    expect(faults(golden, game)).toMatch(says)
    expect(faults(golden, game)).toContain('npm run generate -- golden')
  })

  test('a line of a story, with its number', () => {
    const lines = golden['03-late.txt'].split('\n')
    const changed = { ...golden, '03-late.txt': lines.with(2, 'something else').join('\n') }
    expect(faults(changed)).toContain(
      `03-late.txt, line 3: expected "something else", found ${JSON.stringify(lines[2]).slice(0, 8)}`,
    )
  })

  test('a story that is longer or shorter', () => {
    expect(faults({ ...golden, '03-late.txt': `${golden['03-late.txt']}more\n` })).toContain('expected "more", found ""')
    expect(faults({ ...golden, '03-late.txt': golden['03-late.txt'].replace(/\n$/, '') })).toContain('03-late.txt, line ')
  })

  test('a record without a story, a file of no record, an option that never changes', () => {
    const { '02-three.txt': _, ...without } = golden
    expect(faults({ ...without, 'stray.md': '' })).toMatch(/^02-three: has no story\nstray.md: belongs to no record\n/)
    const { '02-three.jsonl': __, ...fewer } = without
    expect(faults(fewer)).toContain('the option "players" has one value in all records')
  })
})
