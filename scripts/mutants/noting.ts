// A process that runs files of tests as they are, and notes what each would notice: told of a file, it answers with a `NotedFile`.
import { join } from 'node:path'
import '../random-runs.ts'
import { ROOT } from '../run.mjs'
import { allMutations } from './all.ts'
import { takeUnits, type Unit } from './harness.ts'
import { loadInstrumented } from './loading.ts'
import { type NotedFile, type NotedUnit, numbersIn } from './noted.ts'
import { Switches, UNLIMITED } from './switches.ts'

const mutations = allMutations()
const switches = new Switches(mutations.length)
Object.assign(globalThis, { $m: switches })
loadInstrumented(mutations, 'noting')
let version = 0

async function note(path: string): Promise<NotedFile> {
  switches.met.fill(0)
  await import(`${join(ROOT, path)}?noting${version++}`)
  const kept = switches.met.slice()
  const units = takeUnits()
  const first: Seen[] = []
  for (const unit of units) first.push(await see(unit))
  const noted: NotedUnit[] = []
  for (const [i, unit] of units.entries()) {
    const [once, again] = [first[i], await see(unit)]
    if (!once.hasPassed) throw new Error(`${path}: "${unit.name}" fails without any change; mend it first: ${once.trouble}`)
    for (const number of kept.keys()) if (once.met[number] === 1 && again.met[number] === 0) kept[number] = 1
    noted.push({
      name: unit.name,
      milliseconds: again.milliseconds,
      rounds: Math.max(once.rounds, again.rounds),
      isRepeatable: again.hasPassed,
      met: numbersIn(once.met.map((met, number) => met | again.met[number])),
    })
  }
  return { path, kept: numbersIn(kept), units: noted }
}

interface Seen {
  readonly hasPassed: boolean
  readonly trouble: string
  readonly milliseconds: number
  readonly rounds: number
  readonly met: Uint8Array
}

async function see(unit: Unit): Promise<Seen> {
  switches.met.fill(0)
  switches.begin(-1)
  const before = process.cpuUsage()
  let trouble: string | undefined
  try {
    await unit.run()
  } catch (error) {
    trouble = String(error)
  }
  const { user, system } = process.cpuUsage(before)
  return {
    hasPassed: trouble === undefined,
    trouble: trouble ?? '',
    milliseconds: Math.round((user + system) / 1000),
    rounds: UNLIMITED - switches.rounds,
    met: switches.met.slice(),
  }
}

process.on('message', (path: string) => {
  note(path).then(
    (noted) => process.send?.({ noted }),
    (error) => process.send?.({ trouble: String(error instanceof Error ? error.message : error) }),
  )
})
// Who asks is gone.
process.on('disconnect', () => process.exit())
process.send?.('ready')
