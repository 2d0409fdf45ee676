import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { manifestParts } from './manifest-parts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-manifest-'))
  mkdirSync(join(folder, 'games/chess'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/@railhead/chess'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/@railhead/chess/index.js'), "export const rules = 'how it is played'")
  writeFileSync(join(folder, 'games/chess/client.js'), "export const client = 'how it looks'")
  writeFileSync(
    join(folder, 'games/chess/manifest.ts'),
    `export const manifest: object = {
      id: 'chess',
      title: 'Chess, a game of kings',
      engine: { playable: () => import('@railhead/chess') },
      client: () => import('./client.js'),
    }`,
  )
  writeFileSync(join(folder, 'main.js'), "import { manifest } from './games/chess/manifest.ts'\nglobalThis.manifest = manifest")
})
afterEach(() => rmSync(folder, { recursive: true }))

async function built(side: 'page' | 'worker'): Promise<string> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [manifestParts(side)],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  })
  return (result as Rolldown.RolldownOutput).output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

it('the page is built with what a game shows, without its rules', async () => {
  const code = await built('page')
  for (const shown of ['how it looks', 'a game of kings']) expect(code).toContain(shown)
  expect(code).not.toContain('how it is played')
})

it('the worker is built with the rules alone', async () => {
  const code = await built('worker')
  for (const read of ['how it is played', 'chess']) expect(code).toContain(read)
  for (const shown of ['how it looks', 'a game of kings']) expect(code).not.toContain(shown)
})

it('a manifest that is put together elsewhere is refused: nobody could tell its parts apart', async () => {
  writeFileSync(
    join(folder, 'games/chess/manifest.ts'),
    "const made = Object.freeze({ id: 'chess' })\nexport const manifest = made",
  )
  await expect(built('worker')).rejects.toThrow('A manifest exports one object, written out')
})
