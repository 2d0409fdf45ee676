import { spawn } from 'node:child_process'
import { games } from '@railhead/host/games'
import { afterEach, describe, expect, test } from 'vitest'
import { BIN, ForeignClient, type Read, railhead } from './railhead.ts'

const open: ForeignClient[] = []
function client(): ForeignClient {
  const made = new ForeignClient()
  open.push(made)
  return made
}
afterEach(() => {
  for (const made of open.splice(0)) made.child.kill('SIGKILL')
})

/** Plays on with choices picked by a simple rule of its own, and gives the last answer. */
async function playOn(engine: ForeignClient, answer: Read, limit: number): Promise<Read> {
  let last = answer
  for (let i = 0; i < limit && last.decision !== undefined; i++) {
    const { choices } = last.decision
    const n = (i * 7919) % choices.length
    last = await engine.ask({ id: i, do: 'choose', table: last.table, choice: i % 2 === 0 ? n : choices[n] })
    expect(last).toMatchObject({ id: i, ok: true })
  }
  return last
}

describe('railhead engine, driven by another program', () => {
  test.each(games.map(({ id, longestGame }) => [id, longestGame] as const))(
    'plays a whole game of %s line by line',
    async (game, longest) => {
      const engine = client()
      const begun = await engine.ask({ id: 'new', do: 'new', game, seed: 'process' })
      const end = await playOn(engine, begun, longest)
      expect(end.outcome?.text).toMatch(/\w/)
      expect(await engine.end()).toBe(0)
      expect(engine.err).toBe('')
    },
    60_000,
  )

  test('tells which games it knows', async () => {
    const engine = client()
    const answer = await engine.ask({ id: 'g', do: 'games' })
    expect(answer.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
  })

  test('answers in order when everything is sent at once, also without a last newline', async () => {
    const lines = Array.from({ length: 500 }, (_, id) => JSON.stringify({ id, do: id % 3 === 0 ? 'games' : 'what' }))
    const { code, out, err } = await railhead(['engine'], { input: lines.join('\n') })
    const answers = out.trimEnd().split('\n')
    expect(answers.map((line) => JSON.parse(line).id)).toEqual(lines.map((_, id) => id))
    expect([code, err]).toEqual([0, ''])
  })

  test('bad bytes, endless lines and half lines are answered with errors and change nothing', async () => {
    const engine = client()
    await engine.ask({ do: 'new', game: games[0].id, seed: 'x' })
    const before = await engine.ask({ do: 'save', table: 't1' })
    engine.send(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d, 10]))
    expect(await engine.next()).toMatchObject({ id: null, ok: false, error: { code: 'bad-utf8' } })
    engine.send('\n\r\n   \n{"do"\n')
    expect(await engine.next()).toMatchObject({ id: null, ok: false, error: { code: 'bad-json' } })
    const megabyte = `{"do": "games", "x": "${'x'.repeat(1 << 20)}`
    for (let i = 0; i < 20; i++) engine.send(megabyte)
    engine.send('"}\n')
    expect(await engine.next()).toMatchObject({ id: null, ok: false, error: { code: 'line-too-long' } })
    engine.send(`${'['.repeat(200_000)}\n`)
    expect((await engine.next()).ok).toBe(false)
    engine.send(
      `{"do": "load", "position": {"game": ${JSON.stringify(games[0].id)}, "x": ${'['.repeat(100_000)}${']'.repeat(100_000)}}}\n`,
    )
    // Whether a game minds such a field or not: an answer, and the other table is left alone.
    expect(typeof (await engine.next()).ok).toBe('boolean')
    expect(await engine.ask({ do: 'save', table: 't1' })).toEqual(before)
    engine.send('{"id": 5, "do": "ga')
    engine.child.stdin.end()
    expect(await engine.next()).toMatchObject({ id: null, ok: false, error: { code: 'bad-json' } })
    expect(await engine.exit()).toBe(0)
    expect(engine.err).toBe('')
  })

  test('a game saved before the process is killed goes on in another one', async () => {
    const first = client()
    const begun = await first.ask({ do: 'new', game: games[0].id, seed: 'kill' })
    const { made } = await playOn(first, begun, 25)
    const { record } = await first.ask({ do: 'save', as: 'record' })
    const { position } = await first.ask({ do: 'save' })
    first.send('{"id": 1, "do": "pend')
    first.child.kill('SIGKILL')
    await first.exit()

    const second = client()
    const loaded = await second.ask({ do: 'load', record })
    expect(loaded).toMatchObject({ ok: true, table: 't1', made })
    expect((await second.ask({ do: 'save' })).position).toEqual(position)
    expect(await second.end()).toBe(0)
  })

  test('an input that is closed at once is no failure', async () => {
    expect(await railhead(['engine'])).toEqual({ code: 0, out: '', err: '' })
  })

  test('a reader that goes away ends it quietly', async () => {
    const child = spawn(process.execPath, [BIN, 'engine'])
    let err = ''
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.stdin.on('error', () => {})
    child.stdin.write('{"do": "games"}\n')
    await new Promise((resolve) => child.stdout.once('data', resolve))
    child.stdout.destroy()
    const flood = setInterval(() => child.stdin.write('{"do": "games"}\n'.repeat(100)), 5)
    const code = await new Promise((resolve) => child.on('exit', resolve))
    clearInterval(flood)
    expect([code, err]).toEqual([0, ''])
  })
})
