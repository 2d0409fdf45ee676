// Installing what package-lock.json names, when that is not what is there.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, hasPackagedNode, wrongNode } from './node.mjs'
import { NO_DISK, outsideEnv, Plain, ROOT, run, stage } from './run.mjs'

/** Beside the packages, so that deleting them forgets it too. */
const STAMP = 'node_modules/.railhead-installed'

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
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await run('npm', args, { cwd: root, env: outsideEnv() })
    if (code !== 0) throw new Plain(installFailure(output))
    markInstalled(root)
  }
  await stage('Installing dependencies', work, progress)
}

/**
 * What went wrong with `npm ci`, in one sentence that says what to do.
 * @param {string} output
 */
export function installFailure(output) {
  if (/ENOSPC|no space left/i.test(output)) return NO_DISK
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
