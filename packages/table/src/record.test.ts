import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outposts } from '../test/outposts/index.ts'
import type { State } from '../test/outposts/state.ts'
import { LONGEST_TEXT } from './json.ts'
import { Match } from './match.ts'
import { commit, luckOf, parseRecord, RecordError, writeRecord } from './record.ts'
import { verifyRecord } from './verify.ts'

/** A finished game, its seed shown. */
const finished = finish(
  Match.open(outposts, { options: { rounds: 2 }, seed: 'abc', salt: 'pepper', seats: { red: 'Ann', blue: 'Bob' } }),
)
const record = finished.record()
const lines = record.trimEnd().split('\n')

function finish(table: Match<State>): Match<State> {
  for (let pending = table.pending(); 'decision' in pending; pending = table.pending()) table.choose(pending.decision.choices[0])
  table.reveal()
  return table
}

/** The record with one line changed, and the rest as it was. */
const withLine = (line: number, text: string): string => `${lines.with(line - 1, text).join('\n')}\n`
const withHeader = (change: object): string => withLine(1, JSON.stringify({ ...JSON.parse(lines[0]), ...change }))

describe('a record', () => {
  test('is JSON lines: header, choices, outcome, seed', () => {
    expect(JSON.parse(lines[0])).toEqual({
      railhead: 1,
      game: 'outposts',
      rules: '1',
      content: 'twelve-birds',
      options: { players: 2, rounds: 2, blocking: true },
      seats: { red: 'Ann', blue: 'Bob' },
      commitment: commit('abc', 'pepper'),
    })
    expect(JSON.parse(lines[1])).toMatchObject({ n: 1, seat: 'red', choice: { card: expect.any(String) } })
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ outcome: { reason: 'last-round' } })
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ seed: 'abc', salt: 'pepper' })
  })

  test('reads back as it was written', () => {
    expect(writeRecord(parseRecord(record))).toBe(record)
    expect(Match.fromRecord(outposts, record).record()).toBe(record)
    expect(writeRecord(parseRecord(record.replaceAll('\n', '\r\n')))).toBe(record)
  })

  test('reads what is chosen again as it was read before, unless the line is not in its place', () => {
    const choice = '"seat":"red","choice":{"card":"jay"}}'
    const numbered = (...starts: readonly string[]): string =>
      [lines[0], ...starts.map((start) => `${start}${choice}`)].join('\n')
    const red = { seat: 'red', choice: { card: 'jay' } }
    expect(parseRecord(numbered('{"n":1,', '{"n":2,', '{"n": 3,')).choices).toEqual([red, red, red])
    for (const wrong of ['{"n":1,', '{"n":3,', '{"n":02,', '{"n":2,{'])
      expect(() => parseRecord(`${numbered('{"n":1,', wrong)}\n`)).toThrow(expect.objectContaining({ code: 'damaged', line: 3 }))
    // The last of two fields of one name counts, however it is written.
    for (const again of ['"n":1', '"\\u006e":1']) {
      const twice = `"seat":"red",${again},"choice":{"card":"jay"}}`
      const text = `${lines[0]}\n{"n":1,${twice}\n{"n":2,${twice}\n`
      expect(() => parseRecord(text)).toThrow(expect.objectContaining({ code: 'damaged', line: 3 }))
    }
    for (const end of lines.slice(-2))
      expect(() => parseRecord(`${numbered('{"n":1,')}\n${end}\n{"n":2,${choice}\n`)).toThrow(
        expect.objectContaining({ code: 'damaged', line: 4 }),
      )
  })

  test('replays to any step', () => {
    const states = new Map<number, Uint8Array>()
    const table = Match.open(outposts, { options: { rounds: 2 }, seed: 'abc', salt: 'pepper' })
    for (const { seat, choice } of parseRecord(record).choices) {
      states.set(table.length, table.state.bytes.slice())
      table.choose(choice, seat)
    }
    states.set(table.length, table.state.bytes.slice())
    for (const [upTo, bytes] of states) {
      const replayed = Match.fromRecord(outposts, record, { upTo })
      expect(replayed.length).toBe(upTo)
      expect(replayed.state.bytes).toEqual(bytes)
    }
  })

  test('a running game is taken up again with its seed, in the file or from elsewhere', () => {
    const running = Match.open(outposts, { options: {}, seed: 'abc', salt: 'pepper' })
    const pending = running.pending()
    if ('decision' in pending) running.choose(pending.decision.choices[1])
    expect(Match.fromRecord(outposts, running.record({ withSeed: true })).state.bytes).toEqual(running.state.bytes)
    expect(Match.fromRecord(outposts, running.record(), { seed: 'abc', salt: 'pepper' }).state.bytes).toEqual(running.state.bytes)
    expect(() => Match.fromRecord(outposts, running.record())).toThrow(expect.objectContaining({ code: 'no-seed', line: 1 }))
    expect(() => Match.fromRecord(outposts, running.record(), { seed: 'abd', salt: 'pepper' })).toThrow(
      expect.objectContaining({ code: 'broken-commitment' }),
    )
  })

  test('says which seats are computers, where somebody has said it', () => {
    const opening = { options: {}, seed: 'abc', seats: { red: 'Ann', blue: 'Computer' } }
    const table = Match.open(outposts, { ...opening, computers: { blue: 'random' } })
    expect(parseRecord(table.record()).header).toMatchObject({ seats: opening.seats, computers: { blue: 'random' } })
    expect(Match.fromRecord(outposts, table.record({ withSeed: true })).record()).toBe(table.record())
    expect(parseRecord(Match.open(outposts, opening).record()).header).not.toHaveProperty('computers')
    expect(() => Match.open(outposts, { ...opening, computers: { white: 'random' } })).toThrow(/no seat "white"/)
    const position = Match.fromPosition(outposts, table.save(), { computers: { red: 'random' } })
    expect(parseRecord(position.record()).header).toMatchObject({ seats: {}, computers: { red: 'random' } })
  })

  test('of a running game has its seed at the top, and shows it to nobody else', () => {
    const running = Match.open(outposts, { options: {}, seed: 'abc', salt: 'pepper' })
    const own = running.record({ withSeed: true })
    expect(parseRecord(own).header.reveal).toEqual({ seed: 'abc', salt: 'pepper' })
    expect(running.record()).not.toContain('pepper')
    expect(Match.fromRecord(outposts, own).record()).toBe(running.record())
    const other = own.replace('pepper', 'salt')
    expect(() => Match.fromRecord(outposts, other)).toThrow(expect.objectContaining({ code: 'broken-commitment', line: 1 }))
  })

  test('may begin from a position', () => {
    const table = Match.fromPosition(outposts, Match.open(outposts, { options: {}, seed: 'q' }).save())
    const text = finish(table).record()
    expect(parseRecord(text).header.commitment).toBe(null)
    expect(Match.fromRecord(outposts, text).state.bytes).toEqual(table.state.bytes)
    expect(verifyRecord(outposts, text)).toMatchObject({ result: 'verified', commitment: 'none' })
  })
})

