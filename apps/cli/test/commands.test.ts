import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@railhead/host/games'
import { serve } from '@railhead/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BIN, ForeignClient, railhead } from './railhead.ts'

const GAME = games[0].id
let folder: string
let record: string

/** A finished game, made through the engine as a user would make one. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-cli-'))
  record = join(folder, 'game.jsonl')
  const engine = new ForeignClient()
  let answer = await engine.ask({ do: 'new', game: GAME, seed: 'cli' })
  for (let i = 0; answer.decision !== undefined; i++) {
    answer = await engine.ask({ do: 'choose', choice: (i * 7919) % answer.decision.choices.length })
  }
  writeFileSync(record, (await engine.ask({ do: 'save', as: 'record' })).record)
  await engine.end()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const lines = (): string[] => readFileSync(record, 'utf8').trimEnd().split('\n')

function damaged(name: string, change: (lines: string[]) => void): string {
  const changed = lines()
  change(changed)
  const path = join(folder, name)
  writeFileSync(path, changed.map((line) => `${line}\n`).join(''))
  return path
}

describe('help', () => {
  test.each([
    [],
    ['serve'],
    ['engine'],
    ['simulate'],
    ['arena'],
    ['train'],
    ['calibrate'],
    ['puzzles'],
    ['replay'],
    ['verify'],
    ['perft'],
    ['content'],
    ['content', 'check'],
    ['admin'],
    ['admin', 'suspend'],
  ])('%s %s', async (...command) => {
    const { code, out, err } = await railhead([...command.filter((word) => word !== undefined), '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Usage: railhead/)
    expect(out).toMatch(/\nExample:\n {2}.*railhead \w/)
  })
})

test('admin says in a sentence where nothing is kept, and acts on what is', async () => {
  const data = join(folder, 'kept')
  const nothing = await railhead(['admin', 'reports', '--data', data])
  expect([nothing.code, nothing.err]).toEqual([2, `Nothing is kept in ${data}. Name the folder of the server with --data.\n`])
  const served = await serve({ port: 0, root: data, online: { data, log: 'off' } })
  const headers = { 'content-type': 'application/json', 'user-agent': 'Firefox/140.0' }
  await fetch(`${served.url}api/me`, { method: 'POST', headers, body: '{"name": "Anna"}' })
  expect(await railhead(['admin', 'suspend', 'Anna', '--data', data, '--reason', 'Why.'])).toMatchObject({
    code: 0,
    out: 'Anna is suspended.\n',
  })
  const { out } = await railhead(['admin', 'account', 'Anna', '--data', data])
  expect(out).toMatch(/^[0-9a-f]{32} {2}Anna, a guest\n {2}suspended: Why\.\n {2}Firefox, since \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/)
  await served.close()
})

describe('arena', () => {
  const run = (...more: string[]) => railhead(['arena', GAME, '--players', 'random', '--games', '4', '--seed', 'a', ...more])

  test('counts the same games on any number of threads', async () => {
    const [one, two] = await Promise.all([run('--json', '--workers', '1'), run('--json', '--workers', '2')])
    const counts = ({ out }: { out: string }) => ({ ...JSON.parse(out), thoughts: undefined })
    expect(counts(one)).toMatchObject({ games: 4, broken: [] })
    expect(counts(two)).toEqual(counts(one))
  })

  test('writes the record of a game that it plays', async () => {
    const path = join(folder, 'arena.jsonl')
    expect((await run('--record', '2', '--to', path)).code).toBe(0)
    expect(await railhead(['verify', path])).toMatchObject({ code: 0 })
    expect((await run('--record', '2', '--to', join(folder, 'no', 'such', 'folder'))).code).toBe(2)
  })
})

describe('train', () => {
  const course = ['train', 'ostkrieg', '--games', '8,1', '--seed', 't']
  const run = (name: string, ...more: string[]) =>
    railhead([...course, '--to', join(folder, `${name}.ts`), '--checkpoint', join(folder, `${name}.json`), ...more])
  const weights = (name: string): string => readFileSync(join(folder, `${name}.ts`), 'utf8')

  test('learns the same on any number of threads, and after it was stopped', async () => {
    expect(await run('one', '--workers', '1')).toMatchObject({ code: 0, out: expect.stringContaining('one.ts is written.') })
    expect(existsSync(join(folder, 'one.json'))).toBe(false)
    expect(weights('one')).toMatch(
      /contentHash: '[0-9a-f]{64}'[\s\S]*seeds: 'train\/t\/1\/0 to train\/t\/1\/0'[\s\S]*'axis points': \[/,
    )
    const kept = join(folder, 'two.json')
    const stopped = spawn(process.execPath, [BIN, ...course, '--to', join(folder, 'two.ts'), '--checkpoint', kept])
    while (!existsSync(kept) || readFileSync(kept, 'utf8').includes('"done":0,')) await new Promise((go) => setTimeout(go, 50))
    stopped.kill('SIGKILL')
    expect((await run('two', '--seed', 'other')).err).toContain('this course was begun with --seed t --games 8,1')
    expect((await run('two', '--workers', '2')).code).toBe(0)
    expect(weights('two')).toBe(weights('one'))
  }, 120_000)
})

describe('what is wrong is one sentence and exit code 2', () => {
  test.each([
    [['simulate', 'chess'], 'There is no game "chess". Known games: '],
    [['simulate', GAME, '--option', 'weather=bad'], 'There is no option "weather". Known options: '],
    [['simulate', GAME, '--option', '__proto__=bad'], 'There is no option "__proto__". Known options: '],
    [['simulate', GAME, '--option', 'weather'], 'key=value'],
    [['simulate', GAME, '--players', 'napoleon'], 'There is no player "napoleon". Known players: random'],
    [['simulate', GAME, '--players', 'random,random,random,random,random,random,random'], '7 players are named for '],
    [['simulate', GAME, '--games', 'many'], 'It must be a whole number from 1 up.'],
    [['arena', GAME], "required option '--players <ids>' not specified"],
    [['arena', GAME, '--players', 'random,napoleon'], 'There is no player "napoleon". Known players: random'],
    [['arena', GAME, '--players', 'random,random,random'], 'Name one player, or two'],
    [['train', GAME, '--games', '1,2,3,4'], 'is learnt in up to 3 rounds'],
    [['train', 'ostkrieg', '--games', '1,2,3,4'], 'Ostkrieg is learnt in up to 3 rounds'],
    [['train', 'ostkrieg', '--games', 'many'], 'Write whole numbers from 1 up'],
    [['train', 'ostkrieg', '--checkpoint', 'RECORD'], 'this is no checkpoint of a training.'],
    [['calibrate', GAME], "required option '--players <ids>' not specified"],
    [['puzzles', GAME], "required option '--players <ids>' not specified"],
    [['puzzles', GAME, '--players', 'napoleon'], 'There is no player "napoleon". Known players: random'],
    [['puzzles', GAME, '--players', 'random', '--to', 'RECORD'], 'this is no list of puzzles. --anew writes one in its place.'],
    [['replay', '/nowhere.jsonl'], '/nowhere.jsonl: there is no such file.'],
    [['replay', '/'], '/: this is a folder; name a file.'],
    [['verify', '/nowhere.jsonl'], '/nowhere.jsonl: there is no such file.'],
    [['perft', GAME], "required option '--depth <number>' not specified"],
    [['perft', GAME, '--depth', '1', '--position', '/nowhere.json'], '/nowhere.json: there is no such file.'],
    [['perft', GAME, '--depth', '1', '--position', '/nowhere.json', '--seed', 'a'], 'leave out --seed or --position'],
    [['replay', 'RECORD', '--seed', 'wrong'], 'this seed and salt are not the ones that the header is committed to.'],
    [['replay', 'RECORD', '--salt', 'pepper'], '--salt goes with --seed'],
    [['replay', '/dev/zero'], '/dev/zero: this is longer than 16 MiB, more than is read.'],
    [['perft', GAME, '--depth', '1', '--position', '/dev/zero'], 'this is longer than 16 MiB'],
    [['verify', 'RECORD', '--commitment', 'abc'], 'It must be 64 hexadecimal digits.'],
    [['verify', 'RECORD', 'RECORD', '--commitment', 'a'.repeat(64)], 'name one record with --commitment.'],
    [['serve', '--host', ''], 'The host is empty. Name one with --host'],
    [['content', 'check', 'chess'], 'There is no game "chess".'],
    [['serve', '--port', '70000'], 'The port must be a whole number from 0 to 65535'],
    [['fly'], "unknown command 'fly'"],
    [['simulate'], "missing required argument 'game'"],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await railhead(args.map((arg) => (arg === 'RECORD' ? record : arg)))
    expect(code).toBe(2)
    expect(out + err).toContain(sentence)
    expect(out + err).not.toMatch(/\n\s+at /)
    expect((out + err).trimEnd().split('\n').length).toBeLessThanOrEqual(2)
  })
})

describe('simulate', () => {
  const run = (...more: string[]) => railhead(['simulate', GAME, '--games', '3', '--seed', 'same', ...more])

  test('gives the same report for the same seed, and another for another', async () => {
    const [a, b, c] = await Promise.all([run('--json'), run('--json', '--players', 'random'), run('--json', '--seed', 'other')])
    const [first, again, other] = [a, b, c].map(({ out }) => JSON.parse(out))
    expect({ ...again, seconds: 0 }).toEqual({ ...first, seconds: 0 })
    expect(other.statistics).not.toEqual(first.statistics)
    expect(first).toMatchObject({ game: GAME, seed: 'same', games: 3, finished: 3, errors: 0, failures: [] })
    expect(first.actions).toBe(3 * first.statistics.actions.mean)
    expect(Object.values<number>(first.reasons).reduce((sum, n) => sum + n)).toBe(3)
    for (const { wins, share, interval } of first.seats) {
      expect(share).toBe(wins / 3)
      expect(interval[0]).toBeLessThanOrEqual(share)
      expect(interval[1]).toBeGreaterThanOrEqual(share)
    }
    expect(a.err).toBe('')
  }, 60_000)

  test('prints a table for people', async () => {
    const { code, out } = await run()
    expect(code).toBe(0)
    expect(out).toMatch(/3 games, 3 finished, 0 errors, \d+ actions in [\d.]+ s \(seed same\)/)
    expect(out).toMatch(/\nseat +player +wins +share +95 % interval\n/)
    expect(out).toMatch(/\nended by +games\n/)
  }, 60_000)
})

describe('records', () => {
  test('replay tells the game, in whole or in part', async () => {
    const whole = await railhead(['replay', record])
    expect(whole.code).toBe(0)
    const part = await railhead(['replay', record, '--to', '5', '--json'])
    const told = JSON.parse(part.out)
    expect(told).toMatchObject({ game: GAME, to: 5, decision: {}, position: { game: GAME } })
    expect(told.steps).toHaveLength(5)
    for (const { text } of told.steps) expect(whole.out).toContain(text)
    expect((await railhead(['replay', record, '--to', '999999'])).code).toBe(2)
  }, 60_000)

  test('verify gives a verdict on every file, whatever the others are', async () => {
    const nested = '['.repeat(100_000) + ']'.repeat(100_000)
    const deep = damaged('deep.jsonl', (all) => {
      all[0] = all[0].replace('"options":{', `"options":{"a":${nested},`)
    })
    const deeper = damaged('deeper.jsonl', (all) => {
      all[3] = nested
    })
    const { code, out } = await railhead(['verify', '--json', deep, '/dev/zero', deeper, record])
    expect(code).toBe(2)
    expect(JSON.parse(out).records).toMatchObject([
      { file: deep, result: 'damaged', line: 1 },
      { file: '/dev/zero', result: 'unreadable' },
      { file: deeper, result: 'damaged', line: 4 },
      { file: record, result: 'verified' },
    ])
  }, 60_000)

  test('verify holds a record to the commitment that was published', async () => {
    const { commitment } = JSON.parse(lines()[0])
    expect((await railhead(['verify', record, '--commitment', commitment.toUpperCase()])).code).toBe(0)
    const other = await railhead(['verify', record, '--json', '--commitment', 'a'.repeat(64)])
    expect(other.code).toBe(1)
    expect(JSON.parse(other.out).records).toMatchObject([{ result: 'broken-commitment', line: 1 }])
  }, 60_000)

  test('verify tells good records from bad ones', async () => {
    const cheat = damaged('cheat.jsonl', (all) => {
      all[all.length - 1] = '{"seed":"other","salt":""}'
    })
    const cut = damaged('cut.jsonl', (all) => {
      all.splice(5, 1)
    })
    const foreign = damaged('foreign.jsonl', (all) => {
      all[0] = all[0].replace(GAME, 'chess')
    })
    expect(await railhead(['verify', record])).toMatchObject({ code: 0, out: expect.stringContaining('verified') })
    const several = await railhead(['verify', '--json', record, cheat, cut])
    expect(several.code).toBe(1)
    expect(JSON.parse(several.out).records).toMatchObject([
      { file: record, ok: true, result: 'verified', commitment: 'kept' },
      { file: cheat, ok: false, result: 'broken-commitment' },
      { file: cut, ok: false, result: 'damaged', line: 6 },
    ])
    expect(await railhead(['verify', foreign, record])).toMatchObject({ code: 2, out: expect.stringContaining('"chess"') })
  }, 60_000)
})

test('perft counts from the set-up and from a position alike', async () => {
  const first = games[0].setup({}, 'p')
  const position = join(folder, 'position.json')
  writeFileSync(position, JSON.stringify(games[0].save(first)))
  const [fromSetup, fromPosition] = await Promise.all([
    railhead(['perft', GAME, '--depth', '2', '--seed', 'p', '--json', '--by-choice']),
    railhead(['perft', GAME, '--depth', '2', '--position', position, '--json', '--by-choice']),
  ])
  const counts = ({ out }: { out: string }) => JSON.parse(out).depths.map(({ count }: { count: number }) => count)
  expect(counts(fromSetup)).toEqual(counts(fromPosition))
  expect(counts(fromSetup)[0]).toBe(games[0].pending(first).count)
  const { byChoice } = JSON.parse(fromSetup.out) as { byChoice: { count: number }[] }
  expect(byChoice.reduce((sum, { count }) => sum + count, 0)).toBe(counts(fromSetup)[1])
})

test('the content of every game is in order', async () => {
  const { code, out } = await railhead(['content', 'check', '--json'])
  expect(JSON.parse(out).checked.map(({ game }: { game: string }) => game)).toEqual(games.map(({ id }) => id))
  expect(code).toBe(0)
})

describe('docs/cli.md shows the fields that --json prints', () => {
  const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8')
  /** The example under a heading. */
  const shown = (heading: string): unknown => JSON.parse(page.split(`\n## ${heading}\n`)[1].split('```json\n')[1].split('```')[0])
  /** Names of fields, and of those in the first item of a list. */
  const fields = (value: object): unknown[] =>
    Object.entries(value)
      .map(([key, inner]) => (Array.isArray(inner) && typeof inner[0] === 'object' ? [key, Object.keys(inner[0]).sort()] : [key]))
      .sort(([a], [b]) => (a < b ? -1 : 1))

  test.each([
    ['simulate', ['simulate', GAME, '--games', '1']],
    ['replay', ['replay', 'RECORD', '--to', '3']],
    ['verify', ['verify', 'RECORD']],
    ['perft', ['perft', GAME, '--depth', '1', '--by-choice']],
  ])('%s', async (heading, args) => {
    const { out } = await railhead([...args.map((arg) => (arg === 'RECORD' ? record : arg)), '--json'])
    expect(fields(JSON.parse(out))).toEqual(fields(shown(heading) as object))
  })
})

test('a linked command works from any folder', () => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  symlinkSync(BIN, join(bin, 'railhead'))
  const ran = spawnSync('sh', ['-c', 'railhead --version'], {
    cwd: '/',
    env: { PATH: `${bin}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect(ran).toMatchObject({ status: 0, stderr: '' })
  expect(ran.stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})
