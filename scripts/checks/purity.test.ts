import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { insideEnv, ROOT, run } from '../run.mjs'
import { purityFaults } from './purity.ts'
import { parse } from './sources.ts'

const faults = (code: string): string[] => purityFaults(parse('packages/x/src/x.ts', code)).map((fault) => fault.what)

describe('the language', () => {
  const forbidden = [
    'Math.random()',
    'Math.pow(a, b)',
    'Math.exp(a)',
    'Math.log2(a)',
    'Math.sin(a)',
    'Math.hypot(a, b)',
    'Math.cbrt(a)',
    'Math["random"]()',
    'Math?.random()',
    'const { random } = Math',
    'const m = Math; m.random()',
    'f(Math)',
    'a ** 2',
    'a **= 2',
    'Date.now()',
    'new Date()',
    'let when: Date',
    'const now = { Date }',
    'new Intl.Collator()',
    'Temporal.Now.instant()',
    'a.localeCompare(b)',
    'a["localeCompare"](b)',
    'const { localeCompare } = a',
    'a.toLocaleString()',
    'a.toLocaleUpperCase()',
    'globalThis.x',
    'eval("1")',
    'new Function("return 1")',
    'new WeakRef(a)',
    'new SharedArrayBuffer(8)',
    'import.meta.url',
    'import { readFileSync } from "node:fs"',
    'import fs from "fs"',
    'await import("node:os")',
    'let x: import("node:fs").Stats',
  ]
  it.each(forbidden)('forbids %s', (code) => {
    expect(faults(code)).not.toEqual([])
  })

  const allowed = [
    'Math.floor(a) + Math.imul(b, 3) + Math.sqrt(c)',
    'cards.Date',
    'const card = { Date: 1, Intl: 2 }',
    'interface Card { Date: string }',
    'random(a)',
    'chance.random()',
    'a * a',
    'import { x } from "./random.ts"',
    'import { sha256 } from "@noble/hashes/sha2.js"',
  ]
  it.each(allowed)('allows %s', (code) => {
    expect(faults(code)).toEqual([])
  })

  it('says where', () => {
    expect(purityFaults(parse('packages/x/src/x.ts', 'let a = 1\na = Math.random()'))).toEqual([
      { where: 'packages/x/src/x.ts:2', what: '`Math.random` is forbidden here: chance lives in the state' },
    ])
  })
})

describe('the compiler', () => {
  const lines = [
    'document.title',
    'window.name',
    'localStorage.length',
    'fetch("/")',
    'setTimeout(() => {}, 1)',
    'performance.now()',
    'crypto.randomUUID()',
    'structuredClone({})',
    'console.log(1)',
    'process.exit(1)',
    'Buffer.from("a")',
    'require("fs")',
  ]

  it('refuses the DOM and Node in every package', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'railhead-purity-'))
    try {
      const probe = join(folder, 'probe.ts')
      writeFileSync(probe, `${lines.join('\n')}\nimport("node:fs")\nexport {}\n`)
      // All of them at once: what one of them brought along, the probe could use.
      const config = {
        extends: join(ROOT, 'tsconfig.packages.json'),
        compilerOptions: {
          rootDir: '/',
          noEmit: true,
          outDir: folder,
          tsBuildInfoFile: join(folder, 'info'),
          emitDeclarationOnly: false,
        },
        include: [join(ROOT, 'packages/*/src'), probe],
        references: [],
      }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      const { output } = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
        env: insideEnv(),
      })
      for (const [i, line] of [...lines, 'import("node:fs")'].entries()) {
        expect(output, line).toMatch(new RegExp(`probe\\.ts\\(${i + 1},`))
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
