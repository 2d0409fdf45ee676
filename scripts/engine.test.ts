import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { perft } from '@railhead/table'
import { describe, expect, it } from 'vitest'
import { buildEngine, buildWhole, engineFailure } from './engine.mjs'
import { filesIn, stampOf } from './inputs.mjs'
import { ROOT, run } from './run.mjs'

const BUILT = new URL('engine.mjs', import.meta.url).href

/** Runs a line of JavaScript that has the built engine; answers what it prints. */
async function withBuiltEngine(script: string): Promise<string> {
  const whole = `import { useBuiltEngine } from '${BUILT}'\nawait useBuiltEngine(null)\n${script}`
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', whole], { cwd: join(ROOT, 'apps/cli') })
  expect(code, output).toBe(0)
  return output.trim()
}

describe('the built engine', () => {
  it('is what programs import by the names of the packages', async () => {
    const built = await buildWhole(null)
    const names = ['@railhead/table', '@railhead/ostkrieg', '@railhead/race-to-moscow/reading', '@railhead/players']
    expect([...built.keys()]).toEqual(expect.arrayContaining(names))
    for (const name of ['@railhead/table/kit', '@railhead/ostkrieg/content']) expect(built.has(name)).toBe(false)
    expect(await withBuiltEngine(`console.log(import.meta.resolve('@railhead/table'))`)).toContain(built.get('@railhead/table'))
  })

  it('has each thing once, whoever asks for it and by whatever name', async () => {
    const same = await withBuiltEngine(`
      const [table, { games }, { ostkrieg }, players] =
        await Promise.all(['table', 'host/games', 'ostkrieg', 'players'].map((name) => import('@railhead/' + name)))
      let refused
      try { ostkrieg.load({}) } catch (error) { refused = error }
      console.log(refused instanceof table.PositionError, games.includes(ostkrieg), Object.keys(players).length > 0)`)
    expect(same).toBe('true true true')
  })

  it('is in parts for the client, which fetches a game bit by bit', async () => {
    const [parts, whole] = await Promise.all([buildEngine(null), buildWhole(null)])
    expect([...parts.keys()]).toEqual([...whole.keys()])
    const exported = (built: ReadonlyMap<string, string>) =>
      Promise.all([...built.values()].map(async (file) => Object.keys(await import(file)).sort()))
    expect(await exported(whole)).toEqual(await exported(parts))
  })

  it('plays as its sources do', async () => {
    const counted = await withBuiltEngine(`
      const { perft } = await import('@railhead/table')
      const { ostkrieg } = await import('@railhead/ostkrieg')
      const { raceToMoscow } = await import('@railhead/race-to-moscow')
      console.log(JSON.stringify([raceToMoscow, ostkrieg].map((game) => [game.contentHash, perft(game, game.setup({}, 'built'), 3)])))`)
    const sources = [raceToMoscow, ostkrieg].map((game) => [game.contentHash, perft(game, game.setup({}, 'built'), 3)])
    expect(JSON.parse(counted)).toEqual(sources)
  })

  it('is built anew when a source changes, and not when a test does', () => {
    const folder = mkdtempSync(join(tmpdir(), 'railhead-engine-'))
    try {
      const [source, test] = [join(folder, 'a.ts'), join(folder, 'a.test.ts')]
      writeFileSync(source, 'one')
      const before = stampOf(filesIn(folder))
      writeFileSync(test, 'a test')
      expect(stampOf(filesIn(folder))).toBe(before)
      utimesSync(source, 1, 1)
      expect(stampOf(filesIn(folder))).not.toBe(before)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    ['ENOSPC: no space left on device', /^The disk is full/],
    ["Cannot find package 'rolldown' imported from here", /^Railhead is not installed\. Run `npm ci`/],
    ['EACCES: permission denied, mkdir', /cannot be written/],
    ['\nUnexpected token at a.ts', /^The engine could not be built: Unexpected token at a\.ts$/],
  ])('says in one sentence why it cannot be built: %s', (message, sentence) => {
    expect(engineFailure(message)).toMatch(sentence)
  })
})
