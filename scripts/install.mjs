// Installing what package-lock.json names, when that is not what is there.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, hasPackagedNode, wrongNode } from './node.mjs'
import { NO_DISK, outsideEnv, Plain, ROOT, run, stage } from './run.mjs'

/** Beside the packages, so that deleting them forgets it too. */
const STAMP = 'node_modules/.railhead-installed'

const MB = 1_000_000
const NEEDED = 700 * MB
const FULL = /ENOSPC|no space left/i

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** @param {string} [root] */
export function isInstalled(root = ROOT) {
  const stamp = join(root, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)
}

/** @param {string} [root] */
export function markInstalled(root = ROOT) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, STAMP), lockHash(root))
}

/**
 * Brings `node_modules` in line with the lockfile. Quick and silent when it is.
 * @param {string} [root] @param {NodeJS.WritableStream} [progress]
 */
export async function install(root = ROOT, progress = process.stdout) {
  if (findNode() === undefined && !hasPackagedNode()) throw new Plain(wrongNode(process.versions.node))
  if (isInstalled(root)) return
  const work = async () => {
    const lacking = lackOfSpace(freeBytes(root))
    if (lacking !== undefined) throw new Plain(lacking)
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=warn']
    const { code, output } = await run('npm', args, { cwd: root, env: outsideEnv() })
    // On a full disk npm leaves files cut short, warns and reports success.
    if (code === 0 && !FULL.test(output)) return markInstalled(root)
    // Half an installation would be found by the next command, its Node first of all.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    throw new Plain(installFailure(output))
  }
  await stage('Installing dependencies', work, progress)
}

/** @param {string} folder */
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * A sentence when that much free space will not do.
 * @param {number} free
 */
export function lackOfSpace(free) {
  if (free >= NEEDED) return undefined
  return `The disk is too full: the dependencies need about ${NEEDED / MB} MB and ${Math.floor(free / MB)} MB are free. Free some and try again.`
}

/**
 * What went wrong with `npm ci`, in one sentence that says what to do.
 * @param {string} output
 */
export function installFailure(output) {
  if (FULL.test(output)) return NO_DISK
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(output)) {
    return 'The package registry cannot be reached. Check the network connection and try again.'
  }
  if (/spawn npm ENOENT/.test(output))
    return 'There is no `npm` here. Install Node with npm from https://nodejs.org and try again.'
  if (/EACCES|EPERM/.test(output))
    return `The folder ${ROOT} cannot be written. Change its owner or its permissions and try again.`
  const said = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*(code \S+)?\s*/, '').trim())
    .find((line) => line !== '' && !line.startsWith('npm '))
  return `The dependencies could not be installed: ${said ?? 'npm gave no reason'}. Run \`npm ci\` to see all of it.`
}
