import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse, sourcesIn } from '../checks/sources.ts'
import { Plain, ROOT, seconds } from '../run.mjs'
import { COVERAGE_FOLDER, type Covered, stagesFor, type TestFile } from './covering.ts'
import { type Mutation, mutated, mutationsOf } from './mutations.ts'
import { Runner } from './runner.ts'
import { makeSandbox } from './sandbox.ts'
import { changedLines, type Explained, isExplained, sampled, type Tried, verdictOn } from './verdict.ts'

const HELP = `Changes the rules in small ways, one at a time, and looks whether a test fails. What survives was not tested.

  npm run mutants                                     rules, steps and effects of all games, the step engine, the host: takes hours
  npm run mutants -- packages/ostkrieg/src/rules      only what lies there
  npm run mutants -- --since main                     only lines that changed since then
  npm run mutants -- --sample 200 --seed 7            200 of them, drawn with this seed
  npm run mutants -- --workers 1                      leaves the other cores alone

It fails when fewer than 95 of 100 are caught, or when one survives that scripts/mutants/explained.json does not explain.
`

const RULES = /^packages\/(?:[^/]+\/src\/(?:rules|steps|effects)|host\/src)\/.*\.ts$/
const NOT_RULES = /\.(test|kit|node)\.ts$/
/** Random play of whole games: it takes long, and what it alone catches no test says plainly. */
const LEFT_OUT = /\/game\.test\.ts$/
const FOLDER = join(ROOT, '.cache/mutants')
const EXPLAINED = join(import.meta.dirname, 'explained.json')

export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)
  for (const name of ['sample', 'seed', 'workers'] as const)
    if (values[name] !== undefined && !/^[1-9]\d{0,8}$/.test(values[name]))
      throw new Plain(`--${name} must be a whole number above 0.`)
  const start = performance.now()
  const all = mutationsIn(positionals)
  let chosen = all
  if (values.since !== undefined) chosen = since(chosen, values.since)
  if (values.sample !== undefined) chosen = sampled(chosen, Number(values.sample), Number(values.seed))
  if (chosen.length === 0) return console.log('There is nothing to change there.')

  const projects = [...new Set(chosen.map(({ path }) => path.split('/')[1]))]
  const tests = await coverageOf(projects)
  console.log(`${chosen.length} mutations of ${all.length}, ${tests.length} files of tests`)
  const explained = JSON.parse(readFileSync(EXPLAINED, 'utf8')) as readonly Explained[]
  const tried = await tryAll(chosen, tests, projects, Number(values.workers), (mutation) => {
    if (isExplained(mutation, explained)) return
    say(`survived: ${mutation.path}:${mutation.line}: ${mutation.what}\n  ${mutation.code}`)
  })
  const { caught, unexplained, stale, ok } = verdictOn(tried, all, explained)
  for (const fault of stale) console.log(fault)
  const survived = tried.filter((one) => !one.caught).length
  console.log(
    `${caught.toFixed(1)} % caught: ${tried.length - survived} of ${tried.length}; ${survived} survived, ${unexplained.length} of them not explained. Took ${seconds(start)}.`,
  )
  if (!ok) process.exitCode = 1
}

function mutationsIn(paths: readonly string[]): Mutation[] {
  const wanted = paths.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''))
  for (const path of wanted) if (!existsSync(join(ROOT, path))) throw new Plain(`There is no ${path}.`)
  return sourcesIn(ROOT, 'packages')
    .filter(({ path }) => RULES.test(path) && !NOT_RULES.test(path))
    .filter(({ path }) => wanted.length === 0 || wanted.some((one) => path === one || path.startsWith(`${one}/`)))
    .flatMap(mutationsOf)
}