describe('the commitment', () => {
  test('is a plain SHA-256 that anybody can check', () => {
    expect(commit('abc', 'pepper')).toBe(createHash('sha256').update('pepper\nabc').digest('hex'))
  })

  test('a salt cannot run over into the seed', () => {
    expect(() => commit('c', 'a\nb')).toThrow(RangeError)
  })
})

describe('words that players add', () => {
  const opening = { options: {}, seed: 'abc', salt: 'pepper' }
  const words = { red: 'a fine day', blue: 'für Elise' }

  test('change the luck, and not the promise; anybody can work it out', () => {
    const text = finish(Match.open(outposts, { ...opening, words })).record({ withSeed: true })
    expect(parseRecord(text).header).toMatchObject({ words, commitment: commit('abc', 'pepper') })
    expect(verifyRecord(outposts, text, { commitment: commit('abc', 'pepper') })).toMatchObject({ ok: true })
    const luck = createHash('sha256').update('abc\n{"blue":"für Elise","red":"a fine day"}').digest('hex')
    expect(luckOf('abc', words)).toBe(luck)
    expect(Match.open(outposts, { ...opening, words }).state.bytes).toEqual(
      Match.open(outposts, { ...opening, seed: luck }).state.bytes,
    )
    expect(luckOf('abc', undefined)).toBe('abc')
    expect(luckOf('abc', { red: 'a","blue":"b' })).not.toBe(luckOf('abc', { red: 'a', blue: 'b' }))
  })

  test('that were changed afterwards lead elsewhere', () => {
    const played = finish(Match.open(outposts, { ...opening, words }))
    const text = played.record({ withSeed: true })
    const forged = [...Array(8).keys()].map((n) => verifyRecord(outposts, text.replace('a fine day', `day ${n}`)).ok)
    expect(forged).toContain(false)
    expect(played.upTo(3).state.bytes).toEqual(Match.fromRecord(outposts, text, { upTo: 3 }).state.bytes)
  })

  test('must be texts, of seats of the game', () => {
    for (const wrong of [{ red: 7 }, ['red'], 'red', { purple: 'x' }])
      expect(verifyRecord(outposts, withHeader({ words: wrong }))).toMatchObject({ result: 'damaged', line: 1 })
    expect(() => Match.open(outposts, { ...opening, words: { purple: 'x' } })).toThrow(/no seat "purple"/)
  })
})

