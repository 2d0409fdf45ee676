import type { Problem } from '@railhead/table'
import type { Graph } from './graph.ts'
import { distances, encircled, exposed, graphOf } from './graph.ts'
import type { Group, RawArea, RawContent } from './schema.ts'

/** What the worked examples of both rulebooks presume of the map. However the rest is drawn, this must stay. */

/** Lines that an army, truck or train uses in an example. */
const LINES: readonly (readonly [string, string, Group])[] = [
  ['danzig', 'konigsberg', 'gray'],
  ['konigsberg', 'tilsit', 'gray'],
  ['tilsit', 'kaunas', 'gray'],
  ['kaunas', 'panevezys', 'gray'],
  ['panevezys', 'riga', 'gray'],
  ['riga', 'jekabpils', 'gray'],
  ['jekabpils', 'sebezh', 'gray'],
  ['sebezh', 'velikiye_luki', 'gray'],
  ['siedlce', 'brest', 'white'],
  ['brest', 'bereza', 'white'],
  ['briansk', 'kaluga', 'brown'],
  ['kaluga', 'moskva', 'brown'],
  ['brody', 'proskurov', 'brown'],
]

type Feature = keyof RawArea['features']
const WITH: readonly (readonly [Feature, readonly string[]])[] = [
  ['medals', ['velikiye_luki', 'rzhev', 'lvov', 'kaluga', 'kiev']],
  ['fort', ['kaluga', 'brest']],
  ['soviet', ['leningrad', 'moskva', 'rostov', 'kaunas', 'siauliai', 'liepaja', 'brest', 'lvov', 'stanislavov', 'czernowitz']],
]
const WITHOUT: readonly (readonly [Feature, readonly string[]])[] = [
  ['fort', ['velikiye_luki']],
  // A Pursuit card is drawn there, so no Soviet marker can lie there.
  ['soviet', ['jekabpils', 'sebezh', 'velikiye_luki', 'kaluga']],
]
const COLOURS: readonly (readonly [string, readonly Group[]])[] = [
  ['briansk', ['brown']],
  ['kaluga', ['brown']],
  ['moskva', ['gray', 'white', 'brown']],
]
const DOUBLE = ['vilnius', 'velikiye_luki', 'rzhev']

export function checkExamples({ map }: RawContent): Problem[] {
  const graph = graphOf(map)
  return [...areaFacts(graph), ...lineFacts(graph, map), ...pockets(graph, map), ...counterAttack(graph), ...marches(graph)]
}

function areaFacts(graph: Graph): Problem[] {
  const problems: Problem[] = []
  const say = (id: string, what: string): number => problems.push({ where: `map.areas[${id}]`, what })
  const has = (id: string, feature: Feature): boolean => graph.areas.get(id)?.features[feature] !== undefined
  for (const [feature, ids] of WITH)
    for (const id of ids) if (!has(id, feature)) say(id, `has ${feature} in a rulebook example, but not here`)
  for (const [feature, ids] of WITHOUT)
    for (const id of ids) if (has(id, feature)) say(id, `cannot have ${feature}: a rulebook example is played without it`)
  for (const [id, groups] of COLOURS)
    for (const group of groups)
      if (!graph.areas.get(id)?.colours.includes(group)) say(id, `must be open to ${group}, as in a rulebook example`)
  for (const id of DOUBLE) if (graph.areas.get(id)?.colours.join() !== 'gray,white') say(id, 'is gray and white in the rulebooks')
  return problems
}

function lineFacts(graph: Graph, map: RawContent['map']): Problem[] {
  const problems: Problem[] = []
  for (const [a, b, group] of LINES)
    if (!graph.by(group).get(a)?.includes(b))
      problems.push({ where: `map.lines[${a}-${b}]`, what: `must be a ${group} line, as in a rulebook example` })
  const railed = (id: string): boolean => graph.areas.get(id)?.features.printed === true
  if (!graph.by('gray').get('kedainiai')?.some(railed))
    problems.push({ where: 'map.areas[kedainiai]', what: 'must touch printed gray rail, as in the railhead example' })
  const start = map.seas.find((sea) => sea.features.fleetStart)?.id ?? ''
  if (!graph.seas.get(start)?.includes(graph.areas.get('liepaja')?.features.harbour ?? ''))
    problems.push({ where: `map.seas[${start}]`, what: 'must lie one step from the sea of Liepaja, as in the fleet example' })
  return problems
}

