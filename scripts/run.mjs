// Running other programs, and saying in one line what happened.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** A failure with a sentence for the person at the keyboard: printed as it is, without a stack. */
export class Plain extends Error {}

/**
 * @typedef {object} Ran
 * @property {number} code exit code; 127 when the program is not there
 * @property {string} output everything it printed
 */

/**
 * Runs a program to its end. `show` lets its output through as it comes.
 * @param {string} command @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} [how]
 * @returns {Promise<Ran>}
 */
export function run(command, args, { env = process.env, cwd = ROOT, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    /** @param {Buffer} chunk @param {NodeJS.WriteStream} to */
    const take = (chunk, to) => {
      output += chunk.toString()
      if (show) to.write(chunk)
    }
    child.stdout.on('data', (chunk) => take(chunk, process.stdout))
    child.stderr.on('data', (chunk) => take(chunk, process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * The environment without the project's own programs on its path, so that `node_modules` can be replaced while it is in use.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function outsideEnv(env = process.env) {
  const path = (env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  return { ...env, PATH: path.join(':') }
}

/** The environment with the project's own programs, and the running Node, first on its path; with colours if they can be seen. */
export function insideEnv(env = process.env) {
  const { FORCE_COLOR, NO_COLOR, ...rest } = env
  const colours = process.stdout.isTTY && NO_COLOR === undefined ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  return { ...rest, ...colours, PATH: [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), env.PATH ?? ''].join(':') }
}

/** @param {number} since from `performance.now()` */
export function seconds(since) {
  const took = (performance.now() - since) / 1000
  return took < 100 ? `${took.toFixed(1)} s` : `${Math.floor(took / 60)} min ${Math.round(took % 60)} s`
}

/**
 * One line of progress: what is being done, and how long it took once it is.
 * @template T
 * @param {string} what @param {() => Promise<T>} work @param {NodeJS.WritableStream} [to]
 * @returns {Promise<T>}
 */
export async function stage(what, work, to = process.stdout) {
  const start = performance.now()
  to.write(`${what} ... `)
  try {
    const result = await work()
    to.write(`${seconds(start)}\n`)
    return result
  } catch (error) {
    to.write('failed\n')
    throw error
  }
}

/**
 * Runs a command's main function. What it throws as `Plain` becomes one line and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main()
  } catch (error) {
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    if (full) console.error(NO_DISK)
    else if (error instanceof Plain) console.error(error.message)
    else throw error
    process.exitCode = 1
  }
}

export const NO_DISK = 'The disk is full. Free about 1 GB and try again.'
