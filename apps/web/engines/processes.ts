import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Driver } from './driver.ts'

/** The programs that a browser consists of: all of them end with it, and what they wrote goes. */
export class Processes {
  readonly home = mkdtempSync(join(tmpdir(), 'railhead-engine-'))
  readonly #running: ChildProcess[] = []

  /** Opens a browser; if that fails, nothing of it stays behind. */
  static async open(open: (processes: Processes) => Promise<Driver>): Promise<Driver> {
    const processes = new Processes()
    try {
      return await open(processes)
    } catch (error) {
      await processes.end()
      throw error
    }
  }

  /** In a group of its own, so that what it starts ends with it. */
  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: this.home, ...env },
    })
    this.#running.push(child)
    return child
  }

  async end(): Promise<void> {
    for (const child of this.#running.reverse()) await ended(child)
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGKILL')
  await gone
}

/** Waits for what a program says when it is ready; throws what it said if it ends before. */
export function said(child: ChildProcess, where: Readable, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    where.on('data', (chunk) => {
      text += chunk
      const found = ready.exec(text)
      if (found !== null) resolve(found[1])
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${text}`)))
  })
}
