import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientFaults } from './client.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'railhead-client-'))
  write('src/texts/index.ts', 'export const t = {}')
  write('src/board/api.ts', 'export interface Target {}')
  write('src/game/client.ts', "import type { Target } from '../board/api.ts'\nexport interface GameClient { at: Target }")
  write('games/chess/board.css', '')
  write('games/chess/client.ts', "import './board.css'\nimport type { GameClient } from '../../src/game/client.ts'\nexport {}")
  write('games/go/client.ts', 'export {}')
  write('games/index.ts', "export const load = () => import('./chess/client.ts')")
  write('src/table/table.ts', "import { load } from '../../games/index.ts'\nload()")
  write('src/main.ts', "import './table/table.ts'")
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  const file = join(root, 'apps/web', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const found = (): string[] => clientFaults(root).map(({ where, what }) => `${where}: ${what}`)

describe('directions inside the client', () => {
  it('are kept by a client in order', () => {
    expect(found()).toEqual([])
  })

  it.each([
    ['src/board/wrong.ts', '../table/table.ts', 'board must not use table'],
    ['src/table/wrong.ts', '../../games/chess/client.ts', 'table must not use games/chess'],
    ['src/table/wrong.ts', '../../games/chess/board.css', 'table must not use games/chess'],
    ['games/chess/deep/wrong.ts', '../../../src/table/table.ts', 'games/chess must not use table'],
    ['games/chess/wrong.ts', '../go/client.ts', 'games/chess must not use games/go'],
    ['games/chess/wrong.ts', '../index.ts', 'games/chess must not use games'],
    ['src/board/wrong.ts', '../game/client.ts', 'board must not use game'],
  ])('%s must not import %s', (path, from, what) => {
    write(path, `export {}\nexport * from '${from}'`)
    expect(found()).toContain(`apps/web/${path}:2: ${what}`)
  })

  it.each(["import type { X } from '../table/table.ts'", "const x = import('../table/table.ts')"])('see %s', (statement) => {
    write('src/board/wrong.ts', statement)
    expect(found()).toEqual(['apps/web/src/board/wrong.ts:1: board must not use table'])
  })

  it('want to be said of every part', () => {
    write('src/attic/box.ts', 'export {}')
    expect(found()).toEqual(['apps/web/src/attic/box.ts: scripts/checks/client.ts does not say what attic may use'])
  })

  it('leave tests, and what builds and shows a game, alone', () => {
    write('src/board/api.test.ts', "import '../table/table.ts'")
    write('games/chess/e2e/play.ts', "import '../../go/client.ts'")
    write('games/chess/visits.ts', "import '../../src/table/table.ts'")
    expect(found()).toEqual([])
  })
})

describe('circles', () => {
  it('are found once, whoever begins them, also by types and by what is loaded late', () => {
    write('src/table/a.ts', "import type { B } from './b.ts'")
    write('src/table/b.ts', "export const load = () => import('./c.ts')")
    write('src/table/c.ts', "export * from './a.ts'")
    expect(found()).toEqual([
      'apps/web/src/table/a.ts: goes round in a circle: src/table/a.ts → src/table/b.ts → src/table/c.ts → src/table/a.ts',
    ])
  })

  it('are not seen where two use the same', () => {
    write('src/table/a.ts', "import './c.ts'\nimport './b.ts'")
    write('src/table/b.ts', "import './c.ts'")
    write('src/table/c.ts', 'export {}')
    expect(found()).toEqual([])
  })
})