/** Riga, fleet and pocket examples, by the sea rules of both editions. */
function pockets(graph: Graph, map: RawContent['map']): Problem[] {
  const problems: Problem[] = []
  const printed = map.areas.filter((area) => area.features.printed).map((area) => area.id)
  const fleetStart = map.seas.find((sea) => sea.features.fleetStart)?.id ?? ''
  const liepajaSea = graph.areas.get('liepaja')?.features.harbour ?? ''
  const riga = ['kedainiai', 'panevezys', 'riga']
  const cases: readonly (readonly [string, readonly string[], string, readonly string[]])[] = [
    ['Riga example', riga, fleetStart, []],
    ['fleet example', riga, liepajaSea, ['liepaja', 'siauliai', 'ventspils']],
    ['pocket example, before Proskurov', ['mogilev_podolskiy', 'brody'], fleetStart, []],
    ['pocket example', ['mogilev_podolskiy', 'brody', 'proskurov'], fleetStart, ['czernowitz', 'lvov', 'stanislavov']],
  ]
  for (const [name, taken, fleet, expected] of cases) {
    for (const seas of ['all-seas', 'baltic'] as const) {
      const found = encircled(graph, new Set([...printed, ...taken]), fleet, seas).sort()
      if (found.join() !== expected.join())
        problems.push({
          where: 'map.lines',
          what: `${name} (${seas}): encircles ${found.join(', ') || 'nothing'}, not ${expected.join(', ') || 'nothing'}`,
        })
    }
  }
  return problems
}

/** 9 Army beside Velikiye Luki and 4 Army beside Borisov leave only Orsha open. */
function counterAttack(graph: Graph): Problem[] {
  const printed = [...graph.areas.values()].filter((area) => area.features.printed).map((area) => area.id)
  const markers = ['vilnius', 'molodechno', 'minsk', 'borisov', 'orsha', 'lepel', 'polotsk', 'velikiye_luki']
  const controlled = new Set([...printed, ...markers])
  const open = (armies: readonly string[]): string[] => exposed(graph, markers, armies, controlled)
  const problems: Problem[] = []
  const expect = (found: boolean, what: string): unknown =>
    found || problems.push({ where: 'map.lines', what: `counter-attack example: ${what}` })
  const both = open(['polotsk', 'minsk'])
  expect(both.join() === 'orsha', `only Orsha may be exposed, not ${both.join(', ') || 'nothing'}`)
  expect(open(['polotsk']).includes('borisov'), 'without 4 Army Borisov must be exposed')
  expect(open(['minsk']).includes('velikiye_luki'), 'without 9 Army Velikiye Luki must be exposed')
  return problems
}

/** What armies of the examples walk from where they start. */
function marches(graph: Graph): Problem[] {
  const startOf = (army: string): string => [...graph.areas.values()].find((area) => area.features.startArmy === army)?.id ?? ''
  const steps = (group: Group, from: string, to: string): number =>
    distances(graph.by(group), [from]).get(to) ?? Number.POSITIVE_INFINITY
  const walks: readonly (readonly [string, number, number])[] = [
    ['11A cannot reach Mogilev Podolskiy by forced march', steps('brown', startOf('11A'), 'mogilev_podolskiy'), 2],
    [
      '1PzGr cannot reach Brody and Proskurov in one move',
      steps('brown', startOf('1PzGr'), 'brody') + steps('brown', 'brody', 'proskurov'),
      3,
    ],
    ['4PzGr cannot reach Riga in one move', steps('gray', startOf('4PzGr'), 'riga'), 3],
  ]
  return walks
    .filter(([, far, most]) => far > most)
    .map(([what]) => ({ where: 'map.lines', what: `${what}, as a rulebook example has it` }))
}
