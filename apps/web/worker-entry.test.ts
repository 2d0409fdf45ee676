import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { workerEntry } from './worker-entry.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-worker-'))
  writeFileSync(join(folder, 'shared.js'), 'export const shared = () => self.name')
  writeFileSync(join(folder, 'late.js'), "import { shared } from './shared.js'\nexport const late = () => shared() + 1")
})
afterEach(() => rmSync(folder, { recursive: true }))

function built(entry: string): Promise<unknown> {
  writeFileSync(join(folder, 'worker.js'), entry)
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [workerEntry()],
    build: { write: false, rolldownOptions: { input: join(folder, 'worker.js') } },
  })
}

it('a worker whose entry holds what another file imports is not built', async () => {
  const entry = "import { shared } from './shared.js'\nself.onmessage = async () => shared((await import('./late.js')).late())"
  await expect(built(entry)).rejects.toThrow(/late.*imports.*worker.*the file a worker starts with/)
})

it('a worker that imports everything with import() is', async () => {
  const entry =
    "const shared = import('./shared.js')\nself.onmessage = async () => (await shared).shared((await import('./late.js')).late())"
  await expect(built(entry)).resolves.toBeDefined()
})