describe('verifying', () => {
  test('a finished game', () => {
    expect(verifyRecord(outposts, record)).toMatchObject({
      ok: true,
      result: 'verified',
      commitment: 'kept',
      choices: lines.length - 3,
    })
  })

  const WRONG: [string, string, number | undefined][] = [
    ['empty', '', 1],
    ['foreign', 'Once upon a time\n', 1],
    ['foreign', '{"name":"outposts","version":"1.0.0"}\n', 1],
    ['foreign', '[1,2,3]\n', 1],
    ['newer-format', withHeader({ railhead: 2 }), 1],
    ['damaged', withHeader({ options: 'default' }), 1],
    ['damaged', withHeader({ options: { rounds: 9 } }), 1],
    ['damaged', withHeader({ seats: { red: 7 } }), 1],
    ['damaged', withHeader({ commitment: 'abc' }), 1],
    ['damaged', withHeader({ commitment: null }), 1],
    ['damaged', withHeader({ commitment: null, start: { game: 'outposts', round: 'two' } }).replace(`${lines.at(-1)}\n`, ''), 1],
    ['damaged', withHeader({ computers: ['blue'] }), 1],
    ['damaged', withHeader({ computers: { blue: true } }), 1],
    ['damaged', withHeader({ reveal: 'abc' }), 1],
    ['damaged', withHeader({ reveal: { seed: 'abc' } }), 1],
    ['damaged', withHeader({ seats: { purple: 'Ann' } }), 1],
    ['damaged', withHeader({ computers: { purple: 'random' } }), 1],
    ['damaged', lines.join('\n').replace('{', '{"__proto__":{},'), 1],
    ['damaged', withHeader({}).replace('"seats"', `"deep":${'['.repeat(100_000)}${']'.repeat(100_000)},"seats"`), 1],
    ['damaged', withLine(3, `{"n":2,"seat":"red","choice":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`), 3],
    ['damaged', `${lines[0]}\n${'['.repeat(100_000)}${']'.repeat(100_000)}`, 2],
    [
      'damaged',
      withLine(
        lines.length - 1,
        lines[lines.length - 2].replace('"detail":{', `"detail":{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)},`),
      ),
      lines.length - 1,
    ],
    ['too-long', `${record}${'\n'.repeat(LONGEST_TEXT)}`, 1],
    ['damaged', `${lines[0]}\n${'\n'.repeat(LONGEST_TEXT - 1000)}`, 2],
    ['other-game', withHeader({ game: 'chess' }), 1],
    ['other-rules', withHeader({ rules: '2' }), 1],
    ['other-content', withHeader({ content: 'thirteen-birds' }), 1],
    ['damaged', withLine(3, lines[2].slice(0, 9)), 3],
    ['damaged', withLine(3, '7'), 3],
    ['damaged', withLine(3, '{"n":2,"seat":"red"}'), 3],
    ['damaged', `${[...lines.slice(0, 2), ...lines.slice(3)].join('\n')}\n`, 3],
    ['damaged', `${record}${lines[1]}\n`, lines.length + 1],
    ['damaged', `${[...lines.slice(0, -1), lines[1]].join('\n')}\n`, lines.length],
    ['damaged', withLine(lines.length - 1, '{"outcome":"red won"}'), lines.length - 1],
    ['damaged', withLine(lines.length, '{"seed":7,"salt":""}'), lines.length],
    ['illegal-choice', withLine(2, '{"n":1,"seat":"red","choice":{"card":"penguin"}}'), 2],
    ['illegal-choice', withLine(2, '{"n":1,"seat":"green","choice":{"card":"eagle"}}'), 2],
    ['illegal-choice', withLine(2, '{"n":1,"seat":"umpire","choice":{"card":"eagle"}}'), 2],
    ['wrong-outcome', withLine(lines.length - 1, lines[lines.length - 2].replace('last-round', 'bribery')), lines.length - 1],
    ['broken-commitment', withLine(lines.length, '{"seed":"abd","salt":"pepper"}'), lines.length],
    ['broken-commitment', withLine(lines.length, '{"seed":"abc","salt":"salt"}'), lines.length],
    ['broken-commitment', withHeader({ reveal: { seed: 'abd', salt: 'pepper' } }), 1],
    ['no-seed', `${lines.slice(0, -1).join('\n')}\n`, 1],
    ['no-seed', `${lines.slice(0, 4).join('\n')}\n`, 1],
  ]
  test.each(WRONG)('%s is told from %#', (result, text, line) => {
    const verdict = verifyRecord(outposts, text)
    expect(verdict).toMatchObject({ ok: false, result, line })
    expect(verdict.says).toMatch(new RegExp(`^Line ${line}: [a-z"].*\\.\\)?$`, 's'))
  })

  describe('a game that began from a position', () => {
    const played = finish(Match.fromPosition(outposts, Match.open(outposts, { options: {}, seed: 'q' }).save())).record()
    const [header, ...rest] = played.split('\n')
    const claiming = (change: object): string => [JSON.stringify({ ...JSON.parse(header), ...change }), ...rest].join('\n')

    test('has the options of the position, and its header must say so', () => {
      expect(verifyRecord(outposts, played).ok).toBe(true)
      const { options } = JSON.parse(header)
      for (const claimed of [
        { ...options, rounds: options.rounds - 1 },
        { ...options, weather: 'bad' },
      ])
        expect(verifyRecord(outposts, claiming({ options: claimed }))).toMatchObject({ result: 'damaged', line: 1 })
    })

    test('has no seed to show', () => {
      expect(verifyRecord(outposts, claiming({ reveal: { seed: 'a', salt: '' } }))).toMatchObject({ result: 'damaged', line: 1 })
      const last = `${played}{"seed":"a","salt":""}\n`
      expect(verifyRecord(outposts, last)).toMatchObject({ result: 'damaged', line: played.split('\n').length })
    })

    test('does not keep a promise that was published', () => {
      const known = { commitment: commit('abc', 'pepper') }
      expect(verifyRecord(outposts, played, known)).toMatchObject({ result: 'broken-commitment', line: 1 })
    })
  })

  test('a promise that was published must be the one in the record', () => {
    expect(verifyRecord(outposts, record, { commitment: commit('abc', 'pepper') })).toMatchObject({ ok: true })
    expect(verifyRecord(outposts, record, { commitment: commit('abd', 'pepper') })).toMatchObject({
      result: 'broken-commitment',
      line: 1,
    })
  })

  test('a seed that is given beside the one shown must be the same', () => {
    expect(Match.fromRecord(outposts, record, { seed: 'abc' }).length).toBe(lines.length - 3)
    expect(() => Match.fromRecord(outposts, record, { seed: 'abd' })).toThrow(
      expect.objectContaining({ code: 'broken-commitment' }),
    )
  })

  test('more choices than any game has are not even tried', () => {
    const short = { ...outposts, longestGame: 2 }
    expect(verifyRecord(short, record)).toMatchObject({ result: 'illegal-choice', line: 4 })
  })

  test('a game that breaks gives a verdict too', () => {
    const broken = {
      ...outposts,
      apply: () => {
        throw new Error('the birds are gone')
      },
    }
    expect(verifyRecord(broken, record)).toMatchObject({
      ok: false,
      result: 'defect',
      says: expect.stringContaining('the birds are gone'),
    })
  })

  test('an outcome claimed too early', () => {
    const text = `${[...lines.slice(0, 3), ...lines.slice(-2)].join('\n')}\n`
    expect(verifyRecord(outposts, text)).toMatchObject({ result: 'wrong-outcome', line: 4 })
  })

  test('a running game with its seed is legal so far, and not finished', () => {
    const text = `${[...lines.slice(0, 4), ...lines.slice(-1)].join('\n')}\n`
    expect(verifyRecord(outposts, text)).toMatchObject({ ok: false, result: 'unfinished', choices: 3, commitment: 'kept' })
  })
})

