// A process that tries mutations: told of a number, it answers with an `Outcome`. Its argument names a file with what tests were noted to do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import '../random-runs.ts'
import { ROOT } from '../run.mjs'
import { allMutations } from './all.ts'
import { takeUnits, type Unit } from './harness.ts'
import { loadInstrumented } from './loading.ts'
import { inSamePackage, type NotedFile, type NotedUnit, reader } from './noted.ts'
import { Switches } from './switches.ts'

/** `endless`: a loop went on far beyond its usual end, or a promise was never kept. `unnoticed`: no test makes it come out otherwise. */
export interface Outcome {
  readonly number: number
  readonly how: 'caught' | 'endless' | 'survived' | 'unnoticed'
  /** The test that failed; without a name when its file cannot even be loaded. */
  readonly by?: { readonly path: string; readonly name: string }
  /** The process has loaded so much that another one should go on. */
  readonly isTired: boolean
}

type Way = 'passes' | 'fails' | 'endless'

/** A loop that ends goes fewer rounds than this, whatever a mutation does. */
const roundsFor = (usual: number): number => 20 * usual + 100_000
const ROUNDS_TO_LOAD = 20_000_000
/** Milliseconds for what waits. */
const PATIENCE = 60_000
const TIRED_AFTER = 60
const noted = JSON.parse(readFileSync(process.argv[2], 'utf8')) as readonly NotedFile[]
const mutations = allMutations()
const switches = new Switches(mutations.length)
Object.assign(globalThis, { $m: switches })
loadInstrumented(mutations, 'trying')
// The first counterexample is enough.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
let stray = false
process.on('unhandledRejection', () => {
  stray = true
})

interface Known extends NotedUnit {
  readonly path: string
  readonly at: number
  readonly isMet: (number: number) => boolean
}
const units: Known[] = noted.flatMap(({ path, units }) =>
  units.map((unit, at) => ({ ...unit, path, at, isMet: reader(unit.met) })),
)
const files = noted.map((file) => ({ ...file, isKept: reader(file.kept) }))

let versions = 0
/** The version in which mutations are switched on and off. */
let usual = `?${versions}`
const loaded = new Map<string, readonly Unit[]>()

async function load(path: string, version: string): Promise<readonly Unit[]> {
  await import(join(ROOT, path) + version)
  return takeUnits()
}

async function usualUnit({ path, at }: Known): Promise<Unit> {
  let found = loaded.get(path)
  if (found === undefined) {
    switches.begin(-1)
    found = await load(path, usual)
    loaded.set(path, found)
  }
  return found[at]
}

async function run(unit: Unit, on: number, rounds: number): Promise<Way> {
  switches.begin(on, rounds)
  stray = false
  let [way, timer]: [Way, NodeJS.Timeout | undefined] = ['passes', undefined]
  try {
    const late = new Promise<Way>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, 'endless')
    })
    way = await Promise.race([unit.run().then((): Way => 'passes'), late])
  } catch {
    way = 'fails'
  }
  clearTimeout(timer)
  const { isEndless } = switches
  switches.begin(-1)
  if (isEndless) return 'endless'
  return stray ? 'fails' : way
}

/** By which tests mutations of a file were caught, the latest last. */
const catchers = new Map<string, Set<Known>>()

/** Those that would notice: what caught a neighbour, what stands beside, what is quick. */
function order(path: string, all: readonly Known[]): Known[] {
  const beside = path.replace(/\.ts$/, '.test.ts')
  const recent = [...(catchers.get(path) ?? [])].reverse()
  const rank = (unit: Known): number => {
    const at = recent.indexOf(unit)
    return at >= 0 && unit.milliseconds < 500 ? at - 1e6 : unit.path === beside ? unit.milliseconds / 4 : unit.milliseconds
  }
  return all
    .map((unit) => ({ unit, rank: rank(unit) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit)
}

/** Files of tests by how long all of each takes. */
const quickFirst = (paths: readonly string[]): string[] =>
  paths
    .map((path) => ({ path, long: units.reduce((sum, unit) => sum + (unit.path === path ? unit.milliseconds : 0), 0) }))
    .sort((a, b) => a.long - b.long)
    .map(({ path }) => path)

async function attempt(number: number): Promise<Omit<Outcome, 'number' | 'isTired'>> {
  const { path } = mutations[number]
  const noticing = units.filter((unit) => unit.isRepeatable && inSamePackage(unit.path, path) && unit.isMet(number))
  const keeping = new Set(files.filter((file) => inSamePackage(file.path, path) && file.isKept(number)).map((file) => file.path))
  if (noticing.length === 0 && keeping.size === 0) return { how: 'unnoticed' }
  for (const known of order(path, noticing)) {
    const unit = await usualUnit(known)
    const rounds = roundsFor(known.rounds)
    let way = await run(unit, number, rounds)
    if (way === 'passes') continue
    // What a test left behind must not be what the next one fails by.
    const isLeft = (await run(unit, -1, rounds)) !== 'passes'
    if (isLeft) renew()
    if (isLeft || keeping.has(known.path)) way = (await anew(number, [known.path], (one) => one === known)).way
    if (way === 'passes') continue
    remember(path, known)
    return { how: way === 'fails' ? 'caught' : 'endless', by: { path: known.path, name: known.name } }
  }
  // What is kept from before must not be what it survives by: those that keep something are loaded with it.
  if (keeping.size === 0) return { how: 'survived' }
  const { way, by } = await anew(number, quickFirst([...keeping]), () => true)
  return way === 'passes' ? { how: 'survived' } : { how: way === 'fails' ? 'caught' : 'endless', by }
}

function remember(path: string, known: Known): void {
  const own = catchers.get(path) ?? new Set()
  catchers.set(path, own)
  own.delete(known)
  own.add(known)
}

function renew(): void {
  usual = `?${++versions}`
  loaded.clear()
}

/** With the mutation on from the start: what is made while loading is made by it. */
async function anew(
  number: number,
  paths: readonly string[],
  isWanted: (unit: Known) => boolean,
): Promise<{ way: Way; by?: Outcome['by'] }> {
  const version = `?${++versions}`
  for (const path of paths) {
    const own = units.filter((known) => known.path === path && isWanted(known))
    switches.begin(number, ROUNDS_TO_LOAD)
    let made: readonly Unit[]
    try {
      made = await load(path, version)
    } catch {
      takeUnits()
      const { isEndless } = switches
      switches.begin(-1)
      return { way: isEndless ? 'endless' : 'fails', by: { path, name: '' } }
    }
    for (const known of own) {
      const way = await run(made[known.at], number, roundsFor(known.rounds))
      if (way !== 'passes') return { way, by: { path, name: known.name } }
    }
  }
  return { way: 'passes' }
}

process.on('message', async (number: number) => {
  const outcome: Outcome = { number, ...(await attempt(number)), isTired: versions >= TIRED_AFTER }
  process.send?.(outcome)
})
// Who asks is gone.
process.on('disconnect', () => process.exit())
process.send?.('ready')
