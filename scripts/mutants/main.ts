import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { sourcesIn } from '../checks/sources.ts'
import { Plain, ROOT, seconds } from '../run.mjs'
import { disagreements } from './agreement.ts'
import { allMutations } from './all.ts'
import { Child } from './child.ts'
import type { Numbered } from './instrument.ts'
import type { Mutation } from './mutations.ts'
import type { NotedFile } from './noted.ts'
import type { Outcome } from './trying.ts'
import { changedLines, explainedIn, isCaught, isExplained, sampled, type Tried, tallies, verdictOn } from './verdict.ts'

const HELP = `Changes the rules in small ways, one at a time, and looks whether a test fails. What survives was not tested.

  npm run mutants                                     rules, steps and effects of all games, the step engine, the host
  npm run mutants -- packages/ostkrieg/src/rules      only what lies there
  npm run mutants -- --since main                     only lines that changed since then
  npm run mutants -- --again                          only what survived the last time
  npm run mutants -- --sample 200 --seed 7            200 of them, drawn with this seed
  npm run mutants -- --agree 20                       tries 20 of them once more in the plain way, with vitest on a changed file
  npm run mutants -- --workers 1                      leaves the other cores alone

All mutations are in the code that is run, each behind a switch, so that tests are loaded once and only those run that a mutation would make
a difference to. A loop that goes on and on is stopped by counting its rounds, and told from what a test catches.

It fails when fewer than 95 of 100 are caught, or when one survives that scripts/mutants/explained.json does not explain.
`

/**
 * Whole games at random, also from positions made at random, and games made wrong on purpose: they take longer than all other tests, and what
 * they alone catch no test says plainly. Examples for readers run when they are loaded, once.
 */
const LEFT_OUT = /\/(game|loading|strict|broken|example)\.test\.ts$/
const FOLDER = join(ROOT, '.cache/mutants')
const SURVIVORS = join(FOLDER, 'survivors.json')
const EXPLAINED = join(import.meta.dirname, 'explained.json')

export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      again: { type: 'boolean' },
      agree: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)
  for (const name of ['sample', 'seed', 'workers', 'agree'] as const)
    if (values[name] !== undefined && !/^[1-9]\d{0,8}$/.test(values[name]))
      throw new Plain(`--${name} must be a whole number above 0.`)
  const start = performance.now()
  const workers = Number(values.workers)
  const all = mutationsIn(positionals)
  let chosen = all
  if (values.since !== undefined) chosen = since(chosen, values.since)
  if (values.again) chosen = survivorsAmong(chosen)
  if (values.sample !== undefined) chosen = sampled(chosen, Number(values.sample), Number(values.seed))
  if (chosen.length === 0) return console.log('There is nothing to change there.')

  const noted = await notedBy([...new Set(chosen.map(({ path }) => path.split('/')[1]))], workers)
  console.log(`${chosen.length} mutations of ${all.length}, ${noted.length} files of tests`)
  const explained = explainedIn(readFileSync(EXPLAINED, 'utf8'))
  const tried = await tryAll(chosen, noted, workers, (one) => {
    const { mutation, how } = one
    if (isCaught(one) || isExplained(mutation, explained)) return
    say(`${SURVIVED[how] ?? how}: ${mutation.path}:${mutation.line}: ${mutation.what}\n  ${mutation.code}`)
  })
  const survivors = tried.filter((one) => !isCaught(one))
  writeFileSync(SURVIVORS, JSON.stringify(survivors.map(({ mutation }) => nameOf(mutation))))
  const { caught, unexplained, stale, ok } = verdictOn(tried, all, explained)
  for (const fault of stale) console.log(fault)
  console.log(tallies(tried, explained))
  console.log(
    `${caught.toFixed(1)} % caught: ${tried.length - survivors.length} of ${tried.length}; ${survivors.length} survived, ${unexplained.length} of them not explained. Took ${seconds(start)}.`,
  )
  if (!ok) process.exitCode = 1
  if (values.agree === undefined) return
  const again = sampled(tried, Number(values.agree), Number(values.seed))
  const tell = (done: number): void => progress(`${done} of ${again.length} tried with vitest`)
  const otherwise = await disagreements(again, noted, join(FOLDER, 'plain'), tell)
  for (const one of otherwise) console.log(one)
  console.log(`${again.length - otherwise.length} of ${again.length} come out the same with vitest.`)
  if (otherwise.length > 0) process.exitCode = 1
}

type TriedNumber = Tried & { readonly mutation: Numbered }

const SURVIVED: { readonly [how: string]: string } = {
  survived: 'survived',
  unnoticed: 'survived, and makes no difference to any test',
  undecided: 'neither caught nor survived in the time there was',
}

const nameOf = ({ path, code, what }: Mutation): string => `${path}: ${code}: ${what}`

