// npm test: installs what the checks need and runs every check.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildForTests, buildWeb } from './build.mjs'
import { buildWhole } from './engine.mjs'
import { install } from './install.mjs'
import { provide } from './needs.mjs'
import { ensureNode } from './node.mjs'
import { command, insideEnv, Plain, ROOT, run, seconds } from './run.mjs'

/** What the test runners count, one file each. */
const COUNTS = join(ROOT, '.cache/counts')
const BROWSER_TESTS = join(ROOT, 'apps/web/playwright.config.ts')
const ENGINE_TESTS = join(ROOT, 'apps/web/engines/playwright.config.ts')

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} run program and arguments
 * @property {readonly string[]} [quick] what is added to it for a first answer within a minute; without this it is left out then
 * @property {boolean} [tests] it has tests to count, and shows its output as it goes
 * @property {() => Promise<void>} [before]
 * @property {() => boolean} [exists] left out while there is nothing to check
 */

const PACKAGES = readdirSync(join(ROOT, 'packages'))

const COLOURS = process.stdout.isTTY ? 'force' : 'off'

/** @type {readonly Check[]} */
const CHECKS = [
  { name: 'types', title: 'Types', run: ['tsc', '-b'], quick: [] },
  { name: 'lint', title: 'Lint and format', run: ['biome', 'ci', `--colors=${COLOURS}`, '--error-on-warnings', '.'], quick: [] },
  { name: 'dead-code', title: 'Dead code', run: ['knip', '--no-progress'] },
  { name: 'directions', title: 'Dependency directions', run: ['node', 'scripts/checks/directions.ts'] },
  { name: 'purity', title: 'Purity of packages/', run: ['node', 'scripts/checks/purity.ts'] },
  {
    name: 'unit',
    title: 'Unit and property tests',
    run: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${COUNTS}/unit.json`],
    quick: PACKAGES.flatMap((name) => ['--project', name]),
    tests: true,
    before: async () => void (await buildWhole()),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    run: ['playwright', 'test', '--config', BROWSER_TESTS, '--reporter=list,json'],
    tests: true,
    before: buildForTests,
    exists: () => existsSync(BROWSER_TESTS),
  },
  {
    name: 'engines',
    title: 'Each game in Chromium, Firefox and WebKit',
    run: ['playwright', 'test', '--config', ENGINE_TESTS, '--reporter=list,json'],
    tests: true,
    before: buildWeb,
    exists: () => existsSync(ENGINE_TESTS),
  },
]

const HELP = `Installs what the checks need and runs them.

  npm test                      every check
  npm test -- quick             a first answer within a minute: types, lint, and the unit tests of packages that are quick
  npm test -- types lint        only these: ${CHECKS.map((check) => check.name).join(', ')}
  npm test -- --long            with random runs ten times as long, from a seed of their own
  npm test -- --long --seed 7   the same from this seed, to see again what failed
  npm test -- --crashes 200     only the tests in which servers, workers and databases are killed under load, so many times each
`

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        long: { type: 'boolean' },
        seed: { type: 'string' },
        crashes: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return { ...values, names: positionals }
  } catch (error) {
    throw new Plain(`${error instanceof Error ? error.message : error}\nTry npm test -- --help.`)
  }
}

/**
 * The seed of random runs; undefined for the usual one. Long runs look somewhere else each time.
 * @param {string | undefined} given @param {boolean | undefined} long
 */
function seedOf(given, long) {
  if (given !== undefined && !/^\d{1,9}$/.test(given))
    throw new Plain(`The seed must be a whole number of at most nine digits, not "${given}".`)
  return given ?? (long ? String(Date.now() % 1_000_000_000) : undefined)
}

/** The tests in which something is killed. @param {string} times @returns {readonly Check[]} */
function killing(times) {
  if (!/^[1-9]\d{0,4}$/.test(times)) throw new Plain(`--crashes says how often something is killed, not "${times}".`)
  return CHECKS.filter(({ name }) => name === 'unit').map((check) => ({
    ...check,
    title: `Tests in which something is killed ${times} times`,
    run: [
      ...check.run,
      '--project',
      'server',
      '--testNamePattern',
      'killed',
      'crash.test.ts',
      'processes.test.ts',
      'jobs.test.ts',
    ],
  }))
}

/** @param {readonly string[]} names @returns {readonly Check[]} */
function chosen(names) {
  if (names.length === 1 && names[0] === 'quick')
    return CHECKS.flatMap((check) => (check.quick === undefined ? [] : [{ ...check, run: [...check.run, ...check.quick] }]))
  const unknown = names.find((name) => CHECKS.every((check) => check.name !== name))
  if (unknown !== undefined) {
    throw new Plain(`There is no check "${unknown}". The checks are ${CHECKS.map((check) => check.name).join(', ')}.`)
  }
  return CHECKS.filter(({ name, exists }) => (names.length === 0 || names.includes(name)) && (exists?.() ?? true))
}

/** @param {Check} check @param {NodeJS.ProcessEnv} env */
async function passes({ name, title, run: [program, ...args], tests = false, before }, env) {
  const start = performance.now()
  try {
    await provide(name)
    await before?.()
    if (tests) console.log(`${title} ...`)
    const counted = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(COUNTS, `${name}.json`) }
    const { code, output } = await run(program, args, { env: counted, show: tests })
    if (code !== 0 && !tests) process.stdout.write(output)
    console.log(`${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(start)}`)
    return code === 0
  } catch (error) {
    if (!(error instanceof Plain)) throw error
    console.log(`${title}: FAILED. ${error.message}`)
    return false
  }
}

/** Passed and failed tests of all the runners that ran. */
function countTests() {
  let [passed, failed] = [0, 0]
  const read = (/** @type {string} */ name) => {
    const file = join(COUNTS, name)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  }
  const unit = read('unit.json')
  if (unit !== undefined) {
    passed += unit.numPassedTests
    failed += unit.numFailedTests
  }
  for (const browser of [read('browser.json'), read('engines.json')]) {
    if (browser === undefined) continue
    passed += browser.stats.expected
    failed += browser.stats.unexpected + browser.stats.flaky
  }
  return { passed, failed }
}

await command(async () => {
  const { long, help, names, crashes, ...given } = options()
  if (help) return console.log(HELP)
  const checks = crashes === undefined ? chosen(names) : killing(crashes)
  const seed = seedOf(given.seed, long)
  const start = performance.now()
  await install()
  await ensureNode()
  rmSync(COUNTS, { recursive: true, force: true })
  mkdirSync(COUNTS, { recursive: true })
  const env = {
    ...insideEnv(),
    ...(long ? { RAILHEAD_LONG: '1' } : {}),
    ...(names.includes('quick') ? { RAILHEAD_QUICK: '1' } : {}),
    ...(seed === undefined ? {} : { RAILHEAD_SEED: seed }),
    ...(crashes === undefined ? {} : { RAILHEAD_CRASHES: crashes }),
  }

  if (seed !== undefined)
    console.log(`Random runs start from seed ${seed}. To see them again: npm test --${long ? ' --long' : ''} --seed ${seed}`)
  // What only reads the sources runs beside each other; what has tests has the machine for itself.
  const reading = checks.filter(({ tests }) => tests !== true)
  const passed = await Promise.all(reading.map((check) => passes(check, env)))
  const failed = reading.filter((_, i) => !passed[i]).map(({ name }) => name)
  for (const check of checks) if (check.tests === true && !(await passes(check, env))) failed.push(check.name)

  const tests = countTests()
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
  console.log(
    `Tests: ${tests.passed} passed, ${tests.failed} failed. Checks: ${checks.length - failed.length} passed, ${failed.length} failed. Took ${seconds(start)}.`,
  )
  if (failed.length > 0) process.exitCode = 1
})
