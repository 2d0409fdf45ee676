import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { games } from './games.ts'
import type { Effort, Rate } from './measure.ts'
import { engine, rowNames, type StateCost, state } from './suites.ts'
import { table } from './table.ts'

const RESULTS = fileURLToPath(new URL('../results', import.meta.url))
const SUITES = ['engine', 'state'] as const
type Suite = (typeof SUITES)[number]

const HELP = `Measures random play and states, beside chessops and boardgame.io in the same run.

  npm run bench                          everything, as tables
  npm run bench -- engine                actions per CPU-second of uniformly random legal play
  npm run bench -- state                 size of a state and cost of a copy
  npm run bench -- ostkrieg              only the rows with this in their name
  npm run -s bench -- engine --json      rows {"name", "perCpuSecond", "ratio"}; the ratio is to chessops
      --rounds N                         more rounds, less noise (5)

Every run is also written to bench/results/.
`

interface Results {
  engine?: Rate[]
  state?: StateCost[]
}

export async function main(args: readonly string[]): Promise<void> {
  const known = games()
  const options = read(args, rowNames(known))
  if (options === undefined) return
  const { suites, wanted, effort, json } = options
  const results: Results = {}
  if (suites.includes('engine')) results.engine = engine(known, wanted, effort)
  if (suites.includes('state')) results.state = state(known, wanted)

  const file = keep(results)
  if (json) console.log(JSON.stringify(suites.length === 1 ? results[suites[0]] : results))
  else print(results, file)
}

interface Asked {
  readonly suites: readonly Suite[]
  readonly wanted: (name: string) => boolean
  readonly effort: Effort
  readonly json: boolean
}

/** Undefined when everything that was asked is already answered. */
function read(args: readonly string[], rows: readonly string[]): Asked | undefined {
  const fail = (sentence: string): undefined => {
    console.error(`${sentence}\nTry npm run bench -- --help.`)
    process.exitCode = 1
    return undefined
  }
  const types = {
    json: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    help: { type: 'boolean', short: 'h' },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof types; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options: types, allowPositionals: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  const { json = false, rounds, help } = parsed.values
  if (help) {
    console.log(HELP)
    return undefined
  }
  if (!/^[1-9]\d{0,3}$/.test(rounds)) return fail(`--rounds must be a whole number from 1 to 9999, not "${rounds}".`)
  const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name)
  const suites = parsed.positionals.filter(isSuite)
  const names = parsed.positionals.filter((name) => !isSuite(name))
  const nothing = names.find((part) => !rows.some((row) => row.includes(part)))
  if (nothing !== undefined) return fail(`There is no "${nothing}" to measure, only ${[...SUITES, ...rows].join(', ')}.`)
  return {
    suites: suites.length > 0 ? suites : SUITES,
    wanted: (name) => names.length === 0 || names.some((part) => name.includes(part)),
    effort: { rounds: Number(rounds), slice: 400 },
    json,
  }
}

function print({ engine, state }: Results, file: string): void {
  if (engine !== undefined) {
    console.log('Uniformly random legal play, one thread')
    const rows = engine.map(({ name, perCpuSecond, ratio }) => [name, perCpuSecond.toLocaleString('en'), ratio.toString()])
    console.log(table(['', 'actions per CPU-second', 'to chessops'], rows))
  }
  if (state !== undefined) {
    console.log('States')
    const rows = state.map(({ name, bytes, copyNs }) => [name, bytes?.toLocaleString('en') ?? '-', copyNs.toLocaleString('en')])
    console.log(table(['', 'bytes', 'ns per copy'], rows))
  }
  console.log(`Written to ${relative(process.cwd(), file)}`)
}

/** Writes the results with what they were measured on. */
function keep(results: Results): string {
  mkdirSync(RESULTS, { recursive: true })
  const at = new Date().toISOString()
  const file = `${RESULTS}/${at.slice(0, 19).replaceAll(':', '-')}.json`
  writeFileSync(file, `${JSON.stringify({ at, node: process.version, cpu: cpus()[0]?.model, ...results }, null, 2)}\n`)
  return file
}