function survivorsAmong(mutations: readonly Numbered[]): Numbered[] {
  if (!existsSync(SURVIVORS)) throw new Plain('Nothing has been tried yet, so there is nothing to try again.')
  const names = new Set(JSON.parse(readFileSync(SURVIVORS, 'utf8')) as string[])
  return mutations.filter((mutation) => names.has(nameOf(mutation)))
}

function mutationsIn(paths: readonly string[]): Numbered[] {
  const wanted = paths.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''))
  for (const path of wanted) if (!existsSync(join(ROOT, path))) throw new Plain(`There is no ${path}.`)
  return allMutations().filter(
    ({ path }) => wanted.length === 0 || wanted.some((one) => path === one || path.startsWith(`${one}/`)),
  )
}

function since(mutations: readonly Numbered[], revision: string): Numbered[] {
  let diff: string
  try {
    diff = execFileSync('git', ['diff', '-U0', revision, '--', 'packages'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: 'pipe',
    })
  } catch {
    throw new Plain(`Git knows no revision "${revision}".`)
  }
  const changed = changedLines(diff)
  return mutations.filter(({ path, line }) => changed.get(path)?.has(line))
}

/** What every file of tests does without a mutation. Kept until something that it runs changes. */
async function notedBy(projects: readonly string[], workers: number): Promise<NotedFile[]> {
  const sources = sourcesIn(ROOT, 'packages').concat(sourcesIn(ROOT, 'scripts/mutants'))
  const rest = createHash('sha256')
  for (const { path, text } of sources) if (!path.endsWith('.test.ts')) rest.update(path).update(text)
  const folder = join(FOLDER, 'noted', rest.digest('hex').slice(0, 16))
  if (!existsSync(folder)) rmSync(dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const tests = sources.filter(
    ({ path }) => path.endsWith('.test.ts') && projects.includes(path.split('/')[1]) && !LEFT_OUT.test(path),
  )
  const files: NotedFile[] = []
  await inParallel(workers, tests, 'noting.ts', [], async (child, { path, text }) => {
    const kept = join(folder, `${createHash('sha256').update(path).update(text).digest('hex').slice(0, 16)}.json`)
    if (!existsSync(kept)) {
      const answer = await child.ask<{ noted?: NotedFile; trouble?: string }>(path, 600_000)
      if (answer?.noted === undefined) throw new Plain(answer?.trouble ?? `${path} does not come to an end.`)
      writeFileSync(kept, JSON.stringify(answer.noted))
    }
    files.push(JSON.parse(readFileSync(kept, 'utf8')) as NotedFile)
    progress(`what tests notice: ${files.length} of ${tests.length} files`)
  })
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** How long is too long for a mutation: the process hangs where no loop counts. On a busy machine nothing is as quick as usual. */
const PATIENCE = { least: 120_000, times: 40 }

async function tryAll(
  mutations: readonly Numbered[],
  noted: readonly NotedFile[],
  workers: number,
  tell: (tried: TriedNumber) => void,
): Promise<TriedNumber[]> {
  const list = join(FOLDER, 'noted.json')
  writeFileSync(list, JSON.stringify(noted))
  const usual = noted.flatMap(({ units }) => units).reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const patience = PATIENCE.least + PATIENCE.times * usual
  const tried: TriedNumber[] = []
  const start = performance.now()
  let survived = 0
  await inParallel(workers, mutations, 'trying.ts', [list], async (child, mutation) => {
    const outcome = await child.ask<Outcome>(mutation.number, patience)
    if (outcome?.isTired) child.stop()
    const one: TriedNumber = { mutation, how: outcome?.how ?? 'undecided', by: outcome?.by }
    tried.push(one)
    if (!isCaught(one)) survived++
    tell(one)
    const left = ((performance.now() - start) / tried.length / 60_000) * (mutations.length - tried.length)
    progress(`${tried.length} of ${mutations.length} tried, ${survived} survived, about ${Math.ceil(left)} min left`)
  })
  return tried
}

/** Does the work with so many processes, each taking what comes next. */
async function inParallel<T>(
  workers: number,
  all: readonly T[],
  script: string,
  args: readonly string[],
  work: (child: Child, one: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const processes = Array.from({ length: Math.min(workers, all.length) }, async () => {
    const child = new Child(script, args)
    try {
      while (next < all.length) await work(child, all[next++])
    } finally {
      child.stop()
    }
  })
  await Promise.all(processes)
}

/** A line of its own, where the progress is written over. */
const say = (line: string): void => console.log(process.stdout.isTTY ? `\r\x1b[K${line}` : line)

let shown = 0
/** One line that is written over on a terminal, a line now and then elsewhere. */
function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`)
  else if (performance.now() - shown > 15_000) {
    shown = performance.now()
    console.log(line)
  }
}
