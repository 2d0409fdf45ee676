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
    "export const load = { rules: () => import('@railhead/chess'), client: () => import('./client.js') }",
  )
  writeFileSync(join(folder, 'main.js'), "import { load } from './games/chess/manifest.ts'\nglobalThis.load = load")
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
  expect(code).toContain('how it looks')
  expect(code).not.toContain('how it is played')
})

it('the worker is built with the rules alone', async () => {
  const code = await built('worker')
  expect(code).toContain('how it is played')
  expect(code).not.toContain('how it looks')
})
