// Programs from the system that some checks need. They come from Debian when the user may install there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_DISK, outsideEnv, Plain, ROOT, run, stage } from './run.mjs'

/**
 * @typedef {object} Need
 * @property {string} title
 * @property {string} debian the package that brings it
 * @property {readonly string[]} checks the checks that cannot run without it
 * @property {() => boolean} wanted whether anything uses it yet
 * @property {() => boolean} isThere
 * @property {{ readonly debian: string, readonly isThere: () => boolean }} [quicker] what does the same in less time, where it can be had
 */

/** @type {readonly Need[]} */
export const NEEDS = [
  {
    title: 'Chromium',
    debian: 'chromium',
    checks: ['browser'],
    wanted: () => existsSync(join(ROOT, 'apps/web/playwright.config.ts')),
    isThere: () => onPath('chromium'),
    // The same engine without windows, menus and what else a test never opens.
    quicker: { debian: 'chromium-headless-shell', isThere: () => onPath('chromium-headless-shell') },
  },
  ...[
    { title: 'Chromium', debian: 'chromium', program: 'chromium' },
    { title: 'Firefox', debian: 'firefox-esr', program: 'firefox-esr' },
    { title: 'WebKit', debian: 'webkit2gtk-driver', program: 'WebKitWebDriver' },
    { title: 'Xvfb, a screen for WebKit,', debian: 'xvfb', program: 'Xvfb' },
  ].map(({ title, debian, program }) => ({
    title,
    debian,
    checks: ['engines'],
    wanted: () => existsSync(join(ROOT, 'apps/web/engines')),
    isThere: () => onPath(program),
  })),
  {
    title: 'PostgreSQL',
    debian: 'postgresql',
    checks: ['unit'],
    wanted: () => dependsOn('apps/server', 'pg'),
    isThere: () => onPath('initdb') || debianServers().some((bin) => existsSync(join(bin, 'initdb'))),
  },
]

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))
}

/** Debian keeps the programs of a PostgreSQL server off the path, one folder per version. */
function debianServers() {
  const versions = '/usr/lib/postgresql'
  return existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
}

/** @param {string} workspace @param {string} name */
function dependsOn(workspace, name) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'))
  return name in dependencies || name in devDependencies
}

/**
 * Installs what the checks need and is not there. Throws a sentence when that cannot be done.
 * @param {string} check @param {readonly Need[]} [needs] @param {boolean} [isRoot]
 */
export async function provide(check, needs = NEEDS, isRoot = process.getuid?.() === 0) {
  for (const { title, debian, checks, wanted, isThere, quicker } of needs) {
    if (!checks.includes(check) || !wanted() || quicker?.isThere() === true) continue
    if (quicker !== undefined && isRoot && onPath('apt-get')) await stage(`Installing ${title}`, () => installed(quicker.debian))
    if (quicker?.isThere() === true || isThere()) continue
    if (!onPath('apt-get')) throw new Plain(`${title} is missing, and this is not Debian. Install it and try again.`)
    if (!isRoot) throw new Plain(`${title} is missing. Run \`sudo apt-get install -y ${debian}\` and try again.`)
    await stage(`Installing ${title}`, async () => {
      const { code, output } = await installed(debian)
      if (code !== 0 || !isThere()) throw new Plain(`${title} could not be installed from Debian: ${reason(output)}`)
    })
  }
}

/** @param {string} debian */
async function installed(debian) {
  const env = { ...outsideEnv(), DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', debian], { env })
}

/** @param {string} output */
function reason(output) {
  if (/no space left|enough free space/i.test(output)) return NO_DISK
  if (/temporary failure resolving|could not (resolve|connect)|failed to fetch|unable to fetch/i.test(output)) {
    return 'its servers cannot be reached. Check the network connection and try again.'
  }
  return `${output.match(/^E: (.*?)\.?$/m)?.[1] ?? 'apt-get gave no reason'}.`
}