function since(mutations: readonly Mutation[], revision: string): Mutation[] {
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

/** What every file of tests runs. Kept until something in the packages changes. */
async function coverageOf(projects: readonly string[]): Promise<TestFile[]> {
  const hash = createHash('sha256').update(projects.join())
  for (const { path, text } of sourcesIn(ROOT, 'packages')) hash.update(path).update(text)
  const kept = join(FOLDER, `coverage-${hash.digest('hex').slice(0, 16)}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as TestFile[]

  const sandbox = join(FOLDER, 'coverage')
  makeSandbox(sandbox)
  appendFileSync(join(sandbox, 'scripts/random-runs.ts'), "\nimport './mutants/coverage.ts'\n")
  const written = join(FOLDER, 'covered')
  rmSync(written, { recursive: true, force: true })
  const runner = new Runner(sandbox, projects, { [COVERAGE_FOLDER]: written })
  const tests = (await runner.tests()).filter((test) => !LEFT_OUT.test(test))
  const times = new Map<string, number>()
  for (const [i, test] of tests.entries()) {
    progress(`what tests run: ${i + 1} of ${tests.length}`)
    const result = await runner.run({ stages: [[test]] }, 600_000)
    if (result === undefined || result.failed) throw new Plain(`${test.slice(sandbox.length + 1)} fails as it is; mend it first.`)
    times.set(test, result.milliseconds)
  }
  runner.stop()
  const relative = (path: string): string => path.slice(sandbox.length + 1)
  const files = readdirSync(written).map((name) => {
    const { test, covered } = JSON.parse(readFileSync(join(written, name), 'utf8')) as { test: string; covered: Covered[] }
    return {
      test: relative(test),
      milliseconds: times.get(test) ?? 0,
      covered: covered.map((one) => ({ ...one, file: relative(one.file) })).filter(({ file }) => RULES.test(file)),
    }
  })
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify(files))
  return files
}

async function tryAll(
  mutations: readonly Mutation[],
  tests: readonly TestFile[],
  projects: readonly string[],
  workers: number,
  tellSurvivor: (mutation: Mutation) => void,
): Promise<Tried[]> {
  const tried: Tried[] = []
  const start = performance.now()
  let next = 0
  let survived = 0
  const work = async (number: number): Promise<void> => {
    const sandbox = join(FOLDER, `worker-${number}`)
    makeSandbox(sandbox)
    const runner = new Runner(sandbox, projects)
    // Nothing is caught by tests that fail anyway.
    const untouched = await runner.run({ stages: [tests.map(({ test }) => join(sandbox, test))] }, 600_000)
    if (untouched === undefined || untouched.failed) throw new Plain('Tests fail without any change; mend them first.')
    for (let at = next++; at < mutations.length; at = next++) {
      const mutation = mutations[at]
      const caught = await isCaught(mutation, tests, runner)
      tried.push({ mutation, caught })
      if (!caught) {
        survived++
        tellSurvivor(mutation)
      }
      const left = ((performance.now() - start) / tried.length / 60_000) * (mutations.length - tried.length)
      progress(`${tried.length} of ${mutations.length} tried, ${survived} survived, about ${Math.ceil(left)} min left`)
    }
    runner.stop()
  }
  await Promise.all(Array.from({ length: workers }, (_, i) => work(i + 1)))
  return tried
}

/** What takes much longer than usual never ends. On a busy machine nothing is as quick as usual. */
const PATIENCE = { least: 30_000, times: 5, most: 180_000 }

async function isCaught(mutation: Mutation, tests: readonly TestFile[], runner: Runner): Promise<boolean> {
  const stages = stagesFor(tests, mutation.path, mutation.start)
  if (stages.length === 0) return false
  const source = readFileSync(join(ROOT, mutation.path), 'utf8')
  const changed = mutated(source, mutation)
  // What is no program is no mistake that anybody could make.
  if (parse(mutation.path, changed).parsed.errors.length > 0) return true
  const usual = tests.filter(({ test }) => stages.flat().includes(test)).reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const file = join(runner.sandbox, mutation.path)
  writeFileSync(file, changed)
  const absolute = stages.map((stage) => stage.map((test) => join(runner.sandbox, test)))
  const patience = Math.min(PATIENCE.least + PATIENCE.times * usual, PATIENCE.most)
  const result = await runner.run({ stages: absolute }, patience)
  writeFileSync(file, source)
  return result === undefined || result.failed
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