describe('a file that breaks off', () => {
  test('in the middle of a line is read up to the line before, and says so', () => {
    const cut = `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, -3)}`
    const read = parseRecord(cut)
    expect(read.choices).toHaveLength(3)
    expect(read.truncated).toEqual({
      line: 5,
      says: 'Line 5: the file breaks off in the middle of this line; the 3 choices before it were read.',
    })
    expect(Match.fromRecord(outposts, cut, { seed: 'abc', salt: 'pepper' }).length).toBe(3)
    expect(verifyRecord(outposts, cut)).toMatchObject({ result: 'no-seed', line: 5, says: expect.stringContaining('breaks off') })
  })

  test('is played as far as it goes when the seed stands at its top', () => {
    const [header, ...rest] = finished.record({ withSeed: true }).split('\n')
    const cut = [header, ...rest].join('\n').slice(0, header.length + rest[0].length + rest[1].length + 10)
    expect(Match.fromRecord(outposts, cut).length).toBe(2)
    expect(verifyRecord(outposts, cut)).toMatchObject({ result: 'unfinished', choices: 2, truncated: { line: 4 } })
  })

  test('anywhere, never throws anything but a sentence with its line', () => {
    fc.assert(
      fc.property(fc.nat(record.length), (length) => {
        const verdict = verifyRecord(outposts, record.slice(0, length))
        expect(verdict.ok).toBe(length >= record.length - 1)
        if (verdict.line !== undefined) expect(verdict.says).toContain(`Line ${verdict.line}`)
      }),
    )
  })
})

