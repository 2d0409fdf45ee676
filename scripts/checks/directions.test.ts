import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { directionFaults } from './directions.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'railhead-directions-'))
  house('packages/table', '@railhead/table', [])
  house('packages/chess', '@railhead/chess', ['@railhead/table'])
  house('packages/go', '@railhead/go', ['@railhead/table'])
  house('packages/host', '@railhead/host', ['@railhead/table', '@railhead/chess'])
  house('packages/players', '@railhead/players', ['@railhead/table', '@railhead/chess'])
  house('packages/protocol', '@railhead/protocol', ['@railhead/table'])
  house('apps/server', '@railhead/server', ['@railhead/table', '@railhead/protocol'])
  house('apps/cli', 'railhead', ['@railhead/chess', '@railhead/server'])
  house('apps/web', '@railhead/web', ['@railhead/chess', '@railhead/host', '@railhead/players'])
  house('bench', '@railhead/bench', ['@railhead/chess', '@railhead/players', '@railhead/server'])
})
afterEach(() => rmSync(root, { recursive: true }))

function house(folder: string, name: string, uses: readonly string[]): void {
  write(`${folder}/package.json`, JSON.stringify({ name, dependencies: Object.fromEntries(uses.map((used) => [used, '0.1.0'])) }))
  write(`${folder}/src/index.ts`, uses.map((used) => `import '${used}'`).join('\n'))
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const found = (): string[] => directionFaults(root).map((fault) => `${fault.where}: ${fault.what}`)

describe('dependency directions', () => {
  it('are kept by a house in order', () => {
    expect(found()).toEqual([])
  })

  it.each([
    ['packages/chess', '@railhead/go', 'packages/go'],
    ['packages/table', '@railhead/chess', 'packages/chess'],
    ['packages/chess', '@railhead/players', 'packages/players'],
    ['packages/chess', '@railhead/host', 'packages/host'],
    ['packages/host', '@railhead/players', 'packages/players'],
    ['packages/players', '@railhead/protocol', 'packages/protocol'],
    ['packages/protocol', '@railhead/server', 'apps/server'],
    ['apps/web', '@railhead/server', 'apps/server'],
    ['apps/server', 'railhead', 'apps/cli'],
  ])('%s must not import %s', (user, name, used) => {
    write(`${user}/src/wrong.ts`, `export {}\nexport * from '${name}'`)
    expect(found()).toContain(`${user}/src/wrong.ts:2: ${user} must not use ${used}`)
  })

  it('need no naming for games where the host is, which lists them all; but at the host they do', () => {
    write('apps/web/src/shown.ts', "export * from '@railhead/go'")
    expect(found()).toEqual([])
    write('packages/host/src/listed.ts', "export * from '@railhead/go'")
    expect(found()).toEqual([expect.stringContaining('@railhead/go is not among the dependencies in packages/host/package.json')])
  })

  it.each([
    `import type { X } from '@railhead/go'`,
    `import { x } from '@railhead/go/inner'`,
    `export { x } from '@railhead/go'`,
    `const x = await import('@railhead/go')`,
    `let x: import('@railhead/go').X`,
    `import x from '../../go/src/index.ts'`,
  ])('see %s', (statement) => {
    write('packages/chess/src/deep/wrong.ts', statement.replace("'../../", "'../../../"))
    expect(found().length).toBeGreaterThan(0)
  })

  it('hold in package.json too', () => {
    house('packages/go', '@railhead/go', ['@railhead/chess'])
    expect(found()).toContain('packages/go/package.json: packages/go must not use packages/chess')
  })

  it('want every import declared, and to exist', () => {
    write('apps/web/src/wrong.ts', `import '@railhead/protocol'\nimport '@railhead/checkers'`)
    expect(found()).toEqual([
      'apps/web/src/wrong.ts:1: @railhead/protocol is not among the dependencies in apps/web/package.json',
      'apps/web/src/wrong.ts:2: there is no package @railhead/checkers',
    ])
  })

  it('let the commands share what works before anything is built, and nothing else outside', () => {
    write('apps/cli/bin/railhead.mjs', `import '../../../scripts/node.mjs'\nimport '../../../scripts/bench.mjs'`)
    expect(found()).toEqual([
      'apps/cli/bin/railhead.mjs:2: "../../../scripts/bench.mjs" leaves apps/cli; import the package by its name',
    ])
  })
})
