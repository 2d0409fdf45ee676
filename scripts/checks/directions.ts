// Arrows point one way: apps -> host, players, protocol -> games -> table. See docs/architecture.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../run.mjs'
import { clientFaults } from './client.ts'
import { type Fault, importsOf, place, report, sourcesIn } from './sources.ts'

type Layer = 'table' | 'game' | 'host' | 'players' | 'protocol' | 'app' | 'bench'

/** Which layers each layer may use. What is not named here is a fault. */
const MAY_USE: { readonly [layer in Layer]: readonly Layer[] } = {
  table: [],
  game: ['table'],
  host: ['game', 'table'],
  players: ['game', 'table'],
  protocol: ['game', 'table'],
  app: ['host', 'players', 'protocol', 'game', 'table'],
  bench: ['app', 'host', 'players', 'protocol', 'game', 'table'],
}
/** Applications are ends, not means; but `railhead serve` starts the server. */
const ALSO: readonly (readonly [user: string, used: string])[] = [['apps/cli', 'apps/server']]
/** Outside every package: what must work before anything is installed or built. */
const SHARED: ReadonlySet<string> = new Set(['scripts/node.mjs', 'scripts/engine.mjs', 'scripts/run.mjs'])

interface House {
  readonly folder: string
  readonly name: string
  readonly layer: Layer
  readonly dependencies: readonly string[]
}

export function directionFaults(root: string): Fault[] {
  const houses = housesIn(root)
  const byName = new Map(houses.map((house) => [house.name, house]))
  return houses.flatMap((house) => {
    const faults: Fault[] = []
    const check = (used: House, where: string): void => {
      if (used !== house && !mayUse(house, used)) faults.push({ where, what: `${house.folder} must not use ${used.folder}` })
    }
    for (const name of house.dependencies) {
      const used = byName.get(name)
      if (used !== undefined) check(used, `${house.folder}/package.json`)
      else if (name.startsWith('@railhead/'))
        faults.push({ where: `${house.folder}/package.json`, what: `there is no package ${name}` })
    }
    for (const source of sourcesIn(root, house.folder)) {
      for (const { from, at } of importsOf(source)) {
        const where = place(source, at)
        if (from.startsWith('.')) {
          const target = join(dirname(source.path), from)
          const leaves = !target.startsWith(`${house.folder}/`) && !SHARED.has(target)
          if (leaves) faults.push({ where, what: `"${from}" leaves ${house.folder}; import the package by its name` })
          continue
        }
        const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/')
        const used = byName.get(name)
        if (used === undefined) {
          if (name.startsWith('@railhead/')) faults.push({ where, what: `there is no package ${name}` })
          continue
        }
        check(used, where)
        if (used !== house && !house.dependencies.includes(name) && !comesAlong(house, used)) {
          faults.push({ where, what: `${name} is not among the dependencies in ${house.folder}/package.json` })
        }
      }
    }
    return faults
  })
}

/** The host has the list of games, so whoever has the host has every game: a new one is named there alone. */
const comesAlong = (user: House, used: House): boolean =>
  used.layer === 'game' && user.layer !== 'host' && user.dependencies.includes('@railhead/host')

function mayUse(user: House, used: House): boolean {
  return MAY_USE[user.layer].includes(used.layer) || ALSO.some(([a, b]) => user.folder === a && used.folder === b)
}

function housesIn(root: string): House[] {
  const folders = ['packages', 'apps'].flatMap((group) => {
    const path = join(root, group)
    return existsSync(path) ? readdirSync(path).map((name) => `${group}/${name}`) : []
  })
  return [...folders, 'bench'].flatMap((folder) => {
    const manifest = join(root, folder, 'package.json')
    if (!existsSync(manifest)) return []
    const { name, dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    )
    const named = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
    return [{ folder, name, layer: layerOf(folder), dependencies: Object.keys(named) }]
  })
}

/** Every package is a game but the table, the host, the players and the protocol; so a new game needs no word here. */
function layerOf(folder: string): Layer {
  switch (folder) {
    case 'bench':
      return 'bench'
    case 'packages/table':
      return 'table'
    case 'packages/host':
      return 'host'
    case 'packages/players':
      return 'players'
    case 'packages/protocol':
      return 'protocol'
    default:
      return folder.startsWith('apps/') ? 'app' : 'game'
  }
}

if (import.meta.main) report([...directionFaults(ROOT), ...clientFaults(ROOT)], 'every dependency points the right way')
