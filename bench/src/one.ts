import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { games } from '@railhead/host/games'
import { boardgameIo } from './boardgame-io.ts'
import { timeCall } from './calls.ts'
import { chess } from './chess.ts'
import { type Rate, race, WARM_UP } from './measure.ts'
import { ours } from './ours.ts'

/** The word with which the bench starts itself to measure one thing in a process of its own. */
export const ONE = 'measure-one'
const BENCH = fileURLToPath(new URL('../../scripts/bench.mjs', import.meta.url))
const SLICE = 400

/** What one process found. */
interface Found {
  /** A contestant's rate and the yardstick's. */
  readonly rates?: readonly Rate[]
  /** What a call costs. */
  readonly microseconds?: number
}

/** Measures one contestant beside the yardstick, or one call, and prints what it found. */
export function measureOne([what, name, rounds]: readonly string[]): void {
  console.log(JSON.stringify(what === 'play' ? { rates: play(name, Number(rounds)) } : { microseconds: call(name) }))
}

function play(name: string, rounds: number): readonly Rate[] {
  const contestants = [...games.map(ours), ...boardgameIo].filter((contestant) => contestant.name === name)
  return race([...contestants, chess], chess.name, { rounds, slice: SLICE, warmUp: WARM_UP })
}

function call(row: string): number {
  const game = games.find(({ id }) => row.startsWith(`${id} `))
  if (game === undefined) throw new RangeError(`there is no row "${row}"`)
  return timeCall(game, row)
}

/** Measures in so many processes, one after the other. How code is compiled differs between two runs of the same program. */
export async function inProcesses(times: number, ...words: readonly string[]): Promise<Found[]> {
  const found: Found[] = []
  for (let i = 0; i < times; i++) found.push(await inProcess(words))
  return found
}

async function inProcess(words: readonly string[]): Promise<Found> {
  const child = spawn(process.execPath, [BENCH, ONE, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`measuring ${words.join(' ')} ended with code ${code}`)
  return JSON.parse(output)
}
