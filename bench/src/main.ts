import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { games } from '@railhead/host/games'
import { type Rate, WARM_UP } from './measure.ts'
import { measureOne, ONE } from './one.ts'
import { SERVE } from './online/serve-word.ts'
import type { OnlineRow } from './online/suite.ts'
import { type CallCost, calls, type Effort, engine, rowNames, type StateCost, state } from './suites.ts'
import { table } from './table.ts'
import { WEB_PARTS, type WebRow } from './web/row.ts'
import { Unmeasurable } from './web/unmeasurable.ts'

const RESULTS = fileURLToPath(new URL('../results', import.meta.url))
const SUITES = ['engine', 'calls', 'state', 'web', 'online'] as const
type Suite = (typeof SUITES)[number]

const HELP = `Measures random play and states, beside chessops and boardgame.io in the same run, and the web client in Chromium.

  npm run bench                          everything, as tables
  npm run bench -- engine                actions per CPU-second of uniformly random legal play
  npm run bench -- calls                 what single calls cost: a choice with its events, opening a record, reimagining
  npm run bench -- state                 size of a state and cost of a copy
  npm run bench -- web                   weights and timings of the web client beside their limits
  npm run bench -- online                tables on a server: choices stored and acknowledged each second, and what else is asked of it;
                                         also on the PostgreSQL of DATABASE_URL, or on one of its own where that is installed
  npm run bench -- ostkrieg              only the rows with this in their name
  npm run -s bench -- engine --json      rows {"name", "perCpuSecond", "ratio"}; the ratio is to chessops
      --processes N                      more processes, less noise (5)
      --rounds N                         more rounds in each of them (3)

Every run is also written to bench/results/.
`

interface Results {
  engine?: Rate[]
  calls?: CallCost[]
  state?: StateCost[]
  web?: WebRow[]
  online?: OnlineRow[]
}

export async function main(args: readonly string[]): Promise<void> {
  if (args[0] === ONE) return measureOne(args.slice(1))
  if (args[0] === SERVE) return (await import('./online/serving.ts')).serveTables(args.slice(1))
  const known = games
  const played = rowNames(known)
  const options = read(args, [...new Set([...played, ...WEB_PARTS])])
  if (options === undefined) return
  const { suites, wanted, effort, json } = options
  const results: Results = {}
  if (suites.includes('engine') && played.some(wanted)) results.engine = await engine(known, wanted, effort)
  if (suites.includes('calls') && played.some(wanted)) results.calls = await calls(known, wanted, effort)
  if (suites.includes('state') && played.some(wanted)) results.state = state(known, wanted)
  if (suites.includes('web') && WEB_PARTS.some(wanted)) results.web = await measuredWeb(wanted)
  if (suites.includes('online')) results.online = await (await import('./online/suite.ts')).online()

  const file = keep(results)
  if (json) console.log(JSON.stringify(suites.length === 1 ? (results[suites[0]] ?? []) : results))
  else print(results, file)
}

/** Undefined, with a sentence, where the web client cannot be measured; the other figures are still worth having. */
async function measuredWeb(wanted: (part: string) => boolean): Promise<WebRow[] | undefined> {
  try {
    // Only now: the browser's driver is large, and the other suites do without.
    const { web } = await import('./web/suite.ts')
    return await web(wanted)
  } catch (error) {
    if (!(error instanceof Unmeasurable)) throw error
    console.error(error.message)
    process.exitCode = 1
    return undefined
  }
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
    rounds: { type: 'string', default: '3' },
    processes: { type: 'string', default: '5' },
    help: { type: 'boolean', short: 'h' },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof types; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options: types, allowPositionals: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  const { json = false, rounds, processes, help } = parsed.values
  if (help) {
    console.log(HELP)
    return undefined
  }
  for (const [name, number] of Object.entries({ rounds, processes }))
    if (!/^[1-9]\d{0,3}$/.test(number)) return fail(`--${name} must be a whole number from 1 to 9999, not "${number}".`)
  const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name)
  const suites = parsed.positionals.filter(isSuite)
  const names = parsed.positionals.filter((name) => !isSuite(name))
  const nothing = names.find((part) => !rows.some((row) => row.includes(part)))
  if (nothing !== undefined) return fail(`There is no "${nothing}" to measure, only ${[...SUITES, ...rows].join(', ')}.`)
  return {
    suites: suites.length > 0 ? suites : SUITES,
    wanted: (name) => names.length === 0 || names.some((part) => name.includes(part)),
    effort: { rounds: Number(rounds), processes: Number(processes) },
    json,
  }
}

function print({ engine, calls, state, web, online }: Results, file: string): void {
  const warm = `after ${WARM_UP / 1000} s of warm-up, the median of several processes`
  const verdict = (ok: boolean | null) => (ok === null ? '' : ok ? 'kept' : 'missed')
  if (engine !== undefined) {
    console.log(`Uniformly random legal play, one thread, ${warm}`)
    const rows = engine.map(({ name, perCpuSecond, ratio }) => [name, perCpuSecond.toLocaleString('en'), ratio.toString()])
    console.log(table(['', 'actions per CPU-second', 'to chessops'], rows))
  }
  if (calls !== undefined) {
    console.log(`Single calls, ${warm}`)
    const rows = calls.map(({ name, microseconds, limit, ok }) => [
      name,
      microseconds.toLocaleString('en'),
      limit?.toLocaleString('en') ?? '-',
      verdict(ok),
    ])
    console.log(table(['', 'µs of CPU time', 'limit', ''], rows))
  }
  if (state !== undefined) {
    console.log('States')
    const rows = state.map(({ name, bytes, copyNs }) => [name, bytes?.toLocaleString('en') ?? '-', copyNs.toLocaleString('en')])
    console.log(table(['', 'bytes', 'ns per copy'], rows))
  }
  if (web !== undefined) {
    console.log('The web client in Chromium, timings with the CPU slowed four times')
    const rows = web.map(({ name, value, unit, limit, ok }) => [name, `${value} ${unit}`, `${limit ?? '-'}`, verdict(ok)])
    console.log(table(['', 'measured', 'limit', ''], rows))
  }
  if (online !== undefined) {
    console.log('Tables on a server: random play by two at each, server and players on the same machine')
    const rows = online.map(({ name, value, unit, limit, ok }) => [
      name,
      `${value.toLocaleString('en')} ${unit}`,
      limit?.toLocaleString('en') ?? '-',
      verdict(ok),
    ])
    console.log(table(['', 'measured', 'asked', ''], rows))
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
