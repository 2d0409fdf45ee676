import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Dice } from '../contestant.ts'
import { percentile } from '../web/row.ts'
import { type Heard, playTable } from './load.ts'
import { SERVE } from './serve-word.ts'

const BENCH = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url))
const TABLES = 50
const WARM_UP_MS = 3000
const MEASURED_MS = 10_000

/** What a server with tables online does under load, server and load on the same machine. */
export interface OnlineRow {
  readonly name: string
  /** Choices that were stored, with the disk's word for it, and acknowledged. */
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Median of what a page was sent at a choice. */
  readonly bytes: number
}

export async function online(): Promise<OnlineRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-bench-'))
  const child = spawn(process.execPath, [BENCH, SERVE, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => resolve(String(chunk).trim()))
      child.on('exit', () => reject(new Error('the server did not start')))
    })
    const dice = new Dice(1)
    const heard: Heard = { waits: [], bytes: [] }
    let isOver = false
    const playing = Array.from({ length: TABLES }, () =>
      playTable(
        url,
        () => dice.below(1 << 20),
        () => isOver,
        heard,
      ),
    )
    await wait(WARM_UP_MS)
    heard.waits.length = 0
    heard.bytes.length = 0
    const start = performance.now()
    await wait(MEASURED_MS)
    const seconds = (performance.now() - start) / 1000
    const [waits, bytes] = [[...heard.waits], [...heard.bytes]]
    isOver = true
    await Promise.all(playing)
    const at = (values: readonly number[], share: number): number => Number((percentile(values, share) ?? 0).toFixed(1))
    const name = `ostkrieg at ${TABLES} tables`
    return [
      { name, perSecond: Math.round(waits.length / seconds), p50: at(waits, 0.5), p99: at(waits, 0.99), bytes: at(bytes, 0.5) },
    ]
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