test('whatever stands in its lines, a record gets a verdict', () => {
  const deep = fc
    .tuple(fc.constantFrom(1, 63, 64, 50_000), fc.constantFrom(['[', ']'], ['{"a":', '}']))
    .map(([depth, [open, close]]) => `${open.repeat(depth)}0${close.repeat(depth)}`)
  const value = fc.oneof(fc.json({ maxDepth: 3 }), deep)
  const fields = fc.constantFrom(
    'game',
    'options',
    'seats',
    'computers',
    'commitment',
    'start',
    'reveal',
    'outcome',
    'choice',
    'seed',
  )
  const line = fc.oneof(
    fc.constantFrom(...lines),
    value,
    // The last of two fields of one name counts.
    fc.tuple(fc.constantFrom(...lines), fields, value).map(([at, field, text]) => `${at.slice(0, -1)},"${field}":${text}}`),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.boolean(), (written, headed) => {
      const text = [...(headed ? [lines[0]] : []), ...written].join('\n')
      const verdict = verifyRecord(outposts, text)
      expect(verdict.result).not.toBe('defect')
      expect(verdict.says).toMatch(/\.\)?$/)
    }),
  )
})

test('whatever happens to a byte, a record is read or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.nat(record.length - 1), fc.string({ minLength: 1, maxLength: 3, unit: 'binary' }), (at, junk) => {
      const text = record.slice(0, at) + junk + record.slice(at + 1)
      try {
        parseRecord(text)
      } catch (error) {
        expect(error).toBeInstanceOf(RecordError)
      }
      expect(() => verifyRecord(outposts, text)).not.toThrow()
    }),
    { numRuns: 4 * (fc.readConfigureGlobal().numRuns ?? 100) },
  )
})
